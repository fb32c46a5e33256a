// Reads quotes with their lines and pins, and the request that each one answers.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { QuotePin } from '#contract/quotes/quote.ts';
import type { Db } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import {
  quoteAcceptances,
  quotePins,
  quoteVersions,
} from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { isOf } from '../service-requests/service-request.policy.ts';
import type { ServiceRequestRow } from '../service-requests/service-request.queries.ts';

export type QuoteRow = typeof quotes.$inferSelect;
type QuoteLineRow = typeof quoteLineItems.$inferSelect & { pins: QuotePin[] };
export type AcceptanceRow = typeof quoteAcceptances.$inferSelect;

/** A photo that has pins, with its size. */
type PinnedPhoto = { id: string; width: number; height: number };

/** A quote with everything that its customer sees of it. */
export type ReadQuote = {
  quote: QuoteRow;
  request: ServiceRequestRow;
  lines: QuoteLineRow[];
  photos: PinnedPhoto[];
  acceptance: AcceptanceRow | null;
  /** The days on which its customer was mailed about it since it was sent, YYYY-MM-DD. */
  followUps: string[];
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A quote for the office; a malformed id is like one that does not exist. */
export async function readQuote(db: Db, id: string): Promise<ReadQuote | undefined> {
  return UUID.test(id) ? readWhere(db, eq(quotes.id, id)) : undefined;
}

/** A quote that was sent to a person for a request of theirs. A draft is no one's but the office's. */
export async function readQuoteOf(
  db: Db,
  user: SignedInPerson,
  id: string,
): Promise<ReadQuote | undefined> {
  if (!UUID.test(id)) return undefined;
  return readWhere(db, and(eq(quotes.id, id), isOf(user), ne(quotes.status, 'draft')));
}

/** The quote of a request, a draft included. */
export function readQuoteFor(db: Db, serviceRequestId: number): Promise<ReadQuote | undefined> {
  return readWhere(db, eq(quotes.serviceRequestId, serviceRequestId));
}

/** The content of a version as it was sent. */
export async function findSentVersion(
  db: Db,
  quoteId: string,
  version: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ content: quoteVersions.content })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version)));
  return row?.content;
}

/** Those of some photos that belong to a request or to messages about it. */
export async function photosAmong(
  db: Db,
  serviceRequestId: number,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.serviceRequestId, serviceRequestId), inArray(photos.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

const followUps = sql<string[]>`(select coalesce(json_agg(sent.sent_on order by sent.step), '[]')
  from quote_follow_ups sent where sent.quote_id = quotes.id and sent.quote_sent_at = quotes.sent_at)`;

async function readWhere(
  db: Db,
  condition: ReturnType<typeof and>,
): Promise<ReadQuote | undefined> {
  const [found] = await db
    .select({
      ...{ quote: quotes, request: serviceRequests, acceptance: quoteAcceptances },
      followUps,
    })
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(condition);
  if (!found) return undefined;
  const lines = await readLines(db, found.quote.id);
  return { ...found, lines, photos: await readPhotos(db, lines) };
}

async function readPhotos(db: Db, lines: readonly QuoteLineRow[]): Promise<PinnedPhoto[]> {
  const ids = [...new Set(lines.flatMap(({ pins }) => pins.map(({ photoId }) => photoId)))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: photos.id, width: photos.width, height: photos.height })
    .from(photos)
    .where(inArray(photos.id, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function readLines(db: Db, quoteId: string): Promise<QuoteLineRow[]> {
  const lines = await db
    .select()
    .from(quoteLineItems)
    .where(eq(quoteLineItems.quoteId, quoteId))
    .orderBy(asc(quoteLineItems.position));
  const pins = await db
    .select({ pin: quotePins })
    .from(quotePins)
    .innerJoin(quoteLineItems, eq(quoteLineItems.id, quotePins.lineItemId))
    .where(eq(quoteLineItems.quoteId, quoteId))
    .orderBy(asc(quotePins.id));
  return lines.map((line) => ({
    ...line,
    pins: pins.flatMap(({ pin: { lineItemId, photoId, x, y } }) =>
      lineItemId === line.id ? [{ photoId, x, y }] : [],
    ),
  }));
}
