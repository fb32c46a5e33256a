// A short link of something printed, as a row, for tests of who may see and change it.
import { printLinks } from '#server/platform/database/schema/print-link.ts';
import type { People } from './access-people.ts';

/** A link, by its id and version. */
export async function newPrintLink({ office }: People) {
  const code = Array.from({ length: 6 }, () => 'abcdefgh'[Math.floor(Math.random() * 8)]).join('');
  const [row] = await office.test.open.db
    .insert(printLinks)
    .values({ code, kind: 'flyer', name: 'May', target: '/quote' })
    .returning();
  return { params: { id: String(row?.id) }, version: row?.version ?? 1 };
}
