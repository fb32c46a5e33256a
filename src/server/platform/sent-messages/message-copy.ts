// The stored copy of what a message says: packed and encrypted, so that a copy of the database opens none of its links.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { seal, unseal } from '../installation/seal.ts';

/** What is needed to show a message and to send it again. A file that went with it is not part of it. */
const Copy = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  inReplyTo: z.string().optional(),
  returnPath: z.string().optional(),
  calendar: z
    .object({
      method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']),
      filename: z.string(),
      content: z.string(),
    })
    .optional(),
  isUrgent: z.literal(true).optional(),
  hadFile: z.boolean(),
});
export type MessageCopy = z.infer<typeof Copy>;

/** What a copy is made of; more than that is left out. */
type CopiedMessage = { subject: string; text: string; html: string; attachment?: object };

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** The copy of a message, to be stored. */
export async function sealCopy({ secrets }: ServerContext, mail: CopiedMessage): Promise<string> {
  const { attachment, ...rest } = mail;
  const copy = Copy.parse({ ...rest, hadFile: attachment !== undefined });
  const packed = await pack(Buffer.from(JSON.stringify(copy)));
  return seal(secrets.messageCopy, packed.toString('base64'));
}

/** What was stored; undefined when it was sealed with another key. */
export async function openCopy(
  { secrets }: ServerContext,
  sealed: string,
): Promise<MessageCopy | undefined> {
  const packed = unseal(secrets.messageCopy, sealed);
  if (packed === undefined) return undefined;
  return Copy.parse(JSON.parse((await unpack(Buffer.from(packed, 'base64'))).toString('utf8')));
}
