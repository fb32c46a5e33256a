// A crew's calendar feed: made, changed and ended by staff, and what stands in it: where to be and when, no one's name.

import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { CrewFeed } from '#contract/booking/office-hours.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { crewFeeds } from '#server/platform/database/schema/notices.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { appointmentsFor, type FeedEntry, feedSpan, type Span } from './feed-entries.queries.ts';
import { type CrewFeedName, crewFeedPath } from './feed-token.ts';

/** The feeds of all crews at work. */
export async function listCrewFeeds(context: ServerContext): Promise<{ items: CrewFeed[] }> {
  const rows = await context.db
    .select({ crewId: crews.id, crewName: crews.name, feed: crewFeeds })
    .from(crews)
    .leftJoin(crewFeeds, eq(crewFeeds.crewId, crews.id))
    .where(eq(crews.isActive, true))
    .orderBy(asc(crews.name));
  const items = rows.map(({ crewId, crewName, feed }) => ({
    crewId,
    crewName,
    path: feed?.isOn ? crewFeedPath(context.secrets.calendarFeed, feed) : null,
  }));
  return { items };
}

/** Makes a feed or changes its address, or ends it: the address before opens nothing any more. */
export async function changeCrewFeed(
  context: ServerContext,
  staff: CurrentUser,
  crewId: number,
  isOn: boolean,
): Promise<CrewFeed> {
  return context.db.transaction(async (tx) => {
    const [crew] = await tx.select().from(crews).where(eq(crews.id, crewId));
    if (!crew) throw new RequestProblem('not_found', 'There is nothing at this address.');
    const [feed] = await tx
      .insert(crewFeeds)
      .values({ crewId, isOn })
      .onConflictDoUpdate({
        target: crewFeeds.crewId,
        set: { isOn, generation: sql`${crewFeeds.generation} + 1` },
      })
      .returning();
    await audit(tx, {
      actorId: staff.id,
      action: 'crew-feed-changed',
      subject: { type: 'crew', id: String(crewId) },
      details: { isOn },
      at: context.clock(),
    });
    const path = feed?.isOn ? crewFeedPath(context.secrets.calendarFeed, feed) : null;
    return { crewId, crewName: crew.name, path };
  });
}

/** The crew behind a name, and what it has to do; undefined when the address opens nothing any more. */
export async function readCrewFeed(
  context: ServerContext,
  { crewId, generation }: CrewFeedName,
): Promise<{ crewName: string; entries: FeedEntry[] } | undefined> {
  const [feed] = await context.db
    .select({ crewName: crews.name, generation: crewFeeds.generation, isOn: crewFeeds.isOn })
    .from(crewFeeds)
    .innerJoin(crews, eq(crews.id, crewFeeds.crewId))
    .where(eq(crewFeeds.crewId, crewId));
  if (!feed?.isOn || feed.generation !== generation) return undefined;
  const span = feedSpan(context);
  const [planned, booked] = await Promise.all([
    visitsOf(context.db, crewId, span),
    appointmentsFor(context.db, span, eq(appointments.crewId, crewId)),
  ]);
  return { crewName: feed.crewName, entries: [...planned, ...booked] };
}

async function visitsOf(db: Db, crewId: number, { from, to }: Span): Promise<FeedEntry[]> {
  const rows = await db
    .select({ visit: visits, place: properties.address })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(
      and(
        eq(visits.crewId, crewId),
        between(visits.scheduledDate, from, to),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id));
  return rows.map(({ visit, place }) => ({
    kind: 'visit',
    id: visit.id,
    serviceType: visit.serviceType,
    place,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    duration: visit.duration ?? 60,
    version: visit.version,
  }));
}
