// What is held of deposits: sums of the ledger, like every balance (docs/product/deposits.md).
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InvoiceItemKind } from '#company/rules/billing/invoice-items.ts';
import type { Db } from '#server/platform/database/client.ts';
import {
  creditNotes,
  invoiceItems,
  invoices,
  ledgerEntries,
  ledgerLines,
} from '#server/platform/database/schema/billing.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { visits } from '#server/platform/database/schema/visits.ts';

/** What is billed as a deposit and neither used nor credited, in cents, by the ids of its invoices. */
export async function heldCentsOf(
  db: Db,
  invoiceIds: readonly string[],
): Promise<Map<string, number>> {
  if (invoiceIds.length === 0) return new Map();
  // An entry that uses a deposit names the deposit's invoice, one that credits it a credit note of that.
  const invoiceId = sql<string>`coalesce(${ledgerEntries.invoiceId}, ${creditNotes.invoiceId})`;
  const owners = db
    .select({ userId: invoices.userId })
    .from(invoices)
    .where(inArray(invoices.id, [...invoiceIds]));
  const rows = await db
    .select({ invoiceId, cents: sql<number>`-sum(${ledgerLines.cents})::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(creditNotes, eq(creditNotes.id, ledgerEntries.creditNoteId))
    .where(
      and(
        eq(ledgerLines.account, 'customer-deposits'),
        inArray(ledgerLines.userId, owners),
        inArray(invoiceId, [...invoiceIds]),
      ),
    )
    .groupBy(invoiceId);
  return new Map(rows.map((row) => [row.invoiceId, row.cents]));
}

/** A deposit that is held for a job. */
export type HeldDeposit = { visitId: number; invoiceId: string; heldCents: number };

/** The deposits that are held for the jobs of some visits, in the order in which they were billed. */
export async function heldForJobs(db: Db, visitIds: readonly number[]): Promise<HeldDeposit[]> {
  if (visitIds.length === 0) return [];
  const rows = await db
    .select({ visitId: visits.id, invoiceId: invoiceItems.invoiceId })
    .from(visits)
    .innerJoin(quotes, eq(quotes.serviceRequestId, visits.serviceRequestId))
    .innerJoin(quotePaymentSteps, eq(quotePaymentSteps.quoteId, quotes.id))
    .innerJoin(
      invoiceItems,
      and(eq(invoiceItems.stepId, quotePaymentSteps.id), isNull(invoiceItems.releasedBy)),
    )
    .where(inArray(visits.id, [...visitIds]))
    .orderBy(asc(invoiceItems.id));
  const held = await heldCentsOf(
    db,
    rows.map(({ invoiceId }) => invoiceId),
  );
  return rows
    .map((row) => ({ ...row, heldCents: held.get(row.invoiceId) ?? 0 }))
    .filter(({ heldCents }) => heldCents > 0);
}

/** As much of an item as deposits are reckoned with. */
export type BilledItem = { kind: InvoiceItemKind; visitId: number | null; total: number };

/** The visits of the jobs among items. */
export function jobVisits(items: readonly BilledItem[]): number[] {
  return items.flatMap(({ kind, visitId }) => (kind === 'job' && visitId ? [visitId] : []));
}

/**
 * How much of an invoice each deposit can settle, in cents: at most what its job is on it, and at most what the invoice comes to, credits
 * taken off.
 */
export function depositsUsed(
  items: readonly BilledItem[],
  held: readonly HeldDeposit[],
): { deposit: HeldDeposit; jobCents: number }[] {
  let leftOfInvoice = items.reduce((cents, { total }) => cents + total, 0);
  return items
    .filter(({ kind }) => kind === 'job')
    .flatMap(({ visitId, total }) => {
      let leftOfJob = total;
      return held
        .filter((deposit) => deposit.visitId === visitId)
        .map((deposit) => {
          const jobCents = Math.min(leftOfJob, leftOfInvoice);
          const used = Math.min(jobCents, deposit.heldCents);
          leftOfJob -= used;
          leftOfInvoice -= used;
          return { deposit, jobCents };
        });
    });
}
