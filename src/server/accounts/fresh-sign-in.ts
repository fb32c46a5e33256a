// Asks for a sign-in of a moment ago where a session that was left open must not be enough.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { sessions } from '../database/schema/account.ts';
import { RequestProblem } from '../http/problem.ts';

/**
 * Lets pass whoever has signed in within the last ten minutes, in whatever way, in this session. Each sign-in begins a
 * session, so its beginning is when somebody showed who they are.
 *
 * @throws RequestProblem 403 `sign_in_again` for everybody else.
 */
export async function requireFreshSignIn(db: Db, sid: string): Promise<void> {
  const isFresh = gt(sessions.createdAt, sql`now() - interval '10 minutes'`);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isFresh));
  if (rows.length > 0) return;
  throw new RequestProblem(
    'sign_in_again',
    'Please sign in again first. Then you have ten minutes to add a passkey.',
  );
}
