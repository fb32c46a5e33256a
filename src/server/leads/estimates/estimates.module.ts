// Estimates as documents: priced for the page, mailed as a PDF.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { askForEstimate, estimateMail, sweepEstimates } from './estimate-mail.service.ts';
import { priceEstimate } from './price-estimate.ts';

export const estimatesModule: Module = {
  handlers: ({ context, guard }) => ({
    async 'POST /api/estimates/price'({ body }) {
      return priceEstimate(context, body.choice, body.language ?? 'en');
    },

    async 'POST /api/estimates/mail'({ body, request }) {
      await askForEstimate(context, body, await guard.inspect('estimate', body, request));
      return null;
    },
  }),
  jobs: [
    job(estimateMail, async ({ estimateMailId }, { context, mailer }) => {
      const { mailOfEstimate } = await import('./estimate.mail.ts');
      const mail = await mailOfEstimate(context, estimateMailId);
      if (mail) await mailer.send(mail);
    }),
  ],
  sweep: sweepEstimates,
};
