// Many visitors at once, over kept and new connections, who read pages, ask the API, book and upload, and take note of every failure.
import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dateInZone, weekdayOf } from '#company/rules/time/company-time.ts';
import { photoForm } from './pictures.ts';
import { pick, randomFrom, testSeed } from './random.ts';

/** What became of the visitors' requests. */
export type Tally = {
  answered: number;
  /** Connections that were refused because no one listens any more. */
  refused: number;
  /** New connections that were reset before anything was read: the system had taken them, the server had not. */
  atTheDoor: number;
  /** Requests that were under way and got no answer, or one of 5xx. */
  lost: string[];
};

export type Visitors = {
  tally: Tally;
  /** Lets each finish its request. */
  leave: () => Promise<Tally>;
};

/** What an upload sends at once, and the pause between two pieces: it takes about a second. */
const PIECES = 20;
const PIECE_PAUSE_MS = 50;

const random = randomFrom(testSeed);
const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

/** Sends visitors to a server; half of them keep their connection. They leave by themselves when no one listens any more. */
export function sendVisitors(origin: string, count: number): Visitors {
  const tally: Tally = { answered: 0, refused: 0, atTheDoor: 0, lost: [] };
  let isOver = false;
  const visits = Array.from({ length: count }, async (_, index) => {
    const agent = index % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    while (!isOver) {
      const outcome = await errand(origin, agent);
      note(tally, outcome);
      if (outcome === 'refused') break;
      await wait(5 + random() * 40);
    }
    agent?.destroy();
  });
  return {
    tally,
    async leave() {
      isOver = true;
      await Promise.all(visits);
      return tally;
    },
  };
}

/** Uploads a photo in small pieces; `begun` resolves when the server has taken it, or has answered at once. */
export function uploadSlowly(origin: string, photo: Buffer) {
  const { payload, headers } = photoForm(photo);
  const begun = Promise.withResolvers<void>();
  // The server's 100 says that it has taken the request: until then it may still stand at the door (RFC 9110 10.1.1).
  const request = httpRequest(`${origin}/api/photos`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': payload.length, expect: '100-continue' },
  });
  const outcome = outcomeOf(request, true);
  request.on('continue', async () => {
    begun.resolve();
    const size = Math.ceil(payload.length / PIECES);
    for (let start = 0; start < payload.length; start += size) {
      request.write(payload.subarray(start, start + size));
      await wait(PIECE_PAUSE_MS);
    }
    request.end();
  });
  request.flushHeaders();
  void outcome.then(() => begun.resolve());
  return { begun: begun.promise, outcome };
}

type Outcome = number | 'refused' | 'at the door' | string;

function note(tally: Tally, outcome: Outcome): void {
  if (outcome === 'refused') tally.refused += 1;
  else if (outcome === 'at the door') tally.atTheDoor += 1;
  else if (typeof outcome === 'number' && outcome < 500) tally.answered += 1;
  else tally.lost.push(String(outcome));
}

function errand(origin: string, agent: Agent | undefined): Promise<Outcome> {
  const kind = random();
  const options = { agent: agent ?? (false as const) };
  if (kind < 0.4) return outcomeOf(httpRequest(`${origin}/`, options).end());
  if (kind < 0.8) return outcomeOf(httpRequest(`${origin}/api/blog-posts`, options).end());
  const body = JSON.stringify(newBooking());
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const url = `${origin}/api/appointments`;
  return outcomeOf(httpRequest(url, { ...options, method: 'POST', headers }).end(body));
}

/** The status of a whole answer, or what went wrong. */
function outcomeOf(request: ClientRequest, isLong = false): Promise<Outcome> {
  return new Promise((resolve) => {
    request.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', (error) => resolve(`answer of ${request.path} cut off: ${error.message}`));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A visitor's request goes out in one piece with its connection; an upload has long been under way.
      const isNew = !request.reusedSocket && request.socket?.bytesRead === 0 && !isLong;
      if (error.code === 'ECONNREFUSED') resolve('refused');
      else if (isNew && error.code === 'ECONNRESET') resolve('at the door');
      else resolve(`${request.method} ${request.path}: ${error.code} ${error.message}`);
    });
  });
}

function newBooking() {
  return {
    customerName: 'Maria Example',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    customerPhone: '(281) 555-0111',
    consultationTypeId: 1,
    appointmentDate: pick(random, weekdays()),
    appointmentTime: pick(random, TIMES),
  };
}

function weekdays(): string[] {
  const today = dateInZone(new Date(), 'America/Chicago');
  return Array.from({ length: 170 }, (_, index) => addDays(today, index + 2)).filter(
    (date) => ![0, 6].includes(weekdayOf(date)),
  );
}
