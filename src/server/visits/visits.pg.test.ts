// A customer's visits: seen by them alone, moved onto free days, noted, rated, and reported when something went wrong.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/now.ts';
import { calendarOf, mailsAfterWork } from '../../../test/outbox.ts';
import {
  addVisit,
  done,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { closures } from '../database/schema/booking.ts';
import { auditLog } from '../database/schema/operations.ts';
import { photos } from '../database/schema/photo.ts';
import { crews, visits } from '../database/schema/portal.ts';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,crew@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com');
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  await test.work();
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.update(crews).set({ visitsPerDay: 8 });
  await emptySchedule(test);
});

const row = async (id: number) => {
  const [visit] = await test.open.db.select().from(visits).where(eq(visits.id, id));
  return visit;
};
const move = (who: { cookie: string }, id: number, date: string, version = 1) =>
  send(test, who, `PATCH /api/portal/visits/${id}/day`, { version, date });
const audited = async (action: string) =>
  (await test.open.db.select().from(auditLog).where(eq(auditLog.action, action))).at(-1);

describe('the schedule', () => {
  it('has the own visits ahead, the next one first, with what the crew will read', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-11-26' });
    const next = await addVisit(test, fern, {
      scheduledDate: '2026-11-12',
      customerNotes: 'The hose lies on the lawn.',
    });
    await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    await addVisit(test, basil, { scheduledDate: '2026-11-11' });
    const answer = await send(test, fern, 'GET /api/portal/visits/upcoming');
    const { items, next: cursor } = answer.json();
    expect(items.map(({ date }: { date: string }) => date)).toEqual(['2026-11-12', '2026-11-26']);
    expect(cursor).toBeNull();
    expect(items[0]).toMatchObject({
      id: next,
      window: 'between 9:00 AM and 11:00 AM',
      crew: 'Crew of fern@example.com',
      note: 'The hose lies on the lawn.',
      instructions: 'Mind the roses.',
      canMove: true,
    });
  });

  it('comes page by page', async () => {
    for (let day = 1; day <= 28; day++) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      await addVisit(test, fern, { scheduledDate: date, ...done });
    }
    const first = (await send(test, fern, 'GET /api/portal/visits/past')).json();
    expect(first.items).toHaveLength(20);
    const rest = await send(test, fern, `GET /api/portal/visits/past?cursor=${first.next}`);
    expect(
      rest
        .json()
        .items.map(({ date }: { date: string }) => date)
        .at(-1),
    ).toBe('2026-02-01');
    expect(rest.json()).toMatchObject({ next: null, items: { length: 8 } });
  });
});

describe('somebody else’s visit', () => {
  it('is like one that is not there, whatever is asked', async () => {
    const ahead = await addVisit(test, basil, { scheduledDate: '2026-11-20' });
    const over = await addVisit(test, basil, { scheduledDate: '2026-11-02', ...done });
    const asks = (id: number) => [
      send(test, fern, `GET /api/portal/visits/${id}`),
      send(test, fern, `GET /api/portal/visits/${id}/days`),
      move(fern, id, '2026-11-23'),
      send(test, fern, `PATCH /api/portal/visits/${id}/note`, { version: 1, note: 'Hello' }),
      send(test, fern, `PATCH /api/portal/visits/${id}/rating`, { rating: 1 }),
      send(test, fern, `POST /api/portal/visits/${id}/problems`, {
        kind: 'other',
        wish: 'fix',
        description: 'Hello',
      }),
    ];
    const missing = await Promise.all(asks(999_999));
    for (const id of [ahead, over]) {
      const foreign = await Promise.all(asks(id));
      expect(foreign.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
      expect(foreign.map(({ body }) => body)).toEqual(missing.map(({ body }) => body));
    }
    expect(await row(ahead)).toMatchObject({ scheduledDate: '2026-11-20', customerNotes: null });
    expect(await row(over)).toMatchObject({ rating: null });
  });

  it('is staff’s to report on, and no customer’s', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    const refused = await send(test, fern, `POST /api/console/visits/${id}/on-the-way`, {
      version: 1,
    });
    expect(refused.statusCode).toBe(403);
    expect(await row(id)).toMatchObject({ status: 'scheduled' });
  });
});

describe('moving a visit', () => {
  it('goes to a day that was offered, keeps the first one, and is written down', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    const { days } = (await send(test, fern, `GET /api/portal/visits/${id}/days`)).json();
    expect(days).toContainEqual({ date: '2026-11-16', isFree: true });
    const answer = await move(fern, id, '2026-11-16');
    expect(answer.json()).toMatchObject({
      date: '2026-11-16',
      movedFrom: '2026-11-12',
      version: 2,
    });
    expect(await audited('visit-moved')).toMatchObject({
      actorId: fern.id,
      subjectId: String(id),
      details: { from: '2026-11-12', to: '2026-11-16' },
    });
    expect((await move(fern, id, '2026-11-17', 2)).json()).toMatchObject({
      movedFrom: '2026-11-12',
    });
  });

  it('is done once when it is asked for twice', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    await move(fern, id, '2026-11-16');
    const again = await move(fern, id, '2026-11-16');
    expect([again.statusCode, again.json().version]).toEqual([200, 2]);
  });

  it('is confirmed by one mail with the entry for the calendar, which the page gives as well', async () => {
    const sentBefore = new Set((await mailsAfterWork(test)).map(({ file }) => file));
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    await move(fern, id, '2026-11-16');
    await move(fern, id, '2026-11-16');
    const [mail, ...more] = (await mailsAfterWork(test)).filter(
      ({ subject, file }) => subject?.startsWith('You moved your visit') && !sentBefore.has(file),
    );
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Monday, November 16, 2026');
    expect(mail && calendarOf(mail)).toContain(`UID:visit-${id}@`);
    const answer = await test.app.inject({
      url: `/api/portal/visits/${id}/calendar`,
      headers: { cookie: fern.cookie },
    });
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.body).toContain('DTSTART:20261116T150000Z');
    expect(answer.body).toContain(`UID:visit-${id}@`);
    const foreign = await send(test, basil, `GET /api/portal/visits/${id}/calendar`);
    expect(foreign.statusCode).toBe(404);
  });

  it('asks before it comes next to another visit of the plan, and goes on when that is confirmed', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    await addVisit(test, fern, { scheduledDate: '2026-11-18' });
    const path = `PATCH /api/portal/visits/${id}/day` as const;
    for (const [date, words] of [
      ['2026-11-17', 'This is the day before another visit of the same plan'],
      ['2026-11-19', 'This is the day after another visit of the same plan'],
    ] as const) {
      const asked = await move(fern, id, date);
      expect(asked.json()).toMatchObject({
        code: 'needs_confirmation',
        errors: [{ pointer: '/confirmsClose', detail: expect.stringContaining(words) }],
      });
    }
    const office = `PATCH /api/console/calendar/visits/${id}/time` as const;
    const wish = { version: 1, date: '2026-11-17', duration: 60, crewId: fern.crewId };
    expect((await send(test, staff, office, wish)).json().code).toBe('needs_confirmation');
    expect((await row(id))?.scheduledDate).toBe('2026-11-12');
    const confirmed = { version: 1, date: '2026-11-17', confirmsClose: true };
    expect((await send(test, fern, path, confirmed)).statusCode).toBe(200);
  });

  it('tells both sides when the visit was changed meanwhile', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    await move(fern, id, '2026-11-16');
    const late = await move(fern, id, '2026-11-17');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 2, date: '2026-11-16' },
    });
    expect(late.json().detail).toContain('Monday, November 16, 2026');
  });

  it('ends 24 hours before the visit, to the minute', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    test.setNow(new Date('2026-11-11T15:00:01Z'));
    const late = await move(fern, id, '2026-11-20');
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late']);
    expect(late.json().detail).toContain('(281) 555-0142');
    expect((await send(test, fern, `GET /api/portal/visits/${id}/days`)).json().days).toEqual([]);
    test.setNow(new Date('2026-11-11T15:00:00Z'));
    expect((await move(fern, id, '2026-11-20')).statusCode).toBe(200);
  });

  it('offers no weekend, no closed day, no day too near or too far', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-20' });
    await test.open.db
      .insert(closures)
      .values({ date: '2026-11-18', reason: 'Inventory' })
      .onConflictDoNothing();
    const { days } = (await send(test, fern, `GET /api/portal/visits/${id}/days`)).json();
    const offered = days.map(({ date }: { date: string }) => date);
    for (const date of ['2026-11-14', '2026-11-18', '2026-11-09', '2026-12-08', '2026-11-20']) {
      expect(offered).not.toContain(date);
    }
    for (const date of ['2026-11-14', '2026-11-18', '2026-11-09', '2026-12-08']) {
      const refused = await move(fern, id, date);
      expect([refused.statusCode, refused.json().errors?.[0]?.pointer]).toEqual([422, '/date']);
    }
    await test.open.db.delete(closures).where(eq(closures.date, '2026-11-18'));
  });

  it('finds no place on a full day, nor beside another visit to the property', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    await test.open.db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, fern.crewId));
    await addVisit(test, { ...basil, crewId: fern.crewId }, { scheduledDate: '2026-11-16' });
    await addVisit(test, { ...fern, crewId: basil.crewId }, { scheduledDate: '2026-11-17' });
    const { days } = (await send(test, fern, `GET /api/portal/visits/${id}/days`)).json();
    expect(days).toContainEqual({ date: '2026-11-16', isFree: false });
    expect(days).toContainEqual({ date: '2026-11-17', isFree: false });
    expect(days).toContainEqual({ date: '2026-11-18', isFree: true });
    for (const date of ['2026-11-16', '2026-11-17']) {
      expect((await move(fern, id, date)).json().code).toBe('day_full');
    }
  });

  it('gives the last place of a day once', async () => {
    await test.open.db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, fern.crewId));
    const sharing = { ...basil, crewId: fern.crewId };
    const rivals = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const who = index % 2 ? fern : sharing;
        const day = String(10 + index).padStart(2, '0');
        return { who, id: await addVisit(test, who, { scheduledDate: `2026-12-${day}` }) };
      }),
    );
    const answers = await Promise.all(rivals.map(({ who, id }) => move(who, id, '2026-11-24')));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(11).fill(409)]);
    const there = await test.open.db.$count(visits, eq(visits.scheduledDate, '2026-11-24'));
    expect(there).toBe(1);
  });
});

describe('a note', () => {
  it('goes with the visit, changes and goes away', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    const write = (note: string, version: number) =>
      send(test, fern, `PATCH /api/portal/visits/${id}/note`, { version, note });
    expect((await write('Mind the new sod.', 1)).json()).toMatchObject({ version: 2 });
    expect((await write('Something else', 1)).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { note: 'Mind the new sod.' },
    });
    expect((await write('', 2)).json()).toMatchObject({ note: null });
    expect(JSON.stringify(await audited('visit-noted'))).not.toContain('sod');
  });

  it('comes too late once the crew has been there', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    const answer = await send(test, fern, `PATCH /api/portal/visits/${id}/note`, {
      version: 1,
      note: 'Hello',
    });
    expect(answer.json().code).toBe('too_late');
  });
});

describe('a rating', () => {
  it('is given, changed, and only for what is done', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    const ahead = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    const rate = (visit: number, rating: number) =>
      send(test, fern, `PATCH /api/portal/visits/${visit}/rating`, { rating });
    expect((await rate(id, 5)).json()).toMatchObject({ rating: 5 });
    expect((await rate(id, 2)).json()).toMatchObject({ rating: 2 });
    expect((await rate(ahead, 5)).statusCode).toBe(409);
    for (const wrong of [0, 6, 2.5]) expect((await rate(id, wrong)).statusCode).toBe(422);
  });
});

describe('a report that something went wrong', () => {
  const report = { kind: 'damage', wish: 'fix', description: 'A sprinkler head is broken.' };

  it('promises a time, tells the office, and is one report when it is sent twice', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    const key = { 'idempotency-key': 'report-1' };
    const path = `POST /api/portal/visits/${id}/problems` as const;
    const [first, second] = [
      await send(test, fern, path, report, key),
      await send(test, fern, path, report, key),
    ];
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page.problems).toEqual([first.json()]);
    expect(page.problems[0].replyByWords).toMatch(/^Tuesday, November 10, 2026/);
    await test.work();
    await expect
      .poll(() => test.sent.find(({ subject }) => subject.startsWith('Problem reported')), {
        timeout: 20_000,
      })
      .toMatchObject({ to: 'hello@prairieoak.example', replyTo: { address: 'fern@example.com' } });
  });

  it('is also for the visit that nobody came to, and not for one that lies ahead', async () => {
    const missed = await addVisit(test, fern, { scheduledDate: '2026-11-06' });
    const ahead = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    const nobody = { ...report, kind: 'nobody-came' };
    const send1 = (id: number) =>
      send(test, fern, `POST /api/portal/visits/${id}/problems`, nobody);
    expect((await send1(missed)).statusCode).toBe(201);
    expect((await send1(ahead)).statusCode).toBe(409);
    const past = (await send(test, fern, 'GET /api/portal/visits/past')).json();
    expect(past.items[0]).toMatchObject({ id: missed, state: 'unreported' });
  });
});

describe('a photo of a visit', () => {
  it('is seen by its customer and by staff, and is like none to everybody else', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    const photo = {
      id: randomUUID(),
      ownerHash: '0'.repeat(64),
      byteSize: 10,
      width: 3,
      height: 2,
      storageKey: `photos/${id}`,
      position: 0,
      visitId: id,
      kind: 'gate',
    };
    await test.open.db.insert(photos).values(photo);
    await test.context.storage.put(
      `photos/${id}-full.webp`,
      Buffer.from('a picture'),
      'image/webp',
    );
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page.photos).toEqual([{ id: photo.id, kind: 'gate', zone: null, width: 3, height: 2 }]);
    const look = async (who: { cookie: string }) =>
      (await send(test, who, `GET /api/photos/${photo.id}`)).statusCode;
    expect([await look(fern), await look(staff)]).toEqual([200, 200]);
    expect([await look(basil), await look({ cookie: '' })]).toEqual([404, 404]);
  });
});

describe('what staff report', () => {
  it('shows on the visit’s page; the same report again changes nothing, another one is refused with what is there', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    await send(test, staff, `POST /api/console/visits/${id}/on-the-way`, { version: 1 });
    const card = (await send(test, fern, 'GET /api/portal/overview')).json().next;
    expect(card).toMatchObject({ id, state: 'under-way', isOnTheWay: true, canMove: false });
    const completion = {
      version: 2,
      arrivedAt: '2026-11-09T15:10:00Z',
      departedAt: '2026-11-09T16:00:00Z',
      workDone: ['Mowed'],
      cutHeight: '3.5',
      applied: [{ product: 'Fertilizer', amount: '36 lb', purpose: 'Feeding' }],
    };
    const path = `POST /api/console/visits/${id}/completion` as const;
    const withoutPhoto = await send(test, staff, path, completion);
    expect(withoutPhoto.json().errors[0].pointer).toBe('/photosMissingReason');
    const reasoned = { ...completion, photosMissingReason: 'The telephone was empty.' };
    expect((await send(test, staff, path, reasoned)).statusCode).toBe(204);
    expect((await send(test, staff, path, reasoned)).statusCode).toBe(204);
    for (const version of [2, 3]) {
      const other = { ...reasoned, version, workDone: ['Nothing'] };
      const refused = await send(test, staff, path, other);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'changed_meanwhile', current: { version: 3, status: 'completed' } },
      ]);
    }
    expect((await send(test, fern, `GET /api/portal/visits/${id}`)).json()).toMatchObject({
      state: 'done',
      arrivedAt: '09:10',
      departedAt: '10:00',
      minutes: 50,
      workDone: ['Mowed'],
      cutHeight: '3.5',
      applied: completion.applied,
    });
  });

  it('is refused of a visit that is no longer as it was seen', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    await test.open.db
      .update(visits)
      .set({ version: 4, notes: 'Gate sticks.' })
      .where(eq(visits.id, id));
    const said = {
      arrivedAt: '2026-11-09T15:10:00Z',
      departedAt: '2026-11-09T16:00:00Z',
      workDone: ['Mowed'],
      photosMissingReason: 'The telephone was empty.',
    };
    for (const deed of ['on-the-way', 'completion'] as const) {
      const body = { version: 1, ...(deed === 'completion' && said) };
      const refused = await send(test, staff, `POST /api/console/visits/${id}/${deed}`, body);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { current: { version: 4, status: 'scheduled', notes: 'Gate sticks.' } },
      ]);
    }
    expect(await row(id)).toMatchObject({ status: 'scheduled', onTheWayAt: null });
  });

  it('cannot end before it began', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    const answer = await send(test, staff, `POST /api/console/visits/${id}/completion`, {
      version: 1,
      arrivedAt: '2026-11-09T16:00:00Z',
      departedAt: '2026-11-09T15:00:00Z',
      workDone: ['Mowed'],
    });
    expect(answer.statusCode).toBe(422);
  });
});
