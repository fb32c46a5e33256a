// What a sign-in mail carries: eight digits to type, and a link to press. Both are computed from the code's id, not stored.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/installation/secrets.ts';

/** The eight digits of a code. */
export function signInCode(key: Buffer, codeId: string): string {
  const digits = createHmac('sha256', key).update(codeId).digest().readBigUInt64BE() % 100_000_000n;
  return digits.toString().padStart(8, '0');
}

/** The token of the link: the code's id and a 256-bit MAC of it, which says nothing about the digits. */
export function signInToken(key: Buffer, codeId: string): string {
  const mac = createHmac('sha256', key).update(`link:${codeId}`).digest('base64url');
  return `${codeId}.${mac}`;
}

/** The code that a link stands for, or undefined when it was not made here. */
export function codeIdOf(key: Buffer, token: string): string | undefined {
  const [codeId = ''] = token.split('.');
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(codeId);
  return isId && isSameSecret(token, signInToken(key, codeId)) ? codeId : undefined;
}

/** The path of the page behind the link. */
export function signInPath(key: Buffer, codeId: string): string {
  return `/sign-in/link/${signInToken(key, codeId)}`;
}
