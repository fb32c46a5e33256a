// Who comes from the identity provider becomes a person of ours: by the subject that it never gives to another, and only with
// a verified address.
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { emailAddress, line } from '#contract/platform/text.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { providerIdentities } from '#server/platform/database/schema/sign-in-ways.ts';
import type { ServerContext } from '../../context.ts';
import { presentUser } from '../account.queries.ts';
import { auditFailure, welcome } from '../account.service.ts';
import { auditSignIn } from '../session.ts';
import { lockAddress } from '../sign-in-limits.ts';
import type { Claims } from './provider.ts';

/** Why someone whom the provider knows does not get in: the words for each stand on the sign-in page. */
export type Refusal = 'unverified' | 'connected' | 'closed';

/** The person, or why there is none. */
export async function welcomeFromProvider(
  { config, db, clock }: ServerContext,
  claims: Claims,
): Promise<CurrentUser | Refusal> {
  const now = clock();
  const email = emailAddress.safeParse(claims.email);
  if (!claims.isEmailVerified || !email.success) return 'unverified';
  return db.transaction(async (tx) => {
    await lockAddress(tx, email.data);
    const connected = await connectedUser(tx, claims);
    const user = connected
      ? !connected.disabledAt && presentUser(connected, config.staffEmails)
      : await welcome(tx, config.staffEmails, email.data, now);
    if (!user) return 'closed';
    if (!connected && !(await connect(tx, claims, user.id))) {
      await auditFailure(tx, email.data, { reason: 'another person of the provider' }, now);
      return 'connected';
    }
    await auditSignIn(tx, user.id, 'provider', now);
    return takeOverName(tx, claims, user);
  });
}

/** The person who has come from the provider before. Their address may be another there by now; the subject counts. */
async function connectedUser(tx: Tx, { issuer, subject }: Claims) {
  const [row] = await tx
    .select({ user: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.userId))
    .where(and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject)));
  return row?.user;
}

/** Connects the person with the subject; false when another one of the provider has had the address. */
async function connect(tx: Tx, { issuer, subject }: Claims, userId: string): Promise<boolean> {
  const added = await tx
    .insert(providerIdentities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ id: providerIdentities.id });
  return added.length === 1;
}

/** Takes over the name where the person has none with us; what they have said here is theirs. */
async function takeOverName(tx: Tx, claims: Claims, user: CurrentUser): Promise<CurrentUser> {
  const firstName = nameOf(claims.firstName);
  const lastName = nameOf(claims.lastName);
  if (!(firstName || lastName)) return user;
  const named = await tx
    .update(users)
    .set({ firstName, lastName })
    .where(and(eq(users.id, user.id), isNull(users.firstName), isNull(users.lastName)))
    .returning({ id: users.id });
  return named.length > 0 ? { ...user, firstName, lastName } : user;
}

/** A name that could have been typed here as well, else none. */
function nameOf(text: string | undefined): string | null {
  const name = line(100).safeParse(text);
  return name.success ? name.data : null;
}
