// Work for a browser when many forms come from its address: a fraction of a second for a person, expensive in great
// numbers.
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { GuardedForm, ProofChallenge } from '#contract/leads/form-guard.ts';

/** How long a solution counts; a person may read on before sending. */
export const PROOF_MS = 3_600_000;

/** Rounds of one attempt, and between how many attempts the solution lies: some 0.2 s on a desktop, 1 s on a phone. */
const COST = 5_000;
const FEWEST_ATTEMPTS = 40;
const MOST_ATTEMPTS = 120;

const MAX_PROOF_CHARACTERS = 4_000;

const Proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({ form: z.string(), issuedAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A challenge for one form, signed, so that nothing about it need be kept until it is solved. */
export async function createProofChallenge(
  secret: string,
  form: GuardedForm,
  now: Date,
): Promise<ProofChallenge> {
  const challenge: Challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MOST_ATTEMPTS, FEWEST_ATTEMPTS),
    data: { form, issuedAt: now.getTime() },
    deriveKey,
    ...secrets(secret),
  });
  return challenge as ProofChallenge;
}

/** The nonce of a right and recent solution for this form, or undefined. The caller remembers which have been used. */
export async function solvedNonce(
  secret: string,
  proof: string,
  form: GuardedForm,
  now: Date,
): Promise<string | undefined> {
  const given = readProof(proof);
  if (!given) return undefined;
  const { challenge, solution } = given;
  const { data, nonce } = challenge.parameters;
  if (data.form !== form || now.getTime() - data.issuedAt > PROOF_MS) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secrets(secret),
  });
  return verified ? nonce : undefined;
}

function readProof(proof: string): z.infer<typeof Proof> | undefined {
  if (proof.length > MAX_PROOF_CHARACTERS) return undefined;
  try {
    return Proof.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

function secrets(secret: string) {
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
}
