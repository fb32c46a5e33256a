// Reads which sent quotes wait for an answer, and which mails about each have gone.

import { and, asc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { quoteFollowUps, quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';

// Names stand as the database has them: within a statement about one table, columns are written without theirs.
const ofThisSending = sql`sent.quote_id = quotes.id and sent.quote_sent_at = quotes.sent_at`;
const lastStep = sql<number>`coalesce((select max(sent.step) from quote_follow_ups sent where ${ofThisSending}), 0)::int`;
const lastOn = sql<
  string | null
>`(select max(sent.sent_on)::text from quote_follow_ups sent where ${ofThisSending})`;
/** Whoever wrote since then has the next word: a mail that asks again would be beside the conversation. */
const isTalkedAbout = sql<boolean>`exists (select from request_messages message
  where message.service_request_id = quotes.service_request_id and message.created_at >= quotes.sent_at)`;

const facts = {
  id: quotes.id,
  userId: users.id,
  requestId: serviceRequests.id,
  serviceType: serviceRequests.serviceType,
  email: users.email,
  firstName: users.firstName,
  language: users.language,
  total: quotes.total,
  validUntil: quotes.validUntil,
  sentAt: quotes.sentAt,
  ...{ isTalkedAbout, lastStep, lastOn },
};

/** A sent quote that its customer can still accept, with what decides on a mail about it. */
export type WaitingQuote = {
  id: string;
  userId: string;
  requestId: number;
  serviceType: string;
  email: string;
  firstName: string | null;
  language: Language | null;
  total: string;
  validUntil: string;
  sentAt: Date;
  isTalkedAbout: boolean;
  lastStep: number;
  lastOn: string | null;
};

type Asked = {
  /** YYYY-MM-DD: a quote whose last day is past can no longer be accepted. */
  today: string;
  /** Sent then or before. */
  sentBy?: Date;
  id?: string;
};

/** Quotes that wait for the answer of a customer whom mail reaches, the oldest first; all or one. */
export async function waitingQuotes(db: Db, { today, sentBy, id }: Asked): Promise<WaitingQuote[]> {
  const conditions: (SQL | undefined)[] = [
    id === undefined ? undefined : eq(quotes.id, id),
    eq(quotes.status, 'sent'),
    eq(serviceRequests.status, 'quoted'),
    sentBy && sql`${quotes.sentAt} <= ${sentBy.toISOString()}`,
    gte(quotes.validUntil, today),
    isNotNull(users.email),
    isNull(users.disabledAt),
  ];
  const rows = await db
    .select(facts)
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .innerJoin(users, eq(users.id, quotes.userId))
    .where(and(...conditions))
    .orderBy(asc(quotes.sentAt), asc(quotes.id));
  return rows.flatMap(({ email, validUntil, sentAt, ...row }) =>
    email && validUntil && sentAt ? [{ ...row, email, validUntil, sentAt }] : [],
  );
}

/** A follow-up by its id. */
export async function findFollowUp(db: Db, id: number) {
  const [row] = await db.select().from(quoteFollowUps).where(eq(quoteFollowUps.id, id));
  return row;
}
