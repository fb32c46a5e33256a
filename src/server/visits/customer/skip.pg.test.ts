// A customer skips a visit: it is not made and not charged, can be had again in time, and the price of the first visit goes on.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import { visitCharge } from '#company/rules/visits/visit-price.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { crews, servicePlans } from '#server/platform/database/schema/visits.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { addVisit, newCustomer, send, VISIT_LINES } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

let office: TwoCustomers;
const planPath = () => `/api/portal/plans/${office.fern.planId}` as const;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(async () => {
  const { db } = office.test.open;
  await office.clear();
  await db.delete(auditLog);
  await db
    .update(servicePlans)
    .set({ status: 'active', firstVisitLines: VISIT_LINES, cancelledAt: null });
});

const skip = (id: number, version: number, who = office.fern) =>
  send(office.test, who, `POST /api/portal/visits/${id}/skip`, { version });
const unskip = (id: number, version: number) =>
  send(office.test, office.fern, `POST /api/portal/visits/${id}/unskip`, { version });
const terms = async (id: number) =>
  (await send(office.test, office.fern, `GET /api/portal/visits/${id}/skip`)).json();
const ahead = (scheduledDate: string) =>
  addVisit(office.test, office.fern, { scheduledDate, ruleDate: scheduledDate });
const listed = async (which: 'upcoming' | 'past') => {
  const answer = await send(office.test, office.fern, `GET /api/portal/visits/${which}`);
  return answer.json().items.map(({ id, state }: { id: number; state: string }) => [id, state]);
};

describe('a visit that its customer skips', () => {
  it('says before what it saves and when the next one is', async () => {
    const id = await ahead('2026-11-17');
    await ahead('2026-12-01');
    expect(await terms(id)).toEqual({ saves: '55.38', next: '2026-12-01', refusal: null });
    expect((await office.row(id))?.version).toBe(1);
  });

  it('is neither made nor charged, stands in the schedule until its day is over, then in the history', async () => {
    const id = await ahead('2026-11-17');
    const next = await ahead('2026-12-01');
    expect((await skip(id, 1)).json()).toMatchObject({ state: 'skipped', canUndoSkip: true });
    const row = await office.row(id);
    if (!row) throw new Error('the visit is gone');
    expect(row).toMatchObject({ status: 'skipped', skipKind: 'customer' });
    expect(visitCharge(row, 825).total).toBe(0);
    const page = (await send(office.test, office.fern, `GET /api/portal/visits/${id}`)).json();
    expect(page.price).toMatchObject({ total: '59.95', charge: 'not-charged' });
    expect([await listed('upcoming'), await listed('past')]).toEqual([
      [
        [id, 'skipped'],
        [next, 'ahead'],
      ],
      [],
    ]);
    const overview = await send(office.test, office.fern, 'GET /api/portal/overview');
    expect(overview.json().next.id).toBe(next);
    office.test.setNow(new Date('2026-11-18T15:00:00Z'));
    expect([await listed('upcoming'), await listed('past')]).toEqual([
      [[next, 'ahead']],
      [[id, 'skipped']],
    ]);
  });

  it('is written down, and mails no one', async () => {
    const id = await ahead('2026-11-17');
    office.test.sent.length = 0;
    await skip(id, 1);
    await skip(id, 2);
    await mailsAfterWork(office.test);
    const written = await office.test.open.db.select().from(auditLog);
    expect(written.filter(({ action }) => action === 'visit-skipped')).toMatchObject([
      { actorId: office.fern.id, subjectId: String(id) },
    ]);
    expect(office.test.sent).toEqual([]);
  });

  it('gives its place to another one', async () => {
    const { db } = office.test.open;
    await db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, office.fern.crewId));
    const id = await ahead('2026-11-17');
    const other = await newCustomer(office.test, 'iris@example.com', {
      crewId: office.fern.crewId,
    });
    const theirs = await addVisit(office.test, other, { scheduledDate: '2026-11-19' });
    const move = () =>
      send(office.test, other, `PATCH /api/portal/visits/${theirs}/day`, {
        version: 1,
        date: '2026-11-17',
      });
    expect((await move()).json().code).toBe('day_full');
    await skip(id, 1);
    expect((await move()).statusCode).toBe(200);
    const back = await unskip(id, 2);
    expect([back.statusCode, back.json().code]).toEqual([409, 'day_full']);
    expect(await office.row(id)).toMatchObject({ status: 'skipped', version: 2 });
  });

  it('is refused from 24 hours before on, for work that was agreed to, and from an older version', async () => {
    const id = await ahead('2026-11-17');
    const stale = await skip(id, 7);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(stale.json().current).toMatchObject({ version: 1, date: '2026-11-17' });
    office.test.setNow(new Date('2026-11-16T15:01:00Z'));
    const late = await skip(id, 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late']);
    expect((await terms(id)).refusal).toContain('less than 24 hours ahead');
    const work = await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-24',
      servicePlanId: null,
    });
    expect((await skip(work, 1)).json().detail).toContain('work that you agreed to');
    expect((await skip(id, 1, office.basil)).statusCode).toBe(404);
  });

  it('stays skipped when its plan changes', async () => {
    const id = await ahead('2026-11-17');
    await skip(id, 1);
    const change = { kind: 'frequency', frequency: 'weekly' };
    const query = new URLSearchParams(change);
    const offered = await send(office.test, office.fern, `GET ${planPath()}/terms?${query}`);
    const { termsHash } = offered.json();
    const body = { ...change, termsHash, signedName: 'Fern Sample' };
    await send(office.test, office.fern, `POST ${planPath()}/agreements`, body);
    const dates = (await send(office.test, office.fern, 'GET /api/portal/visits/upcoming')).json();
    const inWeek = dates.items.filter(
      ({ date }: { date: string }) => date >= '2026-11-16' && date < '2026-11-23',
    );
    expect(inWeek).toMatchObject([{ id, state: 'skipped' }]);
  });
});

describe('a skip that is undone', () => {
  it('has the visit on its day again', async () => {
    const id = await ahead('2026-11-17');
    await skip(id, 1);
    const answer = await unskip(id, 2);
    expect(answer.json()).toMatchObject({ state: 'ahead', canSkip: true, canUndoSkip: false });
    expect(await office.row(id)).toMatchObject({
      status: 'scheduled',
      skipKind: null,
      skipReason: null,
      version: 3,
    });
  });

  it('is refused too late, for a plan that has ended, and for what the office marked as not done', async () => {
    const id = await ahead('2026-11-17');
    await skip(id, 1);
    await office.test.open.db.update(servicePlans).set({ status: 'cancelled' });
    expect((await unskip(id, 2)).json().detail).toContain('This plan has ended');
    await office.test.open.db.update(servicePlans).set({ status: 'active' });
    const rained = await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-24',
      status: 'skipped',
      skipKind: 'weather',
      skipReason: 'Rain.',
    });
    expect((await unskip(rained, 1)).json().code).toBe('too_late');
    office.test.setNow(new Date('2026-11-16T15:01:00Z'));
    expect((await unskip(id, 2)).json().code).toBe('too_late');
  });
});

describe('the price of the first visit', () => {
  const first: PlanLine[] = [
    ...VISIT_LINES,
    { label: 'First-time mow', amount: '20.00', taxClass: 'taxable' },
  ];
  const prices = async (ids: number[]) => {
    const rows = await Promise.all(ids.map((id) => office.row(id)));
    return rows.map((row) => row?.priceLines?.length);
  };

  it('goes on to the next visit with a skip, and comes back with its undoing', async () => {
    const where = eq(servicePlans.id, office.fern.planId);
    await office.test.open.db.update(servicePlans).set({ firstVisitLines: first }).where(where);
    const ids = [
      await addVisit(office.test, office.fern, {
        scheduledDate: '2026-11-17',
        ruleDate: '2026-11-17',
        priceLines: first,
      }),
      await ahead('2026-12-01'),
      await ahead('2026-12-15'),
    ];
    const [a = 0, b = 0] = ids;
    await skip(a, 1);
    expect((await prices(ids)).slice(1)).toEqual([3, 2]);
    await skip(b, 1);
    expect((await prices(ids)).slice(2)).toEqual([3]);
    await unskip(b, 2);
    expect((await prices(ids)).slice(1)).toEqual([3, 2]);
    await unskip(a, 2);
    expect(await prices(ids)).toEqual([3, 2, 2]);
  });
});
