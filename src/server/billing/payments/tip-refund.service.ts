// The owner gives a tip back to the card or bank account that it came from (docs/product/online-payments.md#tips).
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { ServerContext } from '../../context.ts';
import { deskAccount } from '../accounts/desk-account.service.ts';
import { lockPayment } from '../core/lock-payment.ts';
import { returnTip } from '../core/return-payment.ts';
import { writeRefund } from '../core/write-payment.ts';
import { sendBack } from '../online/refund-online.service.ts';

/**
 * Gives back what is left of the tip of a payment. A second time changes nothing.
 *
 * @throws RequestProblem 404 for an unknown payment.
 */
export async function refundTip(
  context: ServerContext,
  staffId: string,
  id: string,
  reason: string,
): Promise<DeskAccount> {
  return context.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    const { userId } = payment;
    const at = context.clock();
    const on = dateInZone(at, context.settings().timeZone);
    const by = { actorId: staffId, at, issuedOn: on };
    const cents = await returnTip(tx, payment, by);
    if (cents > 0) {
      const refund = { userId, method: 'online', cents, refundedOn: on, reason } as const;
      const { id: refundId } = await writeRefund(tx, { ...refund, reference: '' }, by);
      await sendBack(context, tx, { refundId, userId, cents });
      const subject = { type: 'payment', id } as const;
      const details = { amount: amountOf(cents) };
      await audit(tx, { actorId: staffId, action: 'tip-refunded', subject, details, at });
    }
    return deskAccount(context, tx, userId);
  });
}
