// A customer moves a visit: onto a day with a place for it, in time, once, and with a mail that says so.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closures } from '#server/platform/database/schema/booking.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { calendarOf, mailsAfterWork } from '../../../../test/outbox.ts';
import { addVisit, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

let portal: TwoCustomers;
let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  portal = await openTwoCustomers();
  ({ test, fern, basil, staff } = portal);
});
afterAll(() => test.close());
afterEach(() => portal.clear());

const move = (who: { cookie: string }, id: number, date: string, version = 1) =>
  send(test, who, `PATCH /api/portal/visits/${id}/day`, { version, date });

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
    expect(await portal.audited('visit-moved')).toMatchObject({
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
    expect((await portal.row(id))?.scheduledDate).toBe('2026-11-12');
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
