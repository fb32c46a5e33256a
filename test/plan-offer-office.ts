// An office that offers plans, for tests: people who ask for one on the lawn plan's page, and what they and the staff do with offers.
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import type { PlanOfferForm } from '#contract/visits/plan-offer-form.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { newCrew, send } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A lot of 7,670 + 500 sq ft, so 5,311 sq ft of lawn, which is mown weekly for 50 dollars. */
export const lawnAt = (house: number) => `${house} Sky Ridge Dr, Cypress, TX 77433`;

/** What someone asks for on the page, at the price that it shows. */
export const wish = {
  firstName: 'Willow',
  lastName: 'Sample',
  email: 'willow@example.com',
  phone: '(281) 555-0177',
  address: lawnAt(8418),
  propertySize: 8170,
  dataSource: 'local-estimate',
  frequency: 'weekly',
  addOns: ['bagging', 'first-mow'],
  startDate: '2026-11-17',
  firstVisitTotal: '87.99',
  everyVisitTotal: '67.99',
};

export type PlanOffice = Awaited<ReturnType<typeof openPlanOffice>>;

/** Starts the app; who opens it closes its `test`. */
export async function openPlanOffice(
  environment: Record<string, string> = {},
  options: { withPages?: boolean } = {},
) {
  const test = await createTestApp(
    { STAFF_EMAILS: 'owner@example.com,desk@example.com', ...environment },
    options,
  );
  const staff = { cookie: await signedIn(test, 'desk@example.com') };
  const crewId = await newCrew(test, 'Crew Live Oak', 60);
  const { db } = test.open;
  const byStaff = (call: Parameters<typeof send>[2], payload?: object) =>
    send(test, staff, call, payload);
  return {
    test,
    staff,
    crewId,
    byStaff,

    /** Asks for a plan as a stranger does, and gives the id of the request. */
    async ask(changes: object = {}): Promise<string> {
      const answer = await post(test, '/api/plan-requests', { ...wish, ...changes });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().id;
    },

    async formOf(id: string, query = ''): Promise<PlanOfferForm> {
      const answer = await byStaff(
        `GET /api/console/plan-offer-form?leadKind=plan&leadId=${id}${query}`,
      );
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },

    /** Starts a plan from a request as its form proposes it, with changes. */
    async offer(id: string, changes: object = {}): Promise<DeskPlanOffer> {
      const answer = await byStaff('POST /api/console/plan-offers', {
        ...filledIn(await this.formOf(id)),
        lead: { kind: 'plan', id },
        isSent: true,
        ...changes,
      });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },

    /** What someone does who has the private link. */
    byLink: (offer: DeskPlanOffer, action: 'agree' | 'decline' | 'objection', payload: object) =>
      post(test, `/api/plan-offers/by-link/${tokenOf(offer)}/${action}`, payload),
    look: (offer: DeskPlanOffer) => test.app.inject(`/api/plan-offers/by-link/${tokenOf(offer)}`),

    /** The plan of an offer with its visits in their order. */
    async started(offer: Pick<DeskPlanOffer, 'id'>) {
      const [row] = await db.select().from(planOffers).where(eq(planOffers.id, offer.id));
      if (!row?.servicePlanId) return undefined;
      const planId = row.servicePlanId;
      const [plan] = await db.select().from(servicePlans).where(eq(servicePlans.id, planId));
      const own = await db
        .select()
        .from(visits)
        .where(eq(visits.servicePlanId, planId))
        .orderBy(visits.scheduledDate);
      return { plan, visits: own };
    },

    ...priceList(test),

    /** How many visits the crew makes a day. */
    async setCapacity(visitsPerDay: number): Promise<void> {
      await db.update(crews).set({ visitsPerDay }).where(eq(crews.id, crewId));
    },
  };
}

function priceList({ open, context }: TestApp) {
  return {
    /** Raises the fee of every visit by so many cents, as the owner edits the price list. */
    async raisePrices(cents: number): Promise<void> {
      await open.db.execute(sql`
        update content_entries set body = jsonb_set(body, '{fee,cents}', to_jsonb((body->'fee'->>'cents')::int + ${cents}::int))
        where kind = 'mowing-prices'`);
    },

    /** Waits until the server prices by a fee; it looks for a new list once a second. */
    untilFee: (cents: number) =>
      expect
        .poll(() => context.content()['mowing-prices'].fee.cents, { timeout: 20_000 })
        .toBe(cents),
  };
}

/** The name typed under exactly what was shown. */
export const yesTo = ({
  version,
  contentHash,
}: {
  version: number;
  contentHash: string | null;
}) => ({
  version,
  contentHash,
  signedName: 'Willow Sample',
});

/** The body of a form as it is proposed. */
export function filledIn(form: PlanOfferForm) {
  const { frequency, lotSize, lawnArea, firstDay, crewId, visitTime, validUntil } = form;
  const { firstVisitLines, everyVisitLines, propertyId, address } = form;
  return {
    frequency,
    lotSize,
    lawnArea,
    firstDay,
    crewId,
    visitTime,
    validUntil,
    firstVisitLines,
    everyVisitLines,
    propertyId: propertyId ?? undefined,
    address: propertyId === null ? address : undefined,
  };
}

export function tokenOf({ path }: DeskPlanOffer): string {
  return path?.replace('/plan-offer/', '') ?? '';
}

function post({ app }: TestApp, url: string, payload: object) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}
