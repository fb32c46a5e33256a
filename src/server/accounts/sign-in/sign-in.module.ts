// Accounts: signing in and out, and who people are.
import { lt, sql } from 'drizzle-orm';
import { sessions, signInCodes } from '#server/platform/database/schema/account.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { accountHandlers } from './account.routes.ts';
import { navigationHandlers } from './navigation.routes.ts';
import { accountsJobs } from './sign-in.jobs.ts';

const DAY_MS = 86_400_000;

export const accountsModule: Module = {
  handlers: ({ context }) => ({
    ...accountHandlers(context),
    ...navigationHandlers(context, relyingPartyOf(context.config) !== undefined),
  }),
  jobs: accountsJobs,
  sweep: sweepSessions,
};

/**
 * Sessions end by the database's clock, as they are read by it: a machine whose own clock runs ahead signs no one out. Codes are
 * kept for a day longer, because the limits count them.
 */
export async function sweepSessions({ db, clock }: ServerContext): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
  const dayAgo = new Date(clock().getTime() - DAY_MS);
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, dayAgo));
}
