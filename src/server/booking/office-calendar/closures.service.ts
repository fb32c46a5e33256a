// Closed days: listed by year with the holidays to propose, closed and opened again, with what is booked on them all the same.
import { between } from 'drizzle-orm';
import { addDays, dateInZone, daysBetween } from '#company/rules/time/company-time.ts';
import { holidaysOf } from '#company/rules/time/holidays.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  BookedOnClosure,
  Closure,
  Closures,
  NewClosure,
} from '#contract/booking/office-hours.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { refusedField } from './office-calendar.policy.ts';
import { listAppointments, listClosures, listVisits } from './office-calendar.queries.ts';
import { presentAppointmentEntry, presentVisitEntry } from './present-entry.ts';

/** The longest stretch that is closed at once. */
const MOST_DAYS = 62;

/** The closed days of a year. What is booked on them is listed from today on. */
export async function closuresOf(context: ServerContext, year?: number): Promise<Closures> {
  const today = todayOf(context);
  const shown = year ?? Number(today.slice(0, 4));
  const days = await listClosures(context.db, `${shown}-01-01`, `${shown}-12-31`);
  const closed = new Set(days.map(({ date }) => date));
  const ahead = days.map(({ date }) => date).filter((date) => date >= today);
  return {
    year: shown,
    items: inRows(days),
    proposals: holidaysOf(shown).filter(({ date }) => date >= today && !closed.has(date)),
    booked: await bookedOn(context.db, ahead),
  };
}

/**
 * Closes days. A day that is closed already keeps its reason. What is booked stays booked and is answered, so that someone
 * calls.
 *
 * @throws RequestProblem 422 for a stretch that ends before it begins, is past, or is longer than two months.
 */
export async function closeDays(
  context: ServerContext,
  staff: CurrentUser,
  { from, to: last, reason }: NewClosure,
): Promise<Closure & { booked: BookedOnClosure[] }> {
  const to = last || from;
  requireStretch(context, from, to);
  const dates = datesBetween(from, to);
  await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(closures)
      .values(dates.map((date) => ({ date, reason })))
      .onConflictDoNothing()
      .returning({ date: closures.date });
    if (added.length === 0) return;
    await audit(tx, {
      actorId: staff.id,
      action: 'closure-added',
      subject: { type: 'closure', id: from },
      details: { from, to, days: added.length, reason },
      at: context.clock(),
    });
    await announce(tx, 'openings');
    await notifyStaff(tx, 'appointment');
  });
  return { from, to, reason, booked: await bookedOn(context.db, dates) };
}

/** Opens days again; days that were open stay so. */
export async function openDays(
  context: ServerContext,
  staff: CurrentUser,
  { from, to }: { from: string; to: string },
): Promise<{ removed: Closure[] }> {
  return context.db.transaction(async (tx) => {
    const days = await tx
      .delete(closures)
      .where(between(closures.date, from, to))
      .returning({ date: closures.date, reason: closures.reason });
    const removed = inRows(days.sort((a, b) => (a.date < b.date ? -1 : 1)));
    for (const row of removed) {
      await audit(tx, {
        actorId: staff.id,
        action: 'closure-removed',
        subject: { type: 'closure', id: row.from },
        details: row,
        at: context.clock(),
      });
    }
    if (removed.length > 0) {
      await announce(tx, 'openings');
      await notifyStaff(tx, 'appointment');
    }
    return { removed };
  });
}

/** Days that follow each other for one reason, as one. */
function inRows(days: readonly { date: string; reason: string }[]): Closure[] {
  const rows: Closure[] = [];
  for (const { date, reason } of days) {
    const before = rows.at(-1);
    if (before && before.reason === reason && addDays(before.to, 1) === date) before.to = date;
    else rows.push({ from: date, to: date, reason });
  }
  return rows;
}

/** What is booked on some days, by day and time. */
async function bookedOn(db: Db, dates: readonly string[]): Promise<BookedOnClosure[]> {
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return [];
  const closed = new Set(dates);
  const [booked, planned] = await Promise.all([
    listAppointments(db, { from, to, on: dates }),
    listVisits(db, { from, to, on: dates }),
  ]);
  return [...booked.map(presentAppointmentEntry), ...planned.map(presentVisitEntry)]
    .filter(({ date, canMove }) => closed.has(date) && canMove)
    .map(({ kind, id, date, time, customerName }) => ({ kind, id, date, time, customerName }))
    .sort((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`));
}

function requireStretch(context: ServerContext, from: string, to: string): void {
  if (to < from) throw refusedField('/to', 'The last day cannot be before the first.');
  if (from < todayOf(context)) throw refusedField('/from', 'This day is past.');
  if (daysBetween(from, to) >= MOST_DAYS) {
    throw refusedField('/to', `Please close at most ${MOST_DAYS} days at once.`);
  }
}

function datesBetween(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
