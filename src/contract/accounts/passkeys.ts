// What crosses the wire when a passkey is made, used, named or removed (docs/product/sign-in-and-people.md#passkeys).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { line } from '../platform/text.ts';
import { CurrentUser } from './account.ts';

/** Bytes as WebAuthn level 3 writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** What browsers add of their own is left out rather than refused. */
const ofAnyBrowser = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(20).optional(),
  clientExtensionResults: z.unknown(),
};

/** A new passkey, as the browser hands it over (RegistrationResponseJSON). */
export const NewPasskey = z.strictObject({
  credential: z.object({
    ...ofAnyBrowser,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(40_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

/** A challenge signed by a passkey (AuthenticationResponseJSON). */
export const SignedChallenge = z.strictObject({
  credential: z.object({
    ...ofAnyBrowser,
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(4_000),
      userHandle: bytes(200).nullish(),
    }),
  }),
});

/** What the browser is to ask the device for, in the notation of WebAuthn level 3. */
export const PasskeyOptions = z.object({ options: z.unknown() });

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean().describe("Whether the device's account carries it to other devices"),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyId = z.strictObject({ id: z.uuid() });

export const PasskeyName = z.strictObject({ name: line(60, 'Please give it a name.') });

export const passkeyEndpoints = {
  'POST /api/auth/passkey/options': {
    summary: 'A challenge for a passkey to sign in with; it says nothing about anybody',
    access: 'visitor',
    limit: 'write',
    status: 200,
    answer: PasskeyOptions,
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in with a passkey, in the browser that was given the challenge',
    access: 'visitor',
    limit: 'signIn',
    status: 200,
    body: SignedChallenge,
    answer: CurrentUser,
  },
  'POST /api/account/passkeys/options': {
    summary: 'A challenge for a new passkey of the signed-in person',
    freshSignIn: true,
    access: 'customer',
    limit: 'write',
    status: 200,
    answer: PasskeyOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Keep a new passkey',
    access: 'customer',
    limit: 'write',
    status: 201,
    body: NewPasskey,
    answer: Passkey,
  },
  'PATCH /api/account/passkeys/{id}': {
    summary: 'Name an own passkey',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: PasskeyId,
    body: PasskeyName,
    answer: Passkey,
  },
  'DELETE /api/account/passkeys/{id}': {
    summary: 'Remove an own passkey; it signs no one in any more',
    access: 'customer',
    limit: 'write',
    status: 204,
    params: PasskeyId,
    answer: null,
  },
} as const satisfies EndpointTable;
