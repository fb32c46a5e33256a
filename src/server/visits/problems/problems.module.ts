// Reported problems: what a customer says went wrong on a visit, the conversation about it, and what the office does about it.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { problemRemedyMail } from './decide-remedy.service.ts';
import { problemMessageMail } from './own-problem.service.ts';
import { problemReplyMail } from './problem-desk.service.ts';
import { problemHandlers } from './problems.routes.ts';
import { problemMail } from './report-problem.service.ts';

export const problemsModule: Module = {
  handlers: ({ context }) => problemHandlers(context),
  jobs: [
    job(problemMail, async ({ problemId }, { context, mailer }) => {
      const { problemMailOf } = await import('./problem.mail.ts');
      const mail = await problemMailOf(context, problemId);
      if (mail) await mailer.send(mail);
    }),
    job(problemMessageMail, async (written, { context, mailer }) => {
      const { problemMessageMailOf } = await import('./problem.mail.ts');
      const mail = await problemMessageMailOf(context, written);
      if (mail) await mailer.send(mail);
    }),
    job(problemReplyMail, async (replied, { context, mailer }) => {
      const { problemReplyMailOf } = await import('./problem.mail.ts');
      const mail = await problemReplyMailOf(context, replied);
      if (mail) await mailer.send(mail);
    }),
    job(problemRemedyMail, async (decided, { context, mailer }) => {
      const { problemRemedyMailOf } = await import('./problem.mail.ts');
      const mail = await problemRemedyMailOf(context, decided);
      if (mail) await mailer.send(mail);
    }),
  ],
};
