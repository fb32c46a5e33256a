// The one writer of invoices and their items. An invoice is written whole, with its number, its entry in the ledger and what the customer's
// credit settles of it at once; it is never changed (docs/product/billing.md#invoices).
import { randomUUID } from 'node:crypto';
import {
  type InvoiceItemKind,
  itemsTotal,
  type PricedItem,
} from '#company/rules/billing/invoice-items.ts';
import { creditUsedEntry, invoiceEntry } from '#company/rules/billing/ledger-entries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { invoiceItems, invoices } from '#server/platform/database/schema/billing.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { applyDeposits } from './apply-deposits.ts';
import { creditsOf, openInvoicesOf } from './balances.queries.ts';
import { takeNumbers } from './next-numbers.ts';
import { postEntries } from './post-entries.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** What is billed: one of its sources, and what it comes to. */
export type NewItem = PricedItem & {
  kind: InvoiceItemKind;
  visitId: number | null;
  chargeId: number | null;
  creditId: number | null;
  /** The deposit or part of an accepted quote. */
  stepId?: number | null;
  title: string;
  /** The day of the work, 'YYYY-MM-DD'. */
  servedOn: string;
  place: string;
};

/** `dueOn` where it is due on another day than the others. */
export type NewInvoice = {
  userId: string;
  billedTo: string;
  items: readonly NewItem[];
  dueOn?: string;
};

/** Who issues invoices when, and the days on which they count and are due. */
export type Issue = { actorId: string | null; at: Date; issuedOn: string; dueOn: string };

/**
 * Issues invoices, numbered in their order. The accounts are locked.
 *
 * @throws a violation of a unique index when a visit or charge is on an invoice already.
 */
export async function writeInvoices(
  tx: Tx,
  all: readonly NewInvoice[],
  issue: Issue,
): Promise<InvoiceRow[]> {
  const first = await takeNumbers(tx, 'invoice', all.length);
  const rows = all.map(({ userId, billedTo, items, dueOn = issue.dueOn }, index) => {
    const { subtotal, taxable, tax, total } = itemsTotal(items);
    return {
      id: randomUUID(),
      number: first + index,
      ...{ userId, billedTo, issuedOn: issue.issuedOn, dueOn },
      ...{ subtotalCents: subtotal, taxableCents: taxable, taxCents: tax, totalCents: total },
      ...{ issuedBy: issue.actorId, createdAt: issue.at },
    };
  });
  for (const part of inChunks(rows)) await tx.insert(invoices).values(part);
  const items = all.flatMap((one, index) => itemRows(rows[index]?.id ?? '', one.items));
  for (const part of inChunks(items)) await tx.insert(invoiceItems).values(part);
  const entries = all.map((one, index) => {
    const invoiceId = rows[index]?.id ?? '';
    return {
      kind: 'invoice' as const,
      ...{ userId: one.userId, bookedOn: issue.issuedOn, invoiceId },
      lines: invoiceEntry(invoiceId, one.items),
    };
  });
  await postEntries(tx, entries, issue);
  const billed = all.map(({ userId, items: of }, index) => ({
    ...{ invoiceId: rows[index]?.id ?? '', userId, items: of },
  }));
  await applyDeposits(tx, billed, issue);
  await settleByCredit(
    tx,
    rows.map(({ userId }) => userId),
    issue,
  );
  await notifyStaff(tx, 'billing');
  return rows;
}

/** Settles what customers owe by what they have to their credit, as far as it goes. */
export async function settleByCredit(
  tx: Tx,
  userIds: readonly string[],
  by: { actorId: string | null; at: Date; issuedOn: string },
): Promise<void> {
  const credits = await creditsOf(tx, userIds);
  for (const [userId, cents] of credits) {
    const lines = creditUsedEntry(cents, await openInvoicesOf(tx, userId));
    await postEntries(tx, [{ kind: 'credit-used', userId, bookedOn: by.issuedOn, lines }], by);
  }
}

function itemRows(invoiceId: string, items: readonly NewItem[]) {
  return items.map(({ subtotal, taxable, tax, total, ...item }, index) => ({
    ...item,
    invoiceId,
    position: index + 1,
    ...{ subtotalCents: subtotal, taxableCents: taxable, taxCents: tax, totalCents: total },
  }));
}
