// A customer's plan: what a change means is shown first, agreed to as it was shown, and the visits follow.
import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitStatus } from '#company/rules/visits/visit-states.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { keepPlansGoing } from './generate-visits.ts';

let test: TestApp;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());
beforeEach(async () => {
  await addVisit(test, fern, {
    scheduledDate: '2026-11-06',
    status: 'completed',
    completedAt: TEST_NOW,
  });
  for (const date of ['2026-11-20', '2026-12-04', '2026-12-18', '2027-01-04']) {
    await addVisit(test, fern, { scheduledDate: date });
  }
});
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptySchedule(test);
  await test.open.db.update(crews).set({ visitsPerDay: 8 });
  await test.open.db
    .update(servicePlans)
    .set({
      status: 'active',
      frequency: 'bi-weekly',
      monthlyPrice: '120.00',
      pausedFrom: null,
      pausedUntil: null,
      cancelledAt: null,
    })
    .where(eq(servicePlans.id, fern.planId));
});

type Change = { kind: string; frequency?: string; from?: string; until?: string };

const offer = (change: Change, who: { cookie: string } = fern) =>
  send(test, who, `GET /api/portal/plans/${fern.planId}/terms?${new URLSearchParams(change)}`);
const agree = async (change: Change, more: object = {}) => {
  const { termsHash } = (await offer(change)).json();
  return send(test, fern, `POST /api/portal/plans/${fern.planId}/agreements`, {
    ...change,
    termsHash,
    signedName: 'Fern Sample',
    ...more,
  });
};
const plannedDates = async (status: VisitStatus = 'scheduled') => {
  const rows = await test.open.db
    .select()
    .from(visits)
    .where(and(eq(visits.status, status), eq(visits.propertyId, fern.propertyId)))
    .orderBy(asc(visits.scheduledDate));
  return rows.map(({ scheduledDate }) => scheduledDate);
};

describe('the terms of a change', () => {
  it('are shown line by line and change nothing', async () => {
    const answer = await offer({ kind: 'frequency', frequency: 'weekly' });
    const { terms, termsHash } = answer.json();
    expect(terms.title).toBe('Lawn Maintenance: bi-weekly becomes weekly');
    expect(terms.lines.at(-1)).toEqual({ label: 'Per month then', amount: '$176.33' });
    expect(termsHash).toBe(createHash('sha256').update(JSON.stringify(terms)).digest('hex'));
    expect(
      (await send(test, fern, `GET /api/portal/plans/${fern.planId}`)).json().plan.monthlyPrice,
    ).toBe('120.00');
  });

  it('are refused for what does not fit', async () => {
    const cases: [Change, number][] = [
      [{ kind: 'frequency' }, 422],
      [{ kind: 'frequency', frequency: 'bi-weekly' }, 422],
      [{ kind: 'frequency', frequency: 'per-visit' }, 422],
      [{ kind: 'pause' }, 422],
      [{ kind: 'pause', from: '2026-11-09' }, 422],
      [{ kind: 'pause', from: '2026-11-30', until: '2026-11-29' }, 422],
      [{ kind: 'pause', from: '2027-08-30' }, 422],
      [{ kind: 'resume' }, 409],
      [{ kind: 'nonsense' }, 422],
    ];
    for (const [change, status] of cases) {
      expect([change, (await offer(change)).statusCode]).toEqual([change, status]);
    }
    const nobody = { cookie: await signedIn(test, 'rowan@example.com') };
    expect((await offer({ kind: 'cancel' }, nobody)).statusCode).toBe(404);
  });
});

describe('an agreement', () => {
  it('is kept as it was shown, with its hash and the typed name', async () => {
    const shown = (await offer({ kind: 'frequency', frequency: 'weekly' })).json();
    const answer = await agree({ kind: 'frequency', frequency: 'weekly' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      plan: { frequency: 'weekly', monthlyPrice: '176.33' },
      agreements: [{ ...shown, kind: 'frequency', signedName: 'Fern Sample' }],
    });
    const [row] = await test.open.db.select().from(planAgreements);
    expect(
      createHash('sha256')
        .update(row?.shownTerms ?? '')
        .digest('hex'),
    ).toBe(row?.termsHash);
  });

  it('needs a name, and terms that still hold', async () => {
    expect((await agree({ kind: 'cancel' }, { signedName: ' ' })).statusCode).toBe(422);
    const { termsHash } = (await offer({ kind: 'frequency', frequency: 'weekly' })).json();
    await test.open.db
      .update(servicePlans)
      .set({ monthlyPrice: '130.00' })
      .where(eq(servicePlans.id, fern.planId));
    const late = await send(test, fern, `POST /api/portal/plans/${fern.planId}/agreements`, {
      kind: 'frequency',
      frequency: 'weekly',
      termsHash,
      signedName: 'Fern Sample',
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current.terms.lines).toContainEqual({
      label: 'Per month now',
      amount: '$130.00',
    });
    expect(await test.open.db.$count(planAgreements)).toBe(0);
  });

  it('is made once, however often it is sent at the same time', async () => {
    const change = { kind: 'frequency', frequency: 'monthly' };
    const { termsHash } = (await offer(change)).json();
    const body = { ...change, termsHash, signedName: 'Fern Sample' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(test, fern, `POST /api/portal/plans/${fern.planId}/agreements`, body),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    expect(await test.open.db.$count(planAgreements)).toBe(1);
  });
});

describe('the visits', () => {
  it('follow another frequency, and the note goes with the first of them', async () => {
    await test.open.db
      .update(visits)
      .set({ customerNotes: 'Mind the hose.' })
      .where(eq(visits.scheduledDate, '2026-11-20'));
    await agree({ kind: 'frequency', frequency: 'monthly' });
    expect(await plannedDates()).toEqual(['2026-12-07', '2027-01-04']);
    const { items } = (await send(test, fern, 'GET /api/portal/visits/upcoming')).json();
    expect(items[0]).toMatchObject({ date: '2026-12-07', note: 'Mind the hose.' });
  });

  it('leave out a pause, and come again by themselves after it', async () => {
    await agree({ kind: 'pause', from: '2026-12-01', until: '2026-12-31' });
    expect(await plannedDates()).toEqual(['2026-11-20', '2027-01-04']);
    expect(await plannedDates('skipped')).toEqual(['2026-12-04', '2026-12-18']);
    const { plan } = (await send(test, fern, `GET /api/portal/plans/${fern.planId}`)).json();
    expect(plan).toMatchObject({ state: 'pause-ahead', pausedUntil: '2026-12-31' });
    test.setNow(new Date('2027-01-01T15:00:00Z'));
    await keepPlansGoing(test.context);
    const later = (await send(test, fern, `GET /api/portal/plans/${fern.planId}`)).json().plan;
    expect(later).toMatchObject({ state: 'active', pausedFrom: null, monthlyPrice: '120.00' });
    expect((await plannedDates()).slice(1, 3)).toEqual(['2027-01-04', '2027-01-18']);
  });

  it('stop with an open pause until it is resumed, at the same price', async () => {
    await agree({ kind: 'pause', from: '2026-11-16' });
    expect(await plannedDates()).toEqual([]);
    await keepPlansGoing(test.context);
    expect(await plannedDates()).toEqual([]);
    const answer = await agree({ kind: 'resume' });
    expect(answer.json().plan).toMatchObject({ state: 'active', monthlyPrice: '120.00' });
    expect((await plannedDates())[0]).toBe('2026-11-23');
  });

  it('end with the plan, but for the one within 24 hours', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-11-10' });
    test.setNow(new Date('2026-11-09T16:00:00Z'));
    const terms = (await offer({ kind: 'cancel' })).json().terms;
    expect(terms.lines[0].label).toContain('Tuesday, November 10');
    const answer = await agree({ kind: 'cancel' }, { reason: 'We move away.' });
    expect(answer.json().plan.state).toBe('cancelled');
    expect(await plannedDates()).toEqual(['2026-11-10']);
    const [row] = await test.open.db.select().from(servicePlans);
    expect(row?.cancelReason).toBe('We move away.');
    expect((await offer({ kind: 'pause', from: '2026-12-01' })).statusCode).toBe(409);
  });

  it('move on from a day on which their crew has no place', async () => {
    await test.open.db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, fern.crewId));
    const other = await newCustomer(test, 'olive@example.com', { crewId: fern.crewId });
    await addVisit(test, other, { scheduledDate: '2026-12-07' });
    await agree({ kind: 'frequency', frequency: 'monthly' });
    expect((await plannedDates())[0]).toBe('2026-12-08');
  });

  it('are added at the end of the schedule as time goes by', async () => {
    test.setNow(new Date('2026-12-07T15:00:00Z'));
    await keepPlansGoing(test.context);
    const before = await plannedDates();
    expect(before.slice(-3)).toEqual(['2027-01-18', '2027-02-01', '2027-02-15']);
    await keepPlansGoing(test.context);
    expect(await plannedDates()).toEqual(before);
  });
});
