// What is recorded of a pesticide application, and until when people and pets stay off (docs/product/crew-page.md#application-record).

import type { Language } from '../../facts/languages.ts';
import { dateInZone, formatDate, timeInZone } from '../time/company-time.ts';
import { timeInSentence } from '../time/time-of-day.ts';

export const windDirections = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Names of work for which a pesticide is applied. */
const PESTICIDE_WORK = /weed control|pre-?emergent|pesticide/i;

/** Whether a visit needs a record: work with a pesticide, as long as the company has the license for it. */
export function needsApplicationRecord(serviceType: string, pesticideLicense: string): boolean {
  return pesticideLicense.trim() !== '' && PESTICIDE_WORK.test(serviceType);
}

/** When people and pets may be on it again. */
export function reEntryAt({ appliedAt, reEntryHours }: { appliedAt: Date; reEntryHours: number }) {
  return new Date(appliedAt.getTime() + reEntryHours * 3_600_000);
}

/** The same on the company's clock, HH:MM; `date` is null on the day of the application. */
export type ReEntry = { time: string; date: string | null };

/** When people and pets may be on it again, on the company's clock. */
export function reEntryOf(
  application: { appliedAt: Date; reEntryHours: number },
  timeZone: string,
): ReEntry {
  const until = reEntryAt(application);
  const date = dateInZone(until, timeZone);
  return {
    time: timeInZone(until, timeZone),
    date: date === dateInZone(application.appliedAt, timeZone) ? null : date,
  };
}

/** "3:40 PM" ("las 3:40 p.m."), or with its date when that is another day than the application's. */
export function sayReEntry({ time, date }: ReEntry, language: Language): string {
  const label = timeInSentence(time, language);
  if (date === null) return label;
  return `${label} ${language === 'es' ? 'del' : 'on'} ${formatDate(date, language)}`;
}

/** The same of an application. */
export function describeReEntry(
  application: { appliedAt: Date; reEntryHours: number },
  timeZone: string,
  language: Language = 'en',
): string {
  return sayReEntry(reEntryOf(application, timeZone), language);
}
