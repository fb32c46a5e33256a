// Which notices of visits that are ahead go at which moment: what the job sends now, and what the office sees of the days to come
// (docs/product/portal.md#notices).
import { firstOfDays } from '#company/rules/time/clock-moments.ts';
import { addDays, formatDate } from '#company/rules/time/company-time.ts';
import { DAY_HOURS } from '#company/rules/time/day-hours.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { noticedVisits, noticeOnce, noticeReaders } from '../core/notice.service.ts';
import { listScheduledOn, type OwnVisit } from '../core/visit.queries.ts';

/** Every ten minutes. */
export const NOTICES_SCHEDULE = '*/10 * * * *';

/** The morning's notices leave before the first crew does; those of the days before when people are up. */
const aheadNotices = [
  { kind: 'morning-of', opens: '06:30' },
  { kind: 'two-days-before', opens: DAY_HOURS.opens },
] as const;

type AheadNotice = (typeof aheadNotices)[number]['kind'];
type DueNotice = { visit: OwnVisit; kind: AheadNotice; at: Date };

/** The notices about which is decided if the job comes at some moments, in ascending order, and no visit changes in between. */
async function dueNotices(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
): Promise<DueNotice[]> {
  const { timeZone, visitNoticeDays } = settings();
  const due: DueNotice[] = [];
  for (const { kind, opens } of aheadNotices) {
    const daysAhead = kind === 'morning-of' ? 0 : visitNoticeDays;
    const looks = firstOfDays(moments, timeZone, () => ({ opens, closes: DAY_HOURS.closes }));
    for (const { date, at } of looks) {
      const day = addDays(date, daysAhead);
      const visits = await listScheduledOn(db, day);
      const ids = visits.map(({ visit }) => visit.id);
      const noticed = await noticedVisits(db, ids, kind, day);
      for (const visit of visits) if (!noticed.has(visit.visit.id)) due.push({ visit, kind, at });
    }
  }
  return due;
}

/** Enqueues what is due; what was decided before is left alone. */
export async function enqueueDueNotices(context: ServerContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const { visit, kind } of await dueNotices(context, tx, [context.clock()]))
      await noticeOnce(context, tx, visit.visit, visit.property.userId, kind);
  });
}

/** The notices of the days to come, one for each person who wants it. */
export const noticesAhead: AheadSource = {
  schedule: NOTICES_SCHEDULE,
  async list(context, moments) {
    const due = await dueNotices(context, context.db, moments);
    const readers = await noticeReaders(
      context.db,
      due.map(({ visit }) => visit.property.userId),
    );
    return due.flatMap(({ visit, kind, at }) =>
      (readers.get(visit.property.userId) ?? [])
        .filter(({ wanted }) => wanted.includes(kind))
        .map(({ personId, isHolder }) => ({
          ...{ key: `visit-${visit.visit.id}-${kind}-${personId}`, kind: 'visit-notice-mail', at },
          label: labelOf(kind, context.settings().visitNoticeDays),
          reason: `Their visit is on ${formatDate(visit.visit.scheduledDate)}.`,
          consent: 'They are our customer and have not turned this email off.',
          to: { userId: personId },
          path: `/console/visits/${visit.visit.id}`,
          preview: async () =>
            (await import('./notice.mail.ts')).noticeMailOf(context, visit, {
              kind,
              ...(!isHolder && { personId }),
            }),
        })),
    );
  },
};

function labelOf(kind: AheadNotice, daysAhead: number): string {
  if (kind === 'morning-of') return 'Visit today';
  return daysAhead === 1 ? 'Visit tomorrow' : 'Visit in two days';
}
