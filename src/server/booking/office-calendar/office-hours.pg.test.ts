// When the office is open: closed days and slots that staff change, heard by the public calendar at once, and crews' feeds.
import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { book, emptyCalendar, lookAtDay } from '../../../../test/booking-steps.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let staff: { cookie: string };
let maria: PortalCustomer;
let rings = 0;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'crew@example.com' });
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  maria = await newCustomer(test, 'maria@example.com');
  test.context.hub.subscribe('openings', () => {
    rings += 1;
  });
});
afterAll(() => test.close());
afterEach(async () => {
  await emptyCalendar(test.open.db);
  await emptySchedule(test);
});

const call = (what: Parameters<typeof send>[2], payload?: object, who = staff) =>
  send(test, who, what, payload);
const heard = async (work: () => Promise<unknown>) => {
  const before = rings;
  await work();
  await expect.poll(() => rings).toBeGreaterThan(before);
};
const lastAction = async () =>
  (await test.open.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.action;

describe('closed days', () => {
  const strike = { from: '2026-11-17', to: '2026-11-19', reason: 'Inventory' };

  it('close the public calendar at once, name what is booked, and open again', async () => {
    await book(test.app);
    const visit = await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    await heard(async () => {
      const { booked } = (await call('POST /api/console/closures', strike)).json();
      expect(booked).toMatchObject([
        { kind: 'appointment', date: '2026-11-17', customerName: 'Maria Example' },
        { kind: 'visit', id: visit },
      ]);
    });
    expect((await lookAtDay(test.app, '2026-11-19')).free).toEqual([]);
    const { items, booked } = (await call('GET /api/console/closures?year=2026')).json();
    expect(items).toContainEqual(strike);
    expect(booked).toHaveLength(2);
    await heard(async () => {
      const gone = await call('DELETE /api/console/closures?from=2026-11-17&to=2026-11-19');
      expect(gone.json()).toEqual({ removed: [strike] });
    });
    expect(await lastAction()).toBe('closure-removed');
    expect((await lookAtDay(test.app, '2026-11-19')).free).toContain('9:00 AM');
  });

  it('are proposed for holidays that a year does not have yet', async () => {
    const { proposals } = (await call('GET /api/console/closures?year=2029')).json();
    expect(proposals).toContainEqual({ date: '2029-11-22', reason: 'Thanksgiving Day' });
    const [first] = proposals;
    await call('POST /api/console/closures', { from: first.date, reason: first.reason });
    const after = (await call('GET /api/console/closures?year=2029')).json();
    expect(after.proposals).not.toContainEqual(first);
  });

  it.each([
    [{ ...strike, to: '2026-11-16' }],
    [{ ...strike, from: '2026-11-02' }],
    [{ ...strike, to: '2027-11-19' }],
    [{ ...strike, reason: ' ' }],
  ])('refuse %j', async (closure) => {
    expect((await call('POST /api/console/closures', closure)).statusCode).toBe(422);
  });
});

describe('slots to book', () => {
  it('are more, fewer or other at once, and two people do not overwrite each other', async () => {
    const { items } = (await call('GET /api/console/slot-rules')).json();
    const nine = items.find(
      (rule: { dayOfWeek: number; startTime: string }) =>
        rule.dayOfWeek === 2 && rule.startTime === '09:00',
    );
    const path = `/api/console/slot-rules/${nine.id}` as const;
    const change = { version: 1, startTime: '09:00', endTime: '10:00', isAvailable: true };
    await heard(async () => {
      const more = await call(`PATCH ${path}`, { ...change, maxAppointments: 2 });
      expect(more.json()).toMatchObject({ version: 2, maxAppointments: 2 });
    });
    const answers = [
      await book(test.app),
      await book(test.app, { customerEmail: 'ben@example.com', customerName: 'Ben' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const late = await call(`PATCH ${path}`, { ...change, maxAppointments: 5 });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { maxAppointments: 2 },
    });
    const gone = await call(`DELETE ${path}?version=2`);
    const { id: _id, version: _version, ...rule } = gone.json();
    expect((await lookAtDay(test.app, '2026-11-24')).free).not.toContain('9:00 AM');
    expect((await call('POST /api/console/slot-rules', rule)).statusCode).toBe(201);
    expect((await lookAtDay(test.app, '2026-11-24')).free).toContain('9:00 AM');
    expect(await lastAction()).toBe('slot-rule-added');
  });

  it.each([
    ['twice', { startTime: '10:00', endTime: '11:00' }],
    ['backwards', { startTime: '19:00', endTime: '18:00' }],
    ['off the half hour', { startTime: '18:15', endTime: '19:00' }],
    [
      'for a kind that is not there',
      { startTime: '18:00', endTime: '19:00', consultationTypeId: 999 },
    ],
  ])('refuse one %s', async (_how, changes) => {
    const rule = { dayOfWeek: 2, maxAppointments: 1, ...changes };
    expect((await call('POST /api/console/slot-rules', rule)).statusCode).toBe(422);
  });
});

describe('a crew’s calendar feed', () => {
  it('says where and when but no one’s name, and its old address opens nothing', async () => {
    await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    const path = `/api/console/crew-feeds/${maria.crewId}` as const;
    const first = (await call(`POST ${path}`)).json().path as string;
    const file = await test.app.inject({ url: first });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body.replaceAll('\r\n ', '')).toContain(
      'LOCATION:1 Sample Lane of maria@example.com',
    );
    expect(file.body).not.toContain('ATTENDEE');
    expect(file.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const second = (await call(`POST ${path}`)).json().path as string;
    const opened = async (url: string) => (await test.app.inject({ url })).statusCode;
    expect([await opened(first), await opened(second)]).toEqual([404, 200]);
    expect(await opened(second.replace(/crew-\d+/, 'crew-999'))).toBe(404);
    await call(`DELETE ${path}`);
    expect(await opened(second)).toBe(404);
    expect(await lastAction()).toBe('crew-feed-changed');
    expect((await call('POST /api/console/crew-feeds/999999')).statusCode).toBe(404);
  });
});
