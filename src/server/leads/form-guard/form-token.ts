// The signed form time: proves when a person first touched a form, so that what is sent at once is known for a robot's.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuardedForm, ReviewReason } from '#contract/leads/form-guard.ts';

/** A form lies open in a tab for this long at most. */
export const TOKEN_MS = 12 * 3_600_000;

/**
 * No one fills a form in faster than this; a browser may do it for them, so one field takes less. A booking begins with
 * the first touch of its calendar, or with the page when what was typed before is brought back to it.
 */
const FASTEST_MS: Record<GuardedForm, number> = {
  quote: 2_000,
  storm: 2_000,
  estimate: 1_000,
  newsletter: 1_000,
  plan: 2_000,
  booking: 2_000,
  chatStart: 1_000,
};

/** A fresh token: form, time and nonce, and a MAC over them that only this installation can make. */
export function issueToken(key: Buffer, form: GuardedForm, now: Date): string {
  const content = `${form}.${now.getTime()}.${randomBytes(16).toString('hex')}`;
  return `${content}.${mac(key, content).toString('base64url')}`;
}

/** What a token says: its nonce, and what speaks against it, if anything. */
export function readToken(
  key: Buffer,
  token: string,
  form: GuardedForm,
  now: Date,
): { nonce?: string; fault?: ReviewReason } {
  const match = /^((\w+)\.(\d{1,16})\.([\da-f]{32}))\.([\w-]{43})$/.exec(token);
  const [, content = '', itsForm, issuedAt, nonce = '', signature = ''] = match ?? [];
  if (!match || !timingSafeEqual(mac(key, content), Buffer.from(signature, 'base64url'))) {
    return { fault: 'no_token' };
  }
  if (itsForm !== form) return { fault: 'no_token' };
  const age = now.getTime() - Number(issuedAt);
  if (age > TOKEN_MS) return { fault: 'token_expired' };
  return age < FASTEST_MS[form] ? { nonce, fault: 'too_fast' } : { nonce };
}

function mac(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
