// Shows entries in a language: the texts that are translated in their places, with the company's figures in them.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import {
  type ListKind,
  ONLY,
  type PublishedContent,
  type SingleKind,
} from '#contract/site/content/kinds.ts';
import { textsOf, withTexts } from '#contract/site/content/translated-texts.ts';
import { withFigures } from './company-figures.ts';

type Shown<Entry> = Entry & { untranslated: string[] };

/** How entries are shown in a language, each with the paths of the texts that it has in English alone. */
export type InLanguage = {
  /** The entries of a list. */
  all: <Entry extends { slug: string }>(
    kind: ListKind,
    entries: readonly Entry[],
  ) => Shown<Entry>[];
  /** The entry that is the only one of its kind. */
  only: <Entry extends object>(kind: SingleKind, entry: Entry) => Shown<Entry>;
};

/** Gives the way to show entries of this content in a language. */
export function inLanguage(
  { translations }: Pick<PublishedContent, 'translations'>,
  figures: Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>,
  language: Language,
): InLanguage {
  const shown = <Entry extends object>(
    kind: ListKind | SingleKind,
    slug: string,
    entry: Entry,
  ): Shown<Entry> => {
    if (language === 'en') return { ...entry, untranslated: [] };
    const texts = translations[language]?.[`${kind}/${slug}`] ?? {};
    const untranslated = Object.keys(textsOf(kind, entry)).filter(
      (path) => !Object.hasOwn(texts, path),
    );
    return { ...withTexts(entry, withFigures(texts, figures, language)), untranslated };
  };
  return {
    all: (kind, entries) => entries.map((entry) => shown(kind, entry.slug, entry)),
    only: (kind, entry) => shown(kind, ONLY, entry),
  };
}
