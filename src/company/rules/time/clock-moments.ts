// At which moments a job of the clock comes, and the first of them on each day that suits.
import { dateInZone, timeInZone } from './company-time.ts';

const MINUTE_MS = 60_000;

/** A cron of each minute. */
export const EVERY_MINUTE = '* * * * *';

/** The minutes of an hour that a cron names, such as "20 * * * *" or one of every ten minutes. @throws Error for one that names hours or days */
function minutesOfCron(schedule: string): number[] {
  const [, every = schedule === EVERY_MINUTE ? '1' : undefined, at] =
    /^(?:\*\/(\d+)|(\d+)) \* \* \* \*$/.exec(schedule) ?? [];
  if (at !== undefined) return [Number(at)];
  if (every === undefined) throw new Error(`"${schedule}" is not a schedule of minutes`);
  return Array.from({ length: 60 / Number(every) }, (_, turn) => turn * Number(every));
}

/** The moments at which a job comes after an instant, up to another one, in ascending order. Zones that are off by parts of an hour are not meant. */
export function clockMoments(schedule: string, after: Date, until: Date): Date[] {
  const minutes = new Set(minutesOfCron(schedule));
  const moments: Date[] = [];
  const first = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  for (let at = first; at <= until.getTime(); at += MINUTE_MS) {
    const moment = new Date(at);
    if (minutes.has(moment.getUTCMinutes())) moments.push(moment);
  }
  return moments;
}

/** A moment with the date that it has at the company. */
export type DayMoment = { date: string; at: Date };

/** The hours of a date, HH:MM, the end excluded; null on one that has none. */
type HoursOfDate = (date: string) => { opens: string; closes: string } | null;

/** Those of some moments that lie in the hours of their date. */
export function momentsWithin(
  moments: readonly Date[],
  timeZone: string,
  hoursOf: HoursOfDate,
): DayMoment[] {
  return moments.flatMap((at) => {
    const date = dateInZone(at, timeZone);
    const time = timeInZone(at, timeZone);
    const hours = hoursOf(date);
    return hours && time >= hours.opens && time < hours.closes ? [{ date, at }] : [];
  });
}

/** The first of some moments, in ascending order, on each date that lies in the hours of that date. */
export function firstOfDays(
  moments: readonly Date[],
  timeZone: string,
  hoursOf: HoursOfDate,
): DayMoment[] {
  const within = momentsWithin(moments, timeZone, hoursOf);
  return within.filter(({ date }, turn) => within[turn - 1]?.date !== date);
}
