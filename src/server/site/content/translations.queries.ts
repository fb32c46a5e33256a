// Reads translations of content: all of them for pages, and those of an entry for its editor.
import { and, asc, eq } from 'drizzle-orm';
import type { TranslationLanguage } from '#company/facts/languages.ts';
import type { Translations } from '#contract/site/content/kinds.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { contentTranslations } from '#server/platform/database/schema/content.ts';
import type { EntryName, TranslationRow } from './write-content.ts';

/** All translations as pages need them. */
export async function readTranslations(db: Db): Promise<Translations> {
  const rows = await db.select().from(contentTranslations);
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, of]) => [
      language,
      Object.fromEntries(of.map(({ kind, slug, texts }) => [`${kind}/${slug}`, texts])),
    ]),
  );
}

/** The translations of an entry. */
export function listTranslations(db: Db, { kind, slug }: EntryName): Promise<TranslationRow[]> {
  return db
    .select()
    .from(contentTranslations)
    .where(and(eq(contentTranslations.kind, kind), eq(contentTranslations.slug, slug)))
    .orderBy(asc(contentTranslations.language));
}

/** One translation, held for a change. */
export async function lockTranslation(
  tx: Tx,
  { kind, slug }: EntryName,
  language: TranslationLanguage,
): Promise<TranslationRow | undefined> {
  const [row] = await tx
    .select()
    .from(contentTranslations)
    .where(
      and(
        eq(contentTranslations.kind, kind),
        eq(contentTranslations.slug, slug),
        eq(contentTranslations.language, language),
      ),
    )
    .for('update');
  return row;
}
