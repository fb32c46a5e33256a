// What the home page says of kept promises: read from what was written once a day, while the owner wants it shown.
import type { Language } from '#company/facts/languages.ts';
import { shownPromises } from '#company/rules/site/shown-promises.ts';
import type { StoredPromises } from '#contract/site/content/page-content.ts';
import { publishedPromises } from '#server/platform/database/schema/report.ts';
import type { ServerContext } from '../../context.ts';

/** Figures that no one has renewed for so long are of another time. */
const LONGEST_MS = 7 * 86_400_000;

/** The figures with their labels in a language; null while nothing may be shown. */
export async function readPromises(
  { db, settings, clock }: ServerContext,
  language: Language,
): Promise<StoredPromises | null> {
  if (!settings().promisesAreShown) return null;
  const [row] = await db.select().from(publishedPromises);
  if (!row || clock().getTime() - row.writtenAt.getTime() > LONGEST_MS) return null;
  const figures = shownPromises(row, language);
  return figures.length > 0 ? { from: row.fromDay, to: row.toDay, figures } : null;
}
