// Answers staff about quotes: reads what was seen and typed, calls the service.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { requireQuote } from './open-quote.ts';
import { presentDeskQuote } from './present-quote.ts';
import { readQuote } from './quote.queries.ts';
import { changeDraft, draftQuote, reviseQuote, sendQuote } from './quote-desk.service.ts';
import { listOlderQuotes, priceStartOf, startQuote } from './quote-start.service.ts';

type QuoteDeskEndpoints =
  | 'POST /api/console/service-requests/{id}/quotes'
  | 'GET /api/console/quotes/{id}'
  | 'PATCH /api/console/quotes/{id}'
  | 'POST /api/console/quotes/{id}/send'
  | 'POST /api/console/quotes/{id}/revise'
  | 'GET /api/console/service-requests/{id}/prices'
  | 'GET /api/console/service-requests/{id}/older-quotes'
  | 'POST /api/console/service-requests/{id}/quotes/start';

/** The handlers for staff. */
export function quoteDeskHandlers(context: ServerContext): Handlers<QuoteDeskEndpoints> {
  return {
    async 'POST /api/console/service-requests/{id}/quotes'({ params, body, user }) {
      const { requestVersion, ...draft } = body;
      return draftQuote(context, params.id, requestVersion, draft, user);
    },

    async 'GET /api/console/quotes/{id}'({ params }) {
      return presentDeskQuote(context, requireQuote(await readQuote(context.db, params.id)));
    },

    async 'PATCH /api/console/quotes/{id}'({ params, body, user }) {
      const { version, ...draft } = body;
      return changeDraft(context, params.id, version, draft, user);
    },

    async 'POST /api/console/quotes/{id}/send'({ params, body, user }) {
      return sendQuote(context, params.id, body, user);
    },

    async 'POST /api/console/quotes/{id}/revise'({ params, body, user }) {
      const { version, ...draft } = body;
      return reviseQuote(context, params.id, version, draft, user);
    },

    async 'GET /api/console/service-requests/{id}/prices'({ params: { id } }) {
      return priceStartOf(context, id);
    },

    async 'GET /api/console/service-requests/{id}/older-quotes'({ params: { id } }) {
      return { items: await listOlderQuotes(context.db, id) };
    },

    async 'POST /api/console/service-requests/{id}/quotes/start'({ params, body, user }) {
      return startQuote(context, params.id, body, user);
    },
  };
}
