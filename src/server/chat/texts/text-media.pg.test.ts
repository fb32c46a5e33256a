// Pictures that come with a text: fetched from the provider alone, kept as photos of ours, once (docs/product/texts.md#pictures).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { whileRunning } from '#server/platform/jobs/running-job.ts';
import { type ChatBrowser, chatBrowser, logOf } from '../../../../test/chat-people.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  TWILIO,
  type TwilioStandIn,
  twilioCalls,
  twilioStandIn,
} from '../../../../test/twilio-stand-in.ts';
import { eraseWithin } from '../desk.service.ts';
import { fetchMedia, type Medium } from './fetch-media.ts';
import { takeTextMedia } from './text-media.ts';

const NUMBER = '2815550142';
const LOST = 'Pictures of this text could not be fetched. Please ask for them again.';
const LAST_TRY = {
  ...{ id: '', kind: 'text-media', data: {}, isLastTry: true },
  ...{ hasHandedOver: false, leavesNoRecord: false },
};

let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let oak: Medium;
let video: Medium;
let count = 0;
let working: Promise<void> | undefined;

beforeAll(async () => {
  twilio = await twilioStandIn();
  test = await createTestApp({
    ...{ STAFF_EMAILS: 'olive@example.com', TWILIO_API_URL: twilio.url, ...TWILIO },
  });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  const picture = { width: 320, height: 240, channels: 3, background: '#2f5d3a' } as const;
  oak = { type: 'image/jpeg', bytes: await sharp({ create: picture }).jpeg().toBuffer() };
  video = { type: 'video/3gpp', bytes: oak.bytes.subarray(9) };
});
afterAll(async () => {
  await test.close();
  await twilio.close();
});
afterEach(async () => {
  const { db } = test.open;
  const [row] = await db.select().from(chatSessions).where(eq(chatSessions.textNumber, NUMBER));
  if (row) await db.transaction((tx) => eraseWithin(tx, row.id, test.context.clock()));
  twilio.files.clear();
  twilio.asked.length = 0;
});

const newName = () => {
  count += 1;
  return `MM${String(count).padStart(32, '2')}`;
};
const comes = (name: string, files: number, text = 'Look at this oak.') =>
  twilioCalls(test, '/api/texts/twilio', {
    ...{ MessageSid: name, From: `+1${NUMBER}`, To: TWILIO.TWILIO_FROM, Body: text },
    NumMedia: String(files),
    MediaUrl0: 'http://127.0.0.1:9/steal',
    MediaContentType0: 'image/jpeg',
  });

async function log(): Promise<ChatEntry[]> {
  const [row] = await test.open.db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.textNumber, NUMBER));
  return row ? logOf(desk, row.id, 'desk') : [];
}
const said = async () =>
  (await log()).flatMap((entry) =>
    entry.kind === 'message'
      ? [{ text: entry.message.text, photos: entry.message.photos.length }]
      : [],
  );
const notes = async () =>
  (await log()).flatMap((entry) => (entry.kind === 'note' ? [entry.text] : []));

it('follow once the provider is there, each once however often it is tried, or a note says that they are lost', async () => {
  const name = newName();
  twilio.refuse({ status: 503 }, { status: 503 });
  expect(await comes(name, 7, '')).toBe(204);
  const [row] = await test.open.db.select().from(chatSessions);
  const take = () => takeTextMedia(test.context, { sessionId: row?.id ?? '', textId: name });
  await expect(take()).rejects.toThrow('answered with 503');
  expect(await notes()).toEqual([]);
  await expect(whileRunning(LAST_TRY, take)).rejects.toThrow('answered with 503');
  await take();
  expect(await notes()).toEqual([LOST]);
  twilio.files.set(name, [oak, oak, oak, oak, oak, oak, video]);
  await Promise.all([take(), take()]);
  expect(await said()).toEqual([
    { text: '(7 pictures came along.)', photos: 0 },
    { text: '', photos: 5 },
    { text: '', photos: 1 },
  ]);
  expect(await notes()).toEqual([LOST, 'Not saved: a video.']);
});

it('follow their text as photos of ours, by a job and from the provider alone', async () => {
  const name = newName();
  twilio.files.set(name, [oak, video]);
  working ??= test.work();
  await working;
  expect([await comes(name, 2), await comes(name, 2)]).toEqual([204, 204]);
  await vi.waitFor(async () => expect(await notes()).toEqual(['Not saved: a video.']), 20_000);
  expect(await comes(name, 2)).toBe(204);
  expect(await said()).toEqual([
    { text: 'Look at this oak.\n(2 pictures came along.)', photos: 0 },
    { text: '', photos: 1 },
  ]);
  const kept = twilio.asked.filter(({ path }) => path.startsWith('/kept/'));
  expect(kept).toHaveLength(2);
  expect(kept.every(({ authorization }) => authorization === undefined)).toBe(true);
  expect(await fetchMedia(test.context.config, `${newName()}/../../Accounts`)).toEqual([]);
});

it('are fetched from no host that is not named, nor from our own network, nor without end', async () => {
  let knocks = 0;
  const inside = createServer((_, reply) => {
    knocks += 1;
    reply.writeHead(200).end('secret');
  });
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  const { port } = inside.address() as AddressInfo;
  const name = newName();
  const { twilio: account } = test.context.config;
  const named = account && { ...account, mediaHosts: ['127.0.0.1', 'localhost', 'kept.example'] };
  for (const keptAt of [
    `http://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    'https://127.0.0.1/',
    'https://kept.example.evil.example/',
    'https://kept.example:8443/',
    'http://kept.example/',
    'file:///etc/passwd',
  ]) {
    twilio.files.set(name, [{ ...oak, keptAt }]);
    await expect(fetchMedia({ twilio: named }, name)).rejects.toThrow('kept at a host');
  }
  expect(knocks).toBe(0);
  inside.close();
  const large = new Uint8Array(11 * 1024 * 1024);
  twilio.files.set(name, [{ ...oak, bytes: large }, { ...oak, is: 'gone' }, oak]);
  const sizes = (await fetchMedia(test.context.config, name)).map(({ bytes }) => bytes.length);
  expect(sizes).toEqual([0, 0, oak.bytes.length]);
  twilio.files.set(name, [{ ...oak, is: 'endless' }]);
  await expect(fetchMedia(test.context.config, name, 300)).rejects.toThrow();
});
