// Passkeys: signing in with a key that stays on the person's device.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { sweepChallenges } from './challenge.ts';
import { passkeyHandlers } from './passkey.routes.ts';
import { passkeyMail } from './passkey-mail.ts';

export const passkeysModule: Module = {
  handlers: ({ context }) => passkeyHandlers(context),
  jobs: [
    job(passkeyMail, async ({ passkeyId }, { context, mailer }) => {
      const { passkeyMailOf } = await import('./passkey.mail.ts');
      const mail = await passkeyMailOf(context, passkeyId);
      if (mail) await mailer.send(mail);
    }),
  ],
  sweep: ({ db, clock }) => sweepChallenges(db, clock()),
};
