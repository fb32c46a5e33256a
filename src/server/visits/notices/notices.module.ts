// Notices of visits by mail: two days before, on the morning, on the way, done or not done.
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { chooseNotices, type NoticeMailJob, noticeMail } from '../core/notice.service.ts';
import { findVisit, type OwnVisit } from '../core/visit.queries.ts';
import { enqueueDueNotices, NOTICES_SCHEDULE, noticesAhead } from './due-notices.ts';
import { enqueueSetOutNotices } from './set-out-notices.ts';

export const noticesModule: Module = {
  handlers: ({ context }) => ({
    'PATCH /api/portal/notices': ({ user, body }) => chooseNotices(context, user.id, body.email),
  }),
  jobs: [
    job(noticeMail, async (notice, { context, mailer }) => {
      const found = await findVisit(context.db, notice.visitId);
      if (!found || !isStillTrue(found, notice)) return;
      const { noticeMailOf } = await import('./notice.mail.ts');
      const mail = await noticeMailOf(context, found, notice);
      if (mail) await mailer.send(mail);
    }),
    clockJob({ name: 'send-visit-notices' }, NOTICES_SCHEDULE, enqueueDueNotices),
    clockJob({ name: 'tell-of-crews-on-the-way' }, '* * * * *', enqueueSetOutNotices),
  ],
  ahead: [noticesAhead],
};

/** A late notice about a day that the visit no longer has would only confuse. */
function isStillTrue({ visit }: OwnVisit, { kind, date }: NoticeMailJob): boolean {
  if (visit.scheduledDate !== date) return false;
  if (kind === 'done') return visit.status === 'completed';
  if (kind === 'not-done') return visit.status === 'skipped';
  if (kind === 'on-the-way') return visit.status === 'in_progress';
  return OPEN_VISITS.includes(visit.status);
}
