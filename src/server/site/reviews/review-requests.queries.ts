// Reads which completed visits we have not asked about, and the requests that there are.
import { and, asc, eq, gte, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { REVIEW_RECENT_DAYS } from '#company/rules/site/review-rules.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { noticePreferences } from '#server/platform/database/schema/notices.ts';
import { reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import type { ReviewRequestRow } from './review.queries.ts';

const DAY_MS = 86_400_000;

/** The request about a visit; undefined for none. */
export async function findRequestOf(
  db: Db,
  visitId: number,
): Promise<ReviewRequestRow | undefined> {
  const [row] = await db.select().from(reviewRequests).where(eq(reviewRequests.visitId, visitId));
  return row;
}

/** A visit that is done, which its customer is asked about between two instants. */
export type AskableVisit = { visitId: number; userId: string; from: Date; until: Date };

/**
 * The visits that are done and that we ask about now or later, the first one first: those of the last days. Nothing but these counts: that the
 * account was not asked lately and has no open request, that its holder has an address and did not turn this email off
 * (docs/product/reviews.md#asking). `userId` asks for one account alone.
 */
export async function listAskable(
  db: Db,
  { now, askDays, userId }: { now: Date; askDays: number; userId?: string },
): Promise<AskableVisit[]> {
  const isOff = db
    .select({ one: sql`1` })
    .from(noticePreferences)
    .where(
      and(
        eq(noticePreferences.userId, users.id),
        eq(noticePreferences.kind, 'review'),
        eq(noticePreferences.isOn, false),
      ),
    );
  const rows = await db
    .select({
      visitId: visits.id,
      userId: users.id,
      completedAt: visits.completedAt,
      lastAsked: lastAsked(db),
      openUntil: openUntil(db),
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        eq(visits.status, 'completed'),
        gte(visits.completedAt, new Date(now.getTime() - REVIEW_RECENT_DAYS * DAY_MS)),
        isNotNull(users.email),
        isNull(users.disabledAt),
        notExists(isOff),
      ),
    )
    .orderBy(asc(visits.completedAt), asc(visits.id));
  return rows.flatMap(
    ({ visitId, userId: holder, completedAt, lastAsked: asked, openUntil: open }) => {
      if (!completedAt) return [];
      const from = [
        completedAt.getTime(),
        // An account that was asked at this very instant so many days ago is still one that was asked lately.
        asked === null ? 0 : asked * 1000 + askDays * DAY_MS + 1,
        open === null ? 0 : open * 1000,
      ];
      const until = new Date(completedAt.getTime() + REVIEW_RECENT_DAYS * DAY_MS);
      return [{ visitId, userId: holder, from: new Date(Math.max(...from)), until }];
    },
  );
}

const asked = sql.identifier('asked_visit');
const place = sql.identifier('asked_place');

/** When the account of a visit was asked last, in seconds. */
const lastAsked = (db: Db) => ofRequests(db, sql`max(${reviewRequests.createdAt})`, undefined);

/** Until when a request to the account can still be answered, in seconds. */
const openUntil = (db: Db) =>
  ofRequests(db, sql`max(${reviewRequests.expiresAt})`, isNull(reviews.id));

function ofRequests(db: Db, which: SQL, condition: SQL | undefined) {
  const rows = db
    .select({ at: sql`extract(epoch from ${which})::float8` })
    .from(reviewRequests)
    .innerJoin(sql`visits as ${asked}`, sql`${asked}.id = ${reviewRequests.visitId}`)
    .innerJoin(sql`properties as ${place}`, sql`${place}.id = ${asked}.property_id`)
    .leftJoin(reviews, eq(reviews.requestId, reviewRequests.id))
    .where(and(sql`${place}.user_id = ${users.id}`, condition));
  return sql<number | null>`(${rows})`;
}
