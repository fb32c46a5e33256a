// The arrival window of a visit as it is written to people in their language.
import type { Language } from '../../facts/languages.ts';
import { timeInSentence } from '../time/time-of-day.ts';
import { windowEnd, windowLabel } from './visit-days.ts';

/** "between 9:00 AM and 11:00 AM", or "entre las 9:00 a.m. y las 11:00 a.m.". */
export function describeWindow(time: string | null, language: Language): string {
  if (language === 'en') return windowLabel(time);
  if (time === null) return 'a cualquier hora ese día';
  return `entre ${timeInSentence(time, language)} y ${timeInSentence(windowEnd(time), language)}`;
}
