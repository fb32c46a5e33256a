// The yearly review: plans whose year ends are listed and counted, renewed at the same price in one go, once, with a letter; or given a
// new price with notice, which begins their next year.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planAgreements, planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { applyDueChanges } from './apply-plan-change.ts';

/** The test's today is November 9: a year that began on January 5 has 57 days to go, one of May long. */
const DUE = '2026-01-05';
const NOT_DUE = '2026-05-04';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
beforeEach(async () => {
  const { db } = office.test.open;
  await db.delete(planChanges);
  await db.delete(planAgreements);
  await db.delete(auditLog);
  await db.update(servicePlans).set({ status: 'active', startsOn: DUE, renewedOn: null });
});
afterEach(async () => {
  await mailsAfterWork(office.test);
  office.test.sent.length = 0;
});

const call = (name: Parameters<typeof send>[2], body?: object, headers?: Record<string, string>) =>
  send(office.test, office.staff, name, body, headers);
const both = () => `${office.fern.planId},${office.basil.planId}`;
const preview = async (plans = both()) =>
  (await call(`GET /api/console/plan-renewals/preview?plans=${plans}`)).json();
const renew = async (plans = both(), key: string = crypto.randomUUID()) => {
  const { hash } = await preview(plans);
  return call('POST /api/console/plan-renewals', { plans, hash }, { 'idempotency-key': key });
};
const planOf = async (id: number) => {
  const [plan] = await office.test.open.db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.id, id));
  return plan;
};
const dueIds = async () => {
  const { items } = (await call('GET /api/console/service-plans?view=due')).json();
  return items.map(({ id }: { id: number }) => id).toSorted();
};
const countOnToday = async () => {
  const { counts, waiting } = (await call('GET /api/console/today')).json();
  const own = waiting.filter(({ kind }: { kind: string }) => kind === 'renewal');
  return [counts.renewal, own.length];
};
const setPlan = (id: number, values: Partial<typeof servicePlans.$inferInsert>) =>
  office.test.open.db.update(servicePlans).set(values).where(eq(servicePlans.id, id));

describe('a plan whose year ends', () => {
  it('is on the list, on the page of prices and on Today, until it is renewed', async () => {
    await setPlan(office.basil.planId, { startsOn: NOT_DUE });
    expect(await dueIds()).toEqual([office.fern.planId]);
    expect(await countOnToday()).toEqual([1, 1]);
    const { items } = (await call('GET /api/console/plan-prices?due=yes')).json();
    expect(items).toMatchObject([{ planId: office.fern.planId, renewsOn: '2027-01-05' }]);
    expect((await renew(String(office.fern.planId))).json()).toEqual({ renewed: 1 });
    expect(await dueIds()).toEqual([]);
    expect(await countOnToday()).toEqual([0, 0]);
  });

  it('is not due while another price is proposed, or once it has ended', async () => {
    await setPlan(office.basil.planId, { status: 'cancelled', cancelledAt: new Date() });
    await proposePrice(office.fern.planId);
    expect(await dueIds()).toEqual([]);
    expect((await preview()).items).toMatchObject([
      { planId: office.fern.planId, refusal: 'Another price is proposed already.' },
    ]);
  });
});

describe('a renewal', () => {
  it('keeps the sealed letter with the plan and mails it, in one go, each once', async () => {
    const before = await planOf(office.fern.planId);
    const key = crypto.randomUUID();
    expect((await renew(both(), key)).json()).toEqual({ renewed: 2 });
    const plan = await planOf(office.fern.planId);
    expect(plan).toMatchObject({
      renewedOn: '2027-01-05',
      monthlyPrice: before?.monthlyPrice,
      everyVisitLines: before?.everyVisitLines,
      version: (before?.version ?? 0) + 1,
    });
    const { agreements } = (
      await send(office.test, office.fern, `GET /api/portal/plans/${office.fern.planId}`)
    ).json();
    expect(agreements).toMatchObject([{ kind: 'renewal', signedName: '' }]);
    expect(agreements[0].terms.lines).toContainEqual({ label: 'Each visit', amount: '$55.38' });
    await expect.poll(() => office.test.sent.length, { timeout: 20_000 }).toBe(2);
    const letter = office.test.sent.find(({ text }) => text.includes(agreements[0].termsHash));
    expect(letter?.subject).toContain('Your plan goes on');
    expect(letter?.text).toContain('You can end your plan at any time');
    expect(letter?.text).toContain(`/customer-portal/plan/${office.fern.planId}`);
    const lines = await office.test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'plan-renewed'));
    expect(lines.map(({ subjectType }) => subjectType)).toEqual(['plan', 'plan']);
  });

  it('is done once, however often it is asked for', async () => {
    const { hash } = await preview();
    const key = crypto.randomUUID();
    const ask = (idempotencyKey: string) =>
      call(
        'POST /api/console/plan-renewals',
        { plans: both(), hash },
        { 'idempotency-key': idempotencyKey },
      );
    const answers = await Promise.all([ask(key), ask(key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const again = await ask(crypto.randomUUID());
    expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await office.test.open.db.$count(planAgreements)).toBe(2);
    expect((await renew()).statusCode).toBe(422);
  });

  it('leaves out a plan whose year has long to go, and says so before', async () => {
    await setPlan(office.basil.planId, { startsOn: NOT_DUE });
    const { items } = await preview();
    const refusals = items.map(({ refusal }: { refusal: string | null }) => refusal);
    expect(refusals).toContain('Its year has more than 60 days to go.');
    expect((await renew()).json()).toEqual({ renewed: 1 });
    expect((await planOf(office.basil.planId))?.renewedOn).toBeNull();
  });

  it('is kept for a customer without an email address, and nothing is mailed', async () => {
    const { db } = office.test.open;
    const [fern] = await db.select().from(users).where(eq(users.id, office.fern.id));
    await db.update(users).set({ email: null }).where(eq(users.id, office.fern.id));
    const plans = String(office.fern.planId);
    expect((await preview(plans)).items).toMatchObject([{ isMailed: false, refusal: null }]);
    expect((await renew(plans)).json()).toEqual({ renewed: 1 });
    await mailsAfterWork(office.test);
    expect(office.test.sent).toEqual([]);
    await db.update(users).set({ email: fern?.email }).where(eq(users.id, office.fern.id));
  });

  it('is nothing that a customer can do', async () => {
    const asked = await send(office.test, office.fern, 'POST /api/console/plan-renewals', {
      plans: both(),
      hash: '0'.repeat(64),
    });
    expect(asked.statusCode).toBe(403);
  });
});

it('begins with a new price as well, once its notice has run', async () => {
  await proposePrice(office.fern.planId);
  await mailsAfterWork(office.test);
  office.test.setNow(new Date('2026-12-14T06:30:00Z'));
  await applyDueChanges(office.test.context);
  expect(await planOf(office.fern.planId)).toMatchObject({ renewedOn: '2027-01-05' });
  expect(await dueIds()).toEqual([office.basil.planId]);
});

async function proposePrice(planId: number): Promise<void> {
  const wanted = {
    plans: String(planId),
    by: 'percent',
    value: '4',
    reason: 'Fuel and wages went up.',
    from: '2026-12-14',
  };
  const path = 'GET /api/console/plan-prices/preview' as const;
  const { hash } = (await call(`${path}?${new URLSearchParams(wanted)}`)).json();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const sent = await call('POST /api/console/plan-prices/proposals', { ...wanted, hash }, key);
  expect(sent.statusCode, sent.body).toBe(201);
}
