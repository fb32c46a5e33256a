// Two server processes on one PostgreSQL: what the owner changes is on the public page of both within two seconds, one change after the
// other as a person makes them, and no visitor's request is rendered meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { contentKinds } from '#server/site/content/content-kinds.ts';
import { signInByMail } from '../bench/sign-in-by-mail.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { contentChanges, type Seen, settingsForms } from '../test/published-changes.ts';

/** docs/product/content.md#publishing */
const PROMISED_MS = 2_000;
const OWNER = 'owner@example.com';
/** How long a person takes at least from one change to the next. */
const BETWEEN_MS = 2_000;
const LOOK_EVERY_MS = 20;

let folder: string;
let postgres: TemporaryPostgres;
let servers: BuiltServer[];
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-on-two-'));
  postgres = await startTemporaryPostgres();
  const start = (name: string) =>
    startBuiltServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      SEED: 'content',
      SESSION_SECRET: 'a secret that both instances have, for this test',
      STAFF_EMAILS: OWNER,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    });
  const first = await start('one');
  // While it is alone, the mail with the code is surely in its outbox.
  cookie = await signInByMail(first.url, join(folder, 'one'), OWNER);
  servers = [first, await start('other')];
});
afterAll(async () => {
  for (const server of servers ?? []) {
    server.kill('SIGTERM');
    await server.exited;
  }
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks the first instance as the owner's console does. */
async function asOwner<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${servers[0]?.url}${path}`, {
    method,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/**
 * How long it takes from now until a visitor of an instance sees something, or no longer sees it, in milliseconds. Every page on the way
 * comes from what is kept.
 */
async function untilSeen({ url }: BuiltServer, seen: Exclude<Seen, 'held'>, is = true) {
  const start = performance.now();
  let etag = '';
  for (;;) {
    const headers = { 'accept-encoding': 'identity', ...(etag && { 'if-none-match': etag }) };
    const answer = await fetch(`${url}${seen.url}`, { headers });
    if (!seen.url.startsWith('/api/')) {
      expect(answer.headers.get('cache-control'), 'is kept').toContain('public');
      etag = answer.headers.get('etag') ?? '';
    }
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    if (answer.status === 200 && html.includes(seen.words) === is) return performance.now() - start;
    const took = performance.now() - start;
    if (took > 30_000) throw new Error(`${seen.url} never says “${seen.words}”`);
    await wait(LOOK_EVERY_MS);
  }
}

type Took = { what: string; ms: number };

/** Makes a change and waits until it is on both, counted from the moment at which it is sent. */
async function timed(
  what: string,
  shown: readonly Seen[],
  change: () => Promise<unknown>,
  is = true,
): Promise<Took> {
  const start = performance.now();
  await change();
  for (const seen of shown) {
    if (seen !== 'held') await Promise.all(servers.map((server) => untilSeen(server, seen, is)));
  }
  const ms = Math.round(performance.now() - start);
  await wait(BETWEEN_MS);
  return { what, ms };
}

/** Says how it went, and that everything was in time. */
function expectInTime(name: string, all: Took[]): void {
  const inOrder = all.toSorted((one, other) => one.ms - other.ms);
  console.log(name, {
    median: inOrder[Math.floor(inOrder.length / 2)]?.ms,
    worst: inOrder.slice(-5),
  });
  console.log(inOrder.map(({ what, ms }) => `${what} ${ms}`).join(', '));
  expect(inOrder.filter(({ ms }) => ms > PROMISED_MS)).toEqual([]);
}

it('each kind of content, published and taken back', async () => {
  const published: Took[] = [];
  const takenBack: Took[] = [];
  for (const kind of contentKinds) {
    const { slug, changed, seen } = contentChanges[kind];
    if (seen === 'held') continue;
    const step = `/api/console/content/${kind}/${slug}`;
    const before = await asOwner<ContentEntry>('GET', step);
    const body = { version: before.version, body: changed(before.body) };
    let after = before;
    published.push(
      await timed(kind, [seen], async () => {
        after = await asOwner<ContentEntry>('POST', `${step}/publish`, body);
      }),
    );
    const historyId = after.history.findLast(({ what }) => what === 'found')?.id;
    const back = { version: after.version, historyId };
    takenBack.push(
      await timed(kind, [seen], () => asOwner('POST', `${step}/take-back`, back), false),
    );
  }
  expectInTime('content that was published', published);
  expectInTime('content that was taken back', takenBack);
});

it('each setting', async () => {
  const all: Took[] = [];
  for (const { from, method, url, body, writes } of settingsForms) {
    const shown = Object.values(writes).filter((seen) => seen !== 'held');
    if (shown.length === 0) continue;
    const found = from && (await asOwner<Record<string, object>>('GET', from));
    const part = found && (found[url.split('/').at(-1) ?? ''] ?? found);
    const version = part ? { version: (part as { version?: string }).version } : {};
    const sent = { ...version, ...(url.endsWith('storm-notice') ? inADay(body) : body) };
    all.push(await timed(url.split('/').at(-1) ?? url, shown, () => asOwner(method, url, sent)));
  }
  expectInTime('settings', all);
});

/** A notice of a test whose clock stands, for today. */
function inADay(body: object): object {
  return { ...body, untilDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) };
}
