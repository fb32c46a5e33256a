// Someone of the office uploads 100 MB as a picture: it is refused in words, and leaves nothing in memory, on disk or on a page.
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { residentKb } from '../bench/resident-memory.ts';
import { signInByMail } from '../bench/sign-in-by-mail.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { jpegOf, multipart } from './pictures.ts';
import { prepareDataDir } from './server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const OWNER = 'owner@example.com';
const SIZE = 100_000_000;
const CHUNK = Buffer.alloc(100_000);
/** What a server at rest may take and give back by itself meanwhile. */
const QUIET_KB = 50_000;

let dataDir: string;
let server: BuiltServer;
let cookie: string;
beforeAll(async () => {
  dataDir = await prepareDataDir();
  server = await startBuiltServer({
    DATA_DIR: dataDir,
    SEED: 'none',
    STAFF_EMAILS: OWNER,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  });
  cookie = await signInByMail(server.url, dataDir, OWNER);
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
});

const memoryNow = () => residentKb(server.pid) ?? 0;

/** A form that begins with a real picture, as far as its file. */
async function beginning(field: string) {
  const content = await jpegOf(800, 600);
  const part = { name: field, filename: 'yard.jpg', type: 'image/jpeg', content };
  const { payload, headers } = multipart([part]);
  const end = payload.lastIndexOf('\r\n--');
  return { headers, first: payload.subarray(0, end), last: payload.subarray(end) };
}

/** Sends it until all of it is sent or an answer is there; gives the answer, and by how many kilobytes the server had grown at most. */
async function send(path: string, saysItsSize: boolean) {
  const { headers, first, last } = await beginning('picture');
  const before = memoryNow();
  let most = before;
  const sending = request(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(saysItsSize && { 'content-length': first.length + SIZE + last.length }),
    },
  });
  // Who is cut off hears of it as an error, after the answer.
  sending.on('error', () => {});
  let answer: IncomingMessage | undefined;
  const answered = once(sending, 'response').then(([message]) => {
    answer = message as IncomingMessage;
  });
  sending.write(first);
  for (let sent = 0; sent < SIZE && !answer && !sending.destroyed; sent += CHUNK.length) {
    if (!sending.write(CHUNK)) await Promise.race([once(sending, 'drain'), answered]);
    most = Math.max(most, memoryNow());
  }
  if (!answer) sending.end(last);
  await answered;
  const { statusCode = 0 } = answer as unknown as IncomingMessage;
  const body = await text(answer as unknown as IncomingMessage);
  sending.destroy();
  return { status: statusCode, body, grown: Math.max(most, memoryNow()) - before };
}

it.each([
  ['that says its size', true],
  ['that does not', false],
])('a request %s is refused in words before it has arrived', async (_, saysItsSize) => {
  const { status, body, grown } = await send('/api/console/pictures', saysItsSize);
  expect(status).toBe(413);
  const detail = 'Please upload an image smaller than 20 MB.';
  expect(JSON.parse(body)).toMatchObject({ detail, errors: [{ pointer: '/picture', detail }] });
  expect(grown).toBeLessThan(QUIET_KB);
});

it('a form without a script is answered with a page that says so', async () => {
  const { status, body, grown } = await send('/console/settings/pictures', true);
  expect(status).toBe(413);
  expect(body).toContain('too large');
  expect(grown).toBeLessThan(QUIET_KB);
});

it('nothing of it is kept: no picture, no file, and the office goes on', async () => {
  const answer = await fetch(`${server.url}/api/console/pictures`, { headers: { cookie } });
  expect(await answer.json()).toEqual({ items: [], next: null });
  expect(await readdir(join(dataDir, 'uploads/site-pictures')).catch(() => [])).toEqual([]);
  expect((await fetch(`${server.url}/gallery`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
