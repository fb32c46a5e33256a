// Whether someone answers right now: hours of the week and of single dates, and who of us is there (docs/product/chat.md#hours).
import { sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { type SupportPromise, supportPromise } from '#company/rules/chat/support-answer.ts';
import type { DateHours, OpenDay } from '#company/rules/chat/support-hours.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { OpenCalendar } from '#company/rules/time/open-spans.ts';
import type { ChatAvailability } from '#contract/chat/chat.ts';
import { PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../context.ts';

const DATES_AHEAD_DAYS = 60;

type HoursContext = Pick<ServerContext, 'settings'>;

/** Hours and dates from today on. What the owner says of a date goes before the closed days of the calendar. */
export async function supportCalendar(
  db: Db,
  { settings }: HoursContext,
  now: Date,
): Promise<OpenCalendar & { isSomebodyThere: boolean }> {
  const { timeZone, supportHours: hours, supportDates } = settings();
  const since = new Date(now.getTime() - PRESENT_MS).toISOString();
  const result = await db.execute<{ closures: string[]; isSomebodyThere: boolean }>(sql`
    select
      (select coalesce(json_agg(to_char(date, 'YYYY-MM-DD')), '[]') from closures
        where date >= ${dateInZone(now, timeZone)}::date) as closures,
      exists (select from chat_agents
        where not is_away and seen_at > ${since}::timestamptz) as "isSomebodyThere"`);
  const [row] = result.rows;
  return {
    hours,
    timeZone,
    dates: new Map<string, OpenDay>([
      ...(row?.closures ?? []).map((date): [string, OpenDay] => [date, []]),
      ...supportDates.map(({ date, spans }): [string, OpenDay] => [date, spans]),
    ]),
    isSomebodyThere: row?.isSomebodyThere ?? false,
  };
}

/** The next dates with hours of their own, as far ahead as a page may stay open. */
export async function nextDates(db: Db, context: HoursContext, now: Date): Promise<DateHours[]> {
  const { dates, timeZone } = await supportCalendar(db, context, now);
  const today = dateInZone(now, timeZone);
  const last = addDays(today, DATES_AHEAD_DAYS);
  return [...dates]
    .filter(([date]) => today <= date && date <= last)
    .map(([date, spans]) => ({ date, spans }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** What a visitor is told at an instant, in their language. */
export async function promiseAt(
  db: Db,
  context: HoursContext,
  now: Date,
  language: Language = 'en',
): Promise<SupportPromise> {
  const calendar = await supportCalendar(db, context, now);
  return supportPromise(now, calendar, calendar.isSomebodyThere, language);
}

/** The same as it crosses the wire. */
export function presentAvailability(promise: SupportPromise): ChatAvailability {
  const { answerBy, opensNext, checkAgainAt, ...rest } = promise;
  return {
    ...rest,
    answerBy: answerBy.toISOString(),
    opensNext: opensNext && { at: opensNext.at.toISOString(), label: opensNext.label },
    checkAgainAt: checkAgainAt.toISOString(),
  };
}
