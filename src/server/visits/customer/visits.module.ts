// Visits: what lies ahead, what was done, and what went wrong.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { problemMail } from './problem.service.ts';
import { problemReplyMail } from './problem-reply.service.ts';
import { visitHandlers } from './visits.routes.ts';

export const visitsModule: Module = {
  handlers: ({ context }) => visitHandlers(context),
  jobs: [
    job(problemMail, async ({ problemId }, { context, mailer }) => {
      const { problemMailOf } = await import('./problem.mail.ts');
      const mail = await problemMailOf(context, problemId);
      if (mail) await mailer.send(mail);
    }),
    job(problemReplyMail, async ({ problemId }, { context, mailer }) => {
      const { problemReplyMailOf } = await import('./problem.mail.ts');
      const mail = await problemReplyMailOf(context, problemId);
      if (mail) await mailer.send(mail);
    }),
  ],
};
