// The one writer of the ledger. Rows are only ever added, and each entry comes to zero (docs/product/billing.md#ledger).
import type { EntryKind, LedgerLine } from '#company/rules/billing/ledger-entries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { ledgerEntries, ledgerLines } from '#server/platform/database/schema/billing.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { endPaidTasks } from '../tasks/billing-tasks.service.ts';

/** What an entry is of, and its lines. */
export type NewEntry = {
  kind: EntryKind;
  userId: string;
  /** The day at the company that it counts for. */
  bookedOn: string;
  invoiceId?: string;
  creditNoteId?: number;
  paymentId?: string;
  refundId?: string;
  reversesId?: number;
  lines: readonly LedgerLine[];
};

/**
 * Adds entries; one without lines is left out. Whoever is shown their account asks again.
 *
 * @param by Who does it, and when.
 */
export async function postEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  by: { actorId: string | null; at: Date },
): Promise<void> {
  for (const some of inChunks(entries.filter(({ lines }) => lines.length > 0))) {
    const rows = await tx
      .insert(ledgerEntries)
      .values(
        some.map(({ lines: _, ...entry }) => ({ ...entry, actorId: by.actorId, createdAt: by.at })),
      )
      .returning({ id: ledgerEntries.id });
    const lines = some.flatMap((entry, index) => {
      const entryId = rows[index]?.id;
      if (entryId === undefined) throw new Error('an entry of the ledger was not written');
      return entry.lines.map((line) => ({ ...line, entryId, userId: entry.userId }));
    });
    for (const part of inChunks(lines)) await tx.insert(ledgerLines).values(part);
  }
  const settled = entries.flatMap(({ lines }) =>
    lines.flatMap(({ invoiceId, cents }) => (invoiceId && cents < 0 ? [invoiceId] : [])),
  );
  await endPaidTasks(tx, settled, by.at);
  const customers = new Set(entries.map(({ userId }) => userId));
  for (const userId of customers) await announce(tx, 'portal', userId);
}
