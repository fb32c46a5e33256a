// What customers say: asked for after a visit, written by their private link, published by the office.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { askForReviews, reviewRequestMail } from './ask-for-reviews.ts';
import { REQUESTS_SCHEDULE, requestsAhead } from './due-requests.ts';
import { reviewHandlers } from './review.routes.ts';

export const reviewsModule: Module = {
  handlers: ({ context }) => reviewHandlers(context),
  jobs: [
    job(reviewRequestMail, async ({ requestId }, { context, mailer }) => {
      const { requestMailOf } = await import('./review-request.mail.ts');
      const mail = await requestMailOf(context, requestId);
      if (mail) await mailer.send(mail);
    }),
    clockJob({ name: 'ask-for-reviews' }, REQUESTS_SCHEDULE, askForReviews),
  ],
  ahead: [requestsAhead],
};
