// Reads the first translations of content from content/LANGUAGE/, a file a kind and one a post, and sows each once beside the English that it translates.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type TranslationLanguage, translationLanguages } from '#company/facts/languages.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { type ContentKind, listKinds, singleKinds } from '#contract/site/content/kinds.ts';
import { type Texts, textsOf } from '#contract/site/content/translated-texts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries, contentTranslations } from '#server/platform/database/schema/content.ts';
import { contentFolder, readContentFile } from './first-content.ts';
import { once } from './once.ts';
import { readPostTranslations } from './post-files.ts';

const Translated = z.record(z.string(), z.record(z.string(), z.string()));

/** The texts of a kind by slug; undefined where no file has any. */
export function firstTranslations(
  language: TranslationLanguage,
  kind: ContentKind,
): Readonly<Record<string, Texts>> | undefined {
  if (kind === 'post') return readPostTranslations(join(contentFolder, language, 'posts'));
  const name = `${language}/${kind}${kind in singleKinds ? '' : 's'}.json`;
  return existsSync(join(contentFolder, name)) ? readContentFile(name, Translated) : undefined;
}

/**
 * Inserts the translations of each kind that this database has not had. An entry whose English the owner has changed gets none: what came
 * with the program translates other words than theirs.
 */
export async function sowTranslations(
  tx: Tx,
  seeded: Readonly<Record<string, { slug: string; body: object }[]>>,
): Promise<void> {
  for (const language of translationLanguages) {
    for (const kind of [...keysOf(listKinds), ...keysOf(singleKinds)]) {
      const first = firstTranslations(language, kind);
      if (!first) continue;
      await once(tx, `content ${language} ${kind}`, async () => {
        const there = await tx.select().from(contentEntries).where(eq(contentEntries.kind, kind));
        const rows = there.flatMap(({ slug, body, version }) => {
          const source = seeded[kind]?.find((entry) => entry.slug === slug);
          const texts = first[slug];
          if (!texts || !source) return [];
          if (!isDeepStrictEqual(textsOf(kind, body), textsOf(kind, source.body))) return [];
          return [{ kind, slug, language, texts: { ...texts }, ofVersion: version }];
        });
        if (rows.length > 0)
          await tx.insert(contentTranslations).values(rows).onConflictDoNothing();
      });
    }
  }
}

/** What kinds were first translated without, by how its paths begin: a database that has had the rest gets it on its own. */
const laterTexts = { service: 'page.', area: 'page.' } as const satisfies Partial<
  Record<ContentKind, string>
>;

/** Adds the texts that came later to each translation, once, where the owner has not changed their English and has no Spanish of their own. */
export async function sowLaterTexts(
  tx: Tx,
  seeded: Readonly<Record<string, { slug: string; body: object }[]>>,
): Promise<void> {
  for (const language of translationLanguages) {
    for (const kind of keysOf(laterTexts)) {
      const first = firstTranslations(language, kind);
      if (!first) continue;
      await once(tx, `content ${language} ${kind} ${laterTexts[kind]}`, async () => {
        const there = await tx.select().from(contentEntries).where(eq(contentEntries.kind, kind));
        for (const { slug, body, version } of there) {
          const source = seeded[kind]?.find((entry) => entry.slug === slug);
          const english = laterOf(kind, textsOf(kind, body));
          if (!source || !isDeepStrictEqual(english, laterOf(kind, textsOf(kind, source.body))))
            continue;
          await addTexts(tx, { kind, slug, language }, laterOf(kind, first[slug] ?? {}), version);
        }
      });
    }
  }
}

function laterOf(kind: keyof typeof laterTexts, texts: Texts): Texts {
  const later = Object.entries(texts).filter(([path]) => path.startsWith(laterTexts[kind]));
  return Object.fromEntries(later);
}

type TranslationName = { kind: ContentKind; slug: string; language: TranslationLanguage };

/** What a translation has already stays; of what is added, its version tells an editor that is open. */
async function addTexts(
  tx: Tx,
  { kind, slug, language }: TranslationName,
  texts: Texts,
  ofVersion: number,
): Promise<void> {
  const isIt = and(
    eq(contentTranslations.kind, kind),
    eq(contentTranslations.slug, slug),
    eq(contentTranslations.language, language),
  );
  const [row] = await tx.select().from(contentTranslations).where(isIt).for('update');
  const missing = Object.keys(texts).some((path) => !Object.hasOwn(row?.texts ?? {}, path));
  if (!missing) return;
  if (!row) {
    await tx.insert(contentTranslations).values({ kind, slug, language, texts, ofVersion });
    return;
  }
  await tx
    .update(contentTranslations)
    .set({ texts: { ...texts, ...row.texts }, version: sql`${contentTranslations.version} + 1` })
    .where(isIt);
}
