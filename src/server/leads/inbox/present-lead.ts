// A lead as staff see it in a list, with the office's clock.
import { gte } from 'drizzle-orm';
import { officeMinutes } from '#company/rules/leads/office-minutes.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Lead } from '#contract/leads/leads.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import type { ServerContext } from '../../context.ts';
import { type LeadRow, subjectOf } from './lead-source.ts';

/** The office's clock: now, and open minutes between two instants. */
export type LeadClock = { now: Date; minutes: (from: Date, to: Date) => number };

/** Reads the closed days from an instant on; without one no time is counted that is long past. */
export async function leadClock(
  { db, clock, settings }: Pick<ServerContext, 'db' | 'clock' | 'settings'>,
  since?: Date,
): Promise<LeadClock> {
  const now = clock();
  const { timeZone, officeHours: hours } = settings();
  const rows = await db
    .select({ date: closures.date })
    .from(closures)
    .where(gte(closures.date, dateInZone(since ?? now, timeZone)));
  const calendar = { hours, timeZone, dates: new Map(rows.map(({ date }) => [date, []])) };
  return { now, minutes: officeMinutes(calendar) };
}

export function presentLead(
  row: LeadRow,
  { now, minutes }: LeadClock,
  context: Pick<ServerContext, 'content'>,
): Lead {
  const { kind, version, name, stage, isHeld, hasNews, excerpt } = row;
  const arrived = new Date(row.arrivedAt);
  const answered = row.firstAnsweredAt === null ? null : new Date(row.firstAnsweredAt);
  const waits = stage === 'new' && !isHeld && !answered && kind !== 'booking';
  return {
    kind,
    id: row.sourceId,
    version,
    name,
    subject: subjectOf(row, context),
    excerpt,
    stage,
    isHeld,
    assignee: row.assignedTo ? { id: row.assignedTo, name: row.assigneeName ?? '' } : null,
    arrivedAt: arrived.toISOString(),
    lastNewsAt: new Date(row.lastNewsAt).toISOString(),
    hasNews,
    waitingMinutes: waits ? minutes(arrived, now) : null,
    answerMinutes: answered && kind !== 'booking' ? minutes(arrived, answered) : null,
  };
}
