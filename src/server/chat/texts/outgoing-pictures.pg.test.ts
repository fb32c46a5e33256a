// Pictures that leave with a text: once, as JPEGs of ours, by addresses that open nothing else (docs/product/texts.md#pictures-that-leave).
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { type ChatBrowser, chatBrowser, say } from '../../../../test/chat-people.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  DAY,
  MORNING,
  NIGHT,
  openTextOffice,
  type TextOffice,
} from '../../../../test/text-office.ts';
import type { FetchedPicture, TwilioStandIn } from '../../../../test/twilio-stand-in.ts';
import { eraseWithin } from '../desk.service.ts';
import { picturePath } from './picture-address.ts';
import { enqueueDueTexts, sendChatText } from './send-text.service.ts';

const NUMBER = '2815550142';
const OLIVE = { STAFF_EMAILS: 'olive@example.com' };

let office: TextOffice;
let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let camera: PhotoVisitor;
let oak: Buffer;

/** As the provider fetches: with no cookie, and a kind of program that no browser is. */
async function get(url: URL | string, headers = {}): Promise<FetchedPicture> {
  const { pathname, search } = new URL(url, test.context.config.publicUrl);
  const answer = await test.app.inject({ url: pathname + search, headers });
  const type = String(answer.headers['content-type']);
  return { status: answer.statusCode, type, bytes: answer.rawPayload };
}
const statusOf = async (url: URL | string) => (await get(url)).status;

beforeAll(async () => {
  office = await openTextOffice({ get, timing: { retryDelaySeconds: 0 } });
  ({ twilio, test, desk } = office);
  camera = await photoVisitor(test);
  const [name = '', value = ''] = camera.cookie.split('=', 2);
  desk.cookies.set(name, value);
  oak = await jpegOf(1600, 1200);
  await test.work();
});
afterAll(() => office.close());
beforeEach(() => test.setNow(DAY));
afterEach(async () => {
  await erase();
  await test.open.db.delete(textStops);
  await test.open.db.delete(photos);
  twilio.sent.length = 0;
});

async function erase(): Promise<void> {
  const { db } = test.open;
  const [row] = await db.select().from(chatSessions).where(eq(chatSessions.textNumber, NUMBER));
  if (row) await db.transaction((tx) => eraseWithin(tx, row.id, test.context.clock()));
}
const answer = async (text: string, ids: string[], more: Record<string, unknown> = {}) =>
  say(desk, (await office.conversation()).id, text, 'desk', { photos: ids, ...more });
const isNow = (...expected: string[]) =>
  vi.waitFor(async () => expect(await office.states()).toEqual(expected), 10_000);
const urls = () => twilio.sent.flatMap(({ form }) => form.getAll('MediaUrl'));

/** Sends one picture, and gives its address. */
async function sendOne(): Promise<{ url: string; id: string }> {
  await office.comes('Hello?');
  const id = await camera.upload(oak);
  expect((await answer('Like this one.', [id])).status).toBe(201);
  await isNow('sent');
  return { url: urls()[0] ?? '', id };
}

describe('an answer with pictures', () => {
  it('leaves as one message, whose pictures the provider fetches as JPEGs of ours', async () => {
    await office.comes('Which oak?');
    const plain = await sharp({
      create: { width: 300, height: 200, channels: 4, background: '#ff000000' },
    })
      .png()
      .toBuffer();
    const ids = [await camera.upload(oak), await camera.upload(plain)];
    const key = randomUUID();
    twilio.refuse({ status: 503 });
    await Promise.all([answer('', ids, { key }), answer('', ids, { key })]);
    await isNow('sent');
    await enqueueDueTexts(test.context);
    await sendChatText(test.context, { messageId: await office.messageId() });
    expect(twilio.sent).toHaveLength(1);
    const [sent] = twilio.sent;
    expect(sent?.form.has('Body')).toBe(false);
    expect(urls()).toHaveLength(2);
    const [one, two] = (await sent?.pictures) ?? [];
    expect([one?.status, one?.type, two?.status, two?.type]).toEqual([
      ...[200, 'image/jpeg', 200, 'image/jpeg'],
    ]);
    const shown = await sharp(one?.bytes).metadata();
    expect(shown).toMatchObject({ format: 'jpeg', width: 1400, height: 1050 });
    expect(shown.exif).toBeUndefined();
    expect(one?.bytes.length).toBeLessThanOrEqual(600_000);
    // What was clear in a drawing is white, not black.
    const { channels } = await sharp(two?.bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
    expect(await office.news(await office.messageId(), 'delivered')).toBe(204);
    expect(await office.states()).toEqual(['sent', 'delivered']);
  });

  it('says why it was not delivered', async () => {
    const { url } = await sendOne();
    expect(await office.news(await office.messageId(), 'undelivered', { ErrorCode: '30019' })).toBe(
      204,
    );
    expect((await office.log()).at(-1)).toMatchObject({
      reason: 'The pictures are larger than their carrier takes.',
    });
    expect(await statusOf(url)).toBe(404);
  });

  it('waits for the morning and is held back by STOP like any other', async () => {
    test.setNow(NIGHT);
    await office.comes('Hello?');
    test.setNow(new Date(NIGHT.getTime() + 61 * 60_000));
    expect((await answer('Look.', [await camera.upload(oak)])).status).toBe(201);
    await office.comes('stop');
    test.setNow(MORNING);
    await enqueueDueTexts(test.context);
    await vi.waitFor(async () => expect(await office.states()).toContain('failed'), 10_000);
    expect(urls()).toEqual([]);
    expect((await answer('Look.', [await camera.upload(oak)])).status).toBe(409);
  });

  it('has five at most, and none that someone else uploaded', async () => {
    await office.comes('Hello?');
    const stranger = await photoVisitor(test);
    expect((await answer('Look.', [await stranger.upload(oak)])).status).toBe(422);
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await answer('Look.', six)).status).toBe(422);
    expect(await office.states()).toEqual([]);
  });
});

describe('the address of a picture', () => {
  it('needs no cookie and gives none, and is for no cache and no search engine', async () => {
    const { url } = await sendOne();
    const { pathname } = new URL(url);
    const given = await test.app.inject(pathname);
    expect(given.headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    expect(given.headers['set-cookie']).toBeUndefined();
    const head = await test.app.inject({ method: 'HEAD', url: pathname });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const method of ['POST', 'DELETE', 'PUT'] as const) {
      const { statusCode } = await test.app.inject({ method, url: pathname });
      expect([404, 405]).toContain(statusCode);
    }
  });

  it('opens nothing once anything of it is changed', async () => {
    const { url, id } = await sendOne();
    const other = await camera.upload(oak);
    const [, address = ''] = /pictures\/(.+)$/.exec(url) ?? [];
    const mac = address.slice(-43);
    const lapses = address.slice(37, -44);
    const at = (changed: string) => statusOf(`/api/texts/pictures/${changed}`);
    expect(await at(address)).toBe(200);
    for (const changed of [
      `${other}-${lapses}-${mac}`,
      `${id}-${Number(lapses) + 1}-${mac}`,
      `${id}-${lapses}-${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`,
      `${id.toUpperCase()}-${lapses}-${mac}`,
      `${id}-0${lapses}-${mac}`,
      `${address}A`,
      address.slice(0, -1),
      `${address}%00`,
      `${id}-${lapses}-`,
      id,
      'x'.repeat(400),
    ]) {
      expect(await at(changed), changed).toBe(404);
    }
    const { statusCode } = await test.app.inject(`/api/photos/${id}?address=${address}`);
    expect(statusCode).not.toBe(200);
    expect(await statusOf(`/api/photos/${id}`)).toBe(404);
  });

  it('lapses after a day, and ends with the delivery', async () => {
    const { url } = await sendOne();
    test.setNow(new Date(DAY.getTime() + 24 * 3_600_000 - 1000));
    expect(await statusOf(url)).toBe(200);
    test.setNow(new Date(DAY.getTime() + 24 * 3_600_000));
    expect(await statusOf(url)).toBe(404);
    test.setNow(DAY);
    await office.news(await office.messageId(), 'delivered');
    expect(await statusOf(url)).toBe(404);
  });

  it('ends when the conversation is erased', async () => {
    const { url } = await sendOne();
    await erase();
    expect(await statusOf(url)).toBe(404);
  });

  it('ends when the photo is thrown away', async () => {
    const { url, id } = await sendOne();
    await test.open.db.update(photos).set({ expiresAt: DAY }).where(eq(photos.id, id));
    expect(await statusOf(url)).toBe(404);
  });

  it('is none of a photo that goes with no text, however well it is signed', async () => {
    await office.comes('Hello?');
    const id = await camera.upload(oak);
    const path = () => picturePath(test.context.secrets.textPicture, id, DAY);
    expect(await statusOf(path())).toBe(404);
    expect((await answer('A note.', [], { note: true })).status).toBe(201);
    expect(await statusOf(path())).toBe(404);
  });
});

/** Another installation, whose desk has a conversation by text and a camera. */
async function openOther(settings: Record<string, string> = {}) {
  const own = await createTestApp({ ...OLIVE, ...settings });
  own.setNow(DAY);
  const phone = await photoVisitor(own);
  const cookie = await signedIn(own, 'olive@example.com');
  const there = chatBrowser(own.app, `${cookie}; ${phone.cookie}`);
  const [session] = await own.open.db
    .insert(chatSessions)
    .values({
      ...{ textNumber: NUMBER, customerName: 'Ivy', customerEmail: '', customerPhone: '' },
      ...{ lastActivity: DAY, lastTextAt: DAY, createdAt: DAY, updatedAt: DAY },
    })
    .returning();
  return { own, there, sessionId: session?.id ?? '', photo: await phone.upload(oak) };
}

it('a gateway of one’s own takes none, and says so before anything is sent', async () => {
  const { own, there, sessionId, photo } = await openOther({
    ...{ SMS_URL: 'http://127.0.0.1:9/', SMS_WEBHOOK_SECRET: 'a secret of twenty-four letters' },
  });
  const { body } = await there.send('GET', '/api/texts/provider');
  expect(body).toEqual({ takesPictures: false });
  const refused = await say(there, sessionId, 'Look.', 'desk', { photos: [photo] });
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining('Your text gateway takes no pictures'),
  ]);
  await own.close();
});

it('without a provider they wait in the outbox with their text', async () => {
  const { own, there, sessionId, photo } = await openOther();
  await own.work();
  expect((await there.send('GET', '/api/texts/provider')).body).toEqual({ takesPictures: true });
  const sent = await say(there, sessionId, 'Look.', 'desk', { photos: [photo] });
  expect(sent.status).toBe(201);
  const text = () => vi.waitFor(async () => readText(join(own.dataDir, 'outbox')), 10_000);
  expect(await text()).toContain('Look.\n(1 picture)');
  const path = picturePath(own.context.secrets.textPicture, photo, DAY);
  await vi.waitFor(async () => {
    expect((await own.app.inject(path)).statusCode).toBe(404);
  }, 10_000);
  await own.close();
});

async function readText(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((each) => each.includes('chat-text'));
  return readFile(join(folder, name ?? 'none'), 'utf8');
}
