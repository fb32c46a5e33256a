// Whose own calendar is read from where: entered, shown without its secret, and forgotten; and the one writer of busy times.
import { count, eq } from 'drizzle-orm';
import type { BusyCalendar } from '#contract/booking/busy-calendar.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { busyCalendars, busyTimes } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { seal } from '#server/platform/installation/seal.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { isCalendarAddress, type Outside } from './fetch-calendar.ts';
import type { BusySpan } from './read-busy.ts';

/** Reads the calendar of one person. */
export const readBusyCalendar: JobKind<{ userId: string }> = { name: 'read-busy-calendar' };

/** What a person sees of their own. */
export async function busyCalendarOf(db: Db, userId: string): Promise<BusyCalendar> {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  const [times] = await db
    .select({ count: count() })
    .from(busyTimes)
    .where(eq(busyTimes.userId, userId));
  return {
    host: row?.host ?? null,
    readAt: row?.readAt?.toISOString() ?? null,
    failure: row?.failure ?? null,
    busyTimes: times?.count ?? 0,
  };
}

/**
 * Has a calendar read from now on, at once for the first time. The busy times of an address before go with it.
 *
 * @throws RequestProblem 422 for an address that is not https out on the Internet.
 */
export async function changeBusyCalendar(
  context: ServerContext,
  outside: Outside | 'near too',
  userId: string,
  typed: string,
): Promise<BusyCalendar> {
  // Calendar programs give such addresses out as webcal, which is https.
  const address = typed.replace(/^webcals?:/i, 'https:');
  if (!isCalendarAddress(address, outside)) {
    const detail = 'Please enter the whole secret address, which begins with https://.';
    throw new RequestProblem('invalid_input', detail, {
      errors: [{ pointer: '/address', detail }],
    });
  }
  await context.db.transaction(async (tx) => {
    await forgetBusyCalendar(tx, userId);
    await tx.insert(busyCalendars).values({
      userId,
      host: new URL(address).hostname,
      address: seal(context.secrets.busyCalendar, address),
    });
    await noteChange(tx, context, userId, true);
    await context.jobs.enqueue(tx, readBusyCalendar, { userId });
  });
  return busyCalendarOf(context.db, userId);
}

/** Stops reading; a second time changes nothing. */
export async function endBusyCalendar(
  context: ServerContext,
  userId: string,
): Promise<BusyCalendar> {
  await context.db.transaction(async (tx) => {
    if (await forgetBusyCalendar(tx, userId)) await noteChange(tx, context, userId, false);
  });
  return busyCalendarOf(context.db, userId);
}

/** Forgets an address with its busy times, whose seats are free again. False when there was none. */
export async function forgetBusyCalendar(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(busyCalendars)
    .where(eq(busyCalendars.userId, userId))
    .returning({ userId: busyCalendars.userId });
  if (gone.length > 0) await announce(tx, 'openings');
  return gone.length > 0;
}

/** Puts what was read in the place of what was known. */
export async function replaceBusyTimes(
  tx: Tx,
  userId: string,
  spans: readonly BusySpan[],
): Promise<void> {
  const known = await tx.select().from(busyTimes).where(eq(busyTimes.userId, userId));
  const ends = new Map(known.map((row) => [row.startsAt.getTime(), row.endsAt.getTime()]));
  const isSame =
    ends.size === spans.length && spans.every((one) => ends.get(one.start) === one.end);
  if (isSame) return;
  await tx.delete(busyTimes).where(eq(busyTimes.userId, userId));
  const rows = spans.map(({ start, end }) => ({
    userId,
    startsAt: new Date(start),
    endsAt: new Date(end),
  }));
  for (let at = 0; at < rows.length; at += 1_000) {
    await tx.insert(busyTimes).values(rows.slice(at, at + 1_000));
  }
  await announce(tx, 'openings');
}

function noteChange(tx: Tx, context: ServerContext, userId: string, isOn: boolean) {
  return audit(tx, {
    actorId: userId,
    action: 'busy-calendar-changed',
    subject: { type: 'user', id: userId },
    details: { isOn },
    at: context.clock(),
  });
}
