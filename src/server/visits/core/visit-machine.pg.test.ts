// What visits do because they have one machine: a pause, a rain day, accepted work and the crew never write past each other.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seenVisits } from '#company/rules/visits/job-days.ts';
import { visitNotices } from '#server/platform/database/schema/notices.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { servicePlans, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { addVisit, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

const TODAY = '2026-11-09';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers({ OFFICE_EMAIL: 'office@example.com' });
});
afterAll(() => office.test.close());
afterEach(async () => {
  const { db } = office.test.open;
  await office.clear();
  await db.delete(serviceRequests);
  await db.update(servicePlans).set({ status: 'active', pausedFrom: null, pausedUntil: null });
});

const byStaff = (call: Parameters<typeof send>[2], payload?: object) =>
  send(office.test, office.staff, call, payload);

/** The plan of Fern's property rests from a day on, or goes on. */
async function changePlan(change: { kind: string; from?: string }) {
  const { test, fern } = office;
  const query = new URLSearchParams(change);
  const { termsHash } = (
    await send(test, fern, `GET /api/portal/plans/${fern.planId}/terms?${query}`)
  ).json();
  const body = { ...change, termsHash, signedName: 'Fern Sample' };
  const answer = await send(test, fern, `POST /api/portal/plans/${fern.planId}/agreements`, body);
  expect(answer.statusCode).toBeLessThan(300);
}

const unskip = async (id: number) => {
  const version = (await office.row(id))?.version;
  return byStaff(`POST /api/console/visits/${id}/unskip`, { version });
};

describe('a visit that a pause has left out', () => {
  it('does not come back while the plan is paused', async () => {
    const id = await addVisit(office.test, office.fern, { scheduledDate: '2026-11-23' });
    await changePlan({ kind: 'pause', from: '2026-11-16' });
    const answer = await unskip(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    expect(await office.row(id)).toMatchObject({ status: 'skipped', skipKind: null });
  });

  it('does not come back beside the visit that took its date when the plan went on', async () => {
    const rule = { scheduledDate: '2026-11-23', ruleDate: '2026-11-23' };
    const id = await addVisit(office.test, office.fern, rule);
    await changePlan({ kind: 'pause', from: '2026-11-16' });
    await changePlan({ kind: 'resume' });
    const answer = await unskip(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  });

  it('nor does one that the office skipped, when its plan has another visit for the date by now', async () => {
    const rule = { scheduledDate: '2026-11-23', ruleDate: '2026-11-23' };
    const skipped = { status: 'skipped', skipKind: 'weather', skipReason: 'Rain.' } as const;
    const id = await addVisit(office.test, office.fern, { ...rule, ...skipped });
    await addVisit(office.test, office.fern, rule);
    const answer = await unskip(id);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'The plan has another visit in place of this one.',
    ]);
  });

  it('is no stop of the day on Today, and none of its customer’s history', async () => {
    await addVisit(office.test, office.fern, { scheduledDate: TODAY, status: 'skipped' });
    const reported = await addVisit(office.test, office.fern, {
      scheduledDate: TODAY,
      status: 'skipped',
      skipKind: 'weather',
      skipReason: 'Rain.',
    });
    const { crews } = (await byStaff('GET /api/console/today')).json();
    const shown = crews.flatMap((crew: { visits: { id: number }[] }) => crew.visits);
    expect(shown.map(({ id }: { id: number }) => id)).toEqual([reported]);
    const past = await send(office.test, office.fern, 'GET /api/portal/visits/past');
    expect(past.json().items.map(({ id }: { id: number }) => id)).toEqual([reported]);
  });
});

/** Accepted work of Fern's, as the office has scheduled it. */
async function scheduledWork(date: string) {
  const { db } = office.test.open;
  const [request] = await db
    .insert(serviceRequests)
    .values({
      userId: office.fern.id,
      customerName: 'Fern Sample',
      customerEmail: 'fern@example.com',
      customerPhone: '(281) 555-0150',
      propertyAddress: '1 Sample Lane of fern@example.com',
      serviceType: 'Mulch Installation',
      description: 'Front beds.',
      status: 'accepted',
      estimatedPrice: '300.00',
    })
    .returning();
  const id = request?.id ?? 0;
  const schedule = async (changes: object) => {
    const [now] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
    const job = await db
      .select({ id: visits.id, version: visits.version })
      .from(visits)
      .where(eq(visits.serviceRequestId, id));
    const days = [{ crewId: office.fern.crewId, ...changes }];
    const body = { version: now?.version, days, seenVisits: seenVisits(job) };
    return byStaff(`POST /api/console/service-requests/${id}/schedule`, body);
  };
  expect((await schedule({ date })).statusCode).toBe(200);
  const [visit] = await db.select().from(visits).where(eq(visits.serviceRequestId, id));
  return { id, visitId: visit?.id ?? 0, schedule };
}

describe('accepted work', () => {
  it('keeps the day that was first planned when it is moved', async () => {
    const { visitId, schedule } = await scheduledWork('2026-11-19');
    await schedule({ date: '2026-11-20' });
    await schedule({ date: '2026-11-24' });
    expect(await office.row(visitId)).toMatchObject({
      scheduledDate: '2026-11-24',
      originalDate: '2026-11-19',
    });
    expect((await office.audited('visit-moved'))?.details).toMatchObject({ to: '2026-11-24' });
  });

  it('stays where it is once its crew has set out: another day is one more', async () => {
    const { id, visitId, schedule } = await scheduledWork(TODAY);
    const version = (await office.row(visitId))?.version;
    await byStaff(`POST /api/console/visits/${visitId}/on-the-way`, { version });
    expect((await schedule({ date: '2026-11-24' })).statusCode).toBe(200);
    const { db } = office.test.open;
    expect(await db.$count(visits, eq(visits.serviceRequestId, id))).toBe(2);
    expect(await office.row(visitId)).toMatchObject({ scheduledDate: TODAY, originalDate: null });
  });

  it('is done by its checklist, says why photos are missing, is written down, and its customer hears of it', async () => {
    const { test } = office;
    const { id, visitId } = await scheduledWork(TODAY);
    const [request] = await test.open.db
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.id, id));
    const body = { version: request?.version, finalPrice: '280.00' };
    const answer = await byStaff(`POST /api/console/service-requests/${id}/complete`, body);
    expect(answer.statusCode).toBe(200);
    const row = await office.row(visitId);
    expect(row).toMatchObject({ status: 'completed' });
    expect(row?.checklist?.length).toBeGreaterThan(0);
    const wanted = row?.checklist?.some(({ photo }) => photo !== null);
    const has = await test.open.db.$count(photos, and(eq(photos.visitId, visitId)));
    expect([wanted, has, row?.photosMissingReason]).toEqual([
      true,
      0,
      'The office completed the work on the request’s page.',
    ]);
    expect(await office.audited('visit-completed')).toMatchObject({ subjectId: String(visitId) });
    const told = await test.open.db
      .select()
      .from(visitNotices)
      .where(eq(visitNotices.visitId, visitId));
    expect(told.map(({ kind }) => kind)).toEqual(['done']);
  });
});

describe('a rain day', () => {
  it('leaves a visit under way on its day, whatever is chosen', async () => {
    const { test, fern } = office;
    const id = await addVisit(test, fern, { scheduledDate: TODAY });
    await byStaff(`POST /api/console/visits/${id}/on-the-way`, { version: 1 });
    const draft = await byStaff('POST /api/console/day-moves', {
      date: TODAY,
      crewIds: [fern.crewId],
      reason: 'Heavy rain',
    });
    const { id: move, version, items } = draft.json();
    expect(items).toMatchObject([{ choice: 'stay', conflicts: ['under-way'], canSkip: false }]);
    for (const choice of [{ choice: 'move', toDate: '2026-11-10' }, { choice: 'skip' }]) {
      const answer = await byStaff(`PATCH /api/console/day-moves/${move}/visits/${id}`, {
        version,
        ...choice,
      });
      expect([answer.statusCode, answer.json().errors?.[0]?.pointer]).toEqual([422, '/choice']);
    }
    await byStaff(`POST /api/console/day-moves/${move}/send`, { version });
    await byStaff(`POST /api/console/day-moves/${move}/undo`, { version: version + 1 });
    expect(await office.row(id)).toMatchObject({ status: 'in_progress', scheduledDate: TODAY });
  });
});
