// What crosses the wire about how the signed-in person signs in and where they are (docs/product/sign-in-and-people.md#sessions).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { Passkey } from './passkeys.ts';

/** A browser in which the person is signed in. */
export const OwnSession = z.object({
  id: z.string(),
  isPresent: z.boolean().describe('Whether it is the one that asks'),
  device: z.string().nullable().describe('Such as "Chrome on Windows"; null when unknown'),
  isHere: z
    .boolean()
    .nullable()
    .describe('Whether it was last used in the network of the one that asks'),
  signedInBy: z.string().nullable(),
  signedInAt: z.string(),
  lastUsedAt: z.string().describe('To within five minutes'),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** How the signed-in person signs in, and where they are. */
export const OwnSignIn = z.object({
  sessions: z.array(OwnSession),
  passkeys: z.array(Passkey),
  offersPasskeys: z.boolean(),
});
export type OwnSignIn = z.infer<typeof OwnSignIn>;

export const SessionId = z.strictObject({ id: z.uuid() });

export const sessionEndpoints = {
  'GET /api/account/fresh-sign-in': {
    summary: 'Whether this session began a moment ago, as some endpoints ask for',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.object({ isFresh: z.boolean() }),
  },
  'GET /api/account/sign-in': {
    summary: 'Own sessions and passkeys',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: OwnSignIn,
  },
  'DELETE /api/account/sessions/{id}': {
    summary: 'Sign out one of the own browsers',
    access: 'customer',
    limit: 'write',
    status: 204,
    params: SessionId,
    answer: null,
  },
  'POST /api/account/sessions/end-others': {
    summary: 'Sign out all own browsers but this one',
    access: 'customer',
    limit: 'write',
    status: 200,
    answer: z.object({ ended: z.number().int() }),
  },
} as const satisfies EndpointTable;
