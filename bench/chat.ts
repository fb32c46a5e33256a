// Times a message of the desk until it stands in the visitor's stream, with a thousand streams open.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { signedInCookie } from '../test/chat-storm.ts';
import { ENGINES, prepareDatabase } from './database-engines.ts';
import { type Lab, stopProcess } from './lab.ts';
import { residentKb } from './resident-memory.ts';
import { atMost, atMostTimes, type Result, told } from './result.ts';
import { projectRoot, startServer } from './server.ts';
import { quantile } from './statistics.ts';

const CHATS = 1_000;
/**
 * The embedded database shares the server's one processor: at fifty a second its queue would be timed, whose length is the
 * machine's, and not the way of a message.
 */
const PER_SECOND = { embedded: 20, PostgreSQL: 50 };
const SECONDS = 12;

/**
 * Budgets: docs/product/pages-and-speed.md#budgets; times an echo through as many streams of a bare Fastify at the same pace, which
 * keeps each key by one insert into the same engine first.
 */
const P99_TIMES = { embedded: 12, PostgreSQL: 6 };

const STAFF = 'bench@example.com';

/** So many messages a second, for so long. */
type Pace = { perSecond: number; seconds: number };

type Chat = { id: string; cookie: string };
/** When each message was sent and heard, by its key, in milliseconds. */
type Times = { sent: Map<string, number>; heard: Map<string, number> };

/** Both engines: a thousand conversations with a stream each, and messages at an even pace. */
export async function chatStreams(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const chats = isQuick ? CHATS / 5 : CHATS;
  const seconds = isQuick ? 5 : SECONDS;
  const results: Result[] = [];
  for (const engine of ENGINES) {
    const { options } = await prepareDatabase(lab, engine);
    const isEmbedded = engine === 'embedded';
    const perSecond = isEmbedded ? PER_SECOND.embedded : PER_SECOND.PostgreSQL;
    const most = isEmbedded ? P99_TIMES.embedded : P99_TIMES.PostgreSQL;
    const echo = await echoes(lab, engine, chats, { perSecond, seconds });
    const server = await startServer(lab, { ...options, staffEmails: STAFF });
    const desk = await signedInCookie({ url: server.origin }, [options.dataDir], STAFF);
    const all = await begin(server.origin, chats);
    const before = residentKb(server.pid) ?? Number.NaN;
    const times: Times = { sent: new Map(), heard: new Map() };
    const streams = await Promise.all(
      all.map(({ id, cookie }) =>
        openStream(
          `${server.origin}/api/chat-session/${id}/events?as=visitor`,
          cookie,
          times.heard,
        ),
      ),
    );
    await wait(1_000);
    const perStream = ((residentKb(server.pid) ?? Number.NaN) - before) / chats;
    await talk(server.origin, all, desk, { perSecond, seconds }, times.sent);
    const delays = delaysOf(times);
    for (const stream of streams) stream.destroy();
    await server.stop();
    const what = `Chat, ${chats.toLocaleString('en-US')} streams, ${engine}`;
    const p99 = { figure: quantile(delays, 0.99), reference: quantile(echo, 0.99), unit: 'ms' };
    const note = `${what}: ${times.sent.size} messages at ${perSecond} a second, ${times.sent.size - delays.length} not heard; p50 ${quantile(delays, 0.5).toFixed(1)} ms, worst ${quantile(delays, 1).toFixed(1)} ms; load of the machine ${loadavg()[0]?.toFixed(0)}.`;
    results.push(
      atMostTimes(`${what}, p99`, p99, most, note),
      atMost(`${what}, messages not heard`, times.sent.size - delays.length, 0, '', 'hard'),
      told(`${what}, memory of a stream`, `${perStream.toFixed(1)} KB`),
    );
  }
  return results;
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

async function begin(origin: string, count: number): Promise<Chat[]> {
  const chats: Chat[] = [];
  const body = { customerName: 'Bench', customerEmail: 'bench@example.com' };
  while (chats.length < count) {
    const some = Array.from({ length: Math.min(50, count - chats.length) }, async () => {
      const { headers, text } = await send(origin, '', 'POST', '/api/chat-session', body);
      const cookies = headers['set-cookie'] ?? [];
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
      return { id: (JSON.parse(text) as { id: string }).id, cookie };
    });
    chats.push(...(await Promise.all(some)));
  }
  return chats;
}

/** The same pace through a bare Fastify with nothing behind it but one insert. */
async function echoes(lab: Lab, engine: string, count: number, pace: Pace): Promise<number[]> {
  const program = join(projectRoot, 'bench/bare-streams.ts');
  const postgres = engine === 'embedded' ? undefined : await startTemporaryPostgres();
  if (postgres) lab.defer(postgres.stop);
  const where = [await lab.directory('bare'), ...(postgres ? [postgres.url] : [])];
  const child = lab.start([process.execPath, program, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout ?? child, 'data');
  const origin = String(printed).trim();
  const times: Times = { sent: new Map(), heard: new Map() };
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < count; index++) {
    streams.push(await openStream(`${origin}/events`, '', times.heard));
  }
  await atPace(pace, async (turn) => {
    const key = randomUUID();
    times.sent.set(key, performance.now());
    await send(origin, '', 'POST', '/echo', { key, to: (turn * 37) % count });
  });
  for (const stream of streams) stream.destroy();
  await stopProcess(child);
  return delaysOf(times);
}

/** Opens a stream on a connection of its own. */
function openStream(
  url: string,
  cookie: string,
  heard: Map<string, number>,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { headers: { cookie }, agent: false }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`no stream: ${answer.statusCode}`));
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const now = performance.now();
      for (const [, key = ''] of text.matchAll(/"key":"([\w-]+)"/g)) heard.set(key, now);
    });
    answer.on('error', () => {});
    resolve(answer);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The desk says something in one conversation after the other, at an even pace. */
async function talk(
  origin: string,
  chats: Chat[],
  desk: string,
  pace: Pace,
  sent: Map<string, number>,
): Promise<void> {
  await atPace(pace, async (turn) => {
    const chat = chats[(turn * 37) % chats.length];
    if (chat) await say(origin, chat, desk, sent);
  });
}

/** Does something so many times a second, whether the last one is done or not, and waits for what is on its way. */
async function atPace(
  { perSecond, seconds }: Pace,
  act: (turn: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const due = began + (turn * 1_000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    under.push(act(turn));
  }
  await Promise.all(under);
  await wait(2_000);
}

async function say(
  origin: string,
  { id }: Chat,
  desk: string,
  sent: Map<string, number>,
): Promise<void> {
  const key = randomUUID();
  sent.set(key, performance.now());
  const path = `/api/chat-session/${id}/message`;
  const { status } = await send(origin, desk, 'POST', path, { text: 'A word of the bench', key });
  if (status !== 201) throw new Error(`a message was refused: ${status}`);
}

function delaysOf({ sent, heard }: Times): number[] {
  return [...sent].flatMap(([key, at]) => {
    const then = heard.get(key);
    return then === undefined ? [] : [then - at];
  });
}

type Reply = { status: number; headers: IncomingMessage['headers']; text: string };

function send(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
  };
  request(origin + path, { method, headers, agent }, (answer) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      text += part;
    });
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
    );
    answer.on('error', reject);
  })
    .on('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}
