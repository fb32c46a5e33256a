// The language in which a person is written to (docs/product/spanish.md#customers).
import type { Language } from '#company/facts/languages.ts';

/** Who has said none is written to in English. */
export function writtenLanguage(known: Language | null | undefined): Language {
  return known ?? 'en';
}

/**
 * What is kept when a form comes back that shows it: a form that was saved as it stood chooses nothing, so whoever has said no language
 * has said none still. Left out it stays.
 */
export function chosenLanguage(
  known: Language | null,
  typed: Language | undefined,
): Language | null {
  return typed === undefined || typed === writtenLanguage(known) ? known : typed;
}
