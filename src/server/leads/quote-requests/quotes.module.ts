// Quote requests: what people ask a price for.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { quoteLead } from './quote.lead.ts';
import { findQuoteRequest } from './quote.queries.ts';
import { quoteHandlers } from './quote.routes.ts';
import { quoteMail } from './quote-mails.ts';

export const quotesModule: Module = {
  handlers: ({ context, guard }) => quoteHandlers(context, guard),
  jobs: [
    job(quoteMail, async ({ quoteRequestId, to }, { context, mailer }) => {
      const row = await findQuoteRequest(context.db, quoteRequestId);
      if (!row) return;
      const { quoteMailOf } = await import('./quote.mail.ts');
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
