// The link of an invitation: its token is computed from the invitation's id, so that nothing is stored that opens it
// (docs/decisions/0006-computed-links-and-codes.md).
import { createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/installation/secrets.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/** The token of an invitation: its id and a 256-bit MAC that only this installation can make. */
export function invitationToken(key: Buffer, id: string): string {
  const mac = createHmac('sha256', key).update(`account-invitation:${id}`).digest('base64url');
  return `${id}.${mac}`;
}

/** The invitation that a token opens, or undefined when it was not made here. */
export function invitationIdOf(key: Buffer, token: string): string | undefined {
  const id = TOKEN.exec(token)?.[1];
  return id && isSameSecret(token, invitationToken(key, id)) ? id : undefined;
}

/** The path of the page behind the link. */
export function invitationPath(key: Buffer, id: string): string {
  return `/invitation/${invitationToken(key, id)}`;
}
