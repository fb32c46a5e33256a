// Bounds the large bodies that lie in memory at once: in all, and for each client, so that no sender takes everyone's places.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

export type IntakeLimits = {
  /** The most that is read of one body; it is counted for a sender that announces more, or no length. */
  bodyBytes: number;
  /** What may lie in memory of all clients, and of one client address (IPv6: of its /64). */
  bytes: number;
  bytesPerClient: number;
  bodiesPerClient: number;
  /** How many requests may wait for a place, and of one client; their bodies are not read meanwhile. */
  waiting: number;
  waitingPerClient: number;
  /** After so long in line a request is asked to come again. */
  waitMs: number;
  /** The sentence with which that is done. */
  busy: string;
};

/** Has a request wait until there is room for its body; the room is given back when its answer is done. */
export type Intake = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A body that has a place or asks for one, and whose it is. */
type Body = { network: string; bytes: number };

type Waiting = Body & { enter: () => void };

const RETRY_AFTER_SECONDS = 5;

/**
 * Makes an intake, to be used before a body is read.
 *
 * It throws RequestProblem 503 with Retry-After when the line is full or the wait was too long.
 */
export function createIntake(limits: IntakeLimits): Intake {
  const places = createPlaces(limits);
  let line: Waiting[] = [];

  const leave = (body: Body) => {
    places.leave(body);
    // Anyone who has room goes in, whatever stands before: one client's full share is no reason for the others to wait.
    for (const waiting of [...line]) if (places.hasRoom(waiting)) waiting.enter();
  };
  const waitInLine = (waiting: Waiting, reply: FastifyReply) => {
    const own = line.filter(({ network }) => network === waiting.network).length;
    if (line.length >= limits.waiting || own >= limits.waitingPerClient)
      throw comeAgain(limits.busy);
    return new Promise<void>((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer);
        reply.raw.off('close', giveUp);
        line = line.filter((each) => each !== waiting);
      };
      const giveUp = () => {
        leaveLine();
        reject(comeAgain(limits.busy));
      };
      const timer = setTimeout(giveUp, limits.waitMs);
      reply.raw.once('close', giveUp);
      waiting.enter = () => {
        leaveLine();
        places.enter(waiting);
        resolve();
      };
      line.push(waiting);
    });
  };

  return async (request, reply) => {
    const announced = Number(request.headers['content-length'] ?? limits.bodyBytes);
    const bytes = Math.min(announced, limits.bodyBytes);
    const place: Waiting = { network: networkOf(request.ip), bytes, enter: () => {} };
    if (places.hasRoom(place)) places.enter(place);
    else await waitInLine(place, reply);
    let isInside = true;
    const leaveOnce = () => {
      if (isInside) leave(place);
      isInside = false;
    };
    // An answer that is cut off closes without having finished; one within this process only finishes.
    reply.raw.once('finish', leaveOnce).once('close', leaveOnce);
    if (reply.raw.destroyed) leaveOnce();
  };
}

/** Counts the bodies that lie in memory. */
function createPlaces(limits: IntakeLimits) {
  const inside = new Map<string, { bodies: number; bytes: number }>();
  let bytesInside = 0;
  return {
    hasRoom({ network, bytes }: Body): boolean {
      const own = inside.get(network);
      return (
        bytesInside + bytes <= limits.bytes &&
        (own?.bytes ?? 0) + bytes <= limits.bytesPerClient &&
        (own?.bodies ?? 0) < limits.bodiesPerClient
      );
    },
    enter({ network, bytes }: Body): void {
      const own = inside.get(network) ?? { bodies: 0, bytes: 0 };
      inside.set(network, { bodies: own.bodies + 1, bytes: own.bytes + bytes });
      bytesInside += bytes;
    },
    leave({ network, bytes }: Body): void {
      const own = inside.get(network);
      if (own && own.bodies > 1) {
        inside.set(network, { bodies: own.bodies - 1, bytes: own.bytes - bytes });
      } else inside.delete(network);
      bytesInside -= bytes;
    },
  };
}

function comeAgain(words: string): RequestProblem {
  return new RequestProblem('unavailable', words, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
