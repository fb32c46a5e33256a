// A newsletter at a set time on the page of the next seven days: what is said there is what begins, and nothing when its time is taken back.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AheadMessage, MessagesAhead } from '#contract/overviews/ahead.ts';
import type { MessageText } from '#contract/platform/sent-messages.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { startDueMailings } from './start-mailing.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  owner = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(mailings);
  await test.open.db.delete(newsletterSubscriptions);
  const readers = ['ann@example.com', 'bo@example.com'];
  await test.open.db
    .insert(newsletterSubscriptions)
    .values(readers.map((email) => ({ email, subscribedAt: TEST_NOW })));
});

async function must<Answer>(call: Parameters<typeof send>[2], payload?: object): Promise<Answer> {
  const { statusCode, body } = await send(test, owner, call, payload);
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body);
}

/** A newsletter that begins at a time of a day. */
async function scheduled(date: string, time: string): Promise<Mailing> {
  const subject = 'Fall in the yard';
  const { id } = await must<{ id: number }>('POST /api/console/mailings', { subject });
  const words = { version: 1, subject, text: 'Leaves feed the lawn.' };
  const written = await must<Mailing>(`PATCH /api/console/mailings/${id}`, words);
  const at = { version: written.version, date, time };
  return must(`POST /api/console/mailings/${id}/schedule`, at);
}

const ahead = async () => (await must<MessagesAhead>('GET /api/console/ahead')).items;
const statusOf = async ({ id }: Mailing) =>
  (await must<Mailing>(`GET /api/console/mailings/${id}`)).status;

it('is a line with its readers, its reason and its words, and begins at that minute', async () => {
  const mailing = await scheduled('2026-11-12', '09:30');
  const [line, ...others] = await ahead();
  expect(others).toEqual([]);
  expect(line).toEqual({
    key: `mailing-${mailing.id}`,
    kind: 'Newsletter issue',
    channel: 'mail',
    at: '2026-11-12T15:30:00.000Z',
    name: '2 readers',
    address: null,
    reason: 'The office has set this time.',
    consent: 'Each of them signed up for the newsletter, and every mail lets them leave.',
    path: `/console/newsletter/${mailing.id}`,
  });
  const read = await must<AheadMessage & { text: MessageText }>(
    `GET /api/console/ahead/mailing-${mailing.id}`,
  );
  expect(read.text.subject).toBe('Fall in the yard');
  expect(read.text.text).toContain('Leaves feed the lawn.');

  const at = Date.parse(line?.at ?? '');
  test.setNow(new Date(at - 60_000));
  await startDueMailings(test.context);
  expect(await statusOf(mailing)).toBe('scheduled');
  test.setNow(new Date(at));
  await startDueMailings(test.context);
  expect(await statusOf(mailing)).toBe('sending');
  expect(await ahead()).toEqual([]);
});

it('is not there beyond seven days, and not when its time is taken back', async () => {
  const mailing = await scheduled('2026-11-17', '09:00');
  expect(await ahead()).toEqual([]);
  test.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
  expect((await ahead()).map(({ key }) => key)).toEqual([`mailing-${mailing.id}`]);
  await must(`POST /api/console/mailings/${mailing.id}/unschedule`, { version: mailing.version });
  expect(await ahead()).toEqual([]);
});

it('whose time came while nothing ran is said for the next minute', async () => {
  const mailing = await scheduled('2026-11-10', '09:00');
  test.setNow(new Date('2026-11-10T15:20:30Z'));
  expect((await ahead()).map(({ at }) => at)).toEqual(['2026-11-10T15:21:00.000Z']);
  test.setNow(new Date('2026-11-10T15:21:00Z'));
  await startDueMailings(test.context);
  expect(await statusOf(mailing)).toBe('sending');
});
