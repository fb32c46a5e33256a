// An app with two customers of the portal, Fern and Basil, each with a crew of their own, and someone of the staff, for tests.
import { eq } from 'drizzle-orm';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from './now.ts';
import { emptySchedule, newCustomer } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp } from './test-app.ts';

export type TwoCustomers = Awaited<ReturnType<typeof openTwoCustomers>>;

/** Starts the app; who opens it closes its `test`. */
export async function openTwoCustomers(environment: Record<string, string> = {}) {
  const test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com,crew@example.com',
    ...environment,
  });
  const fern = await newCustomer(test, 'fern@example.com');
  const basil = await newCustomer(test, 'basil@example.com');
  const staff = { cookie: await signedIn(test, 'crew@example.com') };
  await test.work();
  const { db } = test.open;
  return {
    test,
    fern,
    basil,
    staff,
    /** A visit as it stands in the database. */
    async row(id: number) {
      const [visit] = await db.select().from(visits).where(eq(visits.id, id));
      return visit;
    },
    /** The newest line of the audit log for an action. */
    audited: async (action: string) =>
      (await db.select().from(auditLog).where(eq(auditLog.action, action))).at(-1),
    /** Takes back what a test has changed: the time, the crews' places and the schedule. */
    async clear() {
      test.setNow(TEST_NOW);
      await db.update(crews).set({ visitsPerDay: 8, weekdayVisits: null, saturdayVisits: 0 });
      await emptySchedule(test);
    },
  };
}
