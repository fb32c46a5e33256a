// Asks for a sign-in of a moment ago where a session that was left open must not be enough
// (docs/product/security-and-privacy.md#a-fresh-sign-in).
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
  if (await isFreshSignIn(db, sid)) return;
  throw new RequestProblem(
    'sign_in_again',
    'You signed in a while ago. Please confirm that it’s you; then you have ten minutes.',
  );
}

/** Whether this session began within the last ten minutes. */
export async function isFreshSignIn(db: Db, sid: string): Promise<boolean> {
  const isFresh = gt(sessions.createdAt, sql`now() - interval '10 minutes'`);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isFresh));
  return rows.length > 0;
}
