// Reads invoices: one with everything that became of it, an account's, and the office's list.
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  creditNotes,
  invoiceItems,
  invoices,
  ledgerEntries,
  ledgerLines,
  payments,
} from '#server/platform/database/schema/billing.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { isUnsettled } from './unpaid-facts.ts';

/** The names by which a customer is called. */
type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** An invoice with what is owed on it and what was credited of it, in cents. */
export type ReadInvoice = {
  invoice: typeof invoices.$inferSelect;
  customer: Named;
  openCents: number;
  creditedCents: number;
};

// Names stand as the database has them: within a statement about one table, columns are written without theirs.
const openCents = sql<number>`coalesce((select sum(line.cents) from ledger_lines line where line.invoice_id = invoices.id), 0)::float8`;
const creditedCents = sql<number>`coalesce((select sum(note.total_cents) from credit_notes note where note.invoice_id = invoices.id), 0)::float8`;
const { firstName, lastName, email, phone } = users;
const columns = {
  invoice: invoices,
  customer: { firstName, lastName, email, phone },
  ...{ openCents, creditedCents },
};
const ofCustomer = eq(users.id, invoices.userId);

/** Whether something is still owed on it. The sum is asked of those alone on which something may be. */
export const isOpen: SQL = sql`(${isUnsettled} and ${openCents} > 0)`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One invoice; a customer finds their own alone. A malformed id is like one that does not exist. */
export async function findInvoice(
  db: Db,
  id: string,
  userId?: string,
): Promise<ReadInvoice | undefined> {
  if (!UUID.test(id)) return undefined;
  const own = userId === undefined ? undefined : eq(invoices.userId, userId);
  const [row] = await db
    .select(columns)
    .from(invoices)
    .innerJoin(users, ofCustomer)
    .where(and(eq(invoices.id, id), own));
  return row;
}

/** A visit at a customer's own property, with the invoice that it is on; undefined for any other one. */
export async function findOwnVisit(
  db: Db,
  userId: string,
  visitId: number,
): Promise<{ invoice: ReadInvoice | undefined } | undefined> {
  const [row] = await db
    .select({ invoiceId: invoiceItems.invoiceId })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .leftJoin(
      invoiceItems,
      and(eq(invoiceItems.visitId, visits.id), isNull(invoiceItems.releasedBy)),
    )
    .where(and(eq(visits.id, visitId), eq(properties.userId, userId)));
  if (!row) return undefined;
  return { invoice: row.invoiceId ? await findInvoice(db, row.invoiceId, userId) : undefined };
}

/** An account's invoices, the latest first. */
export function invoicesOf(db: Db, userId: string, most = 200): Promise<ReadInvoice[]> {
  return selectInvoices(db, eq(invoices.userId, userId), [desc(invoices.number)], most);
}

/** Invoices that match, in an order. Their lines and credit notes are each added up once for all of them. */
export async function selectInvoices(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  most: number,
): Promise<ReadInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, customer: columns.customer })
    .from(invoices)
    .innerJoin(users, ofCustomer)
    .where(where)
    .orderBy(...order)
    .limit(most);
  const sums = await sumsOf(
    db,
    rows.map(({ invoice }) => invoice.id),
  );
  return rows.map((row) => ({
    ...row,
    ...(sums.get(row.invoice.id) ?? { openCents: 0, creditedCents: 0 }),
  }));
}

type InvoiceSums = Pick<ReadInvoice, 'openCents' | 'creditedCents'>;

/** What is owed on some invoices and what was credited of them, in cents. */
async function sumsOf(db: Db, ids: readonly string[]): Promise<Map<string, InvoiceSums>> {
  if (ids.length === 0) return new Map();
  const { invoiceId } = ledgerLines;
  const credited = db
    .select({
      id: creditNotes.invoiceId,
      cents: sql<number>`sum(${creditNotes.totalCents})`.as('credited_cents'),
    })
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, [...ids]))
    .groupBy(creditNotes.invoiceId)
    .as('credited');
  const rows = await db
    .select({
      id: invoiceId,
      openCents: sql<number>`sum(${ledgerLines.cents})::float8`,
      creditedCents: sql<number>`coalesce(max(${credited.cents}), 0)::float8`,
    })
    .from(ledgerLines)
    .leftJoin(credited, eq(credited.id, invoiceId))
    .where(inArray(invoiceId, [...ids]))
    .groupBy(invoiceId);
  return new Map(rows.map(({ id, ...sums }) => [id ?? '', sums]));
}

/** What all customers owe together, and what of it was due before a day, in cents. */
export async function owedInAll(db: Db, today: string) {
  const [row] = await db
    .select({
      owed: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)::float8`,
      overdue: sql<number>`coalesce(sum(${ledgerLines.cents}) filter (where ${invoices.dueOn} < ${today}), 0)::float8`,
    })
    .from(ledgerLines)
    .innerJoin(invoices, eq(invoices.id, ledgerLines.invoiceId))
    .where(isUnsettled);
  return row ?? { owed: 0, overdue: 0 };
}

/** The credit notes of an invoice in their order. */
export function creditNotesOf(db: Db, invoiceId: string) {
  return db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId))
    .orderBy(asc(creditNotes.number));
}

const deposits = alias(invoices, 'deposits');

/** What settled an invoice besides credit notes, in its order. */
export function settlementsOf(db: Db, invoiceId: string) {
  return db
    .select({
      on: ledgerEntries.bookedOn,
      kind: ledgerEntries.kind,
      method: payments.method,
      reference: payments.reference,
      cents: ledgerLines.cents,
      /** The invoice of the deposit that was used. */
      depositNumber: deposits.number,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(deposits, eq(deposits.id, ledgerEntries.invoiceId))
    .where(
      and(
        eq(ledgerLines.invoiceId, invoiceId),
        inArray(ledgerEntries.kind, [
          'payment',
          'credit-used',
          'deposit-used',
          'payment-reversed',
          'payment-returned',
        ]),
      ),
    )
    .orderBy(asc(ledgerLines.id));
}

/** The sum of every account of the ledger, in cents, debits positive. */
export async function trialBalance(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .select({
      account: ledgerLines.account,
      cents: sql<number>`sum(${ledgerLines.cents})::float8`,
    })
    .from(ledgerLines)
    .groupBy(ledgerLines.account);
  const sums = new Map(rows.map(({ account, cents }) => [account, cents]));
  return Object.fromEntries(ledgerAccounts.map(({ value }) => [value, sums.get(value) ?? 0]));
}
