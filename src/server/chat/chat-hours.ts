// Whether somebody answers right now: hours and closures of the company, and who of us is there (docs/product/chat.md#hours).
import { sql } from 'drizzle-orm';
import { addDays, dateInZone } from '#company/rules/company-time.ts';
import {
  type SupportCalendar,
  type SupportPromise,
  supportPromise,
} from '#company/rules/support-answer.ts';
import type { ChatAvailability } from '#contract/chat.ts';
import type { ServerContext } from '../context.ts';
import type { Db } from '../database/client.ts';

/** Whoever has the desk open says so this often, and counts as there for a little longer. */
export const PRESENT_MS = 75_000;

const CLOSURES_AHEAD_DAYS = 60;

type HoursContext = Pick<ServerContext, 'settings'>;

/** Hours and closures from today on. */
export async function supportCalendar(
  db: Db,
  { settings }: HoursContext,
  now: Date,
): Promise<SupportCalendar & { isSomebodyThere: boolean }> {
  const { timeZone, supportHours: hours } = settings();
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
    closures: new Set(row?.closures ?? []),
    isSomebodyThere: row?.isSomebodyThere ?? false,
  };
}

/** The next days on which we are closed, as far ahead as a page may stay open. */
export async function nextClosures(db: Db, context: HoursContext, now: Date): Promise<string[]> {
  const { closures } = await supportCalendar(db, context, now);
  const last = addDays(dateInZone(now, context.settings().timeZone), CLOSURES_AHEAD_DAYS);
  return [...closures].filter((date) => date <= last).sort();
}

/** What a visitor is told at an instant. */
export async function promiseAt(db: Db, context: HoursContext, now: Date): Promise<SupportPromise> {
  const calendar = await supportCalendar(db, context, now);
  return supportPromise(now, calendar, calendar.isSomebodyThere);
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
