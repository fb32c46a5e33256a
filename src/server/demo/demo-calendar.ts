// The days on which things happen in the demonstration: counted from now, off on weekends and closures.
import { defaultSettings } from '#company/facts/settings.ts';
import { addDays, dateInZone, weekdayOf } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { closures } from '#server/platform/database/schema/booking.ts';

/** Dates at the company, with the working days among them. */
export type DemoCalendar = {
  now: Date;
  /** YYYY-MM-DD. */
  today: string;
  timeZone: string;
  /** The given date when the office is open on it, else the next one on which it is. */
  openDay: (date: string) => string;
  /** The next working days from tomorrow on. */
  nextOpenDays: (count: number) => string[];
};

/** Reads the closures and works out the days of the demonstration from `now`. */
export async function openCalendar(tx: Tx, now: Date): Promise<DemoCalendar> {
  const { timeZone } = defaultSettings;
  const today = dateInZone(now, timeZone);
  const closed = new Set(
    (await tx.select({ date: closures.date }).from(closures)).map(({ date }) => date),
  );
  const isOpen = (date: string) => {
    const weekday = weekdayOf(date);
    return weekday !== 0 && weekday !== 6 && !closed.has(date);
  };
  const openDay = (date: string): string => (isOpen(date) ? date : openDay(addDays(date, 1)));
  const nextOpenDays = (count: number) => {
    const days: string[] = [];
    for (
      let day = openDay(addDays(today, 1));
      days.length < count;
      day = openDay(addDays(day, 1))
    ) {
      days.push(day);
    }
    return days;
  };
  return { now, today, timeZone, openDay, nextOpenDays };
}
