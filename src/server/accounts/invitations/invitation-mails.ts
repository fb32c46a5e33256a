// The job of the mail that invites someone to an account.
import type { JobKind } from '#server/platform/jobs/job.ts';

export const invitationMail: JobKind<{ invitationId: string }> = {
  name: 'account-invitation-mail',
};
