// Answers the quote form: asks the guard, reads cookie and key, calls the service.
import type { QuoteRequest } from '#contract/quote.ts';
import type { ServerContext } from '../context.ts';
import type { FormGuard } from '../form-guard/form-guard.ts';
import { attemptOf } from '../http/attempt.ts';
import type { Handlers } from '../http/mount.ts';
import { visitorHashOf } from '../http/visitor.ts';
import { requestQuote } from './quote.service.ts';

/** The handler of quote requests. */
export function quoteHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<'POST /api/quote-requests'> {
  return {
    async 'POST /api/quote-requests'({ body, request }) {
      const attempt = attemptOf(request, 'POST /api/quote-requests', withoutGuard(body));
      const inspection = await guard.inspect('quote', body, request);
      return requestQuote(context, body, {
        visitorHash: visitorHashOf(request),
        inspection,
        attempt,
      });
    },
  };
}

/** A repetition is the same request, although its form has fetched a new token in between. */
function withoutGuard({ formToken, proof, website, ...rest }: QuoteRequest) {
  return rest;
}
