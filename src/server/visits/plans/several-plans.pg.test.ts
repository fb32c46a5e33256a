// Several plans of one customer: two houses, two kinds at one house, forty properties; and a plan that starts again.
import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
  fern = await newCustomer(test, 'fern@example.com');
  await test.work();
});
afterAll(() => test.close());
afterEach(async () => {
  const { db } = test.open;
  await emptySchedule(test);
  await db.delete(servicePlans).where(ne(servicePlans.id, fern.planId));
  await db.delete(properties).where(ne(properties.id, fern.propertyId));
  await db
    .update(servicePlans)
    .set({ status: 'active', cancelledAt: null, pausedFrom: null, pausedUntil: null });
});

type OwnedPlan = { name: string; address: string; kind: string };

const offer = (kind: string) =>
  send(test, fern, `GET /api/portal/plans/${fern.planId}/terms?kind=${kind}`);
const agree = async (kind: string) => {
  const { termsHash } = (await offer(kind)).json();
  const body = { kind, termsHash, signedName: 'Fern Sample' };
  return send(test, fern, `POST /api/portal/plans/${fern.planId}/agreements`, body);
};

describe('several plans', () => {
  const plansOf = async (who: { cookie: string }, cursor = '') =>
    (await send(test, who, `GET /api/portal/plans${cursor}`)).json();

  it('are listed by property, those of two houses and of two kinds, and each is managed by itself', async () => {
    const { db } = test.open;
    const [house] = await db
      .insert(properties)
      .values({ userId: fern.id, address: '2 Second Street', lawnArea: 4000 })
      .returning();
    const program = { crewId: fern.crewId, monthlyPrice: '25.00', startsOn: '2026-01-06' };
    const [feeding] = await db
      .insert(servicePlans)
      .values([
        {
          ...program,
          propertyId: fern.propertyId,
          kind: 'fertilization',
          name: 'Feeding',
          frequency: 'monthly',
          everyVisitLines: [{ label: 'Feeding', amount: '25.00', taxClass: 'taxable' }],
        },
        { ...program, propertyId: house?.id ?? 0, name: 'Second Lawn', frequency: 'weekly' },
      ])
      .returning();
    await addVisit(test, fern, { scheduledDate: '2026-11-20' });
    const { items, next } = await plansOf(fern);
    expect(next).toBeNull();
    expect(items.map(({ name, address, kind }: OwnedPlan) => [name, address, kind])).toEqual([
      ['Lawn Maintenance', '1 Sample Lane of fern@example.com', 'mowing'],
      ['Feeding', '1 Sample Lane of fern@example.com', 'fertilization'],
      ['Second Lawn', '2 Second Street', 'mowing'],
    ]);
    expect(items[1]).toMatchObject({
      visitPrice: '25.00',
      visitLines: [{ label: 'Feeding', amount: '25.00' }],
    });
    const overview = (await send(test, fern, 'GET /api/portal/overview')).json();
    expect(overview).toMatchObject({
      next: { address: '1 Sample Lane of fern@example.com' },
      propertiesCount: 2,
      hasMorePlans: false,
    });
    expect(overview.plans).toHaveLength(3);

    const path = `/api/portal/plans/${feeding?.id}` as const;
    const { terms, termsHash } = (await send(test, fern, `GET ${path}/terms?kind=cancel`)).json();
    expect(terms).toMatchObject({ property: '1 Sample Lane of fern@example.com' });
    const body = { kind: 'cancel', termsHash, signedName: 'Fern Sample' };
    expect((await send(test, fern, `POST ${path}/agreements`, body)).json()).toMatchObject({
      plan: { state: 'cancelled', name: 'Feeding' },
      agreements: [{ kind: 'cancel' }],
    });
    const own = (await send(test, fern, `GET /api/portal/plans/${fern.planId}`)).json();
    expect(own).toMatchObject({ plan: { state: 'active' }, agreements: [] });
    expect((await plansOf(fern)).items.map(({ name }: OwnedPlan) => name)).toEqual([
      'Lawn Maintenance',
      'Second Lawn',
      'Feeding',
    ]);
  });

  it('of another customer are like those that never were', async () => {
    const basil = await newCustomer(test, 'basil@example.com');
    const asked = (id: number) =>
      [
        `GET /api/portal/plans/${id}`,
        `GET /api/portal/plans/${id}/terms?kind=cancel`,
        `POST /api/portal/plans/${id}/agreements`,
      ] as const;
    const body = { kind: 'cancel', termsHash: '0'.repeat(64), signedName: 'Basil Sample' };
    const answers = async (id: number) =>
      Promise.all(
        asked(id).map(async (call) => {
          const sent = await send(test, basil, call, call.startsWith('POST') ? body : undefined);
          return [sent.statusCode, sent.json().detail];
        }),
      );
    expect(await answers(fern.planId)).toEqual(await answers(999_999));
    expect((await answers(fern.planId)).map(([status]) => status)).toEqual([404, 404, 404]);
    expect((await plansOf(basil)).items).toHaveLength(1);
  });

  it('of forty properties come in pages, each once', async () => {
    const { db } = test.open;
    const willow = await newCustomer(test, 'willow@example.com');
    const houses = await db
      .insert(properties)
      .values(
        Array.from({ length: 39 }, (_, index) => ({
          userId: willow.id,
          address: `${index + 2} Many Houses Lane`,
        })),
      )
      .returning();
    await db.insert(servicePlans).values(
      houses.map(({ id }) => ({
        propertyId: id,
        name: 'Lawn Maintenance',
        frequency: 'weekly' as const,
        monthlyPrice: '100.00',
        startsOn: '2026-01-05',
      })),
    );
    const seen: OwnedPlan[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: OwnedPlan[]; next: string | null } = await plansOf(willow, cursor);
      seen.push(...page.items);
      cursor = page.next && `?cursor=${page.next}`;
    }
    expect(seen).toHaveLength(40);
    expect(new Set(seen.map(({ address }) => address)).size).toBe(40);
    const overview = (await send(test, willow, 'GET /api/portal/overview')).json();
    expect([overview.plans.length, overview.hasMorePlans]).toEqual([20, true]);
  });
});

describe('a plan that has ended', () => {
  it('starts again at the price list of today, as it was agreed to', async () => {
    await agree('cancel');
    const { terms } = (await offer('restart')).json();
    expect(terms.title).toBe('Lawn Maintenance: starts again, bi-weekly');
    const answer = await agree('restart');
    const price = terms.lines.find(({ label }: { label: string }) => label === 'Per visit').amount;
    expect(answer.json()).toMatchObject({
      plan: { state: 'active', visitPrice: price.slice(1) },
      agreements: [{ kind: 'restart', terms }, { kind: 'cancel' }],
    });
    const [first] = await test.open.db
      .select()
      .from(visits)
      .where(eq(visits.servicePlanId, fern.planId))
      .orderBy(visits.scheduledDate);
    expect(first).toMatchObject({ scheduledDate: '2026-11-16', status: 'scheduled' });
  });

  it('does not beside another one of its kind, nor one that runs', async () => {
    expect((await offer('restart')).statusCode).toBe(409);
    await agree('cancel');
    const { db } = test.open;
    await db.insert(servicePlans).values({
      propertyId: fern.propertyId,
      name: 'Another Lawn Plan',
      frequency: 'weekly',
      monthlyPrice: '100.00',
      startsOn: '2026-11-09',
    });
    const answer = await agree('restart');
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This property has another plan of this kind already.',
    ]);
  });
});

describe('a yes on the telephone', () => {
  const change = { kind: 'pause', from: '2026-12-01', until: '2026-12-31' };
  const path = () => `/api/console/service-plans/${fern.planId}` as const;

  it('changes the plan by the terms that its customer sees, with who said it, and they get the copy', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-12-04' });
    const asked = `terms?${new URLSearchParams(change)}`;
    const own = (await send(test, fern, `GET /api/portal/plans/${fern.planId}/${asked}`)).json();
    const shown = (await send(test, staff, `GET ${path()}/${asked}`)).json();
    expect(shown).toEqual(own);
    const body = {
      ...change,
      termsHash: shown.termsHash,
      saidBy: 'Fern Sample',
      note: 'Called at nine, away in December.',
    };
    const answer = await send(test, staff, `POST ${path()}/agreements`, body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      plan: { state: 'pause-ahead' },
      changes: ['resume', 'cancel'],
      ahead: [{ date: '2026-12-04', status: 'skipped' }],
      agreements: [
        { way: 'phone', signedName: 'Fern Sample', takenNote: body.note, terms: shown.terms },
      ],
    });
    await expect
      .poll(() => test.sent.find(({ subject }) => subject.startsWith('Your plan has changed')), {
        timeout: 20_000,
      })
      .toMatchObject({ to: 'fern@example.com' });
    const copy = test.sent.find(({ subject }) => subject.startsWith('Your plan has changed'));
    expect(copy?.text).toContain(shown.termsHash);
    expect((await send(test, staff, `POST ${path()}/agreements`, body)).statusCode).toBe(409);
  });

  it('says who it was and what they said', async () => {
    const { termsHash } = (await send(test, staff, `GET ${path()}/terms?kind=cancel`)).json();
    const body = { kind: 'cancel', termsHash, saidBy: 'Fern Sample', note: ' ' };
    const answer = await send(test, staff, `POST ${path()}/agreements`, body);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/note']);
  });
});
