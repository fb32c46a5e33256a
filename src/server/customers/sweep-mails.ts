// Forgets which mails went to someone once it is long ago.
import { lt } from 'drizzle-orm';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import type { ServerContext } from '../context.ts';

/** What the office can still look up. */
const DAYS_KEPT = 400;

/** Forgets what is older than the office looks back. */
export async function sweepMailRecord({ db, clock }: ServerContext): Promise<void> {
  const before = new Date(clock().getTime() - DAYS_KEPT * 86_400_000);
  await db.delete(sentMails).where(lt(sentMails.firstTriedAt, before));
}
