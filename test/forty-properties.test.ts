// A manager with forty properties: every list of the portal is read page by page and loses none, and the account stays one page.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { newCrew, VISIT_LINES } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const FORTY = Array.from({ length: 40 }, (_, index) => index + 1);

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  cookie = await signedIn(test, 'manager@example.com');
  const { db } = test.open;
  const [manager] = await db.select().from(users).where(eq(users.email, 'manager@example.com'));
  const crewId = await newCrew(test, 'Live Oak Crew', 40);
  for (const number of FORTY) {
    const address = `${number} Manager Lane, Cypress, TX`;
    const values = { userId: manager?.id ?? '', address, lawnArea: 5000 };
    const [property] = await db.insert(properties).values(values).returning();
    const propertyId = property?.id ?? 0;
    const [plan] = await db
      .insert(servicePlans)
      .values({
        propertyId,
        crewId,
        name: 'Lawn Maintenance',
        frequency: 'weekly',
        monthlyPrice: '120.00',
        everyVisitLines: VISIT_LINES,
        startsOn: '2026-06-01',
      })
      .returning();
    await db.insert(visits).values({
      propertyId,
      crewId,
      servicePlanId: plan?.id ?? 0,
      serviceType: 'Lawn Maintenance',
      scheduledDate: '2026-11-16',
      scheduledTime: '09:00',
    });
  }
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: { cookie } });

/** All entries of a list, page by page, and how many pages it has. */
async function walk(path: string): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = [];
  let [cursor, pages] = ['', 0];
  do {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const { items, next } = (await get(`${path}${query}`)).json();
    ids.push(...items.map(({ id }: { id: number }) => id));
    cursor = next ?? '';
    pages++;
  } while (cursor && pages < 10);
  return { ids, pages };
}

it.each(['/api/portal/plans', '/api/portal/visits/upcoming'])(
  '%s has each once, on two pages',
  async (path) => {
    const { ids, pages } = await walk(path);
    expect(new Set(ids).size).toBe(40);
    expect([ids.length, pages]).toEqual([40, 2]);
  },
);

it('the account names all, with the form of one, which the address chooses', async () => {
  const page = await get('/customer-portal/account');
  for (const number of FORTY) expect(page.body).toContain(`${number} Manager Lane`);
  expect(page.body.match(/name="pets"/g)).toHaveLength(1);
  const { others } = (await get('/api/portal/account')).json();
  const { id } = others[20];
  const chosen = await get(`/customer-portal/account?property=${id}`);
  expect(chosen.body).toMatch(new RegExp(`name="id" value="${id}"|value="${id}" name="id"`));
  expect((await get('/customer-portal')).statusCode).toBe(200);
});
