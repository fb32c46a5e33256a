// Answers the quote form: asks the guard, reads cookie and key, calls the service.
import type { QuoteRequest } from '#contract/quote.ts';
import type { ServerContext } from '../context.ts';
import { type FormGuard, withoutGuard } from '../form-guard/form-guard.ts';
import { attemptOf } from '../http/attempt.ts';
import type { Handlers } from '../http/mount.ts';
import { visitorHashOf } from '../http/visitor.ts';
import { receiptToken } from '../receipts/receipt-token.ts';
import { requestQuote } from './quote.service.ts';

/** The handler of quote requests. */
export function quoteHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<'POST /api/quote-requests'> {
  return {
    async 'POST /api/quote-requests'({ body, request }) {
      const attempt = attemptOf(request, 'POST /api/quote-requests', sameContent(body));
      const inspection = await guard.inspect('quote', body, request);
      const kept = await requestQuote(context, body, {
        visitorHash: visitorHashOf(request),
        inspection,
        attempt,
      });
      const receipt = receiptToken(context.secrets.receiptLink, 'quote-request', kept.id);
      return { ...kept, receipt };
    },
  };
}

/**
 * What makes a repetition the same request: a plain form uploads its photos again, under new ids. Forms that send other
 * photos send another key.
 */
function sameContent({ photos, ...rest }: QuoteRequest) {
  return { ...withoutGuard(rest), photos: photos?.length ?? 0 };
}
