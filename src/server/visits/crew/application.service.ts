// Writes down a pesticide application that a crew reports, and has its customer told until when to stay off.
import { personName } from '#company/rules/customers/person-name.ts';
import { reEntryAt } from '#company/rules/visits/application.ts';
import type { ApplicationDetails } from '#contract/visits/application-records.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { applicationRecords } from '#server/platform/database/schema/crew-day.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { findStop } from './crew-day.queries.ts';

export const reEntryMail: JobKind<{ recordId: number }> = { name: 'application-re-entry-mail' };

type Application = {
  visitId: number;
  actionId: string;
  appliedAt: Date;
  details: ApplicationDetails;
};

/** Keeps the record with copies of who and where. The report that it came with is logged already. */
export async function recordApplication(
  context: ServerContext,
  tx: Tx,
  { visitId, actionId, appliedAt, details }: Application,
): Promise<void> {
  const found = await findStop(tx, visitId);
  if (!found) throw new Error(`visit ${visitId} is gone`);
  const now = context.clock();
  const [record] = await tx
    .insert(applicationRecords)
    .values({
      ...details,
      visitId,
      actionId,
      appliedAt,
      customerName: personName(found.customer),
      address: found.property.address,
      createdAt: now,
    })
    .returning();
  // What lies behind us needs no mail.
  if (record && reEntryAt(record) > now) {
    await context.jobs.enqueue(tx, reEntryMail, { recordId: record.id });
  }
}
