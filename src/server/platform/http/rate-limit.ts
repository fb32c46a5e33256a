// Counts requests by client address in fixed windows; in memory when embedded, in the database when instances share one.
import { isIPv6 } from 'node:net';
import { lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LimitClass } from '#contract/platform/endpoint.ts';
import type { Db } from '../database/client.ts';
import { rateLimitHits } from '../database/schema/rate-limit.ts';
import { isInProcess } from './in-process.ts';
import { RequestProblem } from './problem.ts';

/** How many requests one address may make in a window, by class. */
const LIMITS: Record<Exclude<LimitClass, 'none'>, { max: number; windowSeconds: number }> = {
  read: { max: 600, windowSeconds: 60 },
  // A page that comes and goes listens each time anew; how many listen at once is bounded in realtime/streams.ts.
  stream: { max: 240, windowSeconds: 60 },
  write: { max: 60, windowSeconds: 60 },
  // Thirty people of one office who book in one hour, with tries that fail, before anyone's browser has to work.
  booking: { max: 80, windowSeconds: 3600 },
  hold: { max: 60, windowSeconds: 600 },
  link: { max: 60, windowSeconds: 600 },
  signIn: { max: 20, windowSeconds: 900 },
  upload: { max: 60, windowSeconds: 3600 },
  // Kilobytes of photos that we keep: with all room for photos filled in a day, a tenth is one address's.
  storage: { max: 200_000, windowSeconds: 86_400 },
  quote: { max: 20, windowSeconds: 3600 },
  // A household that adds a photo and corrects an address; each may wake someone.
  storm: { max: 10, windowSeconds: 3600 },
  estimate: { max: 10, windowSeconds: 3600 },
  // Links to another device; people make one, and one more after they have gone on typing.
  carry: { max: 20, windowSeconds: 3600 },
  newsletter: { max: 20, windowSeconds: 3600 },
  plan: { max: 20, windowSeconds: 3600 },
  serviceRequest: { max: 20, windowSeconds: 3600 },
  // Each toggle of an optional line of a quote; people try them out.
  choice: { max: 120, windowSeconds: 60 },
  // A family behind one address; an office has a telephone.
  chatStart: { max: 20, windowSeconds: 3600 },
  // Polling of several open pages, marks of reading and typing.
  chatRead: { max: 900, windowSeconds: 60 },
  // Several people of one address; each conversation has a limit of its own (chat/chat-limits.ts).
  chatMessage: { max: 120, windowSeconds: 60 },
  chatTranscript: { max: 10, windowSeconds: 3600 },
  // Everything of someone's, read at once; people take it once.
  export: { max: 20, windowSeconds: 3600 },
  // All mail comes from one server; what it cannot deliver now it sends again.
  inboundMail: { max: 300, windowSeconds: 60 },
  // What comes from Stripe comes from few addresses; what is refused is sent again.
  webhook: { max: 600, windowSeconds: 60 },
  // Several crews behind one address of a mobile network, each with a morning to send at once.
  crew: { max: 600, windowSeconds: 60 },
  // Forms sent without a good token or proof; taken in addition to the form's own limit.
  unproven: { max: 6, windowSeconds: 3600 },
};

/** Counts hits (one by default, none to look only) of a key in a window that ends at `windowEnd`; gives the sum so far. */
export type HitCounter = (key: string, windowEnd: Date, hits?: number) => Promise<number>;

/** What has been counted in this process: by key, the end of its window (milliseconds since 1970) and the sum. */
export type HitTable = Map<string, { windowEnd: number; count: number }>;

export type RateLimiter = {
  /** Lets the request pass or throws 429 with the seconds to wait. It costs one hit; with none it only asks. */
  take: (limit: LimitClass, request: FastifyRequest, hits?: 0 | 1) => Promise<void>;
  /** Counts hits of a request that has passed already, when only its end shows how many they are. */
  charge: (limit: LimitClass, request: FastifyRequest, hits: number) => Promise<void>;
  /** How much of a limit the request's address has used, from 0; 1 is all of it. Counts nothing. */
  used: (limit: LimitClass, request: FastifyRequest) => Promise<number>;
};

/** Builds the limiter; with `enabled` false everything passes (load tests on loopback only). */
export function createRateLimiter(options: {
  enabled: boolean;
  count: HitCounter;
  clock: () => Date;
  /** Where people can call who are refused a chat. */
  phone?: () => string;
}): RateLimiter {
  const windowOf = (limit: Exclude<LimitClass, 'none'>, request: FastifyRequest) => {
    const { max, windowSeconds } = LIMITS[limit];
    const now = options.clock().getTime();
    const windowEnd = (Math.floor(now / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
    return { key: `${limit}:${networkOf(request.ip)}`, max, now, windowEnd };
  };
  return {
    async used(limit, request) {
      if (!options.enabled || limit === 'none') return 0;
      const { key, max, windowEnd } = windowOf(limit, request);
      return (await options.count(key, new Date(windowEnd), 0)) / max;
    },
    async charge(limit, request, hits) {
      if (!options.enabled || limit === 'none') return;
      const { key, windowEnd } = windowOf(limit, request);
      await options.count(key, new Date(windowEnd), hits);
    },
    async take(limit, request, cost = 1) {
      if (!options.enabled || limit === 'none') return;
      // What a page reads to show itself was paid for by the request for the page.
      if (limit === 'read' && isInProcess()) return;
      const { key, max, now, windowEnd } = windowOf(limit, request);
      const hits = await options.count(key, new Date(windowEnd), cost);
      if (hits <= max) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((windowEnd - now) / 1000));
      const call =
        limit === 'chatStart' && options.phone ? `, or call us at ${options.phone()}` : '';
      throw new RequestProblem(
        'too_many_requests',
        `That was a lot of requests from your connection. Please try again in ${describeWait(retryAfterSeconds)}${call}.`,
        { retryAfterSeconds },
      );
    },
  };
}

/** An IPv4 address as it is, an IPv6 address by its /64, since one household owns all of that. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return `${expandIPv6(address).slice(0, 4).join(':')}::/64`;
}

/** Counts in this process. Old windows are dropped when the map grows, so that floods cannot fill the memory. */
export function countInMemory(
  clock: () => Date,
  maxKeys = 50_000,
  hits: HitTable = new Map(),
): HitCounter {
  return async (key, windowEnd, added = 1) => {
    const end = windowEnd.getTime();
    const entry = hits.get(key);
    if (entry?.windowEnd === end) {
      entry.count += added;
      return entry.count;
    }
    if (added === 0) return 0;
    if (hits.size >= maxKeys) dropOld(hits, clock().getTime(), maxKeys);
    hits.delete(key);
    hits.set(key, { windowEnd: end, count: added });
    return added;
  };
}

/** Counts in the database, exactly, over all instances: one upsert per request. */
export function countInDatabase(db: Db): HitCounter {
  return async (key, windowEnd, added = 1) => {
    const end = windowEnd.toISOString();
    const result = await db.execute<{ hits: number }>(
      added === 0
        ? sql`select hits from rate_limit_hits where key = ${key} and window_end = ${end}`
        : sql`
      insert into rate_limit_hits (key, window_end, hits) values (${key}, ${end}, ${added})
      on conflict (key) do update set
        hits = case when rate_limit_hits.window_end = excluded.window_end then rate_limit_hits.hits else 0 end + ${added},
        window_end = excluded.window_end
      returning hits`,
    );
    return result.rows[0]?.hits ?? added;
  };
}

/** Takes the ended windows out of the database, with the networks that they name. */
export async function sweepHits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimitHits).where(lte(rateLimitHits.windowEnd, now));
}

function dropOld(hits: HitTable, now: number, maxKeys: number): void {
  for (const [key, entry] of hits) if (entry.windowEnd <= now) hits.delete(key);
  for (const key of hits.keys()) {
    if (hits.size < maxKeys) return;
    hits.delete(key);
  }
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/** A time to wait as people say it, such as "12 minutes". */
export function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
