// Answers customers about their quotes: who asks, then the service.

import type { Handlers } from '#server/platform/http/mount.ts';
import { isReadingOnly } from '#server/platform/http/read-only.ts';
import type { ServerContext } from '../../context.ts';
import { createTurns } from './answer-turns.ts';
import { requireQuote } from './open-quote.ts';
import { presentQuote } from './present-quote.ts';
import { readQuoteOf } from './quote.queries.ts';
import { acceptQuote, chooseOptions, declineQuote } from './quote-answer.service.ts';
import { openCopy } from './quote-copy.ts';
import { storeFirstView } from './write-quote.ts';

type PricedQuoteEndpoints =
  | 'GET /api/quotes/{id}'
  | 'POST /api/quotes/{id}/choice'
  | 'POST /api/quotes/{id}/accept'
  | 'POST /api/quotes/{id}/decline'
  | 'GET /api/quotes/{id}/pdf';

/** The handlers for customers. */
export function pricedQuoteHandlers(context: ServerContext): Handlers<PricedQuoteEndpoints> {
  const inTurn = createTurns();
  return {
    async 'GET /api/quotes/{id}'({ params: { id }, user }) {
      const read = requireQuote(await readQuoteOf(context.db, user, id));
      if (!isReadingOnly()) await storeFirstView(context, read.quote);
      return presentQuote(context, read);
    },

    async 'POST /api/quotes/{id}/choice'({ params, body, user }) {
      return chooseOptions(context, params.id, body, user);
    },

    async 'POST /api/quotes/{id}/accept'({ params, body, user, attempt }) {
      return inTurn(params.id.toLowerCase(), () =>
        acceptQuote(context, params.id, body, user, attempt),
      );
    },

    async 'POST /api/quotes/{id}/decline'({ params, body, user }) {
      return declineQuote(context, params.id, body, user);
    },

    async 'GET /api/quotes/{id}/pdf'({ params, user, reply }) {
      const bytes = await openCopy(context, params.id, user);
      // Plain ASCII without quotes, so it needs no encoding (RFC 6266).
      const file = `accepted-quote-${params.id.slice(0, 8).toLowerCase()}.pdf`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return bytes;
    },
  };
}
