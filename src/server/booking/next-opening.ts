// Finds the very next time that can be booked, and when that may change by itself (docs/product/booking.md#next-opening).
import { gt, min } from 'drizzle-orm';
import {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
} from '#company/rules/booking/booking-hours.ts';
import { addDays, dateInZone, daysBetween, toInstant } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { NextOpening } from '#contract/booking/next-opening.ts';
import { slotHolds } from '#server/platform/database/schema/booking.ts';
import type { ServerContext } from '../context.ts';
import { hasSeats, type OfferedSlot, offeredSlots, type Visit } from './availability.ts';
import { listConsultationTypes, readCalendar } from './booking.queries.ts';

/** Nearly always the next opening is within two weeks; the rest of the horizon is read only when it is not. */
const NEAR_DAYS = 13;

/** The first free time of the consultation that is listed first, which is what the calendar offers without a choice. */
export async function readNextOpening(context: ServerContext): Promise<NextOpening> {
  const now = context.clock();
  const { timeZone } = context.settings();
  const today = dateInZone(now, timeZone);
  const midnight = toInstant(addDays(today, 1), '00:00', timeZone);
  const [type] = await listConsultationTypes(context.db, { isActive: true });
  if (!type) {
    return { opening: null, isPaused: true, today, changesAt: midnight.toISOString() };
  }
  const visit: Visit = { consultationTypeId: type.id, duration: type.duration };
  const slot =
    (await firstFree(context, visit, today, addDays(today, NEAR_DAYS), now)) ??
    (await firstFree(
      context,
      visit,
      addDays(today, NEAR_DAYS + 1),
      addDays(today, BOOKING_HORIZON_DAYS),
      now,
    ));
  const changes = [midnight, await firstLapse(context, now), slot && lastMoment(slot)];
  const instants = changes.flatMap((instant) => (instant ? [instant.getTime()] : []));
  return {
    opening: slot && {
      appointmentDate: slot.date,
      appointmentTime: slot.time,
      label: timeLabel(slot.time),
    },
    isPaused: false,
    today,
    changesAt: new Date(Math.min(...instants)).toISOString(),
  };
}

async function firstFree(
  { db, settings }: ServerContext,
  visit: Visit,
  from: string,
  to: string,
  now: Date,
): Promise<OfferedSlot | null> {
  const { timeZone } = settings();
  const { consultationTypeId } = visit;
  const { calendar, occupancy } = await readCalendar(
    db,
    { from, to, timeZone },
    { ...(consultationTypeId !== null && { consultationTypeId }), now },
  );
  for (let day = 0; day <= daysBetween(from, to); day += 1) {
    const slots = offeredSlots(calendar, visit, addDays(from, day), now);
    const free = slots.find((slot) => hasSeats(slot, occupancy));
    if (free) return free;
  }
  return null;
}

/** A held time is free again when its hold lapses, which no one announces. */
async function firstLapse({ db }: ServerContext, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ lapse: min(slotHolds.expiresAt) })
    .from(slotHolds)
    .where(gt(slotHolds.expiresAt, now));
  return row?.lapse ?? null;
}

/** After it the time is too near to be booked. */
function lastMoment({ startsAt }: OfferedSlot): Date {
  return new Date(startsAt.getTime() - BOOKING_NOTICE_MINUTES * 60_000 + 1);
}
