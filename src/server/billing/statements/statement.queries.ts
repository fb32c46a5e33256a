// Reads what an account owed before some days, and what each entry of the ledger has added to it or taken off since: the receivable and the
// customer's credit together, so that credit that pays an invoice is no row.
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { customerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  creditNotes,
  invoices,
  ledgerEntries,
  ledgerLines,
  payments,
  refunds,
} from '#server/platform/database/schema/billing.ts';

const isOwed = inArray(ledgerLines.account, customerAccounts);
const cents = sql<number>`sum(${ledgerLines.cents})::float8`;

/** What accounts owed before a day, in cents, by their ids; below zero for credit. */
export async function owedBefore(
  db: Db,
  userIds: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: ledgerLines.userId, cents })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(inArray(ledgerLines.userId, [...userIds]), isOwed, lt(ledgerEntries.bookedOn, day)))
    .groupBy(ledgerLines.userId);
  return new Map(rows.map((row) => [row.userId, row.cents]));
}

/** The entries of an account in some days that changed what it owes, in their order. */
export function entriesOf(db: Db, userId: string, { from, to }: { from: string; to: string }) {
  return db
    .select({
      id: ledgerEntries.id,
      on: ledgerEntries.bookedOn,
      kind: ledgerEntries.kind,
      cents,
      invoice: invoices.number,
      creditNote: creditNotes.number,
      paidBy: payments.method,
      reference: payments.reference,
      refundedBy: refunds.method,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .leftJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .leftJoin(creditNotes, eq(creditNotes.id, ledgerEntries.creditNoteId))
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(refunds, eq(refunds.id, ledgerEntries.refundId))
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        isOwed,
        sql`${ledgerEntries.bookedOn} >= ${from}`,
        lte(ledgerEntries.bookedOn, to),
      ),
    )
    .groupBy(ledgerEntries.id, invoices.number, creditNotes.number, payments.id, refunds.id)
    .having(sql`sum(${ledgerLines.cents}) <> 0`)
    .orderBy(asc(ledgerEntries.bookedOn), asc(ledgerEntries.id));
}

/** Who owed something at the end of a day and can be mailed. */
export async function mailedDebtors(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .select({ userId: ledgerLines.userId })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(users, eq(users.id, ledgerLines.userId))
    .where(
      and(
        isOwed,
        lte(ledgerEntries.bookedOn, day),
        sql`${users.email} is not null`,
        sql`${users.disabledAt} is null`,
      ),
    )
    .groupBy(ledgerLines.userId)
    .having(sql`sum(${ledgerLines.cents}) > 0`)
    .orderBy(asc(ledgerLines.userId));
  return rows.map(({ userId }) => userId);
}
