// Moves a visit for the office: day, time, length and crew. The places of a crew's day are taken as everyone takes them.
import { eq } from 'drizzle-orm';
import { endsThatDay } from '#company/rules/booking/calendar-grid.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { CalendarEntry, EntryMove } from '#contract/booking/office-calendar.ts';
import { requireCrew } from '#server/booking/office-calendar/appointment-move.service.ts';
import {
  refusedField,
  requireThere,
  requireVersion,
} from '#server/booking/office-calendar/office-calendar.policy.ts';
import {
  type CalendarVisitRow,
  findCalendarVisit,
} from '#server/booking/office-calendar/office-calendar.queries.ts';
import { presentVisitEntry } from '#server/booking/office-calendar/present-entry.ts';
import { needsReason } from '#server/booking/staff-seats.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { requireDistance } from '#server/visits/core/close-visit.ts';
import { findCrewDayFault, lockCrew } from '#server/visits/core/crew-day.ts';
import { mayDo } from '#server/visits/core/visit.policy.ts';
import { move as moveInSchedule } from '#server/visits/core/visit-schedule.ts';
import type { ServerContext } from '../../context.ts';

/**
 * Moves a visit. Asked for twice it is moved once. Its customer is told when staff say so.
 *
 * @throws RequestProblem 404; 409 `changed_meanwhile` with the visit as it is by now, `wrong_state` once its crew has set out,
 *   `needs_reason` where the crew has no place or no one works, or `needs_confirmation` next to another visit of its plan; 422 for a day that is past or a crew that is not there.
 */
export async function moveVisitByStaff(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  move: EntryMove,
): Promise<CalendarEntry> {
  requireDay(context, move);
  await context.db.transaction(async (tx) => {
    const seen = requireThere(await findCalendarVisit(tx, id)).row;
    // The crews before the visit, the lower id first, as everyone else who takes a place, so that no two wait for each other.
    const both = new Set([seen.crewId, move.crewId ?? null]);
    for (const crewId of [...both].filter((one) => one !== null).sort((a, b) => a - b)) {
      await lockCrew(tx, crewId);
    }
    await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, id)).for('update');
    const current = requireThere(await findCalendarVisit(tx, id));
    if (isThereAlready(current, move)) return;
    requireVersion(
      move.version,
      presentVisitEntry(current),
      'Someone else changed this visit. Please check the current version.',
    );
    if (!mayDo('move', 'staff', current.row)) {
      throw new RequestProblem('wrong_state', 'This visit can no longer be moved.');
    }
    await moveWithin(tx, context, staff, current, move);
  });
  return readVisitEntry(context.db, id);
}

/** @throws RequestProblem 404. */
export async function readVisitEntry(db: Db, id: number): Promise<CalendarEntry> {
  return presentVisitEntry(requireThere(await findCalendarVisit(db, id)));
}

async function moveWithin(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  { row, customer }: CalendarVisitRow,
  move: EntryMove,
): Promise<void> {
  const { date, time = null, duration, crewId = null } = move;
  const crew = await requireCrew(tx, crewId);
  const isOtherDay = row.scheduledDate !== date || row.crewId !== crewId;
  const reason = isOtherDay
    ? await placeOrReason(tx, crew, date, move.overbookReason || null)
    : row.overbookReason;
  if (row.scheduledDate !== date) await requireDistance(tx, row, date, move.confirmsClose);
  const hasMoved = row.scheduledDate !== date || row.scheduledTime !== time;
  const isTold = hasMoved && move.tellCustomer;
  await moveInSchedule(
    context,
    tx,
    { visit: row, userId: customer.id },
    {
      scheduledDate: date,
      scheduledTime: time,
      duration,
      crewId,
      overbookReason: reason,
    },
    {
      by: { actor: 'staff', actorId: staff.id },
      details: {
        from: `${row.scheduledDate} ${row.scheduledTime ?? ''}`.trim(),
        to: `${date} ${time ?? ''}`.trim(),
        minutes: duration,
        crewBefore: row.crewId,
        crew: crewId,
        told: isTold,
        ...(reason && { overbookReason: reason }),
      },
      isMailed: isTold,
    },
  );
}

/** Whether a reason is needed for the day, and then which; without a crew only the calendar counts. */
async function placeOrReason(
  tx: Tx,
  crew: Parameters<typeof findCrewDayFault>[1],
  date: string,
  given: string | null,
): Promise<string | null> {
  const fault = await findCrewDayFault(tx, crew, date);
  if (fault && !given) throw needsReason(fault);
  return fault ? given : null;
}

function requireDay(context: ServerContext, { date, time, duration }: EntryMove): void {
  if (time && !endsThatDay(time, duration)) {
    throw refusedField('/duration', 'This would run past midnight.');
  }
  const today = dateInZone(context.clock(), context.settings().timeZone);
  if (date < today) throw refusedField('/date', 'That day has passed. Please choose another one.');
}

function isThereAlready(current: CalendarVisitRow, move: EntryMove): boolean {
  const { date, time, duration, crewId } = presentVisitEntry(current);
  return (
    mayDo('move', 'staff', current.row) &&
    date === move.date &&
    time === (move.time ?? null) &&
    duration === move.duration &&
    crewId === (move.crewId ?? null)
  );
}
