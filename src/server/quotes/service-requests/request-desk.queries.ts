// Reads what surrounds a request at the desk: what was done with it, its visit, and the day of each crew.
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { RequestHistoryLine, RequestVisit } from '#contract/quotes/request-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { visits } from '#server/platform/database/schema/visits.ts';

const MOST_DEEDS = 100;

/** What was done with a request and its quote, the latest first. */
export async function readHistory(db: Db, serviceRequestId: number): Promise<RequestHistoryLine[]> {
  const own = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.serviceRequestId, serviceRequestId));
  const isAbout = (type: string, ids: string[]) =>
    ids.length > 0
      ? and(eq(auditLog.subjectType, type), inArray(auditLog.subjectId, ids))
      : undefined;
  const rows = await db
    .select({
      at: auditLog.createdAt,
      by: sql<string | null>`coalesce(${users.firstName}, ${users.email})`,
      action: auditLog.action,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      or(
        isAbout('service-request', [String(serviceRequestId)]),
        isAbout(
          'quote',
          own.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_DEEDS);
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

/** The visit of the work, with its photos; null as long as there is none. */
export async function readVisitOf(db: Db, serviceRequestId: number): Promise<RequestVisit | null> {
  const [row] = await db
    .select()
    .from(visits)
    .where(eq(visits.serviceRequestId, serviceRequestId))
    .orderBy(desc(visits.id))
    .limit(1);
  if (!row) return null;
  const taken = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.visitId, row.id))
    .orderBy(asc(photos.position));
  const { id, scheduledDate, scheduledTime, crewId, status } = row;
  return {
    id,
    date: scheduledDate,
    time: scheduledTime,
    crewId,
    status,
    photos: taken.map((photo) => photo.id),
  };
}
