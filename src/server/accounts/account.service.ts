// Signing in by a mailed code: an address gives rights only after it was verified (DESIGN.md 8).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CurrentUser, Role } from '#contract/account.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../database/client.ts';
import { signInCodes, users } from '../database/schema/account.ts';
import { RequestProblem } from '../http/problem.ts';
import { findUserRow, presentUser } from './account.queries.ts';

const CODE_MINUTES = 10;
const TRIES_PER_CODE = 5;
const CODES_PER_HOUR = 5;

/**
 * Sends a code to an address, bound to the asking browser. Says nothing about whether the address is known, and sends
 * nothing more once an address has had its share for the hour. The mail goes to the address in lower case, the one that
 * gets the rights: some capitals, such as the Kelvin sign, become an ordinary letter and would be another mailbox.
 */
export async function sendSignInCode(
  context: ServerContext,
  email: string,
  browserHash: string,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const [recent] = await tx
      .select({ codes: count() })
      .from(signInCodes)
      .where(and(isThisAddress(email), gt(signInCodes.createdAt, hourAgo)));
    if ((recent?.codes ?? 0) >= CODES_PER_HOUR) return;
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    const [row] = await tx
      .insert(signInCodes)
      .values({ email: email.toLowerCase(), browserHash, expiresAt, createdAt: now })
      .returning({ id: signInCodes.id });
    if (row) await context.jobs.enqueue(tx, 'sign-in-mail', { codeId: row.id });
  });
}

/**
 * Redeems a code and gives the person, who becomes a customer on first sight. The count of tries is kept even when
 * the code is wrong.
 *
 * @throws RequestProblem 422 `wrong_code`, the same for a wrong, used, lapsed or foreign code.
 */
export async function redeemSignInCode(
  context: ServerContext,
  email: string,
  code: string,
  browserHash: string | undefined,
): Promise<CurrentUser> {
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
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
      .limit(1)
      .for('update');
    if (!row || row.attempts >= TRIES_PER_CODE) return null;
    const isRight = isSameCode(code, signInCode(context.secrets.signInCode, row.id));
    await tx
      .update(signInCodes)
      .set(isRight ? { usedAt: now } : { attempts: row.attempts + 1 })
      .where(eq(signInCodes.id, row.id));
    return isRight ? welcome(tx, context.config.staffEmails, row.email) : null;
  });
  if (user) return user;
  throw new RequestProblem(
    'wrong_code',
    'This code is not right or has lapsed. Please check it or ask for a new one.',
    {
      errors: [{ pointer: '/code', detail: 'This code is not right or has lapsed.' }],
    },
  );
}

/** The eight digits of a code, computed from its id so that nothing secret is stored anywhere. */
export function signInCode(key: Buffer, codeId: string): string {
  const digits = createHmac('sha256', key).update(codeId).digest().readBigUInt64BE() % 100_000_000n;
  return digits.toString().padStart(8, '0');
}

/**
 * The verified person's row, made on first sight, also when two of their browsers come at once. STAFF_EMAILS decides
 * roles: the first is the owner's.
 */
async function welcome(tx: Tx, staffEmails: string[], email: string): Promise<CurrentUser | null> {
  await tx.insert(users).values({ email: email.toLowerCase() }).onConflictDoNothing();
  const known = await findUserRow(tx, email);
  if (!known || known.disabledAt) return null;
  const role = configuredRole(staffEmails, email) ?? known.role;
  const [row] = await tx.update(users).set({ role }).where(eq(users.id, known.id)).returning();
  return row ? presentUser(row) : null;
}

function configuredRole(staffEmails: string[], email: string): Role | undefined {
  const place = staffEmails.findIndex((staff) => staff.toLowerCase() === email.toLowerCase());
  if (place === -1) return undefined;
  return place === 0 ? 'owner' : 'staff';
}

function isThisAddress(email: string) {
  return eq(sql`lower(${signInCodes.email})`, email.toLowerCase());
}

function isSameCode(typed: string, right: string): boolean {
  return typed.length === right.length && timingSafeEqual(Buffer.from(typed), Buffer.from(right));
}
