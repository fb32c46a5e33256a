// Reads what surrounds a request at the desk: what was done with it, and the visits of its work.
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { isUndone } from '#company/rules/visits/job-days.ts';
import type { DeskJobVisit, RequestHistoryLine } from '#contract/quotes/request-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { presentJobVisit } from './present-service-request.ts';
import { listJobVisits } from './service-request.queries.ts';

const MOST_ACTIONS = 100;

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
    .limit(MOST_ACTIONS);
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

/** The visits of the work by date, each with its photos. */
export async function readVisitsOf(db: Db, serviceRequestId: number): Promise<DeskJobVisit[]> {
  const job = await listJobVisits(db, serviceRequestId);
  if (job.length === 0) return [];
  const taken = await db
    .select({ id: photos.id, visitId: photos.visitId })
    .from(photos)
    .where(
      inArray(
        photos.visitId,
        job.map(({ id }) => id),
      ),
    )
    .orderBy(asc(photos.position));
  return job.map((visit) => ({
    ...presentJobVisit(visit, job),
    version: visit.version,
    crewId: visit.crewId,
    undoneReason: isUndone(visit) ? (visit.skipReason ?? '') : null,
    photos: taken.flatMap(({ id, visitId }) => (visitId === visit.id ? [id] : [])),
  }));
}
