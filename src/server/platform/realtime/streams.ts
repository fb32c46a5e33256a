// Answers with streams of server-sent events: how many one client and the process may have, and their end at a stop.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../http/problem.ts';
import { networkOf } from '../http/rate-limit.ts';
import {
  createEventStream,
  type EventStream,
  STREAM_TIMING,
  type StreamTiming,
  type Watched,
} from './event-stream.ts';
import type { Hub } from './hub.ts';

export type StreamLimits = {
  /** Of one client address (IPv6: of its /64): an office in which everyone has the calendar open. */
  perClient: number;
  /**
   * A thousand conversations and the calendars beside them; half of the connections of a process, so that there is always
   * room for anyone who asks something.
   */
  inAll: number;
};

export const STREAM_LIMITS: StreamLimits = { perClient: 60, inAll: 1_500 };

/** Who is refused tries again after this time; the page works as without a stream meanwhile. */
const TRY_AGAIN_SECONDS = 60;
/** After a goodbye; long enough that a balancer has noticed, and spread. */
const COME_BACK_MS = { least: 2_500, spread: 2_500 } as const;

export type Streams = {
  /**
   * Answers with a stream; HEAD with its headers only.
   *
   * @throws RequestProblem 429 when the client has enough of them, 503 when the process has.
   */
  answer: (request: FastifyRequest, reply: FastifyReply, watched: Watched) => FastifyReply;
  /** Says goodbye to all, and to anyone who still comes: after a refusal a browser would not come back by itself. */
  close: () => void;
  count: () => number;
};

/** Keeps the streams of a process. */
export function createStreams(
  hub: Hub,
  limits: StreamLimits = STREAM_LIMITS,
  timing: StreamTiming = STREAM_TIMING,
): Streams {
  const open = new Map<EventStream, string>();
  let isClosed = false;
  // All in one turn, so that one statement answers for all of them.
  const askAll = () => {
    for (const { ask } of open.keys()) ask();
  };
  const asking = setInterval(askAll, timing.askMs).unref();
  const stopHearing = hub.subscribe('access', askAll);

  function requireRoom(network: string): void {
    if (open.size >= limits.inAll) {
      throw new RequestProblem('unavailable', 'There is no room for one more listener right now.', {
        retryAfterSeconds: TRY_AGAIN_SECONDS,
      });
    }
    const own = [...open.values()].filter((one) => one === network).length;
    if (own < limits.perClient) return;
    throw new RequestProblem(
      'too_many_requests',
      'Enough pages of your connection are listening already.',
      { retryAfterSeconds: TRY_AGAIN_SECONDS },
    );
  }

  return {
    answer(request, reply, watched) {
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // nginx would otherwise keep events back until it has a buffer full.
        'x-accel-buffering': 'no',
      });
      if (request.method === 'HEAD') return reply.send('');
      if (isClosed) return reply.send(`retry: ${comeBackMs()}\n\n`);
      const network = networkOf(request.ip);
      requireRoom(network);
      const stream = createEventStream(hub, watched, lastEventId(request), timing);
      open.set(stream, network);
      stream.bytes.once('close', () => open.delete(stream));
      return reply.send(stream.bytes);
    },
    close() {
      isClosed = true;
      clearInterval(asking);
      stopHearing();
      for (const { end } of open.keys()) {
        end(comeBackMs());
      }
    },
    count: () => open.size,
  };
}

function comeBackMs(): number {
  return Math.round(COME_BACK_MS.least + Math.random() * COME_BACK_MS.spread);
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  return [headers['last-event-id']].flat()[0];
}
