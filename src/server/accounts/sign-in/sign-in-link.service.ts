// The link of a sign-in mail. Looking at it uses nothing up, since mail scanners open links; pressing its button signs in.
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CurrentUser, SignInLink } from '#contract/accounts/account.ts';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { closedAccount, welcome } from '../account.service.ts';
import { auditSignIn } from '../session.ts';
import { lockAddress } from '../sign-in-limits.ts';
import { codeIdOf } from '../sign-in-token.ts';

/** What a link can do in a browser. Whose it is, is told in the browser that asked for it and in no other. */
export async function lookAtSignInLink(
  context: ServerContext,
  token: string,
  browserHash: string | undefined,
): Promise<SignInLink> {
  const codeId = codeIdOf(context.secrets.signInLink, token);
  const [row] = codeId
    ? await context.db.select().from(signInCodes).where(eq(signInCodes.id, codeId))
    : [];
  if (!row) throw new RequestProblem('not_found', 'There is no such sign-in link.');
  if (row.usedAt || row.expiresAt <= context.clock()) return { state: 'over', email: null };
  if (row.browserHash !== browserHash) return { state: 'other-browser', email: null };
  return { state: 'ready', email: row.email };
}

/**
 * Signs in by a link and uses it up, with the code of the same mail.
 *
 * @throws RequestProblem 404 for a link that was not made here, 409 `wrong_state` for one that is used or has lapsed or was
 * asked for by another browser, or whose account is closed.
 */
export async function redeemSignInLink(
  context: ServerContext,
  token: string,
  browserHash: string,
): Promise<{ user: CurrentUser; returnTo: string | null }> {
  const { email } = await lookAtSignInLink(context, token, browserHash);
  const now = context.clock();
  const redeemed = await context.db.transaction(async (tx) => {
    if (!email) return undefined;
    await lockAddress(tx, email);
    const [row] = await tx
      .update(signInCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(signInCodes.id, codeIdOf(context.secrets.signInLink, token) ?? ''),
          eq(signInCodes.browserHash, browserHash),
          isNull(signInCodes.usedAt),
          gt(signInCodes.expiresAt, now),
        ),
      )
      .returning();
    if (!row) return undefined;
    const user = await welcome(tx, context.config.staffEmails, row.email, now);
    if (!user) return null;
    await auditSignIn(tx, user.id, 'link', now);
    return { user, returnTo: row.returnTo };
  });
  if (redeemed) return redeemed;
  if (redeemed === null) throw closedAccount();
  throw new RequestProblem(
    'wrong_state',
    'This link works once, for ten minutes, and only in the browser that asked for it.',
  );
}
