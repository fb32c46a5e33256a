// Where a mail server reports a mail of ours that it could not deliver: an address that is that mail's alone (docs/product/mails-in.md#what-comes-back).
import { createHash } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import { addressFor } from './reply-address.ts';

/** The kind in the return path of a mail that names no other one. */
export const SENT_MAIL = 'sent';

/** So much of a digest names one mail (80 bits); an address has 64 letters before its @ (RFC 5321 4.5.3.1.1). */
const DIGITS = 20;

type Sent = { id: string; to: string };

/** What names a mail to one address in its return path: the same for the same, and for no other. */
export function returnIdOf({ id, to }: Sent): string {
  return createHash('sha256').update(`${id}\n${to.toLowerCase()}`).digest('hex').slice(0, DIGITS);
}

/** The return path of a mail; undefined where no mail is read, so that reports go to the sender. */
export function returnPathOf(
  context: Pick<ServerContext, 'config' | 'secrets'>,
  mail: Sent,
): string | undefined {
  return addressFor(context, { kind: SENT_MAIL, id: returnIdOf(mail) });
}
