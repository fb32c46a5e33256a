// Reads the ledger by days: what each account came to, the lines behind it, and what was sold and taxed.
import { and, asc, between, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { LedgerAccount } from '#company/rules/billing/ledger-accounts.ts';
import type { Period } from '#contract/billing/books.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { invoices, ledgerEntries, ledgerLines } from '#server/platform/database/schema/billing.ts';

const ofEntry = eq(ledgerEntries.id, ledgerLines.entryId);
const within = ({ from, to }: Period) => between(ledgerEntries.bookedOn, from, to);

/** Debits and credits of each account in cents, both positive. */
export function accountSums(db: Db, period: Period) {
  return db
    .select({
      account: ledgerLines.account,
      debit: sql<number>`coalesce(sum(${ledgerLines.cents}) filter (where ${ledgerLines.cents} > 0), 0)::bigint::float8`,
      credit: sql<number>`coalesce(-sum(${ledgerLines.cents}) filter (where ${ledgerLines.cents} < 0), 0)::bigint::float8`,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, ofEntry)
    .where(within(period))
    .groupBy(ledgerLines.account);
}

/** What was invoiced before tax, without deposits, which are no sale yet, and what of it is taxed, less what credit notes of the period took back, in cents. */
export async function salesOf(db: Db, { from, to }: Period) {
  const { rows } = await db.execute<{ sales: number; taxable: number }>(sql`
    select coalesce(sum(sales), 0)::float8 as sales, coalesce(sum(taxable), 0)::float8 as taxable from (
      select subtotal_cents as sales, taxable_cents as taxable from invoices where issued_on between ${from} and ${to}
      union all
      select -item.subtotal_cents, -item.taxable_cents from credit_note_items item
        join credit_notes note on note.id = item.credit_note_id where note.issued_on between ${from} and ${to}
      union all
      select -item.subtotal_cents, 0 from invoice_items item join invoices on invoices.id = item.invoice_id
        where item.step_id is not null and invoices.issued_on between ${from} and ${to}
      union all
      select credited.subtotal_cents, 0 from invoice_items item join credit_note_items credited on credited.item_id = item.id
        join credit_notes note on note.id = credited.credit_note_id
        where item.step_id is not null and note.issued_on between ${from} and ${to}
    ) as sold`);
  return rows[0] ?? { sales: 0, taxable: 0 };
}

/** The day and the id of the last line of a page. */
type LinePlace = readonly [on: string, id: number];

type Asked = { account?: LedgerAccount; after?: LinePlace | undefined };

/** Lines in the order of their days, some of them. */
export function listLines(db: Db, period: Period, { account, after }: Asked, most: number) {
  return db
    .select({ line: ledgerLines, entry: ledgerEntries, customer: users, number: invoices.number })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, ofEntry)
    .innerJoin(users, eq(users.id, ledgerLines.userId))
    .leftJoin(
      invoices,
      eq(invoices.id, sql`coalesce(${ledgerLines.invoiceId}, ${ledgerEntries.invoiceId})`),
    )
    .where(and(within(period), account && eq(ledgerLines.account, account), after && isPast(after)))
    .orderBy(asc(ledgerEntries.bookedOn), asc(ledgerLines.id))
    .limit(most);
}

function isPast([on, id]: LinePlace): SQL | undefined {
  const { bookedOn } = ledgerEntries;
  return or(gt(bookedOn, on), and(eq(bookedOn, on), gt(ledgerLines.id, id)));
}
