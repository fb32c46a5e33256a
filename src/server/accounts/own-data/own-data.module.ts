// One's own data: everything to take along, and the deletion of the account.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { LeadKeeper } from '#server/platform/journal/lead-keeper.ts';
import type { Module } from '../../module.ts';
import { carryOutDeletions } from './deletion.service.ts';
import { deletionMail } from './deletion-mails.ts';
import { erasureLead } from './erasure.lead.ts';
import { eraseExpiredRecords } from './expired-records.ts';
import { erasureRest, finishErasure } from './forget-leads.ts';
import { ownDataHandlers } from './own-data.routes.ts';

/** `keepers` gives what the journal keeps of all modules, of which this is one. */
export const ownDataModule = (keepers: () => readonly LeadKeeper[]): Module => ({
  handlers: ({ context }) => ownDataHandlers(context),
  jobs: [
    job(deletionMail, async (mail, { context, mailer }) => {
      const { sendDeletionMail } = await import('./deletion.mail.ts');
      await sendDeletionMail(context, mailer, mail);
    }),
    job(erasureRest, (rest, { context }) => finishErasure(context, keepers(), rest)),
    clockJob({ name: 'carry-out-deletions' }, '11 * * * *', carryOutDeletions),
    clockJob({ name: 'erase-expired-records' }, '41 3 * * *', eraseExpiredRecords),
  ],
  leads: [erasureLead],
});
