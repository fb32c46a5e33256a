// Fern's and Basil's crews on their day, with Fern's gate code and a picture to send, for tests of what crews see and report.
import { eq } from 'drizzle-orm';
import { encryptGateCode } from '#server/customers/properties/gate-code.ts';
import { crewActions, crewLinks } from '#server/platform/database/schema/crew-day.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { mailsAfterWork } from './outbox.ts';
import { jpegOf } from './pictures.ts';
import { addVisit, type PortalCustomer } from './portal-customer.ts';
import { openTwoCustomers } from './two-customers.ts';

/** The day of the test's clock. */
export const TODAY = '2026-11-09';

export type CrewDayOffice = Awaited<ReturnType<typeof openCrewDayOffice>>;

/** Starts the app; who opens it closes its `test`. */
export async function openCrewDayOffice() {
  const both = await openTwoCustomers({ OFFICE_EMAIL: 'office@example.com' });
  const { test, fern } = both;
  const { db } = test.open;
  const key = test.context.secrets.gateCode;
  await db
    .update(properties)
    .set({ gateCodeEncrypted: encryptGateCode(key, fern.propertyId, '4711#') })
    .where(eq(properties.id, fern.propertyId));
  return {
    ...both,
    picture: await jpegOf(320, 240),
    /** Adds a visit of this day and gives its id. */
    today: (who: PortalCustomer, changes = {}) =>
      addVisit(test, who, { scheduledDate: TODAY, ...changes }),
    /** What was reported, in order. */
    log: () => db.select().from(crewActions).orderBy(crewActions.sequence),
    /** Lets minutes pass. */
    later: (minutes: number) =>
      test.setNow(new Date(test.context.clock().getTime() + minutes * 60_000)),
    async clear() {
      await db.delete(crewActions);
      await db.delete(crewLinks);
      await both.clear();
      await mailsAfterWork(test);
      test.sent.length = 0;
    },
  };
}
