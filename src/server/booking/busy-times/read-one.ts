// Reads the own calendar of one person. What cannot be read leaves what was known, and says so.
import { and, eq } from 'drizzle-orm';
import { addDays, dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import { unseal } from '#server/platform/installation/seal.ts';
import type { ServerContext } from '../../context.ts';
import { bookableDates } from '../availability.ts';
import { replaceBusyTimes } from './busy-calendar.service.ts';
import { type Account, openAccount } from './caldav/account.ts';
import { fetchEntries } from './caldav/fetch-entries.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { FetchFailure, type Outside } from './outside/request-outside.ts';
import { type BusySpan, readBusy, UnreadableCalendar } from './read-busy.ts';

const ANSWER_WITHIN_MS = 10_000;

type Row = typeof busyCalendars.$inferSelect;

/** Where a calendar is read, and by which account. */
type Source = { row: Row; address: string; account: Account | null };

const SEALED_BY_ANOTHER = { failure: 'its address has to be entered again' };

export async function readOne(
  context: ServerContext,
  outside: Outside | 'near too',
  userId: string,
): Promise<void> {
  const { db, clock, log } = context;
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  if (!row) return;
  const now = clock();
  const source = sourceOf(context, row);
  if (source === 'not chosen') return;
  const read = source ? await attempt(context, outside, source, now) : SEALED_BY_ANOTHER;
  if (read.failure !== null)
    log.warn({ userId, why: read.failure }, 'an own calendar was not read');
  await db.transaction(async (tx) => {
    // Only if it is still the address that was asked.
    const [current] = await tx
      .select({ userId: busyCalendars.userId })
      .from(busyCalendars)
      .where(and(eq(busyCalendars.userId, userId), eq(busyCalendars.address, row.address)))
      .for('update');
    if (!current) return;
    const { spans, ...seen } = { spans: undefined, ...read };
    await tx.update(busyCalendars).set(seen).where(eq(busyCalendars.userId, userId));
    if (spans) await replaceBusyTimes(tx, userId, spans);
  });
}

function sourceOf({ secrets }: ServerContext, row: Row): Source | 'not chosen' | undefined {
  const address = unseal(secrets.busyCalendar, row.address);
  const account = row.account === null ? null : openAccount(secrets.busyCalendar, row.account);
  if (address === undefined || account === undefined) return undefined;
  // The password goes to the calendars alone that the account was found to have.
  const isChosen = account === null || account.calendars.some((one) => one.address === address);
  return isChosen ? { row, address, account } : 'not chosen';
}

type Reading =
  | { failure: string }
  | { failure: null; readAt: Date }
  | { failure: null; readAt: Date; wholeAt: Date; etag: string | null; spans: BusySpan[] };

/** What one look gave; without entries when nothing has changed since the last. */
type Seen = { texts: string[]; etag: string | null } | null;

async function attempt(
  context: ServerContext,
  outside: Outside | 'near too',
  source: Source,
  now: Date,
): Promise<Reading> {
  const { config, settings } = context;
  const { timeZone } = settings();
  const { first, last } = bookableDates(timeZone, now);
  const stretch = {
    from: toInstant(first, '00:00', timeZone),
    to: toInstant(addDays(last, 1), '00:00', timeZone),
  };
  const { wholeAt, etag } = source.row;
  const isOfToday = wholeAt !== null && dateInZone(wholeAt, timeZone) === first;
  try {
    const seen = await look(source, { stretch, outside, etag: isOfToday ? etag : null });
    if (!seen) return { failure: null, readAt: now };
    const ownHostname = config.publicUrl.hostname;
    const spans = readBusy(seen.texts, { ...stretch, timeZone, ownHostname });
    return { failure: null, readAt: now, wholeAt: now, etag: seen.etag, spans };
  } catch (error) {
    if (error instanceof FetchFailure) return { failure: error.message };
    if (error instanceof UnreadableCalendar)
      return { failure: 'what it sent is no calendar we can read' };
    throw error;
  }
}

type Look = {
  stretch: { from: Date; to: Date };
  outside: Outside | 'near too';
  etag: string | null;
};

async function look({ address, account }: Source, { stretch, outside, etag }: Look): Promise<Seen> {
  if (!account) {
    const fetched = await fetchCalendar(address, { etag, outside, withinMs: ANSWER_WITHIN_MS });
    return fetched && { texts: [fetched.text], etag: fetched.etag };
  }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const texts = await fetchEntries(address, stretch, { login: account, outside, signal });
  return { texts, etag: null };
}
