// Many visitors, some of them signed in, people who text and mail, and some agents who answer them all, while servers die: each keeps what it
// saw, for the checker.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatEntry, ChatLogPage } from '#contract/chat/chat-log.ts';
import type { Acknowledged, ChatRecord, Handed, SeenEntry, SeenLog } from './chat-checker.ts';

/** Where the server is right now; it may be another one after each kill. */
export type Where = { url: string };

type Storm = {
  where: Where;
  visitors: number;
  /** The cookies of customers who chat in the portal. */
  customers: string[];
  /** Those who write through other doors than the chat's own, each until it ends: what was taken of them is handed. */
  others: { count: number; write: (signal: AbortSignal, handed: Handed[]) => Promise<unknown> };
  /** The cookies of staff who are signed in. */
  agents: string[];
  /** How long a visitor is silent between two messages, and up to twice as long. */
  pauseMs: number;
  /** What kills servers and cuts lines once every visitor has been heard; the storm ends after it, when enough was said to prove something. */
  disturb: () => Promise<void>;
};

const RETRY_MS = 150;
const LOOK_MS = 500;

/** Runs a storm and gives what everyone saw, with the logs as they are in the end. */
export async function chatStorm(storm: Storm): Promise<ChatRecord> {
  const { where, visitors, customers, others, agents, pauseMs } = storm;
  const stopping = new AbortController();
  const seen: SeenLog[] = [];
  const acknowledged: Acknowledged[] = [];
  const handed: Handed[] = [];
  const cookies = [...Array.from({ length: visitors }, () => ''), ...customers];
  const talking = cookies.map((cookie, index) =>
    visit(where, `visitor ${index}`, stopping.signal, { seen, acknowledged, cookie, pauseMs }),
  );
  const writing = others.write(stopping.signal, handed);
  const answering = agents.map((cookie, index) =>
    answer(where, `agent ${index}`, cookie, stopping.signal, {
      seen,
      acknowledged,
      share: [index, agents.length],
    }),
  );
  const people = Promise.all([...talking, writing, ...answering]);
  // However slow the machine is: a storm in which no one speaks proves nothing.
  const until = async (isSo: () => boolean) => {
    while (!isSo() && !stopping.signal.aborted) await wait(RETRY_MS);
  };
  const course = async () => {
    await until(
      () => speakersOf([...acknowledged, ...handed]).size === cookies.length + others.count,
    );
    if (!stopping.signal.aborted) await storm.disturb();
    await until(() => isEnoughSaid({ acknowledged, handed }, cookies.length + others.count));
  };
  try {
    // The first failure ends the storm at once.
    await Promise.race([course(), people]);
  } finally {
    stopping.abort();
  }
  await people;
  const logs = new Map<string, SeenEntry[]>();
  const cookie = agents[0] ?? '';
  for (const session of await openSessions(where, cookie)) {
    logs.set(session, await wholeLog(where, session, cookie));
  }
  return { logs, seen, acknowledged, handed };
}

const isByAgent = ({ client }: { client: string }) => client.startsWith('agent');

/** The people outside the office who have been heard. */
function speakersOf(said: readonly { client: string }[]): Set<string> {
  return new Set(said.filter((one) => !isByAgent(one)).map(({ client }) => client));
}

/** Whether people said more than two things each, on average, and an agent answered. */
export function isEnoughSaid(
  { acknowledged, handed }: Pick<ChatRecord, 'acknowledged' | 'handed'>,
  people: number,
): boolean {
  return acknowledged.length + handed.length > people * 2 && acknowledged.some(isByAgent);
}

type Notes = { seen: SeenLog[]; acknowledged: Acknowledged[] };

/** One visitor: begins, listens, and says one thing after the other, each until it is acknowledged. */
async function visit(
  where: Where,
  client: string,
  signal: AbortSignal,
  { seen, acknowledged, cookie: own, pauseMs }: Notes & { cookie: string; pauseMs: number },
): Promise<void> {
  const { session, cookie } = await begin(where, client, own);
  const screen: SeenLog = { client, session, entries: [] };
  seen.push(screen);
  const listening = listen(where, screen, cookie, signal);
  for (let count = 1; !signal.aborted; count += 1) {
    const text = `${client} says ${count}`;
    acknowledged.push(await sayUntilHeard(where, { client, session, cookie, text }));
    await wait(pauseMs * (1 + Math.random()));
  }
  await listening;
  await catchUp(where, screen, cookie, '&as=visitor');
}

/** One agent: polls the list as a desk without a stream does, reads on where something is new, and answers. */
async function answer(
  where: Where,
  client: string,
  cookie: string,
  signal: AbortSignal,
  { seen, acknowledged, share: [mine, of] }: Notes & { share: [number, number] },
): Promise<void> {
  const screens = new Map<string, SeenLog>();
  while (!signal.aborted) {
    const list = await request(where, cookie, 'GET', '/api/chat-sessions/active').catch(
      () => undefined,
    );
    const open = (list?.status === 200 ? list.body : []) as { id: string; lastNumber: number }[];
    for (const { id, lastNumber } of open) {
      // By the last digit of its id a conversation has one agent; the first one reads all of them.
      const isMine = Number.parseInt(id.slice(-2), 16) % of === mine;
      if (signal.aborted || !(isMine || mine === 0)) continue;
      const screen = screens.get(id) ?? { client, session: id, entries: [] };
      if (!screens.has(id)) seen.push(screen);
      screens.set(id, screen);
      if ((screen.entries.at(-1)?.number ?? 0) >= lastNumber) continue;
      await catchUp(where, screen, cookie, '');
      const isAsked = screen.entries.findLast(({ sender }) => sender)?.sender === 'customer';
      if (!isMine || !isAsked) continue;
      const text = `${client} answers ${screen.entries.length} of ${id}`;
      acknowledged.push(
        await sayUntilHeard(where, { client, session: id, cookie, text, isDesk: true }),
      );
    }
    await wait(LOOK_MS);
  }
}

/** Listens as a browser does: reconnects for ever, from after the last number that it has. */
async function listen(
  where: Where,
  screen: SeenLog,
  cookie: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const after = screen.entries.at(-1)?.number ?? 0;
    const path = `/api/chat-session/${screen.session}/events?as=visitor&after=${after}`;
    try {
      const stream = await fetch(where.url + path, { headers: { cookie }, signal });
      if (!stream.ok || !stream.body) throw new Error(`no stream: ${stream.status}`);
      let text = '';
      for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = /^event: entry\ndata: (.*)$/m.exec(event)?.[1];
          if (data) screen.entries.push(seenEntry(JSON.parse(data)));
        }
      }
    } catch {
      if (!signal.aborted) await wait(RETRY_MS);
    }
  }
}

/** Asks for everything after the last number, until there is no more. */
async function catchUp(
  where: Where,
  screen: SeenLog,
  cookie: string,
  query: string,
): Promise<void> {
  for (;;) {
    const after = screen.entries.at(-1)?.number ?? 0;
    const path = `/api/chat-session/${screen.session}/log?after=${after}${query}`;
    const { status, body } = await untilAnswered(where, cookie, 'GET', path);
    if (status !== 200) throw new Error(`${screen.client} is refused: ${status}`);
    const { entries, lastNumber } = body as ChatLogPage;
    screen.entries.push(...entries.map(seenEntry));
    if ((screen.entries.at(-1)?.number ?? 0) >= lastNumber) return;
  }
}

async function openSessions(where: Where, cookie: string): Promise<string[]> {
  const { body } = await untilAnswered(where, cookie, 'GET', '/api/chat-sessions/active');
  return (body as { id: string }[]).map(({ id }) => id);
}

async function wholeLog(where: Where, session: string, cookie: string): Promise<SeenEntry[]> {
  const screen: SeenLog = { client: 'the table', session, entries: [] };
  await catchUp(where, screen, cookie, '');
  return screen.entries;
}

/** What both sides see alike of an entry; a note would be nothing but its number to the other one. */
function seenEntry(entry: ChatEntry): SeenEntry {
  const { number } = entry;
  if (entry.kind !== 'message') return { number };
  const { key, text, sender } = entry.message;
  return { number, key, text, sender };
}

/** `own` signs in who has an account; each has the cookies of their own browser. */
async function begin(
  where: Where,
  client: string,
  own: string,
): Promise<{ session: string; cookie: string }> {
  const body = { customerName: client, customerEmail: 'storm@example.com' };
  const { headers, body: chat } = await untilAnswered(
    where,
    own,
    'POST',
    '/api/chat-session',
    body,
  );
  const cookie = [own, cookiesOf(headers)].filter(Boolean).join('; ');
  return { session: (chat as { id: string }).id, cookie };
}

type Saying = { client: string; session: string; cookie: string; text: string; isDesk?: boolean };

/** Sends a message under one key until it is acknowledged. */
async function sayUntilHeard(
  where: Where,
  { client, session, cookie, text, isDesk = false }: Saying,
): Promise<Acknowledged> {
  const key = randomUUID();
  const path = `/api/chat-session/${session}/message${isDesk ? '' : '?as=visitor'}`;
  const { status, body } = await untilAnswered(where, cookie, 'POST', path, { text, key });
  if (status !== 201) throw new Error(`${client} is refused: ${status} ${JSON.stringify(body)}`);
  return { client, session, key, text, number: (body as { number: number }).number };
}

type Reply = { status: number; headers: Headers; body: unknown };

/** Asks until there is an answer that is no failure of the server. */
async function untilAnswered(
  where: Where,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const until = Date.now() + 120_000;
  for (;;) {
    const reply = await request(where, cookie, method, path, body).catch(() => undefined);
    if (reply && reply.status < 500) return reply;
    if (Date.now() > until) throw new Error(`no answer to ${method} ${path}: ${reply?.status}`);
    await wait(RETRY_MS);
  }
}

async function request(
  { url }: Where,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

/** Signs someone in by the mail that lies in one of the outboxes, and gives their cookies. */
export async function signedInCookie(
  where: Where,
  dataDirs: string[],
  email: string,
): Promise<string> {
  const asked = await untilAnswered(where, '', 'POST', '/api/auth/code', { email });
  const visitor = cookiesOf(asked.headers);
  const code = await mailedCode(dataDirs, email);
  const body = { email, code };
  const verified = await untilAnswered(where, visitor, 'POST', '/api/auth/verify', body);
  if (verified.status !== 200) throw new Error(`${email} was not signed in: ${verified.status}`);
  return cookiesOf(verified.headers);
}

async function mailedCode(dataDirs: string[], email: string): Promise<string> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    for (const dataDir of dataDirs) {
      const outbox = join(dataDir, 'outbox');
      for (const name of await readdir(outbox).catch(() => [])) {
        if (!name.endsWith('.eml')) continue;
        const mail = await readFile(join(outbox, name), 'utf8');
        const code = /^Subject: .*?(\d{8})/m.exec(mail)?.[1];
        if (code && mail.includes(`To: ${email}`)) return code;
      }
    }
    await wait(100);
  }
  throw new Error(`no code was mailed to ${email}`);
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
