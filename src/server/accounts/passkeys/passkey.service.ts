// A person's own passkeys: made in their session, named and removed by them alone.
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewPasskey, Passkey } from '#contract/accounts/passkeys.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { CHALLENGE_MS, newChallenge, readChallenge, spendChallenge } from './challenge.ts';
import { passkeysOf, presentPasskey } from './passkey.queries.ts';
import { passkeyMail } from './passkey-mail.ts';
import { requireRelyingParty } from './passkey-sign-in.service.ts';

/** More than anyone has devices. */
const MOST_PASSKEYS = 20;

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812): every device knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey and the session in which it is made. */
type Making = { user: CurrentUser; sid: string };
type Credential = z.output<typeof NewPasskey>['credential'];

/**
 * What a browser asks a device for when it makes a passkey.
 */
export async function newPasskeyOptions(
  context: ServerContext,
  { user, sid }: Making,
): Promise<Record<string, unknown>> {
  const { id } = requireRelyingParty(context);
  const present = await passkeysOf(context.db, user.id);
  if (present.length >= MOST_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: context.settings().companyName,
    rpID: id,
    userName: user.email,
    // The device may tell it to strangers who hold it, so it is no address (WebAuthn level 3, 14.6.1).
    userID: new TextEncoder().encode(user.id),
    challenge: newChallenge(context.secrets.passkeyChallenge, `new:${sid}`, context.clock()),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/**
 * Keeps a new passkey.
 *
 * @param device What it is called at first.
 * @throws RequestProblem 422 `wrong_passkey` when the device's answer does not belong to a challenge of this session, was
 * given before, or names a key that is here already.
 */
export async function keepPasskey(
  context: ServerContext,
  { user, sid, device }: Making & { device: string | null },
  credential: Credential,
): Promise<Passkey> {
  const made = await readMade(context, sid, credential);
  if (!made) throw notKept();
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    await lockPasskeys(tx, user.id);
    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= MOST_PASSKEYS) throw tooMany();
    if (!(await spendChallenge(tx, made.challenge, made.expiresAt))) throw notKept();
    const [row] = await tx
      .insert(passkeys)
      .values({ userId: user.id, name: device ?? 'Passkey', createdAt: now, ...made.key })
      .onConflictDoNothing()
      .returning();
    if (!row) throw notKept();
    await auditPasskey(context, tx, { userId: user.id, action: 'passkey-added', id: row.id });
    await context.jobs.enqueue(tx, passkeyMail, { passkeyId: row.id });
    return presentPasskey(row);
  });
}

/** Names a passkey. @throws RequestProblem 404 for someone else's as for none. */
export async function namePasskey(
  context: ServerContext,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning();
    if (!row) throw notFound();
    await auditPasskey(context, tx, { userId, action: 'passkey-named', id });
    return presentPasskey(row);
  });
}

/** Removes a passkey. @throws RequestProblem 404 for someone else's as for none. */
export async function removePasskey(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw notFound();
    await auditPasskey(context, tx, { userId, action: 'passkey-removed', id });
  });
}

type PasskeyAction = {
  userId: string;
  action: Extract<AuditAction, `passkey-${string}`>;
  id: string;
};

/** Written down, and told to the person's other pages. */
async function auditPasskey(
  { clock }: ServerContext,
  tx: Tx,
  { userId, action, id }: PasskeyAction,
): Promise<void> {
  const subject = { type: 'passkey', id } as const;
  await audit(tx, { actorId: userId, action, subject, at: clock() });
  await announce(tx, 'portal', userId);
}

/** Two new ones at the same moment are counted one after the other. */
async function lockPasskeys(tx: Tx, userId: string): Promise<void> {
  const name = `passkeys ${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The new key, when the library has found nothing wrong with it; it throws at whatever it finds. */
async function readMade(context: ServerContext, sid: string, credential: Credential) {
  const { id, origin } = requireRelyingParty(context);
  const { secrets, clock } = context;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  let expiresAt: Date | undefined;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge(given) {
        challenge = given;
        expiresAt = readChallenge(secrets.passkeyChallenge, `new:${sid}`, given, clock());
        return expiresAt !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || !expiresAt) return undefined;
    const key = registrationInfo.credential;
    return {
      challenge,
      expiresAt,
      key: {
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString('base64url'),
        counter: key.counter,
        transports: credential.response.transports ?? [],
        isSynced: registrationInfo.credentialBackedUp,
      },
    };
  } catch {
    return undefined;
  }
}

function notKept(): RequestProblem {
  return new RequestProblem(
    'wrong_passkey',
    'This passkey could not be saved. Please reload the page and try again.',
  );
}

function tooMany(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    `You have ${MOST_PASSKEYS} passkeys. Please remove one that you no longer use first.`,
  );
}

function notFound(): RequestProblem {
  return new RequestProblem('not_found', 'This passkey is already gone.');
}
