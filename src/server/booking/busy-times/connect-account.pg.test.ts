// Someone of the office connects their own calendar with an app password: what is said when it fails, what is shown, stored and forgotten.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { busyCalendars, busyTimes } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { book, emptyCalendar, lookAtDay } from '../../../../test/booking-steps.ts';
import { CaldavServer, entryAt } from '../../../../test/caldav-server.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readOne } from './read-one.ts';

const DAY = '2026-11-17';
const server = new CaldavServer();
const busy = entryAt('20261117T150000Z', '20261117T160000Z');
let test: TestApp;
let ana: { cookie: string };
let ben: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'ana@example.com,ben@example.com' });
  ana = { cookie: await signedIn(test, 'ana@example.com') };
  ben = { cookie: await signedIn(test, 'ben@example.com') };
  await server.listen();
  await emptyCalendar(test.open.db);
});
afterAll(async () => {
  server.close();
  await test.close();
});

const url = '/api/console/busy-calendar';
const own = async (who = ana) => (await send(test, who, `GET ${url}`)).json();
const connect = (changes: object = {}, who = ana) => {
  const { username, password, at } = server;
  const account = { address: at, username, appPassword: password, ...changes };
  return send(test, who, `POST ${url}/account`, account);
};
const choose = (calendar: string, who = ana) => send(test, who, `POST ${url}/choice`, { calendar });
async function readAgain() {
  const [row] = await test.open.db.select().from(busyCalendars);
  if (row) await readOne(test.context, 'near too', row.userId);
}

it('is told beside the field what is wrong, and nothing is stored', async () => {
  server.add('Work', [busy]);
  const wrong = await connect({ appPassword: 'wrong' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toMatchObject([
    { pointer: '/appPassword', detail: expect.stringContaining('refused the user name') },
  ]);
  for (const address of ['file:///etc/passwd', 'http://127.0.0.1:1']) {
    const answer = await connect({ address });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ pointer: '/address' }]);
  }
  expect(await own()).toMatchObject({ host: null, calendars: [] });
});

it('has the only calendar of an account read, and is not booked while they are away', async () => {
  expect((await lookAtDay(test.app, DAY)).free).toContain('9:00 AM');
  const answer = await connect();
  expect(answer.json()).toMatchObject({
    host: '127.0.0.1',
    calendars: [{ name: 'Work', isRead: true }],
  });
  await readAgain();
  expect((await lookAtDay(test.app, DAY)).taken).toContain('9:00 AM');
  expect((await book(test.app)).statusCode).toBe(409);
});

it('keeps the last busy times when the password no longer opens, and says so', async () => {
  const { password } = server;
  server.password = 'another';
  await readAgain();
  expect(await own()).toMatchObject({
    busyTimes: 1,
    failure: 'it refused the user name or app password',
  });
  server.password = password;
  await readAgain();
  expect(await own()).toMatchObject({ busyTimes: 1, failure: null });
});

it('chooses among several, and has no busy times of the one before', async () => {
  server.add('Family');
  await connect();
  const [work, family] = (await own()).calendars;
  expect([work, family]).toMatchObject([{ isRead: false }, { isRead: false }]);
  await readAgain();
  expect(await own()).toMatchObject({ readAt: null, failure: null, busyTimes: 0 });

  expect((await choose('none')).statusCode).toBe(404);
  expect((await choose(work.id, ben)).statusCode).toBe(404);
  expect((await choose(work.id)).statusCode).toBe(200);
  await readAgain();
  expect(await own()).toMatchObject({ busyTimes: 1 });

  expect((await choose(family.id)).json()).toMatchObject({ busyTimes: 0, readAt: null });
  await readAgain();
  expect(await own()).toMatchObject({ busyTimes: 0, failure: null });
  expect((await lookAtDay(test.app, DAY)).free).toContain('9:00 AM');
});

it('finds the password nowhere, not in the database and not in an answer, and all of it is gone by one press', async () => {
  const { db } = test.open;
  const stored = JSON.stringify([
    await db.select().from(busyCalendars),
    await db.select().from(auditLog),
    (await send(test, ana, `GET ${url}`)).json(),
  ]);
  expect(stored).not.toContain(server.password);
  expect(JSON.stringify(await db.select().from(busyCalendars))).not.toContain(server.username);
  expect(await own(ben)).toMatchObject({ host: null, calendars: [] });

  expect((await send(test, ana, `DELETE ${url}`)).statusCode).toBe(200);
  expect(await db.select().from(busyCalendars)).toEqual([]);
  expect(await db.select().from(busyTimes)).toEqual([]);
});
