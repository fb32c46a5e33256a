// Mails about quotes that wait for an answer.
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { becauseOfQuote, dueFollowUps } from './due-follow-ups.ts';
import { followUpMail, sendFollowUps } from './send-follow-ups.ts';

const SCHEDULE = '30 * * * *';

const followUpsAhead: AheadSource = {
  schedule: SCHEDULE,
  list: async (context, moments) =>
    (await dueFollowUps(context, context.db, moments)).map(({ quote, step, at }) => ({
      ...becauseOfQuote(quote, context.settings().timeZone),
      ...{ key: `quote-${quote.id}-${step}`, kind: 'quote-follow-up-mail', at },
      to: { userId: quote.userId },
      path: `/console/requests/${quote.requestId}`,
      preview: async () =>
        (await import('./follow-up.mail.ts')).followUpLetter(context, quote, step),
    })),
};

export const followUpsModule: Module = {
  jobs: [
    clockJob({ name: 'send-quote-follow-ups' }, SCHEDULE, sendFollowUps),
    job(followUpMail, async ({ followUpId }, { context, mailer }) => {
      const { followUpMailFor } = await import('./follow-up.mail.ts');
      const mail = await followUpMailFor(context, followUpId);
      if (mail) await mailer.send(mail);
    }),
  ],
  ahead: [followUpsAhead],
};
