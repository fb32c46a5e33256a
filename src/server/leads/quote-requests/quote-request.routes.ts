// Answers the quote form: asks the guard, reads cookie and key, calls the service.
import type { Handlers } from '#server/platform/http/mount.ts';
import { receiptToken } from '#server/platform/http/receipt-token.ts';
import type { ServerContext } from '../../context.ts';
import type { FormGuard } from '../form-guard/form-guard.ts';
import { requestQuote } from './quote-request.service.ts';

/** The handler of quote requests. */
export function quoteHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<'POST /api/quote-requests'> {
  return {
    async 'POST /api/quote-requests'({ body, visitor, attempt, request }) {
      const inspection = await guard.inspect('quote', body, request);
      const kept = await requestQuote(context, body, {
        visitorHash: visitor,
        inspection,
        attempt,
      });
      const receipt = receiptToken(context.secrets.receiptLink, 'quote-request', kept.id);
      return { ...kept, receipt };
    },
  };
}
