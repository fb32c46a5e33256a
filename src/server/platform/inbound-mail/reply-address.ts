// The address under which a reply finds its conversation: a tag of its kind and id with a MAC that only we can make.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../context.ts';

/** What a reply belongs to: the kind names the module, the id is its own. */
export type ReplySubject = { kind: string; id: string };

/** Small letters and digits, because servers on the way may write addresses in small letters (RFC 4648, 6). */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** 80 bits: who guesses has to show the secret of the mail server with each guess. */
const MAC_LETTERS = 16;

/** The tag of a conversation, such as "lead-17-mfrggzdfmztwq2lk". Ids are small letters and digits. */
function replyTag(key: Buffer, { kind, id }: ReplySubject): string {
  const digest = createHmac('sha256', key).update(`${kind}:${id}`).digest();
  const mac = [...digest.subarray(0, MAC_LETTERS)].map((byte) => ALPHABET[byte % 32]).join('');
  return `${kind}-${id}-${mac}`;
}

/** What a tag was made for; undefined when it was not made here. */
function subjectOf(key: Buffer, tag: string): ReplySubject | undefined {
  const small = tag.toLowerCase();
  const [, kind, id] = /^([a-z]{1,12})-([a-z0-9]{1,36})-[a-z2-7]{16}$/.exec(small) ?? [];
  if (!kind || !id) return undefined;
  const subject = { kind, id };
  return timingSafeEqual(Buffer.from(replyTag(key, subject)), Buffer.from(small))
    ? subject
    : undefined;
}

/** The address for replies, from "reply@mail.example.com" (RFC 5233) or "*@mail.example.com". */
export function replyAddress(key: Buffer, replyEmail: string, subject: ReplySubject): string {
  const [local = '', domain = ''] = replyEmail.split('@');
  const tag = replyTag(key, subject);
  return local === '*' ? `${tag}@${domain}` : `${local}+${tag}@${domain}`;
}

/** The address of an installation for what belongs to a subject; undefined where it reads no mail. */
export function addressFor(
  { config, secrets }: Pick<ServerContext, 'config' | 'secrets'>,
  subject: ReplySubject,
): string | undefined {
  return config.replyEmail && replyAddress(secrets.replyTag, config.replyEmail, subject);
}

/** What looks like a tag, whoever has made it. */
const TAG_SHAPE = /^[a-z]{1,12}-[a-z0-9]{1,36}-[a-z2-7]{16}$/;

/** The mailbox itself, for mails that answer nothing we have a tag for. */
export function plainAddress(replyEmail: string): string {
  return replyEmail.replace(/^\*@/, 'mail@');
}

/** Whether an address is the mailbox itself, with a tag, good or forged, or without one. Undefined for any other address. */
export function placeInMailbox(replyEmail: string, address: string): 'plain' | 'tag' | undefined {
  const [wanted = '', ofOurs = ''] = replyEmail.toLowerCase().split('@');
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  if (domain !== ofOurs) return undefined;
  if (wanted === '*') return TAG_SHAPE.test(local) ? 'tag' : 'plain';
  if (local === wanted) return 'plain';
  return local.startsWith(`${wanted}+`) ? 'tag' : undefined;
}

/** What one of the addresses of a mail belongs to. */
export function subjectAmong(
  key: Buffer,
  replyEmail: string,
  addresses: readonly string[],
): ReplySubject | undefined {
  const [local = '', domain = ''] = replyEmail.toLowerCase().split('@');
  const before = local === '*' ? '' : `${local}+`;
  for (const address of addresses) {
    const small = address.toLowerCase();
    if (!small.startsWith(before) || !small.endsWith(`@${domain}`)) continue;
    const subject = subjectOf(key, small.slice(before.length, -(domain.length + 1)));
    if (subject) return subject;
  }
  return undefined;
}
