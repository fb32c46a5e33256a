// Books an online payment once: it settles what it was meant for, and what it is too much for becomes credit, which the office is told of.
import { eq } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { creditsOf } from '../core/balances.queries.ts';
import { type PaymentRow, writePayment } from '../core/write-payment.ts';
import { addTask } from '../tasks/billing-tasks.service.ts';
import type { OnlinePaymentRow } from './online-payment.queries.ts';
import { keepMethod } from './saved-methods.service.ts';
import { writeOnlinePayment } from './write-online-payment.ts';

/** The mail that a payment has arrived. */
export const receiptMail: JobKind<{ onlinePaymentId: string }> = { name: 'online-receipt-mail' };

/** Asks what Stripe kept of a payment. */
export const paymentFee: JobKind<{ onlinePaymentId: string }> = { name: 'online-payment-fee' };

/** Who writes, when, and on which day at the company. */
export function byStripe({ clock, settings }: ServerContext) {
  const at = clock();
  return { actorId: null, at, issuedOn: dateInZone(at, settings().timeZone) };
}

/** The payment that an attempt became: the one that is booked, else it is booked now. The account is locked. */
export async function bookPayment(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  { intentId, receivedCents, heardAt }: { intentId: string; receivedCents: number; heardAt: Date },
): Promise<PaymentRow> {
  if (row.paymentId) {
    const [known] = await tx.select().from(payments).where(eq(payments.id, row.paymentId));
    if (known) return known;
  }
  const by = byStripe(context);
  const { userId, methodLabel: reference, invoiceId } = row;
  const creditOf = async () => (await creditsOf(tx, [userId])).get(userId) ?? 0;
  const before = await creditOf();
  const payment = await writePayment(
    tx,
    {
      userId,
      method: 'online',
      cents: receivedCents,
      tipCents: Math.min(row.tipCents, receivedCents - 1),
      receivedOn: by.issuedOn,
      reference,
      note: '',
    },
    invoiceId,
    by,
  );
  const over = (await creditOf()) - before;
  if (over > 0) await addTask(tx, { userId, kind: 'paid-twice', cents: over }, by.at);
  await writeOnlinePayment(tx, row, {
    event: 'book',
    by: { actor: 'stripe', at: by.at },
    values: { intentId, heardAt, failure: null, paymentId: payment.id },
  });
  await audit(tx, {
    ...{ actorId: null, action: 'online-payment-booked', at: by.at },
    subject: { type: 'payment', id: payment.id },
    details: { amount: amountOf(receivedCents) },
  });
  await context.jobs.enqueue(tx, receiptMail, { onlinePaymentId: row.id });
  await context.jobs.enqueue(tx, paymentFee, { onlinePaymentId: row.id });
  if (row.keepsMethod) await context.jobs.enqueue(tx, keepMethod, { onlinePaymentId: row.id });
  return payment;
}
