// Shows a crew's day with its drives, and puts it in an order (docs/product/visit-planning.md#route).
import { sql } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { CrewDay, StopOrder } from '#contract/visits/visit-planning.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { crewDays } from '#server/platform/database/schema/visit-planning.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { orderStops } from '../core/write-visit.ts';
import { type CrewDayName, findCrew, findCrewDay, listStops } from './crew-day.queries.ts';
import { presentCrewDay } from './present-crew-day.ts';

/**
 * A crew's day in its order.
 *
 * @throws RequestProblem 404 for no such crew.
 */
export async function crewDayOf(
  context: ServerContext,
  db: Db,
  day: CrewDayName,
): Promise<CrewDay> {
  const crew = await findCrew(db, day.crewId);
  if (!crew) throw new RequestProblem('not_found', 'There is nothing at this address.');
  const stops = await listStops(db, day);
  const kept = await findCrewDay(db, day);
  const closed = await closedBetween(db, day.date, day.date);
  return presentCrewDay(context, crew, day.date, stops, kept, closed);
}

/**
 * Puts the visits of a day in an order. The same order again changes nothing.
 *
 * @throws RequestProblem 404 for no such crew; 409 `changed_meanwhile` with the present day when someone else ordered it, or
 *   a visit came or went.
 */
export function orderCrewDay(
  context: ServerContext,
  staffId: string,
  day: CrewDayName,
  { version, visitIds }: StopOrder,
): Promise<CrewDay> {
  return context.db.transaction(async (tx) => {
    await lockCrew(tx, day.crewId);
    const before = await crewDayOf(context, tx, day);
    const present = before.stops.map(({ visitId }) => visitId);
    const isSame = String(present) === String(visitIds);
    if (isSame && (await isOrdered(tx, day))) return before;
    if (before.version !== version || !isSameSet(present, visitIds)) throw otherDay(before);
    await orderStops(tx, visitIds);
    const after = await crewDayOf(context, tx, day);
    const savedMinutes = before.driveMinutes - after.driveMinutes;
    await keepDay(context, tx, day, savedMinutes);
    await audit(tx, {
      actorId: staffId,
      action: 'crew-day-ordered',
      subject: { type: 'crew', id: String(day.crewId) },
      details: { date: day.date, savedMinutes },
      at: context.clock(),
    });
    await notifyStaff(tx, 'visit');
    return crewDayOf(context, tx, day);
  });
}

async function keepDay(
  context: ServerContext,
  tx: Tx,
  { crewId, date }: CrewDayName,
  savedMinutes: number,
): Promise<void> {
  const updatedAt = context.clock();
  await tx
    .insert(crewDays)
    .values({ crewId, date, version: 2, savedMinutes, updatedAt })
    .onConflictDoUpdate({
      target: [crewDays.crewId, crewDays.date],
      set: { version: sql`${crewDays.version} + 1`, savedMinutes, updatedAt },
    });
}

/** Whether each visit of the day has its place already. */
async function isOrdered(tx: Tx, day: CrewDayName): Promise<boolean> {
  const stops = await listStops(tx, day);
  return stops.every(({ visit }, index) => visit.stopOrder === index + 1);
}

function isSameSet(present: readonly number[], wanted: readonly number[]): boolean {
  return (
    present.length === wanted.length &&
    new Set(wanted).size === wanted.length &&
    present.every((id) => wanted.includes(id))
  );
}

function otherDay(current: CrewDay): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    `${formatDate(current.date)} of ${current.crew.name} was changed in the meantime. What you see now is how it is; please order it again.`,
    { current },
  );
}
