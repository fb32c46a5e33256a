// Tells people of the visits of today and of the day after tomorrow, once the morning has begun.
import { addDays, dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import type { ServerContext } from '../../context.ts';
import { noticeOnce } from '../core/notice.service.ts';
import { listScheduledOn } from '../core/visit.queries.ts';

/** The morning's notices leave before the first crew does; those of two days before when people are up. */
const MORNING_HOUR = '06:30';
const AHEAD_HOUR = '09:00';
const DAYS_AHEAD = 2;

/** Enqueues what is due; what was decided before is left alone. */
export async function enqueueDueNotices(context: ServerContext): Promise<void> {
  const { timeZone } = context.settings();
  const now = context.clock();
  const today = dateInZone(now, timeZone);
  const time = timeInZone(now, timeZone);
  const due = [
    { kind: 'morning-of', date: today, from: MORNING_HOUR },
    { kind: 'two-days-before', date: addDays(today, DAYS_AHEAD), from: AHEAD_HOUR },
  ] as const;
  for (const { kind, date, from } of due) {
    if (time < from) continue;
    await context.db.transaction(async (tx) => {
      for (const { visit, property } of await listScheduledOn(tx, date)) {
        await noticeOnce(context, tx, visit, property.userId, kind);
      }
    });
  }
}
