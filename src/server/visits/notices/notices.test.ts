// Notices of visits: each at its time, once, only to those who want it, and never about a day that no longer holds.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noticePreferences, visitNotices } from '#server/platform/database/schema/notices.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { enqueueDueNotices } from './due-notices.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'crew@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  await test.work();
  test.sent.length = 0;
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptySchedule(test);
  await test.open.db.delete(noticePreferences);
  test.sent.length = 0;
});

const subjects = () => test.sent.map(({ subject }) => subject.split(':')[0]);
const decided = (id: number) => test.open.db.$count(visitNotices, eq(visitNotices.visitId, id));
const untilSent = (count: number) =>
  expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(count);

describe('a notice', () => {
  it('comes two days before and on the morning, from an hour on, and once', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-11-09', scheduledTime: '13:00' });
    await addVisit(test, fern, { scheduledDate: '2026-11-11' });
    test.setNow(new Date('2026-11-09T12:29:00Z'));
    await enqueueDueNotices(test.context);
    expect(await test.open.db.$count(visitNotices)).toBe(0);
    test.setNow(new Date('2026-11-09T12:30:00Z'));
    await enqueueDueNotices(test.context);
    await untilSent(1);
    expect(subjects()).toEqual(['We’re coming today']);
    test.setNow(new Date('2026-11-09T15:00:00Z'));
    await enqueueDueNotices(test.context);
    await enqueueDueNotices(test.context);
    await untilSent(2);
    expect(subjects()).toEqual(['We’re coming today', 'Your visit in two days']);
    expect(test.sent[1]).toMatchObject({ to: 'fern@example.com' });
    expect(test.sent[1]?.text).toContain('between 9:00 AM and 11:00 AM');
  });

  it('comes the day before where the owner says so, and not once more', async () => {
    const { settings } = test.context;
    await addVisit(test, fern, { scheduledDate: '2026-11-11' });
    await enqueueDueNotices(test.context);
    await untilSent(1);
    test.context.settings = () => ({ ...settings(), visitNoticeDays: 1 });
    await addVisit(test, fern, { scheduledDate: '2026-11-11' });
    test.setNow(new Date('2026-11-10T15:00:00Z'));
    await enqueueDueNotices(test.context);
    await enqueueDueNotices(test.context);
    await untilSent(2);
    test.context.settings = settings;
    expect(subjects()).toEqual(['Your visit in two days', 'Your visit tomorrow']);
  });

  it('is sent to no one who switched it off, and the choice is kept', async () => {
    const chosen = await send(test, fern, 'PATCH /api/portal/notices', { email: ['done'] });
    expect(chosen.json()).toEqual({ email: ['done'] });
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-11' });
    await enqueueDueNotices(test.context);
    expect(await decided(id)).toBe(1);
    await send(test, fern, 'PATCH /api/portal/notices', {
      email: ['two-days-before', 'morning-of', 'on-the-way', 'done'],
    });
    await enqueueDueNotices(test.context);
    const done = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    await send(test, staff, `POST /api/console/visits/${done}/on-the-way`, { version: 1 });
    await untilSent(1);
    expect(subjects()).toEqual(['Your crew is on its way']);
  });

  it('tells of the crew on its way and of the end, each once', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    for (let times = 0; times < 2; times++) {
      await send(test, staff, `POST /api/console/visits/${id}/on-the-way`, { version: 1 });
    }
    await untilSent(1);
    const completion = {
      version: 2,
      arrivedAt: '2026-11-09T15:10:00Z',
      departedAt: '2026-11-09T16:00:00Z',
      workDone: ['Mowed'],
      photosMissingReason: 'The telephone was empty.',
    };
    for (let times = 0; times < 2; times++) {
      await send(test, staff, `POST /api/console/visits/${id}/completion`, completion);
    }
    await untilSent(2);
    expect(subjects()).toEqual(['Your crew is on its way', 'Your visit is done']);
    expect(test.sent[1]?.text).toContain(`/customer-portal/visits/${id}`);
  });

  it('comes again for a visit that was moved, on its new day', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-11' });
    await enqueueDueNotices(test.context);
    await untilSent(1);
    await send(test, fern, `PATCH /api/portal/visits/${id}/day`, {
      version: 1,
      date: '2026-11-18',
    });
    await untilSent(2);
    test.setNow(new Date('2026-11-16T15:30:00Z'));
    await enqueueDueNotices(test.context);
    await untilSent(3);
    expect(subjects()).toEqual([
      'Your visit in two days',
      'You moved your visit',
      'Your visit in two days',
    ]);
    expect(test.sent[2]?.subject).toContain('November 18');
  });
});
