// Asks for the deletion of an account, takes that back, and carries out what is due.
import { and, eq, isNull, lte } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { OwnDeletion } from '#contract/accounts/own-data.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { deletionMail } from './deletion-mails.ts';
import { DAYS_TO_UNDO } from './deletion-terms.ts';
import { eraseAccount } from './erase-account.ts';

const DAY_MS = 86_400_000;

/** Whether a person's account is to be deleted. */
export async function deletionOf(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  user: SignedInPerson,
): Promise<OwnDeletion> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, user.id), isNull(accountDeletions.erasedAt)));
  return {
    holder: await sharedHolder(db, user),
    isPossible: user.role === 'customer',
    deletion: row
      ? {
          askedAt: row.askedAt.toISOString(),
          deletesOn: dateInZone(row.dueAt, settings().timeZone),
        }
      : null,
  };
}

/**
 * Asks for it. Asking again changes nothing, so that no one puts the day off by accident.
 *
 * @throws RequestProblem 403 for staff, 422 when the typed address is not the one that they sign in with.
 */
export async function askForDeletion(
  context: ServerContext,
  user: SignedInPerson,
  typedEmail: string,
): Promise<OwnDeletion> {
  requireCustomer(user);
  requireOwnAddress(user, typedEmail);
  const askedAt = context.clock();
  const dueAt = new Date(askedAt.getTime() + DAYS_TO_UNDO * DAY_MS);
  return context.db.transaction(async (tx) => {
    const added = await tx
      .insert(accountDeletions)
      .values({ userId: user.id, askedAt, dueAt })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) {
      const subject = { type: 'user', id: user.id } as const;
      await audit(tx, { actorId: user.id, action: 'deletion-asked', subject, at: askedAt });
      const mark = askedAt.getTime();
      for (const news of ['asked', 'office'] as const) {
        await context.jobs.enqueue(tx, deletionMail, { userId: user.id, news, mark });
      }
      await announce(tx, 'portal', user.id);
    }
    return deletionOf(context, tx, user);
  });
}

/** Takes it back. Without one nothing happens. */
export async function keepAccount(
  context: ServerContext,
  user: SignedInPerson,
): Promise<OwnDeletion> {
  return context.db.transaction(async (tx) => {
    const gone = await tx
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, user.id), isNull(accountDeletions.erasedAt)))
      .returning();
    if (gone.length > 0) {
      const subject = { type: 'user', id: user.id } as const;
      await audit(tx, {
        actorId: user.id,
        action: 'deletion-undone',
        subject,
        at: context.clock(),
      });
      await announce(tx, 'portal', user.id);
    }
    return deletionOf(context, tx, user);
  });
}

/** Deletes the accounts whose days are over. One that fails holds up no other. */
export async function carryOutDeletions(context: ServerContext): Promise<void> {
  const due = await context.db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.erasedAt), lte(accountDeletions.dueAt, context.clock())))
    .orderBy(accountDeletions.dueAt);
  let failure: unknown;
  for (const { userId } of due) {
    await eraseAccount(context, userId).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure) throw failure;
}

async function sharedHolder(db: Db, { id, customerId }: SignedInPerson): Promise<string | null> {
  if (id === customerId) return null;
  const [holder] = await db.select().from(users).where(eq(users.id, customerId));
  return displayName(holder ?? {});
}

function requireCustomer(user: SignedInPerson): void {
  if (user.role === 'customer') return;
  throw new RequestProblem('forbidden', 'Staff accounts are closed by the owner.');
}

function requireOwnAddress(user: SignedInPerson, typed: string): void {
  if (typed.toLowerCase() === user.email.toLowerCase()) return;
  const detail = 'This isn’t the address you sign in with. Please type it exactly as shown above.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/email', detail }] });
}
