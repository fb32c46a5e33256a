// Books that deposits settle the invoice of their job: they are used once, as a whole, and what the job does not need becomes credit
// (docs/product/deposits.md#the-last-invoice).
import { depositUsedEntry } from '#company/rules/billing/ledger-entries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { type BilledItem, depositsUsed, heldForJobs, jobVisits } from './deposits.queries.ts';
import { type NewEntry, postEntries } from './post-entries.ts';

/** An invoice that was just written. */
type Billed = {
  invoiceId: string;
  userId: string;
  items: readonly BilledItem[];
};

/** Uses what is held for the jobs of invoices. Their accounts are locked, and nothing has settled them yet. */
export async function applyDeposits(
  tx: Tx,
  billed: readonly Billed[],
  by: { actorId: string | null; at: Date; issuedOn: string },
): Promise<void> {
  const held = await heldForJobs(
    tx,
    billed.flatMap(({ items }) => jobVisits(items)),
  );
  const entries = billed.flatMap(({ invoiceId, userId, items }) =>
    depositsUsed(items, held).map(
      ({ deposit, jobCents }): NewEntry => ({
        ...{ kind: 'deposit-used', userId, bookedOn: by.issuedOn, invoiceId: deposit.invoiceId },
        lines: depositUsedEntry(deposit.heldCents, { invoiceId, jobCents }),
      }),
    ),
  );
  await postEntries(tx, entries, by);
}
