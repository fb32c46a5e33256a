// What follows an erasure outside the database: the journal learns what is gone, and the stored copies of quotes and agreements go.
import { quoteCopyFile } from '#company/rules/quotes/quote-copy-file.ts';
import { agreementCopyFile } from '#company/rules/visits/agreement-copy-file.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { LeadKeeper } from '#server/platform/journal/lead-keeper.ts';
import type { ServerContext } from '../../context.ts';

/** A stored copy of an accepted quote or of an agreement about a plan, whose file goes after the transaction. */
export type CopyName =
  | { quoteId: string; pdfHash: string }
  | { agreementId: number; pdfHash: string };

/** A lead as the journal names it. */
export type StoredLeadName = { kind: string; id: string };

/** What is left to be done once the transaction has committed: hashes and ids only. */
export type ErasureRest = {
  leads: StoredLeadName[];
  copies: CopyName[];
};

export const erasureRest: JobKind<ErasureRest> = { name: 'after-erasure' };

/**
 * Without it a start after a power cut, or a restore, would bring back what was erased: the last line of a lead is the one
 * that counts. Doing it twice does no harm.
 */
export async function finishErasure(
  { journal, storage }: ServerContext,
  keepers: readonly LeadKeeper[],
  { leads, copies }: ErasureRest,
): Promise<void> {
  for (const { kind, id } of leads) {
    const keeper = keepers.find((each) => each.kind === kind);
    if (keeper) await journal.append(keeper, id);
  }
  for (const copy of copies) {
    await storage.remove(
      'quoteId' in copy
        ? quoteCopyFile(copy.quoteId, copy.pdfHash)
        : agreementCopyFile(copy.agreementId, copy.pdfHash),
    );
  }
}
