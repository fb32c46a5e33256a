// Records of pesticide applications: written once, never changed, kept with their visit (docs/product/crew-page.md#application-record).
import { asc, eq } from 'drizzle-orm';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { reEntryAt, reEntryOf, sayReEntry } from '#company/rules/visits/application.ts';
import type {
  ApplicationRecord,
  CustomerApplication,
} from '#contract/visits/application-records.ts';
import type { Db } from '#server/platform/database/client.ts';
import { applicationRecords } from '#server/platform/database/schema/crew-day.ts';
import type { ServerContext } from '../../context.ts';

export type ApplicationRow = typeof applicationRecords.$inferSelect;

/** The records of a visit, the first one first. */
export function recordsOfVisit(db: Db, visitId: number): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applicationRecords)
    .where(eq(applicationRecords.visitId, visitId))
    .orderBy(asc(applicationRecords.appliedAt), asc(applicationRecords.id));
}

/** A record as its customer reads it. */
export function presentForCustomer(
  { clock, settings }: ServerContext,
  row: ApplicationRow,
): CustomerApplication {
  const { timeZone } = settings();
  const until = row.reEntryHours === 0 ? null : reEntryOf(row, timeZone);
  return {
    id: row.id,
    product: row.product,
    area: row.area,
    appliedAt: timeInZone(row.appliedAt, timeZone),
    reEntry: until && sayReEntry(until, 'en'),
    reEntryAt: until,
    isReEntryAhead: reEntryAt(row) > clock(),
  };
}

/** A record as staff read it. */
export function presentRecord(context: ServerContext, row: ApplicationRow): ApplicationRecord {
  const { registrationNumber, target, rate, amount, windSpeed, windDirection } = row;
  const { temperature, method, applicator, license } = row;
  return {
    ...presentForCustomer(context, row),
    ...{ registrationNumber, target, rate, amount, windSpeed, windDirection },
    ...{ temperature, method, applicator, license },
  };
}
