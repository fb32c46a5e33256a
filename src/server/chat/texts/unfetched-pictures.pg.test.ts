// A text whose pictures its provider could not fetch: the words leave once more without them, and never after anything may have been shown.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliveryNote, textFailure } from '#company/rules/chat/text-state.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { type ChatBrowser, say } from '../../../../test/chat-people.ts';
import { type PhotoVisitor, photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import {
  DAY,
  later,
  NIGHT,
  openTextOffice,
  type TextOffice,
} from '../../../../test/text-office.ts';
import { twilioCalls } from '../../../../test/twilio-stand-in.ts';
import { manualWorker } from '../../../../test/work-off.ts';
import { enqueueDueTexts } from './send-text.service.ts';

const DROPPED = 'The pictures did not go: the provider could not fetch them from this site.';

let office: TextOffice;
let test: TestApp;
let desk: ChatBrowser;
let camera: PhotoVisitor;
let oak: Buffer;
let worker: ReturnType<typeof manualWorker>;

/** What is fetched is told by the test: nothing comes of it by itself. */
const get = () => Promise.resolve({ status: 404, type: '', bytes: new Uint8Array() });

beforeAll(async () => {
  office = await openTextOffice({ get });
  ({ test, desk } = office);
  worker = manualWorker(test);
  camera = await photoVisitor(test);
  const [name = '', value = ''] = camera.cookie.split('=', 2);
  desk.cookies.set(name, value);
  oak = await jpegOf(800, 600);
});
afterAll(() => office.close());
beforeEach(() => test.setNow(DAY));
afterEach(async () => {
  for (const table of [photos, textStops]) await test.open.db.delete(table);
  await test.open.db.delete(chatSessions).where(eq(chatSessions.textNumber, '2815550142'));
  office.twilio.sent.length = 0;
});

/** Staff answer with a picture, and the provider has taken it. @returns Its message and the provider's name of it */
async function sent(words: string): Promise<{ message: number; sid: string }> {
  await office.comes('Which oak?');
  const { id } = await office.conversation();
  const photo = await camera.upload(oak);
  expect((await say(desk, id, words, 'desk', { photos: [photo] })).status).toBe(201);
  await worker.workOff();
  expect(office.twilio.sent).toHaveLength(1);
  return { message: await office.messageId(), sid: office.twilio.sent[0]?.sid ?? '' };
}
/** News of a text under one of its names. */
const news = (message: number, MessageSid: string, MessageStatus: string, more = {}) =>
  twilioCalls(test, `/api/texts/twilio/state?message=${message}`, {
    ...{ MessageSid, MessageStatus },
    ...more,
  });
const NOT_FETCHED = { ErrorCode: '11200' };
async function clock(): Promise<void> {
  await enqueueDueTexts(test.context);
  await worker.workOff();
}
/** What the desk reads below the message. */
const foot = async () => {
  const last = (await office.log()).findLast(({ kind }) => kind === 'delivery');
  return last?.kind === 'delivery' ? [last.state, deliveryNote(last)] : [];
};

it('leaves once more without them, and says so beside the message to the end', async () => {
  const { message, sid } = await sent('Like this one.');
  // News comes twice and in any order, and the clock more often than once.
  await Promise.all([
    news(message, sid, 'failed', NOT_FETCHED),
    news(message, sid, 'failed', NOT_FETCHED),
  ]);
  expect(await foot()).toEqual(['waiting', DROPPED]);
  await Promise.all([enqueueDueTexts(test.context), enqueueDueTexts(test.context)]);
  await clock();
  await clock();
  expect(office.twilio.sent).toHaveLength(2);
  const [first, second] = office.twilio.sent;
  expect(first?.form.getAll('MediaUrl')).toHaveLength(1);
  expect([second?.form.get('Body'), second?.form.has('MediaUrl')]).toEqual([
    'Like this one.',
    false,
  ]);
  expect(await foot()).toEqual(['sent', DROPPED]);
  for (const state of ['sent', 'failed']) await news(message, sid, state, NOT_FETCHED);
  expect(await foot()).toEqual(['sent', DROPPED]);
  await news(message, second?.sid ?? '', 'delivered');
  expect(await foot()).toEqual(['delivered', DROPPED]);
  await clock();
  expect(office.twilio.sent).toHaveLength(2);
});

it('gives no one the picture any more', async () => {
  const { message, sid } = await sent('Like this one.');
  const [url = ''] = office.twilio.sent[0]?.form.getAll('MediaUrl') ?? [];
  const { pathname } = new URL(url);
  expect((await test.app.inject(pathname)).statusCode).toBe(200);
  await news(message, sid, 'failed', NOT_FETCHED);
  expect((await test.app.inject(pathname)).statusCode).toBe(404);
});

it('fails for good when the words alone fail as well', async () => {
  const { message, sid } = await sent('Like this one.');
  await news(message, sid, 'failed', NOT_FETCHED);
  await clock();
  await news(message, office.twilio.sent[1]?.sid ?? '', 'failed', NOT_FETCHED);
  expect(await foot()).toEqual(['failed', `${DROPPED} ${textFailure('11200')}`]);
  await clock();
  expect(office.twilio.sent).toHaveLength(2);
});

it('takes news of the second that comes before the provider has answered us', async () => {
  const { message, sid } = await sent('Like this one.');
  await news(message, sid, 'failed', NOT_FETCHED);
  await news(message, 'SM000000000000000000000000000000ff', 'delivered');
  expect(await foot()).toEqual(['delivered', DROPPED]);
});

it('is held back by STOP, and waits for the hours of texts', async () => {
  const { message, sid } = await sent('Like this one.');
  test.setNow(later(120, NIGHT));
  await news(message, sid, 'failed', NOT_FETCHED);
  await clock();
  expect(await foot()).toEqual(['waiting', expect.stringMatching(/^The pictures.*It leaves on/)]);
  await office.comes('STOP');
  await worker.workOff();
  const { length } = office.twilio.sent;
  test.setNow(later(24 * 60));
  await clock();
  expect(office.twilio.sent).toHaveLength(length);
  expect(await foot()).toContain('failed');
});

it.each<[string, string, string, Record<string, string>]>([
  ['a carrier has had it', 'Like this one.', 'undelivered', NOT_FETCHED],
  ['it failed for another reason', 'Like this one.', 'failed', { ErrorCode: '30007' }],
  ['it has no words', '', 'failed', NOT_FETCHED],
])('fails as before when %s', async (_, words, state, more) => {
  const { message, sid } = await sent(words);
  await news(message, sid, state, more);
  expect(await foot()).toEqual(['failed', textFailure(more.ErrorCode)]);
  await clock();
  expect(office.twilio.sent).toHaveLength(1);
});

it('leaves nothing once more that was delivered, whatever comes late', async () => {
  const { message, sid } = await sent('Like this one.');
  await news(message, sid, 'delivered');
  await news(message, sid, 'failed', NOT_FETCHED);
  await clock();
  expect([await foot(), office.twilio.sent.length]).toEqual([['delivered', ''], 1]);
});

it('leaves the words to the job that is at it, so that no two send them', async () => {
  await office.comes('Which oak?');
  const { id } = await office.conversation();
  await say(desk, id, 'Like this one.', 'desk', { photos: [await camera.upload(oak)] });
  const sid = 'SM000000000000000000000000000000fe';
  await news(await office.messageId(), sid, 'failed', NOT_FETCHED);
  await clock();
  expect(office.bodies()).toEqual(['Like this one.']);
  expect(office.twilio.sent[0]?.form.has('MediaUrl')).toBe(false);
});
