// Reads the newsletter's subscribers for the office: by status, page by page, each with the customer whose address it is.
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { displayName } from '#company/rules/customers/person-name.ts';
import {
  type Subscriber,
  type SubscriberStatus,
  subscriberStatuses,
} from '#contract/site/newsletter-desk.ts';
import { describeReasons } from '#server/leads/form-guard/review-reasons.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';

export type SubscriberRow = typeof newsletterSubscriptions.$inferSelect;

const PER_PAGE = 40;

const { isActive, underReview, bouncedAt, unsubscribedAt, subscribedAt, id } =
  newsletterSubscriptions;

/** Who has a status; each address has one. */
export const statusConditions: Readonly<Record<SubscriberStatus, SQL>> = {
  subscribed: sql`${isActive} and not ${underReview} and ${bouncedAt} is null`,
  held: sql`${isActive} and ${underReview} and ${bouncedAt} is null`,
  bounced: sql`${isActive} and ${bouncedAt} is not null`,
  left: sql`not ${isActive}`,
};

/** Since when it is so. */
const sinces = {
  subscribed: sql<Date>`${subscribedAt}`,
  held: sql<Date>`${subscribedAt}`,
  bounced: sql<Date>`${bouncedAt}`,
  left: sql<Date>`coalesce(${unsubscribedAt}, ${subscribedAt})`,
} as const;

/** The status, and since when the last one of a page has it, with its id. */
const Place = z.tuple([z.enum(subscriberStatuses), CursorInstant, z.int().max(2_147_483_647)]);

/**
 * A page of those with a status, the latest first.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function listSubscribers(
  db: Db,
  { status, cursor }: { status: SubscriberStatus; cursor?: string | undefined },
) {
  const after = readCursor(cursor, Place);
  const since = sinces[status];
  const isPast =
    after &&
    or(
      lt(since, sql`${after[1]}::timestamptz`),
      and(eq(since, sql`${after[1]}::timestamptz`), lt(id, after[2])),
    );
  const rows = await withCustomers(db)
    .where(and(statusConditions[status], isPast))
    .orderBy(desc(since), desc(id))
    .limit(PER_PAGE + 1);
  const items = rows.slice(0, PER_PAGE).map(present);
  const last = rows.length > PER_PAGE ? items.at(-1) : undefined;
  return { items, next: last ? writeCursor([status, last.since, last.id]) : null };
}

/** One subscriber; undefined for none. */
export async function readSubscriber(
  db: Db,
  subscriberId: number,
): Promise<Subscriber | undefined> {
  const [row] = await withCustomers(db).where(eq(id, subscriberId));
  return row && present(row);
}

function withCustomers(db: Db) {
  return db
    .select({ row: newsletterSubscriptions, customer: users })
    .from(newsletterSubscriptions)
    .leftJoin(users, and(isCustomerOf, isNull(users.disabledAt)))
    .$dynamic();
}

/** Whether the address is that of a customer. */
export const isCustomerOf = and(
  sql`lower(${users.email}) = lower(${newsletterSubscriptions.email})`,
  eq(users.role, 'customer'),
);

function present({
  row,
  customer,
}: {
  row: SubscriberRow;
  customer: typeof users.$inferSelect | null;
}): Subscriber {
  const status = statusOf(row);
  return {
    id: row.id,
    email: row.email,
    status,
    since: sinceOf(row, status).toISOString(),
    reason: status === 'bounced' ? row.bounceReason : status === 'held' ? describeHeld(row) : null,
    isHandled: row.bounceHandledAt !== null,
    customer: customer && {
      id: customer.id,
      name: displayName(customer),
      phone: customer.phone,
    },
  };
}

/** Why a sign-up waits for the office, in its words. */
export function describeHeld({ reviewReasons }: SubscriberRow): string {
  return describeReasons(reviewReasons).join('. ');
}

function statusOf(row: SubscriberRow): SubscriberStatus {
  if (!row.isActive) return 'left';
  if (row.bouncedAt) return 'bounced';
  return row.underReview ? 'held' : 'subscribed';
}

function sinceOf(row: SubscriberRow, status: SubscriberStatus): Date {
  if (status === 'bounced') return row.bouncedAt ?? row.subscribedAt;
  return status === 'left' ? (row.unsubscribedAt ?? row.subscribedAt) : row.subscribedAt;
}
