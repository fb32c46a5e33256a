// How a mail to a person begins. Anyone can type anything into a form beside someone else's address, so of a name only
// what can be nothing but a first name is repeated.
import type { Language } from '../../facts/languages.ts';

/** Letters of any script with their marks, apostrophes and hyphens. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u;
const MAX_CHARACTERS = 40;

/** Beside those of words, the signs that stand in the names of people; a link or a shout has others. */
const WHOLE_NAME = /^[\p{L}\p{M}'’.,\s-]+$/u;

/** A dot with a letter behind it, as in example.com; initials have a space there. */
const DOT_IN_A_WORD = /\p{L}{2}\.\p{L}/u;

/** "Maria del Carmen de la Cruz" is a name, a longer row of words is a sentence. */
const MAX_WORDS = 6;

/** "Hello Maria" for a name that is one, else "Hello"; "Hola, María" in Spanish. */
export function greeting(name: string, language: Language = 'en'): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const isName = words.length <= MAX_WORDS && WHOLE_NAME.test(name) && !DOT_IN_A_WORD.test(name);
  const isGreeted = isName && FIRST_NAME.test(first) && first.length <= MAX_CHARACTERS;
  if (language === 'es') return isGreeted ? `Hola, ${first}` : 'Hola';
  return isGreeted ? `Hello ${first}` : 'Hello';
}
