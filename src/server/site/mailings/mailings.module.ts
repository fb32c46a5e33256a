// Mailings of the newsletter: written by the office, sent one by one at the pace of the settings.
import { EVERY_MINUTE } from '#company/rules/time/clock-moments.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { runDelivery } from './deliver-mailings.ts';
import { mailingsAhead } from './due-mailings.ts';
import { mailingHandlers } from './mailing.routes.ts';
import { mailingTestMail } from './mailing.service.ts';
import { deliverMailings, startDueMailings } from './start-mailing.ts';
import { MAILING_BOUNCE, takeMailingBounce } from './take-bounce.ts';

export const mailingsModule: Module = {
  handlers: ({ context }) => mailingHandlers(context),
  ahead: [mailingsAhead],
  replies: { [MAILING_BOUNCE]: takeMailingBounce },
  jobs: [
    job(deliverMailings, (_, tools) => runDelivery(tools)),
    job(mailingTestMail, async (payload, { context, mailer }) => {
      const { testMail } = await import('./mailing.mail.ts');
      const mail = await testMail(context, payload);
      if (mail) await mailer.send(mail);
    }),
    clockJob({ name: 'mailings-due' }, EVERY_MINUTE, startDueMailings),
  ],
};
