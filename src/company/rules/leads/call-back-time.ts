// By when someone calls back after a storm, as a sentence has it: for the page that was sent, and for the mails about it.
import type { Language } from '../../facts/languages.ts';
import { dateInZone, formatDate, timeInZone } from '../time/company-time.ts';
import { timeInSentence } from '../time/time-of-day.ts';

/** "3:40 PM on Monday, November 9" or "las 3:40 p.m. del lunes, 9 de noviembre": it may be read on another day. */
export function callBackTime(by: Date, timeZone: string, language: Language): string {
  const time = timeInSentence(timeInZone(by, timeZone), language);
  const day = formatDate(dateInZone(by, timeZone), language).replace(/(?:,| de) \d{4}$/, '');
  return language === 'en' ? `${time} on ${day}` : `${time} del ${day}`;
}
