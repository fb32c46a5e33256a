// What is owed on invoices and what customers have to their credit: sums of the ledger, stored nowhere.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OpenInvoice } from '#company/rules/billing/ledger-entries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { invoices, ledgerLines } from '#server/platform/database/schema/billing.ts';

/** The sum of lines, in cents. */
const cents = sql<number>`coalesce(sum(${ledgerLines.cents}), 0)::float8`;

/** What is owed on some invoices, in cents, by their ids. */
export async function openCentsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: ledgerLines.invoiceId, cents })
    .from(ledgerLines)
    .where(inArray(ledgerLines.invoiceId, [...ids]))
    .groupBy(ledgerLines.invoiceId);
  return new Map(rows.map((row) => [row.id ?? '', row.cents]));
}

/** What a customer owes invoice by invoice, the one that is due first before all others. */
export async function openInvoicesOf(
  db: Db,
  userId: string,
): Promise<(OpenInvoice & { number: number; dueOn: string })[]> {
  const { number, dueOn } = invoices;
  const rows = await db
    .select({ invoiceId: invoices.id, number, dueOn, openCents: cents })
    .from(invoices)
    .innerJoin(ledgerLines, eq(ledgerLines.invoiceId, invoices.id))
    .where(eq(invoices.userId, userId))
    .groupBy(invoices.id)
    .having(sql`sum(${ledgerLines.cents}) > 0`)
    .orderBy(asc(invoices.dueOn), asc(invoices.number));
  return rows;
}

/** What customers have to their credit, in cents, by their ids; those who have nothing are left out. */
export async function creditsOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: ledgerLines.userId, cents })
    .from(ledgerLines)
    .where(
      and(eq(ledgerLines.account, 'customer-credit'), inArray(ledgerLines.userId, [...userIds])),
    )
    .groupBy(ledgerLines.userId);
  return new Map(rows.filter((row) => row.cents !== 0).map((row) => [row.userId, -row.cents]));
}
