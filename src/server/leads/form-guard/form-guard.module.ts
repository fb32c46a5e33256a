// What keeps robots out of public forms.
import { lt } from 'drizzle-orm';
import { usedNonces } from '#server/platform/database/schema/form-guard.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { formGuardHandlers } from './form-guard.routes.ts';
import { heldDigestMail, planHeldDigest } from './held-digest.ts';

export const formGuardModule: Module = {
  handlers: ({ guard }) => formGuardHandlers(guard),
  jobs: [
    clockJob({ name: 'held-digest' }, '*/5 * * * *', planHeldDigest),
    job(heldDigestMail, async (span, { context, mailer }) => {
      const { heldDigestMailOf } = await import('./held-digest.mail.ts');
      const mail = await heldDigestMailOf(context, span);
      if (mail) await mailer.send(mail);
    }),
  ],
  async sweep({ db, clock }) {
    await db.delete(usedNonces).where(lt(usedNonces.expiresAt, clock()));
  },
};
