// A lawn that a crew measures: asked for at the first visit, recorded once, cheaper by itself and dearer only when its customer accepts.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { planAgreements, planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { addVisit, done, send, VISIT_LINES } from '../../../../test/portal-customer.ts';

const NEW_PLAN = {
  kind: 'mowing',
  status: 'active',
  frequency: 'bi-weekly',
  monthlyPrice: '120.00',
  everyVisitLines: VISIT_LINES,
  firstVisitLines: VISIT_LINES,
  lawnArea: 5915,
  measuredArea: null,
  sizeConfirmedAt: null,
  cancelledAt: null,
} as const;

let office: CrewDayOffice;
beforeAll(async () => {
  office = await openCrewDayOffice();
  await office.test.open.db.update(servicePlans).set(NEW_PLAN);
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.test.open.db.delete(planChanges);
  await office.clear();
  await office.test.open.db.update(servicePlans).set(NEW_PLAN);
});

async function atFirstVisit() {
  const id = await office.today(office.fern, { ruleDate: TODAY, status: 'in_progress' });
  const phone = crewPhone(office.test, office.fern.crewId, TODAY);
  const { stop, lawn } = await phone.stopOf(id);
  return { id, phone, stop, lawn };
}

async function plan() {
  const { db } = office.test.open;
  const [row] = await db.select().from(servicePlans).where(eq(servicePlans.id, office.fern.planId));
  if (!row) throw new Error('the plan is gone');
  return row;
}

const priceOf = async (id: number) => (await office.row(id))?.priceLines?.[0]?.amount;
const changesCount = () => office.test.open.db.$count(planChanges);

describe('a lawn that its crew measures', () => {
  it('costs less by itself when it is smaller, from that visit on, once however often it is sent', async () => {
    const { id, phone, stop, lawn } = await atFirstVisit();
    const next = await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-23',
      ruleDate: '2026-11-23',
    });
    expect(lawn).toEqual({ agreed: 5915, measured: null, isAsked: true });
    const report = phone.written(stop, { kind: 'size', lawnArea: '5000' });
    const answers = await Promise.all([1, 2, 3].map(() => phone.send(report)));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        outcome: 'taken',
        stop: { lawn: { agreed: 5000, measured: 5000, isAsked: false } },
      });
    }
    expect(await plan()).toMatchObject({ lawnArea: 5000, sizeConfirmedAt: TEST_NOW });
    expect([await priceOf(id), await priceOf(next)]).toEqual(['47.39', '47.39']);
    expect(await changesCount()).toBe(1);
    expect(await office.test.open.db.select().from(planAgreements)).toMatchObject([
      { kind: 'size', way: 'automatic' },
    ]);
    expect(await office.audited('plan-size-confirmed')).toMatchObject({
      actorId: null,
      details: { agreed: 5915, measured: 5000, crewId: office.fern.crewId, visitId: id },
    });
    await mailsAfterWork(office.test);
    expect(office.test.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your visits cost less'),
    ]);
    const path = `/api/console/service-plans/${office.fern.planId}` as const;
    const desk = (await send(office.test, office.staff, `GET ${path}`)).json();
    expect([desk.lawnArea, desk.measuredArea]).toEqual([5000, 5000]);
  });

  it('costs more only once its customer accepts', async () => {
    const { id, phone, stop } = await atFirstVisit();
    const answer = await phone.tap(stop, { kind: 'size', lawnArea: 8000 });
    expect(answer.stop?.lawn).toEqual({ agreed: 5915, measured: 8000, isAsked: false });
    expect(await priceOf(id)).toBe('52.39');
    const { items } = (await send(office.test, office.fern, 'GET /api/portal/plan-changes')).json();
    const accepted = await send(
      office.test,
      office.fern,
      `POST /api/portal/plan-changes/${items[0].id}/accept`,
      { version: 1, termsHash: items[0].termsHash, signedName: 'Fern Sample' },
    );
    expect(accepted.json()).toMatchObject({ status: 'applied' });
    expect([await priceOf(id), (await plan()).lawnArea]).toEqual(['62.39', 8000]);
  });

  it('changes nothing as agreed, and is asked for at the first visit alone', async () => {
    const { id, phone, stop } = await atFirstVisit();
    await phone.tap(stop, { kind: 'size', lawnArea: 5915 });
    expect([await priceOf(id), await changesCount()]).toEqual(['52.39', 0]);
    expect((await plan()).measuredArea).toBe(5915);
    await office.test.open.db.update(servicePlans).set(NEW_PLAN);
    await addVisit(office.test, office.fern, { scheduledDate: '2026-10-26', ...done });
    expect((await phone.stopOf(id)).lawn).toEqual({ agreed: 5915, measured: null, isAsked: false });
  });

  it('counts from its visit on when the phone had no signal until the next day', async () => {
    const { id, phone, stop } = await atFirstVisit();
    const report = phone.written(stop, { kind: 'size', lawnArea: 5000 });
    office.later(26 * 60);
    const sentAt = office.test.context.clock().toISOString();
    expect((await phone.send({ ...report, sentAt })).json().outcome).toBe('taken');
    expect(await plan()).toMatchObject({ measuredArea: 5000, sizeConfirmedAt: TEST_NOW });
    expect(await priceOf(id)).toBe('47.39');
  });

  it('waits for the office where the plan has ended, was measured since, or the stop was moved', async () => {
    const { db } = office.test.open;
    const { id, phone, stop } = await atFirstVisit();
    const report = phone.written(stop, { kind: 'size', lawnArea: 5000 });
    office.later(10);
    const { version } = await plan();
    const path = `POST /api/console/service-plans/${office.fern.planId}/size` as const;
    await send(office.test, office.staff, path, { version, lawnArea: 5915 });
    const reasonOf = async (sent: object) => (await phone.send(sent)).json().reason;
    const sentAt = office.test.context.clock().toISOString();
    expect(await reasonOf({ ...report, sentAt })).toEqual({ code: 'measured-since' });
    const again = () => phone.written(stop, { kind: 'size', lawnArea: 5000 });
    await db.update(servicePlans).set({ status: 'cancelled', cancelledAt: TEST_NOW });
    expect(await reasonOf(again())).toEqual({ code: 'no-lawn-plan' });
    expect((await phone.stopOf(id)).lawn).toBeNull();
    await db.update(servicePlans).set(NEW_PLAN);
    await db.update(visits).set({ scheduledDate: '2026-11-10' });
    expect((await reasonOf(again())).code).toBe('moved');
    expect((await plan()).measuredArea).toBeNull();
    const desk = (await send(office.test, office.staff, `GET /api/console/visits/${id}`)).json();
    expect(desk.reports.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is not asked for where no price goes by it, and is refused without a number', async () => {
    await office.test.open.db
      .update(servicePlans)
      .set({ kind: 'fertilization', frequency: 'rounds' });
    const { phone, stop, lawn } = await atFirstVisit();
    expect(lawn).toBeNull();
    for (const lawnArea of [undefined, '', '0', '5.5', 'large', 2_000_000]) {
      const answer = await phone.send(phone.written(stop, { kind: 'size', lawnArea }));
      expect(answer.statusCode).toBe(422);
    }
    expect(await office.test.open.db.$count(crewActions)).toBe(0);
  });

  it('is measured by crew and office at once without either waiting for the other in a circle', async () => {
    const { phone, stop } = await atFirstVisit();
    const { version } = await plan();
    const path = `POST /api/console/service-plans/${office.fern.planId}/size` as const;
    const answers = await Promise.all([
      phone.send(phone.written(stop, { kind: 'size', lawnArea: 5000 })),
      send(office.test, office.staff, path, { version, lawnArea: 8000 }),
      phone.send(phone.written(stop, { kind: 'arrived' })),
    ]);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    expect([5000, 8000]).toContain((await plan()).measuredArea);
  });
});
