// A call to the company's number: who called, as far as the provider says it, and the text that follows by itself when no one answered.
import type { Language } from '../../facts/languages.ts';
import { textNumberOf } from '../platform/phone-link.ts';
import { englishMissedCallMessages } from './messages/missed-call-messages.en.ts';
import { spanishMissedCallMessages } from './messages/missed-call-messages.es.ts';
import { spanishMissedCallWords } from './missed-call-text.es.ts';

/** Whether one of us answered it. */
export const callResults = ['missed', 'answered'] as const;
export type CallResult = (typeof callResults)[number];

/** What a missed call is in its conversation. */
export const MISSED_CALL = 'Missed call';

/** As long as the words of that text may be. */
export const CALL_WORDS_LENGTH = 300;

/**
 * What providers write for a number that is withheld, spelled on the keys of a telephone: ANONYMOUS, RESTRICTED, BLOCKED, UNAVAILABLE,
 * UNKNOWN and 0.
 */
const WITHHELD = new Set(['266696687', '7378742833', '2562533', '86282452253', '8656696', '']);

/** Numbers with fewer digits are services, which no one calls back. */
const FEWEST_DIGITS = 7;

/** The number that called, as texts know it; null when it was withheld. */
export function callerNumber(from: string): string | null {
  if (/[a-z]/i.test(from)) return null;
  const number = textNumberOf(from);
  const digits = number.replace(/\D/g, '').replace(/^0+$/, '');
  if (WITHHELD.has(digits) || digits.length < FEWEST_DIGITS || number.length > 20) return null;
  return number;
}

/** Whether a number is one of the North American plan: to no other one a text leaves because of a call. */
export function isOfNorthAmerica(number: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number);
}

/** The text to someone whose call was missed: who we are, the owner's words, in Spanish ours, and how to have no more of it. */
export function missedCallText(
  { shortName, missedCallWords }: { shortName: string; missedCallWords: string },
  language: Language = 'en',
): string {
  return language === 'es'
    ? `${shortName}: ${spanishMissedCallWords} ${spanishMissedCallMessages.stop}`
    : `${shortName}: ${missedCallWords} ${englishMissedCallMessages.stop}`;
}
