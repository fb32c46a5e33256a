// Reads what each entry of an account in some days came to: what it adds to what is owed, and what of that is work, tax, deposit or tip.
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { customerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import type { Db } from '#server/platform/database/client.ts';
import { ledgerEntries, ledgerLines } from '#server/platform/database/schema/billing.ts';

/** Sums of an entry, by its id. Cents; tax, work and deposits positive where they were billed. */
export async function partsOfEntries(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
) {
  const sumOf = (which: string) =>
    sql<number>`coalesce(-sum(${ledgerLines.cents}) filter (where ${ledgerLines.account} ~ ${which}), 0)::float8`;
  return db
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      owed: sql<number>`coalesce(sum(${ledgerLines.cents})
        filter (where ${inArray(ledgerLines.account, customerAccounts)}), 0)::float8`,
      work: sumOf('^(revenue-|credits-given)'),
      tax: sumOf('^sales-tax-'),
      deposit: sumOf('^customer-deposits$'),
      tip: sumOf('^tips'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.userId, userId), between(ledgerEntries.bookedOn, from, to)))
    .groupBy(ledgerEntries.id);
}

/** The years in which something was booked on an account, the latest first. */
export async function yearsOf(db: Db, userId: string): Promise<number[]> {
  const year = sql<number>`extract(year from ${ledgerEntries.bookedOn})::int`;
  const rows = await db
    .selectDistinct({ year })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId));
  return rows.map((row) => row.year).toSorted((one, other) => other - one);
}
