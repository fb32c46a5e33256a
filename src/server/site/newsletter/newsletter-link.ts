// The token in every newsletter's unsubscribe link: computed from the id, so that it is stored nowhere and works for ever.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hrefIn, type Language } from '#company/facts/languages.ts';

/** What a token opens: a subscription, and the mailing whose link it was; the welcome is none. */
export type NewsletterLink = { subscriptionId: number; mailingId: number | null };

const TOKEN = /^([1-9]\d{0,9})(?:\.([1-9]\d{0,9}))?-([\w-]{43})$/;

/** The token of a subscription: its id, that of the mailing, and a 256-bit MAC that only this installation can make. */
export function newsletterToken(
  key: Buffer,
  subscriptionId: number,
  mailingId: number | null = null,
): string {
  const subject = mailingId === null ? String(subscriptionId) : `${subscriptionId}.${mailingId}`;
  return `${subject}-${mac(key, subject).toString('base64url')}`;
}

/** What a token opens, or null when it was not made here. */
export function readNewsletterToken(key: Buffer, token: string): NewsletterLink | null {
  const [, subscription, mailing, code] = TOKEN.exec(token) ?? [];
  if (!subscription || !code) return null;
  const subject = mailing === undefined ? subscription : `${subscription}.${mailing}`;
  if (!timingSafeEqual(mac(key, subject), Buffer.from(code, 'base64url'))) return null;
  return {
    subscriptionId: Number(subscription),
    mailingId: mailing === undefined ? null : Number(mailing),
  };
}

/** The page behind the link, which asks before it acts, in the language of the letter. */
export function unsubscribePagePath(token: string, language: Language): string {
  return hrefIn(language, `/newsletter/unsubscribe?token=${token}`);
}

/** Where mail programs post their one click (RFC 8058). */
export function oneClickPath(token: string): string {
  return `/api/newsletter/unsubscribe?token=${token}`;
}

function mac(key: Buffer, subject: string): Buffer {
  return createHmac('sha256', key).update(`newsletter:${subject}`).digest();
}
