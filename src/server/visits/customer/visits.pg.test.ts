// A customer's visits: seen by them alone, noted, rated, and reported when something went wrong.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '#server/platform/database/schema/photo.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { addVisit, done, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
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

describe('someone else’s visit', () => {
  it('is like one that is not there, whatever is asked', async () => {
    const ahead = await addVisit(test, basil, { scheduledDate: '2026-11-20' });
    const over = await addVisit(test, basil, { scheduledDate: '2026-11-02', ...done });
    const asks = (id: number) => [
      send(test, fern, `GET /api/portal/visits/${id}`),
      send(test, fern, `GET /api/portal/visits/${id}/days`),
      send(test, fern, `PATCH /api/portal/visits/${id}/day`, { version: 1, date: '2026-11-23' }),
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
    expect(await portal.row(ahead)).toMatchObject({
      scheduledDate: '2026-11-20',
      customerNotes: null,
    });
    expect(await portal.row(over)).toMatchObject({ rating: null });
  });

  it('is staff’s to report on, and no customer’s', async () => {
    const id = await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    const refused = await send(test, fern, `POST /api/console/visits/${id}/on-the-way`, {
      version: 1,
    });
    expect(refused.statusCode).toBe(403);
    expect(await portal.row(id)).toMatchObject({ status: 'scheduled' });
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
    expect(JSON.stringify(await portal.audited('visit-noted'))).not.toContain('sod');
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

  it('is also for the visit that no one came to, and not for one that lies ahead', async () => {
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
  it('is seen by its customer and by staff, and is like none to everyone else', async () => {
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
    } as const;
    await test.open.db.insert(photos).values(photo);
    await test.context.storage.put(
      `photos/${id}-full.webp`,
      Buffer.from('a picture'),
      'image/webp',
    );
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page.photos).toEqual([{ id: photo.id, kind: 'gate', width: 3, height: 2 }]);
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
    for (const action of ['on-the-way', 'completion'] as const) {
      const body = { version: 1, ...(action === 'completion' && said) };
      const refused = await send(test, staff, `POST /api/console/visits/${id}/${action}`, body);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { current: { version: 4, status: 'scheduled', notes: 'Gate sticks.' } },
      ]);
    }
    expect(await portal.row(id)).toMatchObject({ status: 'scheduled', onTheWayAt: null });
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
