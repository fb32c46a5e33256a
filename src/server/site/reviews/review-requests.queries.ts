// Reads which completed visits we have not asked about, and the requests that there are.
import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
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

/**
 * The visits of the last days that are done and that we ask about now, the first one first. Nothing but these counts: that the
 * account was not asked lately and has no open request, that its holder has an address and did not turn this email off
 * (docs/product/reviews.md#asking). `userId` asks for one account alone.
 */
export function listDueRequests(
  db: Db,
  { now, askDays, userId }: { now: Date; askDays: number; userId?: string },
): Promise<{ visitId: number; userId: string }[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
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
  return db
    .select({ visitId: visits.id, userId: users.id })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(
      and(
        userId === undefined ? undefined : eq(users.id, userId),
        eq(visits.status, 'completed'),
        gte(visits.completedAt, ago(REVIEW_RECENT_DAYS)),
        isNotNull(users.email),
        isNull(users.disabledAt),
        notExists(isOff),
        notExists(askedSince(db, ago(askDays), now)),
      ),
    )
    .orderBy(asc(visits.completedAt), asc(visits.id));
}

/** The requests to an account since an instant, and those that are still open. */
function askedSince(db: Db, since: Date, now: Date) {
  const asked = sql.identifier('asked_visit');
  const place = sql.identifier('asked_place');
  const isOpen = and(gt(reviewRequests.expiresAt, now), isNull(reviews.id));
  const which: SQL | undefined = and(
    sql`${place}.user_id = ${users.id}`,
    or(gte(reviewRequests.createdAt, since), isOpen),
  );
  return db
    .select({ one: sql`1` })
    .from(reviewRequests)
    .innerJoin(sql`visits as ${asked}`, sql`${asked}.id = ${reviewRequests.visitId}`)
    .innerJoin(sql`properties as ${place}`, sql`${place}.id = ${asked}.property_id`)
    .leftJoin(reviews, eq(reviews.requestId, reviewRequests.id))
    .where(which);
}
