// Pictures that come with a text: fetched from the provider alone, kept as photos of ours, once (docs/product/texts.md#pictures).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
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
import { fetchMedia } from './fetch-media.ts';

const NUMBER = '2815550142';

let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let oak: { type: string; bytes: Uint8Array };
let count = 0;

beforeAll(async () => {
  twilio = await twilioStandIn();
  test = await createTestApp(
    { STAFF_EMAILS: 'olive@example.com', TWILIO_API_URL: twilio.url, ...TWILIO },
    { retryDelaySeconds: 0 },
  );
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  const picture = { width: 320, height: 240, channels: 3, background: '#2f5d3a' } as const;
  oak = { type: 'image/jpeg', bytes: await sharp({ create: picture }).jpeg().toBuffer() };
  await test.work();
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

it('follow their text as photos of ours, once, and from the provider alone', async () => {
  const name = newName();
  twilio.files.set(name, [
    oak,
    oak,
    oak,
    oak,
    oak,
    oak,
    { type: 'video/3gpp', bytes: oak.bytes.subarray(9) },
  ]);
  expect([await comes(name, 7), await comes(name, 7)]).toEqual([204, 204]);
  await vi.waitFor(async () => expect(await notes()).toEqual(['Not saved: a video.']), 20_000);
  expect(await comes(name, 7)).toBe(204);
  expect(await said()).toEqual([
    { text: 'Look at this oak.\n(7 pictures came along.)', photos: 0 },
    { text: '', photos: 5 },
    { text: '', photos: 1 },
  ]);
  const kept = twilio.asked.filter(({ path }) => path.startsWith('/kept/'));
  expect(kept).toHaveLength(7);
  expect(kept.every(({ authorization }) => authorization === undefined)).toBe(true);
  const rows = await test.open.db.select().from(photos);
  expect(rows.filter(({ chatMessageId }) => chatMessageId !== null)).toHaveLength(6);
});

it('are asked for again when the provider is away, and once it has none a text stays what it is', async () => {
  const name = newName();
  twilio.files.set(name, [oak]);
  twilio.refuse({ status: 503 }, { status: 500 });
  expect(await comes(name, 1, '')).toBe(204);
  await vi.waitFor(async () => expect(await said()).toHaveLength(2), 20_000);
  expect(await said()).toEqual([
    { text: '(A picture came along.)', photos: 0 },
    { text: '', photos: 1 },
  ]);
  expect(await fetchMedia(test.context.config, newName())).toEqual([]);
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
