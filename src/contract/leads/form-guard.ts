// What crosses the wire to keep robots out of public forms: a signed form time, and proof of work when it gets busy.
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';

/** The forms that are guarded. */
export const GuardedForm = z.enum([
  'quote',
  'storm',
  'estimate',
  'newsletter',
  'plan',
  'booking',
  'chatStart',
]);
export type GuardedForm = z.infer<typeof GuardedForm>;

/** Work for the browser, as altcha-lib makes and solves it (PBKDF2/SHA-256). */
export const ProofChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string().optional(),
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** What a form fetches on its first focus and sends back with its fields. */
export const FormGuardAnswer = z.object({
  token: z.string().describe('Goes back as formToken, once'),
  challenge: ProofChallenge.nullable().describe('Work to do before sending, or null'),
});
export type FormGuardAnswer = z.infer<typeof FormGuardAnswer>;

/**
 * The guard's fields in the body of a guarded form. All may be missing, and a wrong one is never refused: the message
 * is then reviewed (docs/product/security-and-privacy.md#robots).
 */
export const guardFields = {
  formToken: z.string().nullish(),
  proof: z
    .string()
    .nullish()
    .describe('Base64 of {"challenge": …, "solution": {"counter", "derivedKey"}} in JSON'),
  website: z.string().nullish().describe('Hidden from people and left empty by them'),
};
const GuardFields = z.object(guardFields);
export type GuardFields = z.infer<typeof GuardFields>;

/** What a person wrote: a repetition is the same request, although its form has fetched a new token in between. */
export function withoutGuard<Body extends GuardFields>(body: Body): Omit<Body, keyof GuardFields> {
  const { formToken, proof, website, ...written } = body;
  return written;
}

/** Why a message waits for a person to look at it first. */
export const ReviewReason = z.enum([
  'honeypot',
  'no_token',
  'token_expired',
  'token_reused',
  'too_fast',
  'no_proof',
  'links',
  'repeated_text',
  'repeated_sender',
  'open_bookings',
]);
export type ReviewReason = z.infer<typeof ReviewReason>;

export const formGuardEndpoints = {
  'GET /api/form-guard': {
    summary: 'A signed form time for a public form, with work to do when its limit is half used',
    access: 'visitor',
    limit: 'read',
    status: 200,
    query: z.strictObject({ form: GuardedForm }),
    answer: FormGuardAnswer,
  },
} as const satisfies EndpointTable;
