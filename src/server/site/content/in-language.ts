// Shows entries in a language: the texts that are translated in their places, with the company's figures in them.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import {
  type ListKind,
  ONLY,
  type PublishedContent,
  type SingleKind,
} from '#contract/site/content/kinds.ts';
import { type Shown, shownWith, translationOf } from '#contract/site/content/translated-texts.ts';
import { translationsWithFigures } from './company-figures.ts';

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
  content: Pick<PublishedContent, 'translations'>,
  figures: Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>,
  language: Language,
): InLanguage {
  const translations = translationsWithFigures(content.translations, figures);
  const shown = <Entry extends object>(
    kind: ListKind | SingleKind,
    slug: string,
    entry: Entry,
  ): Shown<Entry> => shownWith(kind, entry, translationOf({ translations }, language, kind, slug));
  return {
    all: (kind, entries) => entries.map((entry) => shown(kind, entry.slug, entry)),
    only: (kind, entry) => shown(kind, ONLY, entry),
  };
}
