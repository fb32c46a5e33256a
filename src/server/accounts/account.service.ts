// Signing in by an emailed code: an address gives rights only after it was verified.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { CodeRequest, CurrentUser } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { signInCodes, users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isSameSecret, tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../context.ts';
import { findUserRow, presentUser } from './account.queries.ts';
import { auditRole, roleOf } from './roles.ts';
import { auditSignIn } from './session.ts';
import {
  type Asking,
  isThisAddress,
  lockAddress,
  mayGuess,
  mayMailCode,
} from './sign-in-limits.ts';
import { enqueueSignInMail } from './sign-in-mails.ts';
import { signInCode } from './sign-in-token.ts';

const CODE_MINUTES = 10;

/**
 * Sends a code to an address, bound to the asking browser. Says nothing about whether the address is known, and looks at
 * nothing that would; sends none when the address or the asking client has had its share for now. The mail goes to the
 * address in lower case, the one that gets the rights: some capitals, such as the Kelvin sign, become an ordinary letter
 * and would be another mailbox.
 */
export async function sendSignInCode(
  context: ServerContext,
  email: string,
  asking: Asking,
  { returnTo, language }: Pick<CodeRequest, 'returnTo' | 'language'> = {},
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (!(await mayMailCode(tx, email, asking, now))) return;
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    const [row] = await tx
      .insert(signInCodes)
      .values({ ...asking, email: email.toLowerCase(), returnTo, expiresAt, createdAt: now })
      .returning({ id: signInCodes.id });
    if (row) await enqueueSignInMail(context.jobs, tx, { codeId: row.id, language });
  });
}

/**
 * Redeems a code and gives the person, who becomes a customer on first sight. The count of tries is kept even when
 * the code is wrong.
 *
 * @throws RequestProblem 422 `wrong_code`, the same for a wrong, used, lapsed or foreign code, and for one that was
 * guessed at too often; 409 `wrong_state` for a closed account, which only whoever reads its mail gets to hear.
 */
export async function redeemSignInCode(
  context: ServerContext,
  given: GivenCode,
): Promise<CurrentUser> {
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
    const email = await checkCode(context, tx, given, now);
    if (!email) return undefined;
    const user = await welcome(tx, context.config.staffEmails, email, now);
    if (user) await auditSignIn(tx, user.id, 'code', now);
    return user;
  });
  if (user) return user;
  throw user === null ? closedAccount() : wrongCode();
}

/** What someone is told who showed that a closed account was theirs. */
export function closedAccount(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This account is closed. If you think it shouldn’t be, please call the office.',
  );
}

/** A code as it was typed, in the browser with this hash. */
export type GivenCode = { email: string; code: string; browserHash: string | undefined };

/** Looks at a code and uses it up when it is right; then gives the address that it verifies. */
export async function checkCode(
  { secrets }: ServerContext,
  tx: Tx,
  { email, code, browserHash }: GivenCode,
  now: Date,
): Promise<string | undefined> {
  await lockAddress(tx, email);
  const [row] = await tx
    .select()
    .from(signInCodes)
    .where(
      and(
        isThisAddress(email),
        eq(signInCodes.browserHash, browserHash ?? ''),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(signInCodes.createdAt))
    .limit(1);
  if (!row || !(await mayGuess(tx, row, now))) return undefined;
  const isRight = isSameSecret(code, signInCode(secrets.signInCode, row.id));
  await tx
    .update(signInCodes)
    .set(isRight ? { usedAt: now } : { attempts: row.attempts + 1 })
    .where(eq(signInCodes.id, row.id));
  if (isRight) return row.email;
  await auditFailure(tx, row.email, { reason: 'wrong code', guess: row.attempts + 1 }, now);
  return undefined;
}

/** What is said of every code that opens nothing. */
export function wrongCode(): RequestProblem {
  return new RequestProblem(
    'wrong_code',
    'That code is wrong or has expired. Please check it or ask for a new one.',
    {
      errors: [{ pointer: '/code', detail: 'That code is wrong or has expired.' }],
    },
  );
}

/**
 * The person of a verified address, whose row is made on first sight, also when two of their browsers come at once; null
 * when the account is closed.
 */
export async function welcome(
  tx: Tx,
  staffEmails: string[],
  email: string,
  now: Date,
): Promise<CurrentUser | null> {
  const [added] = await tx
    .insert(users)
    .values({ email: email.toLowerCase() })
    .onConflictDoNothing()
    .returning();
  if (added) {
    const to = roleOf(staffEmails, added);
    await auditRole(tx, added.id, { from: added.role, to, by: 'STAFF_EMAILS', actorId: null }, now);
  }
  const row = added ?? (await findUserRow(tx, email));
  if (!row || row.disabledAt) {
    await auditFailure(tx, email, { reason: 'account closed' }, now);
    return null;
  }
  return presentUser(row, staffEmails);
}

/** Writes down that someone was not let in; an address is named by its hash. */
export async function auditFailure(
  tx: Tx,
  email: string,
  details: Record<string, string | number>,
  at: Date,
): Promise<void> {
  const subject = { type: 'address', id: tokenHash(email.toLowerCase()) } as const;
  await audit(tx, { actorId: null, action: 'sign-in-failed', subject, details, at });
}
