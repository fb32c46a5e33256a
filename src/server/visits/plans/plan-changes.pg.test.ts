// A new price: previewed, announced to each customer, withdrawn or applied on its day, once. A measured size: lower by itself, higher
// only when its customer accepts.
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planAgreements, planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { addVisit, done, send, VISIT_LINES } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { applyDueChanges } from './apply-plan-change.ts';

/** The test's today is November 9. */
const FROM = '2026-12-14';
const ON_THE_DAY = new Date('2026-12-14T06:30:00Z');

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(async () => {
  const { db } = office.test.open;
  await mailsAfterWork(office.test);
  office.test.sent.length = 0;
  await db.delete(planChanges);
  await office.clear();
  await db.delete(auditLog);
  await db.update(servicePlans).set({
    status: 'active',
    frequency: 'bi-weekly',
    monthlyPrice: '120.00',
    everyVisitLines: VISIT_LINES,
    firstVisitLines: VISIT_LINES,
    lawnArea: null,
    sizeConfirmedAt: null,
    cancelledAt: null,
  });
});

const proposal = (changes: object = {}) => ({
  plans: `${office.fern.planId},${office.basil.planId}`,
  by: 'percent',
  value: '4',
  reason: 'Fuel and wages went up.',
  from: FROM,
  ...changes,
});
const preview = (changes: object = {}) =>
  send(
    office.test,
    office.staff,
    `GET /api/console/plan-prices/preview?${new URLSearchParams({ ...proposal(changes) })}`,
  );
const propose = async (changes: object = {}) => {
  const { hash } = (await preview(changes)).json();
  return send(
    office.test,
    office.staff,
    'POST /api/console/plan-prices/proposals',
    { ...proposal(changes), hash },
    { 'idempotency-key': crypto.randomUUID() },
  );
};
const planOf = async (id: number) => {
  const [plan] = await office.test.open.db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.id, id));
  if (!plan) throw new Error('the plan is gone');
  return plan;
};
const changeOf = async (planId: number) => {
  const [change] = await office.test.open.db
    .select()
    .from(planChanges)
    .where(eq(planChanges.servicePlanId, planId));
  if (!change) throw new Error('there is no change');
  return change;
};
const pricesOf = async (planId: number) => {
  const rows = await office.test.open.db
    .select()
    .from(visits)
    .where(and(eq(visits.servicePlanId, planId), eq(visits.status, 'scheduled')))
    .orderBy(asc(visits.scheduledDate));
  return rows.map(({ scheduledDate, priceLines }) => [scheduledDate, priceLines?.[0]?.amount]);
};

describe('a new price', () => {
  it('is shown for every plan before, in cents or whole dollars, with the sum of a month', async () => {
    const { items, ...sum } = (await preview()).json();
    expect(items).toMatchObject([
      { planId: office.fern.planId, before: '55.38', after: '57.60', refusal: null },
      { planId: office.basil.planId, before: '55.38', after: '57.60', refusal: null },
    ]);
    expect(sum).toMatchObject({ monthlyBefore: '240.00', monthlyAfter: '249.60' });
    const whole = (await preview({ isWhole: 'yes' })).json();
    expect(whole.items[0]).toMatchObject({ after: '58.00' });
    const dollars = (await preview({ by: 'amount', value: '2.50' })).json();
    expect(dollars.items[0]).toMatchObject({ after: '57.88' });
    expect(await office.test.open.db.$count(planChanges)).toBe(0);
  });

  it('needs thirty days, a reason and plans', async () => {
    for (const wrong of [{ from: '2026-12-08' }, { reason: ' ' }, { plans: '' }, { value: 'x' }]) {
      expect([wrong, (await preview(wrong)).statusCode]).toEqual([wrong, 422]);
    }
    expect((await preview({ from: '2026-12-09' })).statusCode).toBe(200);
  });

  it('goes out as the sealed text with every line before and after, the reason and the day', async () => {
    expect((await propose()).json()).toEqual({ proposed: 2 });
    await mailsAfterWork(office.test);
    const mails = office.test.sent.filter(({ subject }) => subject.includes('price changes'));
    expect(mails.map(({ to }) => to).sort()).toEqual(['basil@example.com', 'fern@example.com']);
    const text = mails[0]?.text ?? '';
    for (const said of [
      '$52.39 now, then $54.61',
      '$55.38 now, then $57.60',
      'Fuel and wages went up.',
      'Monday, December 14, 2026',
      '/customer-portal/plan',
    ]) {
      expect(text).toContain(said);
    }
    const change = await changeOf(office.fern.planId);
    expect(change).toMatchObject({ status: 'proposed', effectiveOn: FROM });
    expect(change.noticeSentAt).not.toBeNull();
    const own = (await send(office.test, office.fern, 'GET /api/portal/plan-changes')).json();
    expect(own.items).toMatchObject([{ kind: 'price', termsHash: change.contentHash }]);
    expect((await planOf(office.fern.planId)).monthlyPrice).toBe('120.00');
  });

  it('is refused when a plan has changed since the preview, and proposed once to each plan', async () => {
    const { hash } = (await preview()).json();
    await office.test.open.db
      .update(servicePlans)
      .set({ everyVisitLines: VISIT_LINES.slice(0, 1) })
      .where(eq(servicePlans.id, office.basil.planId));
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...proposal(), hash };
    const late = await send(
      office.test,
      office.staff,
      'POST /api/console/plan-prices/proposals',
      body,
      key,
    );
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await propose()).statusCode).toBe(201);
    expect((await propose()).statusCode).toBe(422);
    expect((await preview()).json().items[0].refusal).toBe('Another change is proposed already.');
  });

  it('holds from its day on, for the plan and its visits from then, with an agreement, once on two instances', async () => {
    for (const scheduledDate of ['2026-12-07', '2026-12-14', '2026-12-28']) {
      await addVisit(office.test, office.fern, { scheduledDate, ruleDate: scheduledDate });
    }
    await propose({ plans: String(office.fern.planId) });
    await mailsAfterWork(office.test);
    office.test.setNow(new Date('2026-12-13T15:00:00Z'));
    expect(await applyDueChanges(office.test.context)).toBe(0);
    office.test.setNow(ON_THE_DAY);
    const applied = await Promise.all([
      applyDueChanges(office.test.context),
      applyDueChanges(office.test.context),
    ]);
    expect(applied.sort()).toEqual([0, 1]);
    const plan = await planOf(office.fern.planId);
    expect([plan.monthlyPrice, plan.everyVisitLines[0]?.amount]).toEqual(['124.80', '54.61']);
    expect(await pricesOf(plan.id)).toEqual([
      ['2026-12-07', '52.39'],
      ['2026-12-14', '54.61'],
      ['2026-12-28', '54.61'],
    ]);
    const change = await changeOf(plan.id);
    expect(change.status).toBe('applied');
    expect(await office.test.open.db.select().from(planAgreements)).toMatchObject([
      { kind: 'price', way: 'automatic', signedName: '', termsHash: change.contentHash },
    ]);
    const own = (await send(office.test, office.fern, `GET /api/portal/plans/${plan.id}`)).json();
    expect(own.agreements).toMatchObject([{ kind: 'price', signedName: '' }]);
  });

  it('never holds without a notice, for a plan that has ended, or beside a price that changed in between', async () => {
    const { db } = office.test.open;
    await propose({ plans: String(office.fern.planId) });
    await mailsAfterWork(office.test);
    const { noticeSentAt } = await changeOf(office.fern.planId);
    await db.update(planChanges).set({ noticeSentAt: null });
    office.test.setNow(ON_THE_DAY);
    expect(await applyDueChanges(office.test.context)).toBe(0);
    expect((await changeOf(office.fern.planId)).status).toBe('proposed');
    await db.update(planChanges).set({ noticeSentAt });
    await db
      .update(servicePlans)
      .set({ everyVisitLines: VISIT_LINES.slice(0, 1) })
      .where(eq(servicePlans.id, office.fern.planId));
    expect(await applyDueChanges(office.test.context)).toBe(0);
    expect((await changeOf(office.fern.planId)).status).toBe('withdrawn');
    expect((await planOf(office.fern.planId)).everyVisitLines).toEqual(VISIT_LINES.slice(0, 1));
  });

  it('is withdrawn by the office from the version it saw, and its customer hears that the price stays', async () => {
    await propose({ plans: String(office.fern.planId) });
    await mailsAfterWork(office.test);
    const { id } = await changeOf(office.fern.planId);
    const withdraw = (version: number) =>
      send(office.test, office.staff, `POST /api/console/plan-changes/${id}/withdraw`, { version });
    expect((await withdraw(7)).json().code).toBe('changed_meanwhile');
    expect((await withdraw(1)).statusCode).toBe(204);
    expect((await withdraw(2)).json().code).toBe('wrong_state');
    await mailsAfterWork(office.test);
    expect(office.test.sent.at(-1)?.subject).toContain('Your price stays the same');
    office.test.setNow(ON_THE_DAY);
    expect(await applyDueChanges(office.test.context)).toBe(0);
  });
});

describe('the prices of plans', () => {
  it('have a margin from three visits on, by times that are sure', async () => {
    const margin = async () => {
      const { items } = (
        await send(office.test, office.staff, 'GET /api/console/plan-prices')
      ).json();
      return items.find(({ planId }: { planId: number }) => planId === office.fern.planId).margin;
    };
    for (const scheduledDate of ['2026-10-05', '2026-10-19']) {
      await addVisit(office.test, office.fern, { scheduledDate, ...done });
    }
    await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-01',
      ...done,
      duration: null,
      unsureTimes: ['arrivedAt'],
    });
    expect(await margin()).toBeNull();
    await addVisit(office.test, office.fern, { scheduledDate: '2026-11-02', ...done });
    // Fifty minutes of a crew at $45.00 an hour, of a place that no one knows.
    expect(await margin()).toMatchObject({
      visits: 3,
      minutes: 50,
      driveMinutes: 0,
      perVisit: '17.88',
      percent: 32,
    });
  });
});

describe('a lawn that was measured', () => {
  const record = (
    body: { version: number; lawnArea: number },
    who: { cookie: string } = office.staff,
  ) => send(office.test, who, `POST /api/console/service-plans/${office.fern.planId}/size`, body);

  const measure = async (agreed: number | null, lawnArea: number) => {
    const { db } = office.test.open;
    await db
      .update(servicePlans)
      .set({ lawnArea: agreed })
      .where(eq(servicePlans.id, office.fern.planId));
    const { version } = await planOf(office.fern.planId);
    const answer = await record({ version, lawnArea });
    return answer.json().outcome;
  };

  it('is refused beside another change, for a lawn of nothing, and to customers', async () => {
    const { version } = await planOf(office.fern.planId);
    expect((await record({ version: version + 1, lawnArea: 5000 })).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { version },
    });
    expect((await record({ version, lawnArea: 0 })).statusCode).toBe(422);
    expect((await record({ version, lawnArea: 5000 }, office.fern)).statusCode).toBe(403);
    expect((await planOf(office.fern.planId)).sizeConfirmedAt).toBeNull();
  });

  it('leaves a price that is the same', async () => {
    expect(await measure(5915, 6000)).toBe('same-price');
    const plan = await planOf(office.fern.planId);
    expect(plan).toMatchObject({ lawnArea: 5915, monthlyPrice: '120.00' });
    expect(plan.sizeConfirmedAt).toEqual(office.test.context.clock());
    expect(await office.test.open.db.$count(planChanges)).toBe(0);
  });

  it('costs less by itself when it is smaller, from that visit on, and says so', async () => {
    await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-09',
      ruleDate: '2026-11-09',
      status: 'in_progress',
    });
    await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-23',
      ruleDate: '2026-11-23',
    });
    expect(await measure(5915, 5000)).toBe('lower-price');
    const plan = await planOf(office.fern.planId);
    expect([plan.lawnArea, plan.everyVisitLines[0]?.amount]).toEqual([5000, '47.39']);
    const rows = await office.test.open.db.select().from(visits);
    expect(rows.map(({ priceLines }) => priceLines?.[0]?.amount)).toEqual(['47.39', '47.39']);
    await mailsAfterWork(office.test);
    expect(office.test.sent.at(-1)?.subject).toContain('Your visits cost less');
    expect(await office.test.open.db.select().from(planAgreements)).toMatchObject([
      { kind: 'size', way: 'automatic' },
    ]);
  });

  it('costs more only once its customer accepts by name, and stays when they decline', async () => {
    expect(await measure(5915, 8000)).toBe('proposed');
    expect((await planOf(office.fern.planId)).everyVisitLines).toEqual(VISIT_LINES);
    await mailsAfterWork(office.test);
    expect(office.test.sent.at(-1)?.text).toContain('8,000 sq ft');
    const [change] = (await send(office.test, office.fern, 'GET /api/portal/plan-changes')).json()
      .items;
    const accept = (body: object, who = office.fern) =>
      send(office.test, who, `POST /api/portal/plan-changes/${change.id}/accept`, {
        version: 1,
        termsHash: change.termsHash,
        signedName: 'Fern Sample',
        ...body,
      });
    expect((await accept({}, office.basil)).statusCode).toBe(404);
    expect((await accept({ signedName: '' })).statusCode).toBe(422);
    expect((await accept({ termsHash: '0'.repeat(64) })).json().code).toBe('changed_meanwhile');
    expect((await accept({})).json()).toMatchObject({ status: 'applied' });
    const plan = await planOf(office.fern.planId);
    expect([plan.lawnArea, plan.everyVisitLines[0]?.amount]).toEqual([8000, '62.39']);
    expect(await office.test.open.db.select().from(planAgreements)).toMatchObject([
      { kind: 'size', way: 'portal', signedName: 'Fern Sample' },
    ]);
    await office.test.open.db
      .update(servicePlans)
      .set({ everyVisitLines: VISIT_LINES, firstVisitLines: VISIT_LINES, monthlyPrice: '120.00' });
    await measure(5915, 8000);
    const again = (await send(office.test, office.fern, 'GET /api/portal/plan-changes')).json();
    const path = `POST /api/portal/plan-changes/${again.items[0].id}/decline` as const;
    const declined = await send(office.test, office.fern, path, { version: 1 });
    expect(declined.json()).toMatchObject({ status: 'declined' });
    expect((await planOf(office.fern.planId)).everyVisitLines).toEqual(VISIT_LINES);
  });
});
