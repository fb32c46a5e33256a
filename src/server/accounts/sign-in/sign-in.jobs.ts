// What the queue does for accounts.
import { eq } from 'drizzle-orm';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { job } from '#server/platform/jobs/job.ts';
import { signInMail } from '../sign-in-mails.ts';

export const accountsJobs = [
  job(signInMail, async ({ codeId, language }, { context, mailer }) => {
    const [row] = await context.db.select().from(signInCodes).where(eq(signInCodes.id, codeId));
    if (!row || row.usedAt || row.expiresAt < context.clock()) return;
    const { signIn } = await import('./sign-in.mail.ts');
    await mailer.send(await signIn(context, row, language));
  }),
];
