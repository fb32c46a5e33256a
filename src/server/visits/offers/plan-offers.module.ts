// Offers of plans: drafted and sent by the office, agreed to by customers, and the copies of agreements.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { agreementPdf, findAgreement } from './agreement-copy.ts';
import { planOfferHandlers } from './plan-offer.routes.ts';
import { planOfferDeskHandlers } from './plan-offer-desk.routes.ts';
import {
  agreementCopy,
  planDeclinedMail,
  planObjectionMail,
  planOfferMail,
  planStartedMail,
} from './plan-offer-mails.ts';

export const planOffersModule: Module = {
  handlers: ({ context }) => ({
    ...planOfferHandlers(context),
    ...planOfferDeskHandlers(context),
  }),
  jobs: [
    job(agreementCopy, async ({ agreementId }, { context }) => {
      const agreement = await findAgreement(context.db, agreementId);
      if (agreement) await agreementPdf(context, agreement);
    }),
    job(planOfferMail, async ({ offerId }, { context, mailer }) => {
      const { offerMailOf } = await import('./plan-offer.mail.ts');
      const mail = await offerMailOf(context, offerId);
      if (mail) await mailer.send(mail);
    }),
    job(planDeclinedMail, async ({ offerId }, { context, mailer }) => {
      const { declinedMailOf } = await import('./plan-offer.mail.ts');
      const mail = await declinedMailOf(context, offerId);
      if (mail) await mailer.send(mail);
    }),
    job(planStartedMail, async ({ agreementId, to }, { context, mailer }) => {
      const { startedMailOf } = await import('./plan-offer.mail.ts');
      const mail = await startedMailOf(context, agreementId, to);
      if (mail) await mailer.send(mail);
    }),
    job(planObjectionMail, async ({ agreementId, to }, { context, mailer }) => {
      const { objectionMailOf } = await import('./plan-offer.mail.ts');
      const mail = await objectionMailOf(context, agreementId, to);
      if (mail) await mailer.send(mail);
    }),
  ],
};
