// A visitor of the lawn plan for tests: prices and asks, over promo codes of every kind.
import { desc, eq } from 'drizzle-orm';
import { closures } from '#server/platform/database/schema/booking.ts';
import { planRequests, promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { idempotencyKeys } from '#server/platform/database/schema/requests.ts';
import { TEST_NOW } from './now.ts';
import type { TestApp } from './test-app.ts';

/** A lot of 7,670 + 500 sq ft, so 5,311 sq ft of lawn, which is mown weekly for 50 dollars. */
export const address = '8418 Sky Ridge Dr, Cypress, TX 77433';

/** A plan that holds, for that address. */
export const plan = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  address,
  propertySize: 8170,
  dataSource: 'local-estimate',
  frequency: 'weekly',
  startDate: '2026-11-10',
  firstVisitTotal: '52.99',
  everyVisitTotal: '52.99',
};

/** Empties what plans leave behind, puts the promo codes back and sets the clock to the tests' now. */
export async function beginLawnPlans(test: TestApp): Promise<void> {
  const { db } = test.context;
  test.setNow(TEST_NOW);
  for (const table of [planRequests, promoCodes, closures, idempotencyKeys]) await db.delete(table);
  await db.insert(promoCodes).values([
    { code: 'WELCOME10', description: '10% off your first visit', percent: 10 },
    { code: 'NEIGHBOR5', description: '$5 off your first visit', amount: '5.00' },
    { code: 'ENDED', percent: 10, validUntil: '2026-11-08' },
    { code: 'LASTDAY', percent: 10, validUntil: '2026-11-09', validFrom: '2026-11-09' },
    { code: 'SPRING', percent: 10, validFrom: '2027-03-01' },
    { code: 'GONE', percent: 10, maxUses: 1, uses: 1 },
    { code: 'ONCE', percent: 10, maxUses: 1 },
    { code: 'OFF', percent: 10, isActive: false },
  ]);
  test.sent.length = 0;
}

/** What the visitor does, and what the office finds afterwards. */
export function planVisitor({ app, context: { db } }: TestApp) {
  const post = (url: string, payload: object, key?: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(key && { 'idempotency-key': key }) };
    return app.inject({ method: 'POST', url, payload, headers });
  };
  return {
    price: (payload: object) => post('/api/lawn-plans/price', payload),
    ask: (payload: object, key?: string) => post('/api/plan-requests', payload, key),
    /** The plans that were kept, the newest first. */
    kept: () => db.select().from(planRequests).orderBy(desc(planRequests.createdAt)),
    /** How often a promo code has been used. */
    usesOf: async (code: string) => {
      const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
      return row?.uses;
    },
  };
}
