// Lets open pages know that a visit has changed: its customer's and the office's, or those of its crew's whole day.
import { and, eq, inArray } from 'drizzle-orm';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { LockedVisit } from './lock-visit.ts';

/** Its customer's open pages and the office's ask again. */
export async function signalVisit(tx: Tx, { visit, userId }: LockedVisit): Promise<void> {
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'visit', visit.id);
}

/** So do those of everyone who waits for its crew that day: the times of all of them shift with it. */
export async function signalDay(tx: Tx, { visit, userId }: LockedVisit): Promise<void> {
  const rows =
    visit.crewId === null
      ? []
      : await tx
          .selectDistinct({ userId: properties.userId })
          .from(visits)
          .innerJoin(properties, eq(properties.id, visits.propertyId))
          .where(
            and(
              eq(visits.scheduledDate, visit.scheduledDate),
              eq(visits.crewId, visit.crewId),
              inArray(visits.status, OPEN_VISITS),
            ),
          );
  for (const id of new Set([userId, ...rows.map((row) => row.userId)])) {
    await announce(tx, 'portal', id);
  }
  await notifyStaff(tx, 'visit', visit.id);
}
