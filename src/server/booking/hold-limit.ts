// Limits how many slots are kept at one time for the visitors of one network, so that no one can keep all of them.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import type { ServerContext } from '../context.ts';

/** Enough for a household or a small office, each for some minutes; a booking needs no hold. */
const HOLDS_PER_NETWORK = 3;

/** Who keeps a slot: the visitor, and the network they come from where networks are limited. */
export type Holder = { visitorHash: string; networkHash: string | undefined };

/** What is stored of a request's network: a keyed hash, so that a copy of the database tells no addresses. */
export function networkHashOf(
  { config, secrets }: Pick<ServerContext, 'config' | 'secrets'>,
  request: FastifyRequest,
): string | undefined {
  if (!config.rateLimit) return undefined;
  return createHmac('sha256', secrets.network).update(networkOf(request.ip)).digest('hex');
}

/**
 * Refuses a hold while others of the same network have three. Holds of one network wait for each other here until the
 * transaction ends, so that the count is exact. The visitor's own hold does not count: the new one takes its place.
 *
 * @throws RequestProblem 429; the slot can still be booked.
 */
export async function limitHolds(
  tx: Tx,
  { visitorHash, networkHash }: Holder,
  now: Date,
): Promise<void> {
  if (networkHash === undefined) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('network ' || ${networkHash}, 0))`,
  );
  const result = await tx.execute<{ others: number; secondsLeft: number | null }>(sql`
    select count(*)::int as others,
      ceil(extract(epoch from min(expires_at) - ${now.toISOString()}::timestamptz))::int as "secondsLeft"
    from slot_holds
    where network_hash = ${networkHash} and visitor_hash <> ${visitorHash}
      and expires_at > ${now.toISOString()}::timestamptz`);
  const { others = 0, secondsLeft } = result.rows[0] ?? {};
  if (others < HOLDS_PER_NETWORK) return;
  throw new RequestProblem(
    'too_many_requests',
    'We could not set this time aside, because your connection is already holding other times. It is free right now, and you can still book it.',
    { retryAfterSeconds: Math.max(1, secondsLeft ?? 1) },
  );
}
