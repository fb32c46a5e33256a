// Reads days that are moved as a whole, with their visits as they are now.
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { OPEN_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import { CAPACITY_VISITS, OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { dayMoves, dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStopOrder } from '../core/crew-day.ts';

export type DayMoveRow = typeof dayMoves.$inferSelect;

/** The move of an id. */
export async function findDayMove(db: Db, id: number): Promise<DayMoveRow | undefined> {
  const [row] = await db.select().from(dayMoves).where(eq(dayMoves.id, id));
  return row;
}

/** The same, kept as it is until the transaction ends. */
export async function lockDayMove(tx: Tx, id: number): Promise<DayMoveRow | undefined> {
  const [row] = await tx.select().from(dayMoves).where(eq(dayMoves.id, id)).for('update');
  return row;
}

/** A page of moves before an id, the latest first; one more than a page when there are more. */
export function listDayMoves(db: Db, before: number | undefined, limit: number) {
  return db
    .select({
      move: dayMoves,
      visits: db.$count(dayMoveVisits, eq(dayMoveVisits.dayMoveId, dayMoves.id)),
    })
    .from(dayMoves)
    .where(before === undefined ? undefined : lt(dayMoves.id, before))
    .orderBy(desc(dayMoves.id))
    .limit(limit);
}

/** The visits of a move in their order, with the visits as they are now. */
export function listMovedVisits(db: Db, dayMoveId: number) {
  return db
    .select({ moved: dayMoveVisits, visit: visits, property: properties, user: users })
    .from(dayMoveVisits)
    .innerJoin(visits, eq(visits.id, dayMoveVisits.visitId))
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(eq(dayMoveVisits.dayMoveId, dayMoveId))
    .orderBy(asc(dayMoveVisits.position));
}

export type MovedVisitRow = Awaited<ReturnType<typeof listMovedVisits>>[number];

/** The visits of a day that can be moved, crew by crew in the order of their stops. */
export function listVisitsToMove(db: Db, date: string, crewIds: readonly number[]) {
  return db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.scheduledDate, date),
        inArray(visits.crewId, [...crewIds]),
        inArray(visits.status, OPEN_VISITS),
      ),
    )
    .orderBy(asc(visits.crewId), ...inStopOrder());
}

/** The days between two dates on which properties have visits, beside the ones of a day. */
export async function listOtherDays(
  db: Db,
  propertyIds: readonly number[],
  { after, to }: { after: string; to: string },
): Promise<Map<number, string[]>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await db
    .select({
      propertyId: visits.propertyId,
      days: sql<
        string[]
      >`array_agg(${visits.scheduledDate}::text order by ${visits.scheduledDate})`,
    })
    .from(visits)
    .where(
      and(
        inArray(visits.propertyId, [...propertyIds]),
        gt(visits.scheduledDate, after),
        lte(visits.scheduledDate, to),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .groupBy(visits.propertyId);
  return new Map(rows.map(({ propertyId, days }) => [propertyId, days]));
}

/** Those of some visits whose customers have put them on their day themselves: no one has moved them since. */
export async function chosenByCustomers(db: Db, visitIds: readonly number[]): Promise<Set<number>> {
  if (visitIds.length === 0) return new Set();
  const rows = await db
    .selectDistinctOn([auditLog.subjectId], {
      visitId: visits.id,
      isOwn: sql<boolean>`${auditLog.actorId} = ${properties.userId}`,
      isThere: sql<boolean>`${auditLog.details} ->> 'to' = ${visits.scheduledDate}::text`,
    })
    .from(auditLog)
    .innerJoin(visits, sql`${visits.id}::text = ${auditLog.subjectId}`)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(
      and(
        eq(auditLog.subjectType, 'visit'),
        inArray(auditLog.subjectId, visitIds.map(String)),
        eq(auditLog.action, 'visit-moved'),
      ),
    )
    .orderBy(auditLog.subjectId, desc(auditLog.id));
  return new Set(rows.flatMap((row) => (row.isOwn && row.isThere ? [row.visitId] : [])));
}

/** The consultations of a day that are still to come, by time: a move of visits does not move them. */
export function listConsultationsOn(db: Db, date: string) {
  return db
    .select({
      id: appointments.id,
      time: appointments.appointmentTime,
      customer: appointments.customerName,
      phone: appointments.customerPhone,
      serviceType: appointments.serviceType,
    })
    .from(appointments)
    .where(
      and(eq(appointments.appointmentDate, date), inArray(appointments.status, OPEN_APPOINTMENTS)),
    )
    .orderBy(asc(appointments.appointmentTime), asc(appointments.id));
}

/** Crews by their ids, by name. */
export function listCrewsOf(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(crews)
    .where(inArray(crews.id, [...ids]))
    .orderBy(asc(crews.name));
}

/** The moves whose messages are due and not all decided about. */
export function listDueMoves(db: Db, now: Date) {
  const open = db
    .select({ id: dayMoveVisits.dayMoveId })
    .from(dayMoveVisits)
    .where(
      and(
        eq(dayMoveVisits.dayMoveId, dayMoves.id),
        ne(dayMoveVisits.choice, 'stay'),
        sql`(${dayMoveVisits.mailedAt} is null or ${dayMoveVisits.textedAt} is null)`,
      ),
    );
  return db
    .select()
    .from(dayMoves)
    .where(and(eq(dayMoves.status, 'sent'), lte(dayMoves.messagesFrom, now), sql`exists ${open}`));
}
