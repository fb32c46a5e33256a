// Reads photos and the room they take.
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { chatMessages, chatSessions } from '../database/schema/chat.ts';
import { visitProblems } from '../database/schema/notices.ts';
import { photos } from '../database/schema/photo.ts';
import { properties, serviceRequests, visits } from '../database/schema/visits.ts';

export type PhotoRow = typeof photos.$inferSelect;

/**
 * A photo with the customer whose property it shows, when it is one of a visit, of a problem or of a service request. A request
 * that was taken down for someone without an account has their address alone.
 */
export type FoundPhoto = PhotoRow & {
  customerId: string | null;
  customerEmail: string | null;
  /** The person in whose chat it was sent. */
  chatUserId: string | null;
  /** The browser that asks has a key to the chat that it was sent in. */
  isOfOpenChat: boolean;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The photo of an id; a malformed id is like one that does not exist. With a key, whether that still opens its chat. */
export async function findPhoto(
  db: Db,
  id: string,
  chatKey?: { hash: string | undefined; now: Date },
): Promise<FoundPhoto | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db
    .select({
      photo: photos,
      customerId: sql<
        string | null
      >`coalesce(${properties.userId}, ${serviceRequests.userId}, ${visitProblems.userId})`,
      chatUserId: chatSessions.userId,
      customerEmail: serviceRequests.customerEmail,
      isOfOpenChat: sql<boolean>`exists (
        select from chat_keys as key
        where key.session_id = ${chatSessions.id} and key.token_hash = ${chatKey?.hash ?? ''} and key.kind = 'browser'
          and key.expires_at > ${chatKey?.now.toISOString() ?? null}::timestamptz
          and (${chatSessions.userId} is null or key.opens_linked))`,
    })
    .from(photos)
    .leftJoin(visits, eq(visits.id, photos.visitId))
    .leftJoin(properties, eq(properties.id, visits.propertyId))
    .leftJoin(serviceRequests, eq(serviceRequests.id, photos.serviceRequestId))
    .leftJoin(visitProblems, eq(visitProblems.id, photos.visitProblemId))
    .leftJoin(chatMessages, eq(chatMessages.id, photos.chatMessageId))
    .leftJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(eq(photos.id, id));
  if (!row) return undefined;
  const { photo, ...rest } = row;
  return { ...photo, ...rest };
}

/** The ids of the photos that go with a quote request, in the order in which the person chose them. */
export async function photosOfQuoteRequest(db: Db, quoteRequestId: string): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.quoteRequestId, quoteRequestId))
    .orderBy(asc(photos.position));
  return rows.map(({ id }) => id);
}

/** Bytes that photos take which no request has named yet. */
export async function unclaimedBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${photos.byteSize}), 0)` })
    .from(photos)
    .where(isNotNull(photos.expiresAt));
  return Number(row?.bytes ?? 0);
}

/** How many photos of an owner no request has named, of those that expire after an instant, and the bytes they take. */
export async function unclaimedOf(
  db: Db,
  ownerHash: string,
  expiringAfter: Date,
): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      bytes: sql<string>`coalesce(sum(${photos.byteSize}), 0)`,
    })
    .from(photos)
    .where(and(eq(photos.ownerHash, ownerHash), gt(photos.expiresAt, expiringAfter)));
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** Those of an owner's photos that are still free to be named, locked until the transaction ends. */
export async function lockOwnUnclaimed(
  db: Db,
  ids: string[],
  ownerHash: string,
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        sql`${photos.id} = any(${sql.param(ids)}::uuid[])`,
        eq(photos.ownerHash, ownerHash),
        sql`${photos.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(photos.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}
