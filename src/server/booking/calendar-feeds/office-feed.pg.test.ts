// The consultations in the own calendar of someone of the office: by a secret address, until it is replaced, turned off, or they leave.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { book } from '../../../../test/booking-steps.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readBusy } from '../busy-times/read-busy.ts';
import { renewFeed } from './feed.service.ts';
import { feedPath, officeFeedPath } from './feed-token.ts';

const FEED = '/api/console/own-feed';

const ofIvy = eq(users.email, 'ivy@example.com');

let test: TestApp;
let owner: { cookie: string };
let ivy: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  owner = { cookie: await signedIn(test, 'owner@example.com') };
  ivy = { cookie: await signedIn(test, 'ivy@example.com') };
  await test.open.db.update(users).set({ role: 'staff' }).where(ofIvy);
  await book(test.app, { propertyAddress: '12 Sample Meadow Lane, Cypress, TX 77429' });
});
afterAll(() => test.close());

const own = async () => (await send(test, ivy, `GET ${FEED}`)).json().path;
const make = async () => (await send(test, ivy, `POST ${FEED}`)).json().path;
const open = (path: string) => test.app.inject({ url: path });
const status = async (path: string) => (await open(path)).statusCode;

it('shows what, where and when to whoever has the address, no name, and takes no second seat', async () => {
  expect(await own()).toBeNull();
  const path = await make();
  expect(await own()).toBe(path);
  const text = (await open(path)).body.replace(/\r\n /g, '');
  expect(text).toContain('DTSTART:20261117T150000Z');
  expect(text).toContain('LOCATION:12 Sample Meadow Lane\\, Cypress\\, TX 77429');
  expect(text).toMatch(/URL.*:http.+\/console\/calendar\/appointments\/\d+/);
  expect(text).not.toMatch(/Maria|555-0111/);
  const days = { from: new Date('2026-11-01'), to: new Date('2026-12-01') };
  const { timeZone } = test.context.settings();
  const { hostname } = test.context.config.publicUrl;
  const busy = (ownHostname: string) => readBusy([text], { ...days, timeZone, ownHostname });
  expect([busy('else.example').length, busy(hostname)]).toEqual([1, []]);
});

it('opens by its newest address alone, and by none that a customer has', async () => {
  const first = await make();
  const second = await make();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  const [person] = await test.open.db.select().from(users).where(ofIvy);
  const userId = person?.id ?? '';
  const generation = Number(second.split('-').at(6));
  const portal = feedPath(test.context.secrets.calendarFeed, { userId, generation });
  expect((await open(portal)).body).not.toContain('Sample Meadow');
  expect(await status(portal.replace('feeds/', 'feeds/office-'))).toBe(404);
  await send(test, ivy, `DELETE ${FEED}`);
  expect([await status(second), await own()]).toEqual([404, null]);
});

it('opens nothing for who has left the office, nor the old address when they are back', async () => {
  const path = await make();
  const { db } = test.open;
  await db.update(users).set({ role: 'crew' }).where(ofIvy);
  expect(await status(path)).toBe(404);
  await db.update(users).set({ role: 'staff' }).where(ofIvy);
  expect(await status(path)).toBe(200);

  const [row] = await db.select().from(users).where(ofIvy);
  const person = `/api/console/staff/${row?.id}` as const;
  const left = await send(test, owner, `POST ${person}/disable`, { version: row?.version });
  expect(left.statusCode, left.body).toBe(200);
  expect(await status(path)).toBe(404);
  await send(test, owner, `POST ${person}/enable`, { version: left.json().version });
  const next = (await renewFeed(test.context, row?.id ?? '', officeFeedPath)).path ?? '';
  expect([next === path, await status(path), await status(next)]).toEqual([false, 404, 200]);
});
