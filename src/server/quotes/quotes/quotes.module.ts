// Quotes, the prices that the company offers: drafted and sent by the office, answered by customers. What people send to get
// one is in quotes/ (docs/product/glossary.md).
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { pricedQuoteHandlers } from './quote.routes.ts';
import { makeCopy } from './quote-copy.ts';
import { quoteCopy } from './quote-copy-job.ts';
import { quoteDeskHandlers } from './quote-desk.routes.ts';
import { quotedRequestHandlers } from './quoted-request.routes.ts';

export const pricedQuotesModule: Module = {
  handlers: ({ context }) => ({
    ...pricedQuoteHandlers(context),
    ...quoteDeskHandlers(context),
    ...quotedRequestHandlers(context),
  }),
  jobs: [job(quoteCopy, ({ quoteId }, { context }) => makeCopy(context, quoteId))],
};
