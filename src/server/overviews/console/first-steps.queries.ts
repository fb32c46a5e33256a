// Asks what a company has set up already, for the first steps on Today (docs/product/console.md#first-steps).
import { sql } from 'drizzle-orm';
import type { FirstSteps } from '#contract/overviews/console.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closures, timeSlotPreferences } from '#server/platform/database/schema/booking.ts';
import { crews, properties } from '#server/platform/database/schema/visits.ts';

/** Which of the first steps are done, in one statement. */
export async function findFirstSteps(db: Db): Promise<FirstSteps> {
  const { rows } = await db.execute<FirstSteps>(sql`
    select exists (select from ${timeSlotPreferences}) as "hasSlots",
      exists (select from ${closures}) as "hasClosedDays",
      exists (select from ${crews}) as "hasCrew",
      (select min(id) from ${properties}) is not null as "hasCustomer"`);
  const [row] = rows;
  if (!row) throw new Error('the database says nothing');
  return row;
}
