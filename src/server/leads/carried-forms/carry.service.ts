// Leaves half-filled forms for another device, hands them over, and throws them away (docs/product/continue-elsewhere.md).
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  CarriedForms,
  type CarriedThings,
  type CarryRequest,
} from '#contract/leads/carried-forms.ts';
import { carriedForms } from '#server/platform/database/schema/carried-forms.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { seal, unseal } from '#server/platform/installation/seal.ts';
import { UNCLAIMED_MS } from '#server/platform/photos/photo.service.ts';
import { copyPhotos, throwAwayPhotosOf } from '#server/platform/photos/photo-copies.ts';
import type { ServerContext } from '../../context.ts';
import { carryCodeHash, carryKey, newCarryCode, readCarryCode } from './carry-code.ts';

const KEPT_MS = 7 * 86_400_000;
/** Phone, desk, the partner's laptop, and each a few times; copies of photos are made each time. */
const MOST_OPENINGS = 20;
/** Of one browser; a further link ends its oldest. */
const MOST_OF_ONE = 5;
/** Of everyone, some 28 KB each at most. */
const MOST_OF_ALL = 5_000;
/** When all places are taken, a link that no one has opened by then makes room. */
const UNOPENED_MS = 3_600_000;
const FULL_RETRY_SECONDS = 3600;
const SWEEP_AT_ONCE = 500;

const Sealed = z.object({ forms: CarriedForms, photos: z.array(z.string()) });

/** What was left, and what its photos take. */
export type Left = { code: string; photos: number; bytes: number; expiresAt: Date };

/**
 * Keeps forms, and copies of those photos that are the browser's own, behind a new code.
 *
 * @throws RequestProblem 503 when there is no room for more.
 */
export async function leaveForms(
  context: ServerContext,
  { forms, photos = [] }: CarryRequest,
  makerHash: string,
): Promise<Left> {
  const { db, clock, secrets } = context;
  const now = clock();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await requireRoomForOneMore(context, now);
  const code = newCarryCode();
  const plain = readCarryCode(code) ?? '';
  const id = randomUUID();
  const owner = { ownerHash: photoOwner(id), expiresAt };
  const copies = await copyPhotos(context, photos, makerHash, owner);
  await db.insert(carriedForms).values({
    id,
    codeHash: carryCodeHash(secrets.carriedForms, plain),
    makerHash,
    sealed: seal(
      carryKey(secrets.carriedForms, plain),
      JSON.stringify({ forms, photos: copies.ids } satisfies z.infer<typeof Sealed>),
    ),
    createdAt: now,
    expiresAt,
  });
  await endOldest(context, makerHash);
  return { code, photos: copies.ids.length, bytes: copies.bytes, expiresAt };
}

/**
 * Hands over what is behind a code, with copies of the photos that belong to the browser that opens it. It stays there for
 * the next device.
 *
 * @throws RequestProblem 404, the same whether the link has ended, was opened too often or never was.
 */
export async function openForms(
  context: ServerContext,
  typed: string,
  visitorHash: string,
): Promise<CarriedThings & { bytes: number }> {
  const { db, clock, secrets } = context;
  const code = readCarryCode(typed);
  if (!code) throw ended();
  const now = clock();
  const [row] = await db
    .update(carriedForms)
    .set({ openings: sql`${carriedForms.openings} + 1` })
    .where(
      and(
        eq(carriedForms.codeHash, carryCodeHash(secrets.carriedForms, code)),
        gt(carriedForms.expiresAt, now),
        lt(carriedForms.openings, MOST_OPENINGS),
      ),
    )
    .returning();
  const text = row && unseal(carryKey(secrets.carriedForms, code), row.sealed);
  if (!row || text === undefined) throw ended();
  const { forms, photos } = Sealed.parse(JSON.parse(text));
  const owner = { ownerHash: visitorHash, expiresAt: new Date(now.getTime() + UNCLAIMED_MS) };
  const copies = await copyPhotos(context, photos, photoOwner(row.id), owner);
  return {
    forms,
    photos: copies.ids,
    bytes: copies.bytes,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Ends a link for good. One that is not there has ended already. */
export async function stopLink(context: ServerContext, typed: string): Promise<void> {
  const code = readCarryCode(typed);
  if (!code) return;
  const codeHash = carryCodeHash(context.secrets.carriedForms, code);
  const rows = await context.db
    .delete(carriedForms)
    .where(eq(carriedForms.codeHash, codeHash))
    .returning({ id: carriedForms.id });
  for (const { id } of rows) await throwAwayPhotosOf(context, photoOwner(id));
}

/** Throws lapsed links away; their photos lapse at the same instant by themselves. */
export async function sweepCarriedForms({ db, clock }: ServerContext): Promise<void> {
  const lapsed = db
    .select({ id: carriedForms.id })
    .from(carriedForms)
    .where(lt(carriedForms.expiresAt, clock()))
    .orderBy(asc(carriedForms.expiresAt))
    .limit(SWEEP_AT_ONCE);
  await db.delete(carriedForms).where(inArray(carriedForms.id, lapsed));
}

/** Owns the photos of a link. No browser's secret hashes to such a text, so only the link gives copies of them away. */
function photoOwner(id: string): string {
  return `carried-${id}`;
}

/**
 * Who fills all places with links that no one opens keeps others out for an hour, not for a week: people go from one device to
 * the other within minutes.
 */
async function requireRoomForOneMore(context: ServerContext, now: Date): Promise<void> {
  const { db } = context;
  const [row] = await db
    .select({ links: count() })
    .from(carriedForms)
    .where(gt(carriedForms.expiresAt, now));
  if ((row?.links ?? 0) < MOST_OF_ALL || (await endOldestUnopened(context, now))) return;
  throw new RequestProblem(
    'unavailable',
    'We are holding as many links as we can right now. Please try again later, or send your request from this device.',
    { retryAfterSeconds: FULL_RETRY_SECONDS },
  );
}

/** Ends the oldest link that was never opened, if one has had its time; two who come at once end two. */
async function endOldestUnopened(context: ServerContext, now: Date): Promise<boolean> {
  const had = new Date(now.getTime() - UNOPENED_MS);
  const oldest = context.db
    .select({ id: carriedForms.id })
    .from(carriedForms)
    .where(and(eq(carriedForms.openings, 0), lt(carriedForms.createdAt, had)))
    .orderBy(asc(carriedForms.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const ended = await context.db
    .delete(carriedForms)
    // Not `in`: PostgreSQL may ask that anew for each row that it looks at, and lock and end another one each time.
    .where(eq(carriedForms.id, sql`(${oldest})`))
    .returning({ id: carriedForms.id });
  for (const { id } of ended) await throwAwayPhotosOf(context, photoOwner(id));
  return ended.length > 0;
}

async function endOldest(context: ServerContext, makerHash: string): Promise<void> {
  const own = await context.db
    .select({ id: carriedForms.id })
    .from(carriedForms)
    .where(eq(carriedForms.makerHash, makerHash))
    .orderBy(desc(carriedForms.createdAt), desc(carriedForms.id))
    .offset(MOST_OF_ONE);
  for (const { id } of own) {
    await context.db.delete(carriedForms).where(eq(carriedForms.id, id));
    await throwAwayPhotosOf(context, photoOwner(id));
  }
}

function ended(): RequestProblem {
  return new RequestProblem(
    'not_found',
    'This link has ended, or was cut short on the way. A link works for seven days; please make a new one on your other device.',
  );
}
