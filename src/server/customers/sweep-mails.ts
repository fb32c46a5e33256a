// Forgets what messages said, and later that they were sent; and calls failed what was given up without a word.
import { lt } from 'drizzle-orm';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { failAbandoned, forgetCopies } from '#server/platform/sent-messages/write-sent-mail.ts';
import type { ServerContext } from '../context.ts';

/** What the office can still look up. */
export const DAYS_KEPT = 400;
/** How long what a message said can be read and sent again. */
export const COPY_DAYS_KEPT = 90;

/** Forgets what is older than the office looks back. */
export async function sweepMailRecord({ db, clock }: ServerContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  await db.delete(sentMails).where(lt(sentMails.firstTriedAt, daysAgo(DAYS_KEPT)));
  await forgetCopies(db, daysAgo(COPY_DAYS_KEPT));
  await failAbandoned(db);
}
