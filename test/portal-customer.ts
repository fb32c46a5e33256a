// Customers with a property, a crew, a plan and visits, and what they do in the portal, as requests to the app.
import { eq, sql } from 'drizzle-orm';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in customer whose property a crew comes to. */
export type PortalCustomer = {
  id: string;
  cookie: string;
  propertyId: number;
  crewId: number;
  planId: number;
};

/** What every visit of their plan costs: a year of months over 26 visits. */
export const VISIT_LINES: PlanLine[] = [
  { label: 'Mowing, bi-weekly', amount: '52.39', taxClass: 'taxable' },
  { label: 'Trust and Safety Fee', amount: '2.99', taxClass: 'taxable' },
];

/** Signs someone in and gives them a property and a bi-weekly plan of 120 dollars a month. */
export async function newCustomer(
  test: TestApp,
  email: string,
  { crewId: sharedCrew }: { crewId?: number } = {},
): Promise<PortalCustomer> {
  const { db } = test.open;
  const cookie = await signedIn(test, email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const userId = user?.id ?? '';
  const address = `1 Sample Lane of ${email}`;
  const [property] = await db
    .insert(properties)
    .values({ userId, address, lawnArea: 5915, specialInstructions: 'Mind the roses.' })
    .returning();
  const crewId = sharedCrew ?? (await newCrew(test, `Crew of ${email}`));
  const propertyId = property?.id ?? 0;
  const [plan] = await db
    .insert(servicePlans)
    .values({
      propertyId,
      crewId,
      name: 'Lawn Maintenance',
      frequency: 'bi-weekly',
      monthlyPrice: '120.00',
      everyVisitLines: VISIT_LINES,
      firstVisitLines: VISIT_LINES,
      startsOn: '2026-01-05',
    })
    .returning();
  return { id: userId, cookie, propertyId, crewId, planId: plan?.id ?? 0 };
}

export async function newCrew(test: TestApp, name: string, visitsPerDay = 8): Promise<number> {
  const [crew] = await test.open.db.insert(crews).values({ name, visitsPerDay }).returning();
  return crew?.id ?? 0;
}

/** Adds a visit to a customer's property and gives its id. */
export async function addVisit(
  { open }: TestApp,
  { propertyId, crewId, planId }: PortalCustomer,
  changes: Partial<typeof visits.$inferInsert> & { scheduledDate: string },
): Promise<number> {
  const [row] = await open.db
    .insert(visits)
    .values({
      propertyId,
      crewId,
      servicePlanId: planId,
      serviceType: 'Lawn Maintenance',
      scheduledTime: '09:00',
      priceLines: VISIT_LINES,
      ...changes,
    })
    .returning();
  return row?.id ?? 0;
}

/** A visit that is done, as the crew reported it. */
export const done: Partial<typeof visits.$inferInsert> = {
  status: 'completed',
  arrivedAt: new Date('2026-11-02T15:10:00Z'),
  completedAt: new Date('2026-11-02T16:00:00Z'),
  duration: 50,
  workDone: ['Mowed the front'],
  cutHeight: '3.50',
};

/** Sends something as a browser does that shows a page of ours. */
export function send(
  { app }: TestApp,
  { cookie }: { cookie: string },
  call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const [method, url] = call.split(' ') as ['GET', string];
  return app.inject({
    method,
    url,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    ...(payload && { payload }),
  });
}

/** Takes every visit away, so that the next test begins with an empty schedule. */
export async function emptySchedule({ open }: TestApp): Promise<void> {
  const tables = [
    'reviews',
    'review_requests',
    'visit_notices',
    'customer_credits',
    'visit_problem_messages',
    'photos',
    'visit_problems',
    'plan_agreements',
    'day_move_visits',
  ];
  for (const table of [...tables, 'day_moves', 'crew_days', 'visits']) {
    await open.db.execute(sql.raw(`delete from ${table}`));
  }
}
