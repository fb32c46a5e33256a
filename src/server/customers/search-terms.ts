// Turns what someone types into a search of customers: every word has to begin something that is known of them.
import { type SQL, sql } from 'drizzle-orm';

/** The same marks at which the database cuts words apart (search_words in migration 0010). */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;

/**
 * The text of a tsquery; null when there is no word in it. A telephone number is
 * found however it is grouped, and an address for mail by its beginning.
 */
export function searchOf(typed: string): string | null {
  const words = typed.split(/\s+/).flatMap((part) => (isMail(part) ? [part] : wordsOf(part)));
  if (words.length === 0) return null;
  const all = words.slice(0, 12).map(prefix).join(' & ');
  const digits = phoneDigits(typed);
  return digits === null ? all : `${prefix(digits)} | (${all})`;
}

/**
 * The same for the database. It stands in a question of its own, so that the planner asks the index whatever the word: it knows
 * little of how many words have a beginning, and reads a table row by row when it thinks that most have.
 */
export function searchQuery(words: string): SQL {
  return sql`(select lower(${words})::tsquery)`;
}

function isMail(part: string): boolean {
  return /^[^@]+@/.test(part);
}

function wordsOf(part: string): string[] {
  return part.split(BETWEEN_WORDS).filter(Boolean);
}

/** Of what looks like a telephone number, such as "(281) 555-01"; without the country code. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  return digits.length < 4 ? null : digits.replace(/^1(?=\d{10}$)/, '');
}

/** A lexeme in quotes, of which nothing is an operator; those of tsquery itself are taken out. */
function prefix(word: string): string {
  return `'${word.replace(/['\\]/g, '').slice(0, 200)}':*`;
}
