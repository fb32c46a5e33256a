// Answers the quote form: asks the guard, reads cookie and key, calls the service.
import type { ServerContext } from '../context.ts';
import { type FormGuard, withoutGuard } from '../form-guard/form-guard.ts';
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
