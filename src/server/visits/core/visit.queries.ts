// Reads visits, always together with whose they are: a customer's id stands in every question about one.
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { JobDay } from '#company/rules/visits/job-days.ts';
import type { ProblemStatus } from '#company/rules/visits/problem-machine.ts';
import { CAPACITY_VISITS, OPEN_VISITS, PAST_STATES } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { jobDay } from '#server/platform/database/job-day.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStates } from './in-states.ts';

export type VisitRow = typeof visits.$inferSelect;

/** A visit with its crew's name, which day of its job it is, the property that it is to, how many photos it left, and the latest problem reported about it. */
export type OwnVisit = {
  visit: VisitRow;
  jobDay: JobDay | null;
  lastProblem: { id: number; status: ProblemStatus } | null;
  crewName: string | null;
  property: {
    userId: string;
    address: string;
    specialInstructions: string | null;
    /** Its customer has no other one. */
    isOnly: boolean;
  };
  photosCount: number;
};

/** The place in a list after which a page begins. */
export type VisitCursor = { date: string; id: number };

/** How many visits a page of a list has. */
export const VISITS_PER_PAGE = 20;

/**
 * The customer's visits from a date on that are not over, the next one first; one more than a page, when there are more. The
 * schedule has those that they skipped as well, as long as their day is not over.
 */
export function listUpcoming(
  db: Db,
  userId: string,
  today: string,
  {
    after,
    limit = VISITS_PER_PAGE + 1,
    withSkipped = false,
  }: { after?: VisitCursor; limit?: number; withSkipped?: boolean } = {},
): Promise<OwnVisit[]> {
  const isOpen = inArray(visits.status, OPEN_VISITS);
  const isLater =
    after &&
    or(
      gt(visits.scheduledDate, after.date),
      and(eq(visits.scheduledDate, after.date), gt(visits.id, after.id)),
    );
  return selectVisits(
    db,
    and(
      eq(properties.userId, userId),
      gte(visits.scheduledDate, today),
      withSkipped ? or(isOpen, inStates(['customer_skipped'])) : isOpen,
      isLater,
    ),
  )
    .orderBy(asc(visits.scheduledDate), asc(visits.id))
    .limit(limit);
}

/**
 * The customer's visits that are done, were not made, or whose day went by without a word, the latest first; none of a pause, and
 * none that they skipped before its day is over.
 */
export function listPast(
  db: Db,
  userId: string,
  today: string,
  { after, limit = VISITS_PER_PAGE + 1 }: { after?: VisitCursor; limit?: number } = {},
): Promise<OwnVisit[]> {
  const isEarlier =
    after &&
    or(
      lt(visits.scheduledDate, after.date),
      and(eq(visits.scheduledDate, after.date), lt(visits.id, after.id)),
    );
  const isDayOver = lt(visits.scheduledDate, today);
  const isUnreported = and(inArray(visits.status, OPEN_VISITS), isDayOver);
  const isSkipped = inStates(['customer_skipped']);
  const isPast = or(
    inStates(PAST_STATES.filter((state) => state !== 'customer_skipped')),
    and(isSkipped, isDayOver),
  );
  return selectVisits(db, and(eq(properties.userId, userId), or(isPast, isUnreported), isEarlier))
    .orderBy(desc(visits.scheduledDate), desc(visits.id))
    .limit(limit);
}

/** A customer's visit by its id; a canceled one is like one that was never there. */
export async function findOwnVisit(
  db: Db,
  userId: string,
  id: number,
): Promise<OwnVisit | undefined> {
  const isOwn = and(eq(properties.userId, userId), eq(visits.id, id), isShown());
  const [row] = await selectVisits(db, isOwn);
  return row;
}

/** Anyone's visit by its id, for staff and jobs. */
export async function findVisit(db: Db, id: number): Promise<OwnVisit | undefined> {
  const [row] = await selectVisits(db, and(eq(visits.id, id), isShown()));
  return row;
}

/** The visits on a date that are still to be made, for the notices. */
export function listScheduledOn(db: Db, date: string): Promise<OwnVisit[]> {
  return selectVisits(db, and(eq(visits.scheduledDate, date), eq(visits.status, 'scheduled')));
}

/** The visits of a property after one, the first of them. */
export async function findVisitAfter(
  db: Db,
  { visit }: OwnVisit,
  today: string,
): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, visit.propertyId),
        ne(visits.id, visit.id),
        gte(visits.scheduledDate, today),
        eq(visits.status, 'scheduled'),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id))
    .limit(1);
  return row;
}

/** The next visit of the same plan after one; undefined when none is scheduled. */
export async function findPlanVisitAfter(db: Db, visit: VisitRow): Promise<VisitRow | undefined> {
  if (visit.servicePlanId === null) return undefined;
  const [row] = await db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, visit.servicePlanId),
        ne(visits.id, visit.id),
        gte(visits.scheduledDate, visit.scheduledDate),
        eq(visits.status, 'scheduled'),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id))
    .limit(1);
  return row;
}

/** Which of a crew's days have how many visits, between two dates. */
export async function countCrewVisits(
  db: Db,
  crewId: number,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: visits.scheduledDate, visits: count() })
    .from(visits)
    .where(
      and(
        eq(visits.crewId, crewId),
        gte(visits.scheduledDate, from),
        sql`${visits.scheduledDate} <= ${to}`,
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .groupBy(visits.scheduledDate);
  return new Map(rows.map((row) => [row.date, row.visits]));
}

/** The days on which a property has a visit already, between two dates. */
export async function propertyVisitDays(
  db: Db,
  propertyId: number,
  from: string,
  to: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ date: visits.scheduledDate })
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, propertyId),
        gte(visits.scheduledDate, from),
        sql`${visits.scheduledDate} <= ${to}`,
        inArray(visits.status, CAPACITY_VISITS),
      ),
    );
  return new Set(rows.map(({ date }) => date));
}

/** The photos of a visit, in their order. */
export function photosOfVisit(db: Db, visitId: number) {
  return db
    .select({
      id: photos.id,
      kind: photos.kind,
      width: photos.width,
      height: photos.height,
    })
    .from(photos)
    .where(eq(photos.visitId, visitId))
    .orderBy(asc(photos.position));
}

function isShown(): SQL {
  return ne(visits.status, 'cancelled');
}

function selectVisits(db: Db, which: SQL | undefined) {
  return db
    .select({
      visit: visits,
      jobDay: jobDay(),
      crewName: crews.name,
      property: {
        userId: properties.userId,
        address: properties.address,
        specialInstructions: properties.specialInstructions,
        isOnly: sql<boolean>`not exists (select from ${properties} as other
          where other.user_id = ${properties.userId} and other.id <> ${properties.id})`,
      },
      photosCount: db.$count(photos, eq(photos.visitId, visits.id)),
      lastProblem: sql<{ id: number; status: ProblemStatus } | null>`(
        select json_build_object('id', problem.id, 'status', problem.status) from visit_problems as problem
        where problem.visit_id = ${visits.id} order by problem.id desc limit 1)`,
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .leftJoin(crews, eq(crews.id, visits.crewId))
    .where(which)
    .$dynamic();
}
