// Guards bookings: how many one address and one browser may make, and why the office should look at one first.

import { type SQL, sql } from 'drizzle-orm';
import { AHEAD_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import type { AppointmentRequest } from '#contract/booking/booking.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import { hasTooManyLinks } from '#server/leads/form-guard/content-signs.ts';
import { type Inspection, spend } from '#server/leads/form-guard/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { oneOf } from '#server/platform/database/schema/columns.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { describeWait } from '#server/platform/http/rate-limit.ts';
import type { ServerContext } from '../context.ts';

/** Consultations that an e-mail address may have ahead of it, whatever tag stands behind a plus; one more is reviewed. */
const OPEN_BOOKINGS = 2;

/** Bookings within 24 hours of one e-mail address, and of one browser; further ones are refused. */
const BOOKINGS_PER_DAY = 5;

const DAY_MS = 24 * 3_600_000;

/** Who books, as far as the guard looks: what was found in the form's guard fields, and the browser. */
export type Suspect = { inspection: Inspection; visitorHash: string | undefined };

/**
 * Looks at a booking within the transaction that makes it, and gives the reasons to review it. Bookings of one address
 * wait for each other here, as those of one browser do in lockHold, so that all counts are exact. With RATE_LIMIT=off
 * nothing is counted.
 *
 * @throws RequestProblem 429 when address or browser have made all their bookings of a day.
 */
export async function guardBooking(
  tx: Tx,
  context: Pick<ServerContext, 'config' | 'settings'>,
  request: AppointmentRequest,
  { inspection, visitorHash }: Suspect,
  now: Date,
): Promise<ReviewReason[]> {
  const reasons = await spend(tx, inspection);
  if (advertises(request)) reasons.push('links');
  if (!context.config.rateLimit) return reasons;
  const { timeZone, phone } = context.settings();
  const email = request.customerEmail;
  await lockEmail(tx, email);
  const made = await readBookings(tx, { email, visitorHash, timeZone, now });
  if (made.emailFull) throw dayIsFull('with this email address', made.emailFull, phone, now);
  if (made.visitorFull) throw dayIsFull('from this browser', made.visitorFull, phone, now);
  if (made.open >= OPEN_BOOKINGS) reasons.push('open_bookings');
  return reasons;
}

/** Lets all that is counted by the mailbox of an address wait for each other until the transaction ends. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('email ' || ${mailboxOf(email)}, 0))`,
  );
}

/** The site sends what was typed as notes and once more as customerNotes. */
function advertises(request: AppointmentRequest): boolean {
  const { customerName, propertyAddress, serviceType, notes, customerNotes } = request;
  const texts = new Set([notes ?? '', customerNotes ?? '']);
  const names = [customerName, propertyAddress ?? '', serviceType ?? ''];
  return hasTooManyLinks([...texts].join('\n'), names);
}

type Counted = {
  /** Consultations that the address has ahead. */
  open: number;
  /** When the fifth newest booking of a day was made, in milliseconds; null while there are fewer. */
  emailFull: number | null;
  visitorFull: number | null;
};

async function readBookings(
  tx: Tx,
  by: { email: string; visitorHash: string | undefined; timeZone: string; now: Date },
): Promise<Counted> {
  const dayAgo = new Date(by.now.getTime() - DAY_MS).toISOString();
  const ofEmail = sql`${mailboxOf(appointments.customerEmail)} = ${mailboxOf(by.email)}`;
  const ofVisitor = sql`visitor_hash = ${by.visitorHash ?? null}`;
  const fifthNewest = (whose: SQL) => sql`(
    select (extract(epoch from created_at) * 1000)::float8 from appointments
    where ${whose} and created_at > ${dayAgo}::timestamptz
    order by created_at desc offset ${BOOKINGS_PER_DAY - 1} limit 1)`;
  const result = await tx.execute<Counted>(sql`
    select
      (select count(*)::int from appointments
        where ${ofEmail} and status in (${oneOf(AHEAD_APPOINTMENTS)})
          and (appointment_date + appointment_time::time) at time zone ${by.timeZone}
            > ${by.now.toISOString()}::timestamptz) as open,
      ${fifthNewest(ofEmail)} as "emailFull",
      ${fifthNewest(ofVisitor)} as "visitorFull"`);
  return result.rows[0] ?? { open: 0, emailFull: null, visitorFull: null };
}

function dayIsFull(whose: string, since: number, phone: string, now: Date): RequestProblem {
  const retryAfterSeconds = Math.max(1, Math.ceil((since + DAY_MS - now.getTime()) / 1000));
  return new RequestProblem(
    'too_many_requests',
    `${BOOKINGS_PER_DAY} consultations were booked ${whose} within a day. To book more, please call us at ${phone}, or try again in ${describeWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}
