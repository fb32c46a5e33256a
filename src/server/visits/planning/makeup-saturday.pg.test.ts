// A makeup Saturday: a rain day proposes it within its places, the office may choose otherwise, and nothing else falls on it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closures } from '#server/platform/database/schema/booking.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { enqueueMovedVisits } from './day-move-messages.ts';

const RAIN = '2026-11-11';
const SATURDAY = '2026-11-14';

let office: TwoCustomers;
let olive: PortalCustomer;
let hazel: PortalCustomer;
beforeAll(async () => {
  office = await openTwoCustomers();
  const { crewId } = office.fern;
  olive = await newCustomer(office.test, 'olive@example.com', { crewId });
  hazel = await newCustomer(office.test, 'hazel@example.com', { crewId });
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  office.test.sent.length = 0;
});

/** What was sent about visits: on a busy machine a code of those who signed in above may come only now. */
const sentAboutVisits = () => office.test.sent.filter(({ id }) => !id.startsWith('sign-in-'));

const setPlaces = (weekdayVisits: number[], saturdayVisits: number) =>
  office.test.open.db.update(crews).set({ weekdayVisits, saturdayVisits });
const draft = () =>
  send(office.test, office.staff, 'POST /api/console/day-moves', {
    date: RAIN,
    crewIds: [office.fern.crewId],
    reason: 'Heavy rain',
  });
const carryOut = (id: number, version: number) =>
  send(office.test, office.staff, `POST /api/console/day-moves/${id}/send`, { version });
const choose = (id: number, visitId: number, version: number, toDate: string) =>
  send(office.test, office.staff, `PATCH /api/console/day-moves/${id}/visits/${visitId}`, {
    version,
    choice: 'move',
    toDate,
  });

/** A visit of each of three customers on the day of the rain, in this order. */
async function threeVisits(): Promise<number[]> {
  const ids: number[] = [];
  for (const who of [office.fern, olive, hazel]) {
    ids.push(await addVisit(office.test, who, { scheduledDate: RAIN, stopOrder: ids.length + 1 }));
  }
  return ids;
}

describe('a makeup Saturday', () => {
  it('is proposed in the order of the days and within its places, and is marked', async () => {
    await threeVisits();
    await setPlaces([8, 8, 8, 0, 1], 1);
    const { items, crews: shown } = (await draft()).json();
    expect(items).toMatchObject([
      { toDate: '2026-11-13', isMakeup: false, conflicts: [] },
      { toDate: SATURDAY, isMakeup: true, conflicts: [] },
      { toDate: '2026-11-16', isMakeup: false, conflicts: [] },
    ]);
    expect(shown[0].days).toContainEqual({ date: SATURDAY, free: 1, isMakeup: true });
    // The next one alone.
    const days = shown[0].days.map(({ date }: { date: string }) => date);
    expect(days).not.toContain('2026-11-21');
  });

  it('is never overfilled: not by a choice, nor when every day is full', async () => {
    const [first = 0, second = 0, third = 0] = await threeVisits();
    await setPlaces([8, 8, 8, 0, 1], 1);
    const { id, version } = (await draft()).json();
    const chosen = (await choose(id, third, version, SATURDAY)).json();
    expect((await carryOut(id, chosen.version)).json().code).toBe('day_full');
    const otherwise = (await choose(id, third, chosen.version, '2026-11-17')).json();
    expect((await carryOut(id, otherwise.version)).json().status).toBe('sent');
    const dates = [first, second, third].map(async (one) => (await office.row(one))?.scheduledDate);
    expect(await Promise.all(dates)).toEqual(['2026-11-13', SATURDAY, '2026-11-17']);
    await office.clear();

    const [, , last = 0] = await threeVisits();
    await setPlaces([0, 0, 0, 1, 0], 1);
    await addVisit(office.test, office.basil, {
      scheduledDate: '2026-11-19',
      crewId: office.fern.crewId,
    });
    const full = (await draft()).json();
    expect(full.items).toMatchObject([
      { toDate: '2026-11-12', conflicts: [] },
      { toDate: SATURDAY, conflicts: [] },
      { toDate: '2026-11-12', conflicts: ['no-room'] },
    ]);
    const moved = (await choose(full.id, last, full.version, SATURDAY)).json();
    expect((await carryOut(full.id, moved.version)).json().code).toBe('day_full');
  });

  it('is named in what its customer reads', async () => {
    await addVisit(office.test, office.fern, { scheduledDate: RAIN });
    await setPlaces([8, 8, 8, 0, 0], 4);
    const { id, version, messages } = (await draft()).json();
    expect(messages.subject).toBe('Your visit moves to Saturday, November 14, 2026');
    await carryOut(id, version);
    office.test.setNow(new Date(office.test.context.clock().getTime() + 10 * 60_000));
    await enqueueMovedVisits(office.test.context);
    await expect.poll(() => sentAboutVisits().length, { timeout: 20_000 }).toBe(1);
    expect(sentAboutVisits()[0]?.subject).toContain('Saturday, November 14, 2026');
    const week = await send(
      office.test,
      office.staff,
      `GET /api/console/visit-week?date=${SATURDAY}`,
    );
    const own = week.json().crews.find(({ id: one }: { id: number }) => one === office.fern.crewId);
    expect(own.days.at(-1)).toMatchObject({ date: SATURDAY, visits: 1, places: 4 });
    const day = await send(
      office.test,
      office.staff,
      `GET /api/console/crew-days/${office.fern.crewId}/${SATURDAY}`,
    );
    expect(day.json()).toMatchObject({ places: 4, dayOff: null });
  });

  it('is closed with the company, takes no regular visit, and is there only where a crew says so', async () => {
    const visit = await addVisit(office.test, office.fern, { scheduledDate: RAIN });
    await setPlaces([8, 8, 8, 0, 0], 4);
    const own = await send(office.test, office.fern, `GET /api/portal/visits/${visit}/days`);
    const offered = own.json().days.map(({ date }: { date: string }) => date);
    expect(offered).toContain('2026-11-16');
    expect(offered).not.toContain(SATURDAY);
    const move = { version: 1, date: SATURDAY, duration: 60, crewId: office.fern.crewId };
    const path = `PATCH /api/console/calendar/visits/${visit}/time` as const;
    const regular = await send(office.test, office.staff, path, { ...move, tellCustomer: false });
    expect(regular.json().code).toBe('needs_reason');
    await setPlaces([8, 8, 8, 0, 0], 0);
    expect((await draft()).json().items[0].toDate).toBe('2026-11-16');
    await setPlaces([8, 8, 8, 0, 0], 4);
    const { db } = office.test.open;
    await db.insert(closures).values({ date: SATURDAY, reason: 'Company picnic' });
    expect((await draft()).json().items[0].toDate).toBe('2026-11-16');
    await db.delete(closures);
  });
});
