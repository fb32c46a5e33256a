// The newsletter: who gets it, and how they leave.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { newsletterHandlers } from './newsletter.routes.ts';
import { forgetFormerSubscribers } from './newsletter.service.ts';
import { newsletterDeskHandlers } from './newsletter-desk.routes.ts';
import { welcomeMail } from './newsletter-mails.ts';
import { newsletterReceiptOf } from './newsletter-receipt.ts';

export const newsletterModule: Module = {
  handlers: ({ context, guard }) => ({
    ...newsletterHandlers(context, guard),
    ...newsletterDeskHandlers(context),
  }),
  jobs: [
    job(welcomeMail, async ({ subscriptionId, subscribedAt }, { context, mailer }) => {
      const { newsletterWelcome } = await import('./newsletter.mail.ts');
      const mail = await newsletterWelcome(context, subscriptionId, subscribedAt);
      if (mail) await mailer.send(mail);
    }),
  ],
  sweep: forgetFormerSubscribers,
  receipts: {
    async newsletter(subject, { clock }) {
      const email = newsletterReceiptOf(subject, clock());
      return email === undefined ? undefined : { kind: 'newsletter', email };
    },
  },
};
