// The token in the address of a page that thanks: only what was really received has one, so that no link can claim it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receipt } from '#contract/site/receipt.ts';

type Kind = Receipt['kind'];

/** Stands for one thing that was received: its kind, the id of its row or what else names it, and a 256-bit MAC. */
export function receiptToken(key: Buffer, kind: Kind, subject: string | number): string {
  const content = `${kind}.${Buffer.from(String(subject)).toString('base64url')}`;
  return `${content}.${mac(key, content)}`;
}

/** What a token stands for, or null when it was not made here. */
export function receiptSubject(key: Buffer, token: string): { kind: Kind; subject: string } | null {
  const match = /^(([a-z-]+)\.([\w-]+))\.([\w-]{43})$/.exec(token);
  const [, content = '', kind = '', subject = '', signature = ''] = match ?? [];
  if (!match || !timingSafeEqual(Buffer.from(mac(key, content)), Buffer.from(signature))) {
    return null;
  }
  return { kind: kind as Kind, subject: Buffer.from(subject, 'base64url').toString() };
}

function mac(key: Buffer, content: string): string {
  return createHmac('sha256', key).update(`receipt:${content}`).digest('base64url');
}
