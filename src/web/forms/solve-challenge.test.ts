// The browser's half of the proof of work: what it solves is what the server's library accepts.
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { solve } from './solve-challenge.ts';

it('solves a challenge into the proof that the API takes', async () => {
  const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 50,
    counter: 12,
    data: { form: 'quote', issuedAt: 0 },
    deriveKey,
    ...secrets,
  });
  const proof = await solve(challenge as Parameters<typeof solve>[0]);
  const given = JSON.parse(atob(proof ?? ''));
  expect(Object.keys(given)).toEqual(['challenge', 'solution']);
  const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
  expect(verified).toBe(true);
});
