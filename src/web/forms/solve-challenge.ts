// Does the work that the server asks of a browser when its address sends many forms; loaded only then.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '#contract/leads/form-guard.ts';

/** The proof as the API takes it (contract/leads/form-guard.ts), or undefined when there is no solution. */
export async function solve(challenge: ProofChallenge): Promise<string | undefined> {
  type Solvable = Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge: challenge as Solvable, deriveKey });
  if (!solution) return undefined;
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
