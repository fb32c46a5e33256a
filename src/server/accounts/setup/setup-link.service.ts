// The link that a start prints while there is no owner: with it and a verified address someone becomes the owner, once.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { rightsOf } from '#company/facts/staff-roles.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { setupLinks } from '#server/platform/database/schema/sign-in-ways.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { Config } from '#server/platform/installation/config.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';
import { newToken, tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../../context.ts';
import { checkCode, type GivenCode, welcome, wrongCode } from '../account.service.ts';
import { auditRole } from '../roles.ts';
import { auditSignIn } from '../session.ts';

const THIRTY_MINUTES_MS = 30 * 60_000;

/** What a start says of the owner: there is one, or the link that makes one, or why there is none. */
export type SetupOffer = { kind: 'owned' } | { kind: 'link'; path: string } | { kind: 'insecure' };

/**
 * A fresh link while there is no owner. Over plain http none is made, except on this machine: anyone who reads along could
 * use it first.
 */
export async function offerSetup(
  db: Db,
  { staffEmails, publicUrl }: Pick<Config, 'staffEmails' | 'publicUrl'>,
  now: Date,
): Promise<SetupOffer> {
  if (staffEmails.length > 0 || (await hasOwner(db))) return { kind: 'owned' };
  if (publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname)) {
    return { kind: 'insecure' };
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + THIRTY_MINUTES_MS);
  await db.insert(setupLinks).values({ tokenHash: tokenHash(token), expiresAt, createdAt: now });
  return { kind: 'link', path: `/setup/${token}` };
}

/** Until when a link works. @throws RequestProblem 404 when it does not. */
export async function lookAtSetupLink(
  { db, config, clock }: ServerContext,
  token: string,
): Promise<Date> {
  const expiresAt = await openUntil(db, config, token, clock());
  if (!expiresAt) throw noSuchLink();
  return expiresAt;
}

/**
 * Makes the person who has both the link and the code from their mail the owner.
 *
 * @throws RequestProblem 404 when the link does not work (any more), 422 `wrong_code`; a wrong code costs one of its tries
 * and leaves the link as it was.
 */
export async function redeemSetupLink(
  context: ServerContext,
  token: string,
  given: GivenCode,
): Promise<CurrentUser> {
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
    // Two who come at the same moment are looked at one after the other, and the second finds an owner.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('setup', 0))`);
    if (!(await openUntil(tx, context.config, token, now))) throw noSuchLink();
    const email = await checkCode(context, tx, given, now);
    const person = email && (await welcome(tx, [], email, now));
    return person ? makeOwner(tx, person, now) : null;
  });
  if (user) return user;
  throw wrongCode();
}

/** Forgets links that have lapsed. */
export async function sweepSetupLinks(db: Db, now: Date): Promise<void> {
  await db.delete(setupLinks).where(lte(setupLinks.expiresAt, now));
}

async function makeOwner(tx: Tx, person: CurrentUser, now: Date): Promise<CurrentUser> {
  await tx.update(users).set({ role: 'owner' }).where(eq(users.id, person.id));
  await tx.update(setupLinks).set({ usedAt: now }).where(isNull(setupLinks.usedAt));
  const change = { from: person.role, to: 'owner', by: 'setup link', actorId: person.id } as const;
  await auditRole(tx, person.id, change, now);
  await auditSignIn(tx, person.id, 'setup link', now);
  return { ...person, role: 'owner', rights: rightsOf('owner', []) };
}

/** When a link lapses that works as of now; undefined for any other, and as soon as there is an owner. */
async function openUntil(
  db: Db,
  { staffEmails }: Pick<Config, 'staffEmails'>,
  token: string,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(setupLinks)
    .where(
      and(
        eq(setupLinks.tokenHash, tokenHash(token)),
        isNull(setupLinks.usedAt),
        gt(setupLinks.expiresAt, now),
      ),
    );
  const isOpen = row && staffEmails.length === 0 && !(await hasOwner(db));
  return isOpen ? row.expiresAt : undefined;
}

async function hasOwner(db: Db): Promise<boolean> {
  const isOwner = and(eq(users.role, 'owner'), isNull(users.disabledAt));
  return (await db.$count(users, isOwner)) > 0;
}

function noSuchLink(): RequestProblem {
  return new RequestProblem('not_found', 'This setup link does not work or has expired.');
}
