// Whose own calendar is read from where: entered, shown without its secret, and forgotten; and the one writer of busy times.
import { count, eq } from 'drizzle-orm';
import type { BusyCalendar } from '#contract/booking/busy-calendar.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { busyCalendars, busyTimes } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { seal, unseal } from '#server/platform/installation/seal.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { calendarId, openAccount, presentCalendars } from './caldav/account.ts';
import { isCalendarAddress, type Outside } from './outside/request-outside.ts';
import type { BusySpan } from './read-busy.ts';

/** Reads the calendar of one person. */
export const readBusyCalendar: JobKind<{ userId: string }> = { name: 'read-busy-calendar' };

/** What a person sees of their own. */
export async function busyCalendarOf(
  { db, secrets }: Pick<ServerContext, 'db' | 'secrets'>,
  userId: string,
): Promise<BusyCalendar> {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  const [times] = await db
    .select({ count: count() })
    .from(busyTimes)
    .where(eq(busyTimes.userId, userId));
  const account = row?.account ? openAccount(secrets.busyCalendar, row.account) : undefined;
  return {
    host: row?.host ?? null,
    readAt: row?.readAt?.toISOString() ?? null,
    failure: row?.failure ?? null,
    busyTimes: times?.count ?? 0,
    calendars:
      row && account ? presentCalendars(account, unseal(secrets.busyCalendar, row.address)) : [],
  };
}

/**
 * Has a calendar file read from now on.
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
  await saveBusyCalendar(context, userId, { address, account: null, isReady: true });
  return busyCalendarOf(context, userId);
}

/** An address, with the sealed account it opens to; it is ready when nothing is left to choose. */
type NewCalendar = { address: string; account: string | null; isReady: boolean };

/** Puts a calendar in the place of the one before, whose busy times go with it, and has it read at once for the first time. */
export async function saveBusyCalendar(
  context: ServerContext,
  userId: string,
  { address, account, isReady }: NewCalendar,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await forgetBusyCalendar(tx, userId);
    await tx.insert(busyCalendars).values({
      userId,
      host: new URL(address).hostname,
      address: seal(context.secrets.busyCalendar, address),
      account,
    });
    await noteChange(tx, context, userId, true);
    if (isReady) await context.jobs.enqueue(tx, readBusyCalendar, { userId });
  });
}

/**
 * Has another calendar of the same account read, at once for the first time.
 *
 * @throws RequestProblem 404 for one that the account does not have.
 */
export async function chooseBusyCalendar(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<BusyCalendar> {
  const key = context.secrets.busyCalendar;
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(busyCalendars)
      .where(eq(busyCalendars.userId, userId))
      .for('update');
    const account = row?.account ? openAccount(key, row.account) : undefined;
    const chosen = account?.calendars.find(({ address }) => calendarId(address) === id);
    if (!row || !chosen) {
      throw new RequestProblem('not_found', 'That calendar is not there. Please enter it again.');
    }
    if (unseal(key, row.address) === chosen.address) return;
    await replaceBusyTimes(tx, userId, []);
    await tx
      .update(busyCalendars)
      .set({
        host: new URL(chosen.address).hostname,
        address: seal(key, chosen.address),
        readAt: null,
        wholeAt: null,
        failure: null,
      })
      .where(eq(busyCalendars.userId, userId));
    await noteChange(tx, context, userId, true);
    await context.jobs.enqueue(tx, readBusyCalendar, { userId });
  });
  return busyCalendarOf(context, userId);
}

/** Stops reading; a second time changes nothing. */
export async function endBusyCalendar(
  context: ServerContext,
  userId: string,
): Promise<BusyCalendar> {
  await context.db.transaction(async (tx) => {
    if (await forgetBusyCalendar(tx, userId)) await noteChange(tx, context, userId, false);
  });
  return busyCalendarOf(context, userId);
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
