// Makes, changes and ends the calendar feed of a person, and finds whose feed a secret address is and what stands in a customer's.
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { JobDay } from '#company/rules/visits/job-days.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CalendarFeed } from '#contract/customers/properties.ts';
import { holderOf } from '#server/accounts/people/account-people.queries.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { jobDay } from '#server/platform/database/job-day.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { calendarFeeds } from '#server/platform/database/schema/notices.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { type FeedName, feedPath } from './feed-token.ts';

/** How long a visit stays in the feed after its day. */
const PAST_DAYS = 90;

/** How the path of a feed is made: of a customer's, or of someone's of the office. */
type PathOf = (key: Buffer, name: FeedName) => string;

/** The feed's address; null while there is none. */
export async function feedOf(
  context: ServerContext,
  userId: string,
  pathOf: PathOf = feedPath,
): Promise<CalendarFeed> {
  const [row] = await context.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return { path: row?.isOn ? pathOf(context.secrets.calendarFeed, row) : null };
}

/** A new secret address; the one before opens nothing any more. */
export function renewFeed(
  context: ServerContext,
  userId: string,
  pathOf: PathOf = feedPath,
): Promise<CalendarFeed> {
  return changeFeed(context, userId, true, pathOf);
}

/** No address opens anything until a new one is made. */
export function endFeed(context: ServerContext, userId: string): Promise<CalendarFeed> {
  return changeFeed(context, userId, false, feedPath);
}

async function changeFeed(
  context: ServerContext,
  userId: string,
  isOn: boolean,
  pathOf: PathOf,
): Promise<CalendarFeed> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(calendarFeeds)
      .values({ userId, isOn })
      .onConflictDoUpdate({
        target: calendarFeeds.userId,
        set: { isOn, generation: sql`${calendarFeeds.generation} + 1` },
      })
      .returning();
    await audit(tx, {
      actorId: userId,
      action: 'calendar-feed-changed',
      subject: { type: 'user', id: userId },
      details: { isOn },
      at: context.clock(),
    });
    await announce(tx, 'portal', userId);
    return { path: row?.isOn ? pathOf(context.secrets.calendarFeed, row) : null };
  });
}

/** A visit as a calendar shows it. */
export type FeedVisit = {
  id: number;
  serviceType: string;
  date: string;
  time: string | null;
  version: number;
  isDone: boolean;
  jobDay: JobDay | null;
};

/** The visits behind the name of a feed; undefined when its address was changed or ended, or its person may not sign in. */
export async function visitsOfFeed(
  context: ServerContext,
  name: FeedName,
): Promise<FeedVisit[] | undefined> {
  if (!(await isCurrent(context.db, name))) return undefined;
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const rows = await context.db
    .select({ visit: visits, jobDay: jobDay() })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(
      and(
        eq(properties.userId, (await holderOf(context.db, name.userId)) ?? name.userId),
        gte(visits.scheduledDate, addDays(today, -PAST_DAYS)),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id));
  return rows.map(({ visit, jobDay: day }) => ({
    id: visit.id,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    version: visit.version,
    isDone: visit.status === 'completed',
    jobDay: day,
  }));
}

/** Whether a name is that of the address as it is now, of someone who may sign in. */
export async function isCurrent(db: Db, { userId, generation }: FeedName): Promise<boolean> {
  const [row] = await db
    .select({
      isOn: calendarFeeds.isOn,
      generation: calendarFeeds.generation,
      by: users.disabledAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.userId, userId));
  return row?.isOn === true && row.generation === generation && row.by === null;
}
