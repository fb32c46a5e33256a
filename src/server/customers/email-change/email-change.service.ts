// Gives a customer another email address, which is what they sign in with: a code to the new one proves that it is theirs, and a
// fresh sign-in, theirs or that of someone of the office whom they called, that the account is.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { EmailChangeState } from '#contract/customers/email-change.ts';
import { wrongCode } from '#server/accounts/account.service.ts';
import {
  type EmailChangeRow,
  isOpenChange,
  openEmailChange,
  presentEmailChange,
} from '#server/accounts/open-email-change.ts';
import { lockAddress } from '#server/accounts/sign-in-limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { announceCustomer } from '../announce-customer.ts';
import { moveAddress } from './address-places.ts';
import { isCodeOf } from './email-change-code.ts';
import { requireFewChanges } from './email-change-limits.ts';
import { emailChangeCodeMail, emailChangeNoticeMail } from './email-change-mails.ts';
import { freeAddress, requireCustomer } from './free-address.ts';

const CODE_MINUTES = 30;

/** Whose address it is, and who acts: the person, or someone of the office. */
export type EmailChangeBy = { userId: string; actorId: string };

/**
 * Mails a code to an address; one that was asked for before ends. Whether the address is known to us is not told: that is said
 * once its code was typed. When the office asks, the address on file hears of it at once.
 *
 * @throws RequestProblem 403 for someone on the staff, whose address is changed by an invitation; 422 for the address that the
 *   account has; 429 beyond five codes a day for an account, or three for a mailbox.
 */
export async function startEmailChange(
  context: ServerContext,
  { userId, actorId }: EmailChangeBy,
  typed: string,
): Promise<EmailChangeState> {
  const now = context.clock();
  const email = typed.toLowerCase();
  return context.db.transaction(async (tx) => {
    const person = await lockPerson(context, tx, userId);
    if (person.email?.toLowerCase() === email) throw alreadyTheirs();
    await tx.execute(lockMailbox('email-change', email));
    await requireFewChanges(tx, { userId, email }, now);
    await tx
      .update(emailChanges)
      .set({ endedAt: now })
      .where(and(eq(emailChanges.userId, userId), isOpenChange));
    const [row] = await tx
      .insert(emailChanges)
      .values({
        userId,
        askedBy: actorId,
        email,
        formerEmail: person.email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      })
      .returning();
    if (!row) throw new Error('the change of address was not kept');
    await context.jobs.enqueue(tx, emailChangeCodeMail, { changeId: row.id });
    if (actorId !== userId) {
      await context.jobs.enqueue(tx, emailChangeNoticeMail, { changeId: row.id, news: 'asked' });
    }
    const subject = { type: 'user', id: userId } as const;
    await audit(tx, { actorId, action: 'email-change-asked', subject, at: now });
    return { open: presentEmailChange(row, now) };
  });
}

/**
 * Gives the account the new address, with everything that was sent under the one of before, and signs out its other browsers; all
 * of them when the office does it. The count of guesses is kept also when the code is wrong. Sent again after it worked, it is
 * a wrong code.
 *
 * @param sid The session that may stay signed in; none when the office acts.
 * @throws RequestProblem 422 `wrong_code` for a wrong, used, lapsed or foreign code and one that was guessed at too often; 409 for an
 *   address that opens another account or is that of someone on the staff.
 */
export async function finishEmailChange(
  context: ServerContext,
  { userId, actorId }: EmailChangeBy,
  { code, sid }: { code: string; sid?: string },
): Promise<EmailChangeState & { email: string }> {
  const now = context.clock();
  const email = await context.db.transaction(async (tx) => {
    const person = await lockPerson(context, tx, userId);
    const row = await openEmailChange(tx, userId, now);
    // A code that the office asked for is read out to the office, and one's own is typed by oneself.
    if (!row || (row.askedBy === userId) !== (actorId === userId)) return undefined;
    if (!isCodeOf(context, row.id, code)) {
      await tx
        .update(emailChanges)
        .set({ attempts: row.attempts + 1 })
        .where(eq(emailChanges.id, row.id));
      return undefined;
    }
    await lockAddress(tx, row.email);
    await freeAddress(context, tx, { email: row.email, for: userId }, now);
    await tx
      .update(users)
      .set({ email: row.email, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    if (person.email) await moveAddress(tx, person.email, row.email);
    await tx.update(emailChanges).set({ doneAt: now }).where(eq(emailChanges.id, row.id));
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), sid ? ne(sessions.sid, sid) : undefined));
    await tellOf(context, tx, row, actorId, now);
    return row.email;
  });
  if (!email) throw wrongCode();
  return { email, open: null };
}

async function lockPerson(context: ServerContext, tx: Tx, userId: string) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person) throw new RequestProblem('not_found', 'We could not find this customer.');
  requireCustomer(context, person);
  return person;
}

async function tellOf(
  context: ServerContext,
  tx: Tx,
  { id, userId }: EmailChangeRow,
  actorId: string,
  at: Date,
): Promise<void> {
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId, action: 'email-changed', subject, at });
  await context.jobs.enqueue(tx, emailChangeNoticeMail, { changeId: id, news: 'done' });
  await announce(tx, 'portal', userId);
  await announceCustomer(tx, userId);
}

function alreadyTheirs(): RequestProblem {
  const detail = 'This is the email of the account already.';
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/email', detail }] });
}
