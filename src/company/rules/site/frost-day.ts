// Says a date of frost in a language; facts and content write it in English.
import type { Language } from '../../facts/languages.ts';
import { formatMonthDay } from '../time/company-time.ts';

/** "December 2" as "2 de diciembre". */
export function frostDay(frost: string, language: Language): string {
  if (language === 'en') return frost;
  const monthDay = new Date(`${frost}, 2000 UTC`).toISOString().slice(5, 10);
  return formatMonthDay(monthDay, language);
}
