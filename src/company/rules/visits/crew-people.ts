// How the people of a crew are named to customers (docs/product/crew-page.md#who-is-here).
import type { Language } from '../../facts/languages.ts';
import { localeOf } from '../time/locale.ts';

/** More people than this are no crew. */
export const MOST_PEOPLE = 20;

/** What a customer reads of names: no family names. */
export function firstNames(people: readonly string[]): string[] {
  return people.map((name) => name.split(' ')[0] ?? name);
}

/** "Luis", "Luis and Marco" ("Luis y Marco"). */
export function listNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(names);
}
