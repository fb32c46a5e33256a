// Guards public forms against robots without costing people a step: whatever looks odd is reviewed, never
// refused.
import type { FastifyRequest } from 'fastify';
import type {
  FormGuardAnswer,
  GuardedForm,
  GuardFields,
  ReviewReason,
} from '#contract/leads/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { usedNonces } from '#server/platform/database/schema/form-guard.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { viaOfPage } from '#server/platform/http/via.ts';
import type { ServerContext } from '../../context.ts';
import { issueToken, readToken, TOKEN_MS } from './form-token.ts';
import { createProofChallenge, PROOF_MS, solvedNonce } from './proof-of-work.ts';

/** From this share of a form's limit on, its browser has to work for every message. */
const BUSY = 0.5;

/** What was found in a message, the nonces that it uses up when it is kept, and by which short link its sender came. */
export type Inspection = {
  reasons: ReviewReason[];
  spends: Spent[];
  /** The short link that the address of the form’s page names. */
  via?: string | null;
};
type Spent = { nonce: string; expiresAt: Date; reuse: ReviewReason };

export type FormGuard = {
  /** What a form fetches on its first focus. */
  issue: (form: GuardedForm, request: FastifyRequest) => Promise<FormGuardAnswer>;
  /**
   * Looks at the guard's fields of a message, outside any transaction. A message without a good token or proof also
   * takes from a tighter limit.
   *
   * @throws RequestProblem 429 when that limit is used up.
   */
  inspect: (form: GuardedForm, fields: GuardFields, request: FastifyRequest) => Promise<Inspection>;
};

/**
 * With RATE_LIMIT=off form time and proof of work are not asked for either
 * (docs/product/security-and-privacy.md#robots).
 */
export function createFormGuard(context: ServerContext, limiter: RateLimiter): FormGuard {
  const { clock, config, secrets } = context;
  return {
    async issue(form, request) {
      const now = clock();
      const isBusy = (await limiter.used(form, request)) >= BUSY;
      return {
        token: issueToken(secrets.formToken, form, now),
        challenge: isBusy ? await createProofChallenge(secrets.formProof, form, now) : null,
      };
    },

    async inspect(form, fields, request) {
      const reasons: ReviewReason[] = [];
      const spends: Spent[] = [];
      if (fields.website?.trim()) reasons.push('honeypot');
      if (config.rateLimit) {
        const now = clock();
        const { nonce, fault } = readToken(secrets.formToken, fields.formToken ?? '', form, now);
        if (fault) reasons.push(fault);
        if (nonce) spends.push({ nonce, expiresAt: later(now, TOKEN_MS), reuse: 'token_reused' });
        if ((await limiter.used(form, request)) > BUSY) {
          const solved = await solvedNonce(secrets.formProof, fields.proof ?? '', form, now);
          if (!solved) reasons.push('no_proof');
          else spends.push({ nonce: solved, expiresAt: later(now, PROOF_MS), reuse: 'no_proof' });
        }
      }
      // A chat has the limit of its own alone: what is held alerts no one, and people of one address who have no script wait with it.
      if (reasons.length > 0 && form !== 'chatStart') await limiter.take('unproven', request);
      return { reasons, spends, via: viaOfPage(request.headers.referer) };
    },
  };
}

/**
 * Uses up the nonces of a message within the transaction that keeps it, so that each token and proof counts once. Gives
 * all reasons to hold the message.
 */
export async function spend(
  tx: Tx,
  { reasons, spends }: Pick<Inspection, 'reasons' | 'spends'>,
): Promise<ReviewReason[]> {
  const found = [...reasons];
  for (const { nonce, expiresAt, reuse } of spends) {
    const fresh = await tx
      .insert(usedNonces)
      .values({ nonce, expiresAt })
      .onConflictDoNothing()
      .returning({ nonce: usedNonces.nonce });
    if (fresh.length === 0) found.push(reuse);
  }
  return found;
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
