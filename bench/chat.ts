// Times a message of the desk until it stands in the visitor's stream, with a thousand streams open, beside polling.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { agentCookie } from '../test/chat-storm.ts';
import { ENGINES, prepareDatabase } from './database-engines.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result, told } from './result.ts';
import { startServer } from './server.ts';
import { quantile } from './statistics.ts';

const CHATS = 1_000;
const PER_SECOND = 50;
const SECONDS = 20;
/** Visitors who ask every 2 s instead, as a page without a stream does. */
const POLLING = 200;
const POLL_MS = 2_000;

/** Budget: docs/product/pages-and-speed.md#budgets. */
const P99_MS = 25;

const STAFF = 'bench@example.com';

type Chat = { id: string; cookie: string };
/** When each message was sent and heard, by its key, in milliseconds. */
type Times = { sent: Map<string, number>; heard: Map<string, number> };

/** Both engines: a thousand conversations with a stream each, fifty messages a second. */
export async function chatStreams(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const chats = isQuick ? CHATS / 5 : CHATS;
  const seconds = isQuick ? 5 : SECONDS;
  const results: Result[] = [];
  for (const engine of ENGINES) {
    const { options } = await prepareDatabase(lab, engine, async () => {});
    const server = await startServer(lab, { ...options, staffEmails: STAFF });
    const desk = await agentCookie({ url: server.origin }, [options.dataDir], STAFF);
    const all = await begin(server.origin, chats);
    const before = residentKb(server.pid);
    const times: Times = { sent: new Map(), heard: new Map() };
    const streams = await Promise.all(all.map((chat) => listen(server.origin, chat, times.heard)));
    await wait(1_000);
    const perStream = (residentKb(server.pid) - before) / chats;
    await talk(server.origin, all, desk, seconds, times.sent);
    const delays = delaysOf(times);
    for (const stream of streams) stream.destroy();
    const polled = await poll(server.origin, all.slice(0, POLLING), desk, Math.min(seconds, 10));
    await server.stop();
    const what = `Chat, ${chats.toLocaleString('en-US')} streams, ${engine}`;
    const note = `${what}: ${times.sent.size} messages at ${PER_SECOND} a second, ${times.sent.size - delays.length} not heard; p50 ${quantile(delays, 0.5).toFixed(1)} ms, worst ${quantile(delays, 1).toFixed(1)} ms.`;
    results.push(
      atMost(`${what}, p99`, quantile(delays, 0.99), P99_MS, 'ms', 'soft', note),
      atMost(`${what}, messages not heard`, times.sent.size - delays.length, 0, '', 'hard'),
      told(`${what}, memory of a stream`, `${perStream.toFixed(1)} KB`),
      told(
        `Chat, ${POLLING} polling every ${POLL_MS / 1000} s, ${engine}, p50`,
        `${quantile(polled, 0.5).toFixed(0)} ms`,
        `Polling, ${engine}: worst ${quantile(polled, 1).toFixed(0)} ms.`,
      ),
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

/** Opens a stream on a connection of its own. */
function listen(
  origin: string,
  { id, cookie }: Chat,
  heard: Map<string, number>,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const url = `${origin}/api/chat-session/${id}/events?as=visitor`;
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
  seconds: number,
  sent: Map<string, number>,
): Promise<void> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (let count = 0; count < seconds * PER_SECOND; count += 1) {
    const due = began + (count * 1_000) / PER_SECOND;
    await wait(Math.max(0, due - performance.now()));
    const chat = chats[(count * 37) % chats.length];
    if (chat) under.push(say(origin, chat, desk, sent));
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

/** The same with visitors who ask for what is new every two seconds. */
async function poll(
  origin: string,
  chats: Chat[],
  desk: string,
  seconds: number,
): Promise<number[]> {
  const times: Times = { sent: new Map(), heard: new Map() };
  let isOver = false;
  const asking = chats.map(async ({ id, cookie }) => {
    let after = 0;
    await wait(Math.random() * POLL_MS);
    while (!isOver) {
      const path = `/api/chat-session/${id}/log?as=visitor&after=${after}`;
      const { text } = await send(origin, cookie, 'GET', path);
      const now = performance.now();
      const { entries } = JSON.parse(text) as {
        entries: { number: number; message?: { key: string } }[];
      };
      for (const { number, message } of entries) {
        after = number;
        if (message && times.sent.has(message.key)) times.heard.set(message.key, now);
      }
      await wait(POLL_MS);
    }
  });
  await talk(origin, chats, desk, seconds, times.sent);
  isOver = true;
  await Promise.all(asking);
  return delaysOf(times);
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

/** What the process has in memory, in kilobytes. */
function residentKb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
