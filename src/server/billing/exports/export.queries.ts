// Reads what was booked since the last export, what exports hold, and the lines behind their files.
import { and, asc, between, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NamedCustomer } from '#company/rules/billing/export-names.ts';
import { customerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import { MOST_EXPORTED } from '#contract/billing/books-exports.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  creditNotes,
  invoiceItems,
  invoices,
  ledgerEntries,
  ledgerLines,
  payments,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import {
  booksExports,
  exportedEntries,
  plainExportName,
} from '#server/platform/database/schema/books-export.ts';

/** Waits for entries that are being written, and lets no further one begin until the transaction ends: an id that is passed over is never used later. */
export async function holdLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${ledgerEntries} in share row exclusive mode`);
}

/** The last entry of all exports; 0 before the first one. */
async function lastExported(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(exportedEntries.entryId) }).from(exportedEntries);
  return row?.last ?? 0;
}

/** The entries that no export has, in their order, with whose they are. */
export async function newEntries(db: Db, most = MOST_EXPORTED) {
  const { id, kind, bookedOn } = ledgerEntries;
  const { firstName, lastName, email, phone } = users;
  return db
    .select({
      id,
      kind,
      bookedOn,
      userId: users.id,
      customer: { firstName, lastName, email, phone },
    })
    .from(ledgerEntries)
    .innerJoin(users, eq(users.id, ledgerEntries.userId))
    .where(gt(id, await lastExported(db)))
    .orderBy(asc(id))
    .limit(most);
}

/** By which names customers were exported before, of those who may be called like one of some. @param names Without number and case. */
export async function exportedNames(db: Db, names: readonly string[]): Promise<NamedCustomer[]> {
  return db
    .selectDistinct({ userId: ledgerEntries.userId, name: exportedEntries.customer })
    .from(exportedEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, exportedEntries.entryId))
    .where(sql`${plainExportName(exportedEntries.customer)} = any(${sql.param(names)}::text[])`);
}

/** What customers owe more (or have less to their credit) by each kind of the entries between two, in cents. */
export async function owedByKind(db: Db, first: number, last: number) {
  return db
    .select({
      kind: ledgerEntries.kind,
      entries: sql<number>`count(distinct ${ledgerEntries.id})::int`,
      cents: sql<number>`coalesce(sum(${ledgerLines.cents}) filter
        (where ${inArray(ledgerLines.account, customerAccounts)}), 0)::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(and(between(ledgerEntries.id, first, last), between(ledgerLines.entryId, first, last)))
    .groupBy(ledgerEntries.kind);
}

const { number, takenAt } = booksExports;

// Names stand as the database has them: within a statement about one table, columns are written without theirs.
const ofExport = (what: string) =>
  sql<number>`(select ${sql.raw(what)} from exported_entries where export_number = books_exports.number)::int`;

/** Exports up to a number, the latest first. */
export function listExports(db: Db, upTo: number | undefined, most: number) {
  const { id, firstName, lastName, email, phone } = users;
  return db
    .select({
      ...{ number, takenAt },
      // The id comes first: an object of a left join is taken for missing when its first column is null.
      takenBy: { id, firstName, lastName, email, phone },
      entries: ofExport('count(*)'),
      first: ofExport('min(entry_id)'),
      last: ofExport('max(entry_id)'),
    })
    .from(booksExports)
    .leftJoin(users, eq(users.id, booksExports.takenBy))
    .where(upTo === undefined ? undefined : lte(number, upTo))
    .orderBy(desc(number))
    .limit(most);
}

export async function findExport(db: Db, wanted: number) {
  const [row] = await listExports(db, wanted, 1);
  return row?.number === wanted ? row : undefined;
}

const settled = alias(invoices, 'settled');

/** Every line of an export, entry by entry, with what it is of. */
export function linesOfExport(db: Db, wanted: number) {
  return db
    .select({
      entry: ledgerEntries,
      line: ledgerLines,
      customer: exportedEntries.customer,
      invoice: { number: invoices.number, issuedOn: invoices.issuedOn, dueOn: invoices.dueOn },
      settledNumber: settled.number,
      creditNote: creditNotes,
      method: sql<string | null>`coalesce(${payments.method}, ${refunds.method})`,
      reference: sql<string | null>`coalesce(${payments.reference}, ${refunds.reference})`,
    })
    .from(exportedEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, exportedEntries.entryId))
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .leftJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .leftJoin(settled, eq(settled.id, ledgerLines.invoiceId))
    .leftJoin(creditNotes, eq(creditNotes.id, ledgerEntries.creditNoteId))
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(refunds, eq(refunds.id, ledgerEntries.refundId))
    .where(eq(exportedEntries.exportNumber, wanted))
    .orderBy(asc(ledgerEntries.id), asc(ledgerLines.id));
}
export type ExportedLine = Awaited<ReturnType<typeof linesOfExport>>[number];

/** The items of some invoices, in their order. */
export async function itemsOf(db: Db, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(invoiceItems)
    .where(inArray(invoiceItems.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceItems.invoiceId), asc(invoiceItems.position));
}
export type ExportedItem = Awaited<ReturnType<typeof itemsOf>>[number];
