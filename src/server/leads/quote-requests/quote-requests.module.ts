// Quote requests: what people ask a price for.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { quoteLead } from './quote-request.lead.ts';
import { findQuoteRequest } from './quote-request.queries.ts';
import { quoteHandlers } from './quote-request.routes.ts';
import { quoteMail } from './quote-request-mails.ts';

export const quotesModule: Module = {
  handlers: ({ context, guard }) => quoteHandlers(context, guard),
  jobs: [
    job(quoteMail, async ({ quoteRequestId, to }, { context, mailer }) => {
      const row = await findQuoteRequest(context.db, quoteRequestId);
      if (!row) return;
      const { quoteMailOf } = await import('./quote-request.mail.ts');
      await mailer.send(await quoteMailOf(context, row, to));
    }),
  ],
  leads: [quoteLead],
  receipts: {
    async 'quote-request'(subject, { db }) {
      return (await findQuoteRequest(db, subject)) && { kind: 'quote-request' };
    },
  },
};
