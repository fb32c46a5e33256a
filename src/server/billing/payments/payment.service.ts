// Staff write down what came in, take it back, and pay credit out (docs/product/billing.md#payments).
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { amountOf, centsOf, formatCents } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { DeskAccount, NewPayment, NewRefund } from '#contract/billing/billing-desk.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { deskAccount } from '../accounts/desk-account.service.ts';
import { creditsOf } from '../core/balances.queries.ts';
import { lockCustomerAccount } from '../core/lock-customer-account.ts';
import { lockPayment } from '../core/lock-payment.ts';
import { reversePayment, writePayment, writeRefund } from '../core/write-payment.ts';
import { requireInvoice } from '../invoices/credit-note.service.ts';
import { sendBack } from '../online/refund-online.service.ts';

/** The mail of a receipt for what was paid in person. */
export const paymentReceipt: JobKind<{ paymentId: string }> = { name: 'payment-receipt' };

/**
 * Writes a payment down, and has its receipt mailed where that is wanted.
 *
 * @throws RequestProblem 404 for an unknown customer or an invoice of someone else; 422 for a day ahead.
 */
export async function takePayment(
  context: ServerContext,
  staffId: string,
  { customerId, invoiceId, amount, sendReceipt, ...payment }: NewPayment,
  attempt: Attempt | undefined,
): Promise<DeskAccount> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    if (invoiceId) await requireInvoice(tx, invoiceId, userId);
    const at = context.clock();
    requirePastDay(context, payment.receivedOn);
    const row = await writePayment(
      tx,
      { ...payment, userId, cents: centsOf(amount) },
      invoiceId ?? null,
      { actorId: staffId, at },
    );
    if (sendReceipt) await context.jobs.enqueue(tx, paymentReceipt, { paymentId: row.id });
    const details = { amount: amountOf(row.cents), method: row.method };
    await noted(tx, staffId, { action: 'payment-taken', id: row.id, details, at });
    return deskAccount(context, tx, userId);
  });
  return answer;
}

/**
 * Takes a payment back. A second time changes nothing.
 *
 * @throws RequestProblem 404 for an unknown payment, 409 for one that was made online.
 */
export async function takeBackPayment(
  context: ServerContext,
  staffId: string,
  id: string,
  reason: string,
): Promise<DeskAccount> {
  return context.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment.method === 'online') {
      throw new RequestProblem(
        'wrong_state',
        'This was paid online. Refund it instead, or take it back at Stripe.',
      );
    }
    if (!payment.reversedAt) {
      const at = context.clock();
      const on = dateInZone(at, context.settings().timeZone);
      await reversePayment(tx, payment, { reason, on }, { actorId: staffId, at });
      const details = { amount: amountOf(payment.cents), method: payment.method };
      await noted(tx, staffId, { action: 'payment-reversed', id, details, at });
    }
    return deskAccount(context, tx, payment.userId);
  });
}

/**
 * Pays an account's credit back.
 *
 * @throws RequestProblem 404 for an unknown customer, 422 for more than the account has to its credit.
 */
export async function giveRefund(
  context: ServerContext,
  staffId: string,
  { customerId, amount, ...refund }: NewRefund & { customerId: string },
  attempt: Attempt | undefined,
): Promise<DeskAccount> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    const credit = Math.max(0, (await creditsOf(tx, [userId])).get(userId) ?? 0);
    const cents = centsOf(amount);
    if (cents > credit) {
      const detail =
        credit === 0
          ? 'This account has no credit. Credit an invoice first; what was paid of it can then be refunded.'
          : `This account has ${formatCents(credit)} to its credit.`;
      throw new RequestProblem('invalid_input', detail, {
        errors: [{ pointer: '/amount', detail }],
      });
    }
    const at = context.clock();
    const refundedOn = dateInZone(at, context.settings().timeZone);
    const row = await writeRefund(
      tx,
      { ...refund, userId, cents, refundedOn },
      { actorId: staffId, at },
    );
    const details = { amount: amountOf(cents), method: paymentMethodLabel(row.method) };
    if (row.method === 'online') await sendBack(context, tx, { refundId: row.id, userId, cents });
    await noted(tx, staffId, { action: 'refund-given', id: row.id, details, at });
    return deskAccount(context, tx, userId);
  });
  return answer;
}

function requirePastDay({ clock, settings }: ServerContext, day: string): void {
  if (day <= dateInZone(clock(), settings().timeZone)) return;
  const detail = 'That day is still ahead.';
  throw new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: '/receivedOn', detail }],
  });
}

type Noted = { action: AuditAction; id: string; details: Record<string, string>; at: Date };

async function noted(tx: Tx, actorId: string, { action, id, details, at }: Noted): Promise<void> {
  await audit(tx, { actorId, action, subject: { type: 'payment', id }, details, at });
}
