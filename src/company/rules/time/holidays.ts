// The public holidays on which the office takes no consultations.
import { addDays, datesOfMonth, weekdayOf } from './company-time.ts';

/** A closed date with the reason that visitors read. */
export type Holiday = { date: string; reason: string };

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/**
 * The holidays of a year in order of date. Of those with a date of their own, one on a Sunday closes the Monday after it, too,
 * as federal holidays are observed (5 U.S.C. 6103); one on a Saturday closes no further day.
 */
export function holidaysOf(year: number): Holiday[] {
  const thanksgiving = weekdayIn(`${year}-11`, THURSDAY, 'fourth');
  return [
    ...observed({ date: `${year}-01-01`, reason: "New Year's Day" }),
    { date: weekdayIn(`${year}-05`, MONDAY, 'last'), reason: 'Memorial Day' },
    ...observed({ date: `${year}-07-04`, reason: 'Independence Day' }),
    { date: weekdayIn(`${year}-09`, MONDAY, 'first'), reason: 'Labor Day' },
    { date: thanksgiving, reason: 'Thanksgiving Day' },
    { date: addDays(thanksgiving, 1), reason: 'Day after Thanksgiving' },
    { date: `${year}-12-24`, reason: 'Christmas Eve' },
    ...observed({ date: `${year}-12-25`, reason: 'Christmas Day' }),
  ];
}

function observed(holiday: Holiday): Holiday[] {
  const { date, reason } = holiday;
  if (weekdayOf(date) !== SUNDAY) return [holiday];
  return [holiday, { date: addDays(date, 1), reason: `${reason}, observed` }];
}

const positions = { first: 0, fourth: 3, last: -1 };

/** The first, fourth or last Monday, Thursday … of a month 'YYYY-MM'. */
function weekdayIn(month: string, weekday: number, position: keyof typeof positions): string {
  const date = datesOfMonth(month)
    .filter((candidate) => weekdayOf(candidate) === weekday)
    .at(positions[position]);
  if (!date) throw new Error(`${month} has no ${position} weekday ${weekday}.`);
  return date;
}
