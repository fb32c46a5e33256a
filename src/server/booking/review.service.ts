// Ends the review of bookings: the office confirms or releases one, or its time runs out. One transaction each.
import { and, asc, eq, lte } from 'drizzle-orm';
import type { AppointmentActor } from '#company/rules/booking/appointment-machine.ts';
import type { ReviewDecision, ReviewedBooking } from '#contract/booking/appointment.ts';
import { describeReasons, getsReceipt } from '#server/leads/form-guard/review-reasons.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../context.ts';
import { appointmentLead } from './appointment.lead.ts';
import { enqueueAppointmentMail } from './appointment-mails.ts';
import { type AppointmentRow, findAppointment, wasToldSince } from './booking.queries.ts';
import { lockEmail } from './booking-guard.ts';
import { presentAppointment } from './present-appointment.ts';
import { isUnderReview, reviewStateOf } from './review.policy.ts';
import { releaseAppointmentCells } from './slot-claims.ts';
import { type AppointmentWrite, writeAppointment } from './write-appointment.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What the office sees of a booking that was or is reviewed. Changes nothing.
 *
 * @throws RequestProblem 404 when it is gone or was never reviewed.
 */
export async function readReview(context: ServerContext, id: number): Promise<ReviewedBooking> {
  return presentReview(requireReviewed(await findAppointment(context.db, id)));
}

/**
 * Confirms a booking, whose person then gets the usual confirmation, or releases its time. What has been decided stays:
 * a later decision changes nothing and is answered with what came of the first one.
 *
 * @throws RequestProblem 404, or 503 when the decision could not be kept safely.
 */
export async function decideReview(
  context: ServerContext,
  id: number,
  { decision }: ReviewDecision,
): Promise<ReviewedBooking> {
  const now = context.clock();
  const decided = await context.db.transaction(async (tx) => {
    const row = requireReviewed(await findAppointment(tx, id, 'lock'));
    if (!isUnderReview(row)) return row;
    if (decision === 'confirm') return confirm(tx, context, row);
    // Anyone who got no receipt knows of no booking that a mail could be about.
    const mayTell = getsReceipt(row.reviewReasons);
    return release(tx, context, row, { actor: 'staff', mayTell, now });
  });
  await context.journal.append(appointmentLead, id);
  return presentReview(decided);
}

/** Releases every booking that no one has looked at in time, and tells its person, once a day at most. */
export async function endOverdueReviews(context: ServerContext): Promise<void> {
  const now = context.clock();
  const overdue = and(lte(appointments.reviewUntil, now), eq(appointments.status, 'scheduled'));
  const rows = await context.db
    .select({ id: appointments.id })
    .from(appointments)
    .where(overdue)
    .orderBy(asc(appointments.reviewUntil), asc(appointments.id));
  for (const { id } of rows) {
    const isReleased = await context.db.transaction(async (tx) => {
      const row = await findAppointment(tx, id, 'lock');
      if (!row || !isUnderReview(row) || !row.reviewUntil || row.reviewUntil > now) return false;
      await release(tx, context, row, { actor: 'system', mayTell: true, now });
      return true;
    });
    if (!isReleased) continue;
    await context.journal.append(appointmentLead, id);
  }
}

/** From here on it is a booking like any other. */
async function confirm(
  tx: Tx,
  context: ServerContext,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  const confirmed = await change(tx, row, { event: 'approve', actor: 'staff' });
  await enqueueAppointmentMail(context.jobs, tx, confirmed, 'booked', 'customer');
  return confirmed;
}

/** Cancels it and gives its seats back. No address is told of a release more than once in 24 hours. */
async function release(
  tx: Tx,
  context: ServerContext,
  row: AppointmentRow,
  { actor, mayTell, now }: { actor: AppointmentActor; mayTell: boolean; now: Date },
): Promise<AppointmentRow> {
  await lockEmail(tx, row.customerEmail);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const isTold = mayTell && !(await wasToldSince(tx, row.customerEmail, dayAgo));
  await releaseAppointmentCells(tx, row.id);
  await announce(tx, 'openings');
  const values = isTold ? { releaseToldAt: now } : {};
  const released = await change(tx, row, { event: 'release', actor, values });
  if (isTold) await enqueueAppointmentMail(context.jobs, tx, released, 'released', 'customer');
  return released;
}

async function change(
  tx: Tx,
  appointment: AppointmentRow,
  write: AppointmentWrite,
): Promise<AppointmentRow> {
  const { row } = await writeAppointment(tx, appointment, write);
  await notifyStaff(tx, 'appointment', row.id);
  return row;
}

function presentReview(row: AppointmentRow): ReviewedBooking {
  return {
    state: reviewStateOf(row),
    reasons: describeReasons(row.reviewReasons),
    keptUntil: row.reviewUntil?.toISOString() ?? null,
    appointment: presentAppointment(row),
  };
}

function requireReviewed(row: AppointmentRow | undefined): AppointmentRow {
  if (row && row.reviewReasons.length > 0) return row;
  throw new RequestProblem('not_found', 'We could not find this booking.');
}
