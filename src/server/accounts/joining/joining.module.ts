// Invitations to a customer's account and to the staff: their mail, and what their link does.
import { lt } from 'drizzle-orm';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { invitationMail } from '../invitations/invitation-mails.ts';
import { acceptInvitation, lookAtInvitation } from './accept-invitation.service.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

export const joiningModule: Module = {
  handlers: ({ context }) => joiningHandlers(context),
  jobs: [
    job(invitationMail, async ({ invitationId }, { context, mailer }) => {
      const { invitationMailOf } = await import('../invitations/invitation.mail.ts');
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

function joiningHandlers(
  context: ServerContext,
): Handlers<'GET /api/account-invitations/{token}' | 'POST /api/account-invitations/{token}'> {
  return {
    'GET /api/account-invitations/{token}': ({ params }) => lookAtInvitation(context, params.token),
    'POST /api/account-invitations/{token}': ({ params }) =>
      acceptInvitation(context, params.token),
  };
}
