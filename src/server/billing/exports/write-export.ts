// The one writer of exports of the books: a number, and the entries that it is of, each with the name that its customer has.
import { desc } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { booksExports, exportedEntries } from '#server/platform/database/schema/books-export.ts';

/**
 * Writes the next export. No entry is being written meanwhile (`holdLedger`).
 *
 * @throws a violation of the primary key when an entry was exported already.
 */
export async function writeExport(
  tx: Tx,
  entries: readonly { entryId: number; customer: string }[],
  by: { actorId: string; at: Date },
): Promise<number> {
  const [last] = await tx
    .select({ number: booksExports.number })
    .from(booksExports)
    .orderBy(desc(booksExports.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(booksExports).values({ number, takenBy: by.actorId, takenAt: by.at });
  for (const part of inChunks(entries)) {
    await tx.insert(exportedEntries).values(part.map((row) => ({ ...row, exportNumber: number })));
  }
  return number;
}
