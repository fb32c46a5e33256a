// Reads the own calendar of one person. What cannot be read leaves what was known, and says so.
import { and, eq } from 'drizzle-orm';
import { addDays, dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import { unseal } from '#server/platform/installation/seal.ts';
import type { ServerContext } from '../../context.ts';
import { bookableDates } from '../availability.ts';
import { replaceBusyTimes } from './busy-calendar.service.ts';
import { FetchFailure, fetchCalendar, type Outside } from './fetch-calendar.ts';
import { type BusySpan, readBusy, UnreadableCalendar } from './read-busy.ts';

const ANSWER_WITHIN_MS = 10_000;

type Row = typeof busyCalendars.$inferSelect;

export async function readOne(
  context: ServerContext,
  outside: Outside | 'near too',
  userId: string,
): Promise<void> {
  const { db, clock, log } = context;
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  if (!row) return;
  const now = clock();
  const read = await attempt(context, outside, row, now);
  if ('failure' in read) log.warn({ userId, why: read.failure }, 'an own calendar was not read');
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

type Reading =
  | { failure: string }
  | { failure: null; readAt: Date }
  | { failure: null; readAt: Date; wholeAt: Date; etag: string | null; spans: BusySpan[] };

async function attempt(
  context: ServerContext,
  outside: Outside | 'near too',
  row: Row,
  now: Date,
): Promise<Reading> {
  const { config, settings, secrets } = context;
  const { timeZone } = settings();
  const address = unseal(secrets.busyCalendar, row.address);
  if (address === undefined) return { failure: 'its address has to be entered again' };
  const { first, last } = bookableDates(timeZone, now);
  const isOfToday = row.wholeAt !== null && dateInZone(row.wholeAt, timeZone) === first;
  try {
    const fetched = await fetchCalendar(address, {
      etag: isOfToday ? row.etag : null,
      outside,
      withinMs: ANSWER_WITHIN_MS,
    });
    if (!fetched) return { failure: null, readAt: now };
    const spans = readBusy(fetched.text, {
      from: toInstant(first, '00:00', timeZone),
      to: toInstant(addDays(last, 1), '00:00', timeZone),
      timeZone,
      ownHostname: config.publicUrl.hostname,
    });
    return { failure: null, readAt: now, wholeAt: now, etag: fetched.etag, spans };
  } catch (error) {
    if (error instanceof FetchFailure) return { failure: error.message };
    if (error instanceof UnreadableCalendar)
      return { failure: 'what it sent is no calendar we can read' };
    throw error;
  }
}
