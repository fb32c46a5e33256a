// Answers what stands behind the address of a page that thanks.
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { receiptSubject } from '#server/platform/http/receipt-token.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';

/** The handler of receipts. A token that was not made here is answered like one whose row is gone. */
export function receiptHandlers(
  context: ServerContext,
  readers: NonNullable<Module['receipts']>,
): Handlers<'GET /api/receipts/{token}'> {
  return {
    async 'GET /api/receipts/{token}'({ params }) {
      const found = receiptSubject(context.secrets.receiptLink, params.token);
      const receipt = found && (await readers[found.kind]?.(found.subject, context));
      if (!receipt) throw new RequestProblem('not_found', 'We could not find this receipt.');
      return receipt;
    },
  };
}
