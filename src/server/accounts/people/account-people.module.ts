// People who share a customer's account: invitations, joining, removal.
import { lt } from 'drizzle-orm';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { accountPeopleHandlers } from './account-people.routes.ts';
import { invitationMail } from './invitation-mails.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

export const accountPeopleModule: Module = {
  handlers: ({ context }) => accountPeopleHandlers(context),
  jobs: [
    job(invitationMail, async ({ invitationId }, { context, mailer }) => {
      const { invitationMailOf } = await import('./invitation.mail.ts');
      const mail = await invitationMailOf(context, invitationId);
      if (mail) await mailer.send(mail);
    }),
  ],
  // An invitation that has expired is shown for a while, so that it can be sent anew.
  sweep: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - THIRTY_DAYS_MS);
    await db.delete(accountInvitations).where(lt(accountInvitations.expiresAt, before));
  },
};
