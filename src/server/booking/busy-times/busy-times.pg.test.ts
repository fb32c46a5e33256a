// People who are away by their own calendar: fewer seats for visitors and staff alike, nothing shown to others, and an end.
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { busyCalendars, busyTimes } from '#server/platform/database/schema/booking.ts';
import { book, emptyCalendar, lookAtDay } from '../../../../test/booking-steps.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { enqueueReadings } from './busy-reading.ts';
import { readOne } from './read-one.ts';

const DAY = '2026-11-17';
const ADDRESS = 'http://127.0.0.1';
let calendar = '';
let status = 200;
const server = createServer((_, reply) => reply.writeHead(status).end(calendar));
const busyAt = (start: string, end: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a@b\r\nSUMMARY:Dentist\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\nEND:VCALENDAR`;

let test: TestApp;
let ana: { cookie: string };
let ben: { cookie: string };
let address = '';
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'ana@example.com,ben@example.com' });
  ana = { cookie: await signedIn(test, 'ana@example.com') };
  ben = { cookie: await signedIn(test, 'ben@example.com') };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  address = `${ADDRESS}:${at && typeof at === 'object' ? at.port : 0}/private-4711.ics`;
});
afterAll(async () => {
  server.close();
  await test.close();
});

const url = '/api/console/busy-calendar';
const own = async (who: { cookie: string }) => (await send(test, who, `GET ${url}`)).json();
async function readAgain() {
  const [row] = await test.open.db.select().from(busyCalendars);
  if (row) await readOne(test.context, 'near too', row.userId);
}

it('takes what became busy meanwhile from visitors and staff, and gives it back', async () => {
  await emptyCalendar(test.open.db);
  expect((await lookAtDay(test.app, DAY)).free).toContain('9:00 AM');
  const answer = await send(test, ana, `POST ${url}`, { address });
  expect(answer.statusCode).toBe(200);
  calendar = busyAt('20261117T090000', '20261117T100000');
  await readAgain();

  const { free, taken } = await lookAtDay(test.app, DAY);
  expect(taken).toContain('9:00 AM');
  expect(free).toContain('10:00 AM');
  const refused = await book(test.app);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'slot_taken' });
  expect(refused.json().alternatives).toHaveLength(3);

  status = 503;
  await readAgain();
  expect(await own(ana)).toMatchObject({ busyTimes: 1, failure: 'it answered 503' });
  expect((await book(test.app)).statusCode).toBe(409);

  status = 200;
  calendar = busyAt('20261118T090000', '20261118T100000');
  await readAgain();
  expect(await own(ana)).toMatchObject({ failure: null });
  expect((await book(test.app)).statusCode).toBe(201);
});

it('shows no one the address, and nothing to anyone else', async () => {
  const answer = await send(test, ana, `GET ${url}`);
  expect(answer.json()).toMatchObject({ host: '127.0.0.1', busyTimes: 1 });
  expect(answer.body).not.toContain('4711');
  expect(await own(ben)).toEqual({
    host: null,
    readAt: null,
    failure: null,
    busyTimes: 0,
    calendars: [],
  });
  const rows = JSON.stringify([
    await test.open.db.select().from(busyCalendars),
    await test.open.db.select().from(busyTimes),
  ]);
  expect(rows).not.toMatch(/4711|Dentist/);
});

it('refuses what is no address, and ends by one press or with the right to be here', async () => {
  const wrong = await send(test, ana, `POST ${url}`, { address: 'file:///etc/passwd' });
  expect(wrong.statusCode).toBe(422);
  expect(await own(ana)).toMatchObject({ busyTimes: 1 });
  expect((await send(test, ana, `DELETE ${url}`)).statusCode).toBe(200);
  expect(await test.open.db.select().from(busyTimes)).toEqual([]);

  await send(test, ben, `POST ${url}`, { address });
  await readAgain();
  expect(await own(ben)).toMatchObject({ busyTimes: 1 });
  const { db } = test.open;
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'ben@example.com'));
  await enqueueReadings(test.context);
  expect(await db.select().from(busyCalendars)).toEqual([]);
  expect(await db.select().from(busyTimes)).toEqual([]);
});
