// The one writer of credit notes: what they take off the items of an invoice, with the entry in the ledger. An item that is taken back as a whole
// can be released, so that its visit is billed again (docs/product/billing.md#credit-notes).
import { eq, inArray, sql } from 'drizzle-orm';
import { creditableCents, creditOf } from '#company/rules/billing/credit-note.ts';
import { creditNoteEntry } from '#company/rules/billing/ledger-entries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import {
  creditNoteItems,
  creditNotes,
  invoiceItems,
} from '#server/platform/database/schema/billing.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { openCentsOf } from './balances.queries.ts';
import { takeNumbers } from './next-numbers.ts';
import { postEntries } from './post-entries.ts';
import { type InvoiceRow, settleByCredit } from './write-invoices.ts';

export type CreditNoteRow = typeof creditNotes.$inferSelect;
type InvoiceItemRow = typeof invoiceItems.$inferSelect;

/** An item as it was billed, and what was credited of it so far, in cents. */
export type ItemWithCredits = {
  row: InvoiceItemRow;
  billed: Parts;
  credited: Parts;
};
type Parts = { subtotal: number; taxable: number; tax: number; total: number };

/** The items of an invoice in their order, with what was credited of each. */
export async function listItems(db: Db, invoiceId: string): Promise<ItemWithCredits[]> {
  const rows = await db
    .select()
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(invoiceItems.position);
  const sums = await db
    .select({
      itemId: creditNoteItems.itemId,
      subtotal: sql<number>`sum(${creditNoteItems.subtotalCents})::int`,
      taxable: sql<number>`sum(${creditNoteItems.taxableCents})::int`,
      tax: sql<number>`sum(${creditNoteItems.taxCents})::int`,
    })
    .from(creditNoteItems)
    .where(inArray(creditNoteItems.itemId, rows.length > 0 ? rows.map(({ id }) => id) : [0]))
    .groupBy(creditNoteItems.itemId);
  const byItem = new Map(sums.map((sum) => [sum.itemId, sum]));
  return rows.map((row) => {
    const { subtotal = 0, taxable = 0, tax = 0 } = byItem.get(row.id) ?? {};
    return {
      row,
      billed: {
        ...{ subtotal: row.subtotalCents, taxable: row.taxableCents },
        ...{ tax: row.taxCents, total: row.totalCents },
      },
      credited: { subtotal, taxable, tax, total: subtotal + tax },
    };
  });
}

/** How much is taken off an item, in cents before tax: some of what is left of it, or all. */
export type ItemCredit = { item: ItemWithCredits; cents: number };

export type CreditNoteIssue = {
  actorId: string;
  at: Date;
  issuedOn: string;
  reason: string;
  /** Whether items that are taken back as a whole are billed again. */
  isReleased: boolean;
};

/**
 * Issues a credit note. What was paid of it becomes the customer's credit, which settles what else is owed. The account is locked.
 *
 * @param credits At least one; together they come to more than nothing.
 */
export async function writeCreditNote(
  tx: Tx,
  invoice: InvoiceRow,
  credits: readonly ItemCredit[],
  issue: CreditNoteIssue,
): Promise<CreditNoteRow> {
  const { actorId, at, issuedOn, reason } = issue;
  const taken = credits.map(({ item, cents }) => ({ item, off: creditOf(item, cents) }));
  const totalCents = taken.reduce((sum, { off }) => sum + off.total, 0);
  const number = await takeNumbers(tx, 'credit-note', 1);
  const [note] = await tx
    .insert(creditNotes)
    .values({
      number,
      invoiceId: invoice.id,
      issuedOn,
      reason,
      totalCents,
      issuedBy: actorId,
      createdAt: at,
    })
    .returning();
  if (!note) throw new Error('the credit note was not written');
  await tx.insert(creditNoteItems).values(
    taken.map(({ item, off }) => ({
      ...{ creditNoteId: note.id, itemId: item.row.id, subtotalCents: off.subtotal },
      ...{ taxableCents: off.taxable, taxCents: off.tax },
    })),
  );
  if (issue.isReleased) await release(tx, note.id, credits);
  const openCents = (await openCentsOf(tx, [invoice.id])).get(invoice.id) ?? 0;
  const items = taken.map(({ item, off }) => ({
    ...off,
    ...{ account: item.row.account, taxBasisPoints: item.row.taxBasisPoints },
    creditedTax: item.credited.tax,
  }));
  const lines = creditNoteEntry({ invoiceId: invoice.id, openCents }, items);
  const { userId } = invoice;
  const entry = {
    kind: 'credit-note',
    userId,
    bookedOn: issuedOn,
    creditNoteId: note.id,
    lines,
  } as const;
  await postEntries(tx, [entry], issue);
  await settleByCredit(tx, [userId], issue);
  await notifyStaff(tx, 'billing');
  return note;
}

async function release(tx: Tx, noteId: number, credits: readonly ItemCredit[]): Promise<void> {
  const whole = credits.filter(({ item, cents }) => creditableCents(item) === cents);
  for (const { item } of whole) {
    await tx
      .update(invoiceItems)
      .set({ releasedBy: noteId })
      .where(eq(invoiceItems.id, item.row.id));
  }
}
