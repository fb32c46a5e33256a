// Reads the receipt of a payment: what it was, and what it settled when it came.
import { and, asc, eq, sql } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import type { Receipt } from '#contract/billing/payment-receipts.ts';
import type { Db } from '#server/platform/database/client.ts';
import {
  invoices,
  ledgerEntries,
  ledgerLines,
  payments,
} from '#server/platform/database/schema/billing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { returnedCentsOf, tipLeftOf } from '../core/return-payment.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws RequestProblem 404 for a payment that is not the customer's. */
export async function readReceipt(db: Db, userId: string, id: string): Promise<Receipt> {
  const [payment] = UUID.test(id)
    ? await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), eq(payments.userId, userId)))
    : [];
  if (!payment) throw new RequestProblem('not_found', 'We could not find this payment.');
  const lines = await db
    .select({
      cents: sql<number>`-${ledgerLines.cents}`,
      account: ledgerLines.account,
      invoice: invoices,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(invoices, eq(invoices.id, ledgerLines.invoiceId))
    .where(and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.kind, 'payment')))
    .orderBy(asc(ledgerLines.id));
  const { method, cents, tipCents, receivedOn, reference, reverseReason } = payment;
  const credit = lines.find(({ account }) => account === 'customer-credit')?.cents ?? 0;
  return {
    ...{ id, method, amount: amountOf(cents), receivedOn, reference, reversal: reverseReason },
    ...{ tip: amountOf(tipCents), tipLeft: amountOf(await tipLeftOf(db, id)) },
    returned: amountOf((await returnedCentsOf(db, [id])).get(id) ?? 0),
    invoices: lines.flatMap(({ invoice, cents: settled }) =>
      invoice ? [{ id: invoice.id, number: invoice.number, amount: amountOf(settled) }] : [],
    ),
    credit: amountOf(credit),
  };
}
