// Signing in with a passkey: a challenge for one browser, signed once by a key that we know.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { SignedChallenge } from '#contract/accounts/passkeys.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { presentUser } from '../account.queries.ts';
import { auditSignIn } from '../session.ts';
import { CHALLENGE_MS, newChallenge, readChallenge, spendChallenge } from './challenge.ts';
import { findPasskey, type PasskeyRow } from './passkey.queries.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

type Credential = z.output<typeof SignedChallenge>['credential'];

/** What a browser asks its devices for. No key is named, so that no one learns from it who has one. */
export async function passkeySignInOptions(
  context: ServerContext,
  browserHash: string,
): Promise<Record<string, unknown>> {
  const { id } = requireRelyingParty(context);
  const key = context.secrets.passkeyChallenge;
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: newChallenge(key, `sign-in:${browserHash}`, context.clock()),
    timeout: CHALLENGE_MS,
    // It stands in for the mailed code alone, so the device has to ask for finger, face or PIN.
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * The person whose passkey has signed the challenge.
 *
 * @throws RequestProblem 422 `wrong_passkey`, the same for a foreign, lapsed or spent challenge, an unknown key, a wrong
 * signature, a device that has counted less than before, and a closed account.
 */
export async function redeemPasskey(
  context: ServerContext,
  credential: Credential,
  browserHash: string,
): Promise<CurrentUser> {
  const party = requireRelyingParty(context);
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
    const found = await findPasskey(tx, credential.id);
    if (!found) return null;
    const signed = await readSigned(context, party, { credential, browserHash, ...found });
    const isFresh = signed && (await spendChallenge(tx, signed.challenge, signed.expiresAt));
    if (!signed || !isFresh || found.user.disabledAt) {
      const subject = { type: 'user', id: found.user.id } as const;
      const details = { reason: 'wrong passkey' };
      await audit(tx, { actorId: null, action: 'sign-in-failed', subject, details, at: now });
      return null;
    }
    await tx
      .update(passkeys)
      .set({ counter: signed.counter, isSynced: signed.isSynced, lastUsedAt: now })
      .where(eq(passkeys.id, found.passkey.id));
    await auditSignIn(tx, found.user.id, 'passkey', now);
    return presentUser(found.user, context.config.staffEmails);
  });
  if (user) return user;
  throw new RequestProblem(
    'wrong_passkey',
    'This passkey was not accepted. Please try again, or use an emailed code.',
  );
}

/** The relying party. @throws RequestProblem 404 where there are no passkeys. */
export function requireRelyingParty({ config }: ServerContext): RelyingParty {
  const party = relyingPartyOf(config);
  if (!party) throw new RequestProblem('not_found', 'Passkeys do not work at this address.');
  return party;
}

type Attempt = {
  credential: Credential;
  browserHash: string;
  passkey: PasskeyRow;
  user: { id: string };
};

/** What was signed, when the library has found nothing wrong with it; it throws at whatever it finds. */
async function readSigned(
  { secrets, clock }: ServerContext,
  { id, origin }: RelyingParty,
  { credential, browserHash, passkey, user }: Attempt,
) {
  const { userHandle } = credential.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== user.id) return undefined;
  const { verifyAuthenticationResponse } = await library();
  let challenge = '';
  let expiresAt: Date | undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge(given) {
        challenge = given;
        expiresAt = readChallenge(
          secrets.passkeyChallenge,
          `sign-in:${browserHash}`,
          given,
          clock(),
        );
        return expiresAt !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified || !expiresAt) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { challenge, expiresAt, counter: newCounter, isSynced: credentialBackedUp };
  } catch {
    return undefined;
  }
}

/** Loaded with the first passkey: with its parsers of certificates it is large. */
function library() {
  return import('@simplewebauthn/server');
}
