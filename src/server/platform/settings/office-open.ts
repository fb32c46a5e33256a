// When the office is open, so that someone answers who calls about a mail that has just left.
import { type DayMoment, firstOfDays } from '#company/rules/time/clock-moments.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { hoursOn } from '#company/rules/time/reply-promise.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../database/client.ts';
import { closedBetween } from './closed-days.ts';

/** The first of some moments, in ascending order, at which the office is open on each day, by its hours and closed days. */
export async function officeMoments(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
): Promise<DayMoment[]> {
  const { officeHours, timeZone } = settings();
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return [];
  const closed = await closedBetween(db, dateInZone(first, timeZone), dateInZone(last, timeZone));
  return firstOfDays(moments, timeZone, (date) => hoursOn(date, { officeHours, timeZone, closed }));
}
