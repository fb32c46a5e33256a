// A time of the day as people write and say it, in both languages.
import type { Language } from '../../facts/languages.ts';
import { minutesOf, timeOf } from './company-time.ts';

/** '13:00' as '1:00 PM' or '1:00 p.m.', without a leading zero. */
export function timeLabel(time: string, language: Language = 'en'): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const half = HALVES[language][hour < 12 ? 0 : 1];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${half}`;
}

/** The same as a sentence has it, in Spanish with its article: "a las 9:00 a.m.", "a la 1:30 p.m.". */
export function timeInSentence(time: string, language: Language): string {
  const label = timeLabel(time, language);
  if (language === 'en') return label;
  return `${label.startsWith('1:') ? 'la' : 'las'} ${label}`;
}

/** How the halves of a day are written after an hour. */
const HALVES = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] } as const satisfies Record<
  Language,
  readonly string[]
>;

/**
 * '1:00 PM' as '13:00'. 12 PM stays 12, other PM adds 12, 12 AM becomes 0.
 *
 * @throws RangeError when the text is no such label.
 */
export function timeOfLabel(label: string): string {
  const match = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(label);
  if (!match) throw new RangeError(`not the label of a time: ${label}`);
  const hour = (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0);
  return timeOf(hour * 60 + Number(match[2]));
}
