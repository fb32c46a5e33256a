// Asks for a sign-in of a moment ago where a session that was left open must not be enough
// (docs/product/security-and-privacy.md#a-fresh-sign-in).
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isLocalPath } from '#company/rules/platform/local-path.ts';
import type { Db } from '#server/platform/database/client.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/**
 * Lets pass anyone who has signed in within the last ten minutes, in whatever way, in this session. Each sign-in begins a
 * session, so its beginning is when someone showed who they are.
 *
 * @throws RequestProblem 403 `sign_in_again` for everyone else.
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

/**
 * Where a browser goes that follows a link to a file when its sign-in has grown old: to the page that confirms who is there, and from
 * there back to the page of the link.
 *
 * @returns The path; undefined for another refusal, and for a script, which reads the refusal itself.
 */
export function confirmPath(
  error: unknown,
  { method, headers }: FastifyRequest,
): string | undefined {
  const isRefused = error instanceof RequestProblem && error.code === 'sign_in_again';
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (!isRefused || !isFollowed) return undefined;
  const { pathname, search } = new URL(URL.parse(headers.referer ?? '') ?? 'http://here/');
  const page = pathname + search;
  return `/sign-in/confirm${isLocalPath(page) && pathname !== '/' ? `?returnTo=${encodeURIComponent(page)}` : ''}`;
}
