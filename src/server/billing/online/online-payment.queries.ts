// Reads attempts to pay online.

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { describeFailure } from '#company/rules/billing/online-payment.ts';
import { paymentFailureOf } from '#company/rules/billing/payment-failure.ts';
import { amountOf } from '#company/rules/money/money.ts';
import type { OnlinePayment } from '#contract/billing/online-payments.ts';
import type { Db } from '#server/platform/database/client.ts';
import { invoices } from '#server/platform/database/schema/billing.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { openInvoicesOf } from '../core/balances.queries.ts';

export type OnlinePaymentRow = typeof onlinePayments.$inferSelect;

/** What an account would pay: an open invoice of its own, or all that it owes. */
export type Payable = {
  cents: number;
  invoice: { id: string; number: number } | null;
};

/** Undefined when nothing is owed, or when it is not the customer's. */
export async function payableOf(
  db: Db,
  userId: string,
  invoiceId: string | null | undefined,
): Promise<Payable | undefined> {
  const open = await openInvoicesOf(db, userId);
  if (!invoiceId) {
    const cents = open.reduce((sum, { openCents }) => sum + openCents, 0);
    return cents > 0 ? { cents, invoice: null } : undefined;
  }
  const found = open.find((one) => one.invoiceId === invoiceId);
  if (!found) return undefined;
  return { cents: found.openCents, invoice: { id: found.invoiceId, number: found.number } };
}

/** A payment of an account that is being confirmed, such as a bank transfer that takes days. */
export async function paymentUnderWay(
  db: Db,
  userId: string,
): Promise<OnlinePaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(onlinePayments)
    .where(
      and(
        eq(onlinePayments.userId, userId),
        isNull(onlinePayments.endedAt),
        eq(onlinePayments.status, 'processing'),
      ),
    )
    .limit(1);
  return row;
}

/** @throws RequestProblem 404 for a payment that is not the customer's. */
export async function ownOnlinePayment(db: Db, userId: string, id: string): Promise<OnlinePayment> {
  const [row] = z.uuid().safeParse(id).success
    ? await db
        .select({ payment: onlinePayments, number: invoices.number })
        .from(onlinePayments)
        .leftJoin(invoices, eq(invoices.id, onlinePayments.invoiceId))
        .where(and(eq(onlinePayments.id, id), eq(onlinePayments.userId, userId)))
    : [];
  if (!row) throw new RequestProblem('not_found', 'We could not find this payment.');
  const { cents, tipCents, status, methodLabel, failure, invoiceId } = row.payment;
  const failed = status === 'open' || status === 'canceled' ? failure : null;
  return {
    ...{ id, amount: amountOf(cents), tip: amountOf(tipCents), status, method: methodLabel },
    failure: failed ? describeFailure(failed) : null,
    failureKind: failed ? paymentFailureOf(failed) : null,
    invoice: invoiceId && row.number ? { id: invoiceId, number: row.number } : null,
  };
}

/** The last attempt to pay the same of the same. */
export async function lastAttempt(
  db: Db,
  { userId, invoiceId, cents }: { userId: string; invoiceId: string | null; cents: number },
): Promise<OnlinePaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(onlinePayments)
    .where(
      and(
        eq(onlinePayments.userId, userId),
        eq(onlinePayments.isAutopay, false),
        sql`${onlinePayments.invoiceId} is not distinct from ${invoiceId}`,
        eq(onlinePayments.cents, cents),
      ),
    )
    .orderBy(desc(onlinePayments.attempt))
    .limit(1);
  return row;
}
