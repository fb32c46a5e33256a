// Takes a mail that answers nothing of ours into the conversation of its address, which begins with the first one
// (docs/product/mails-in.md).
import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { emailFault } from '#company/rules/platform/contact-details.ts';
import { EMAIL_LENGTH, FULL_NAME_LENGTH } from '#company/rules/platform/form-fields.ts';
import { customersOfAddress } from '#server/customers/customers-behind.queries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { InboundMail } from '#server/platform/inbound-mail/parse-mail.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { MailTaker } from '../../module.ts';
import { chatLead } from '../chat.lead.ts';
import { languageOfAll } from '../conversation-language.ts';
import { picturesOf, takeMailWithin } from '../mail-reply.ts';
import { writeLogWithin } from '../write-log.ts';
import { lockBegunByMail, requireRoomToBegin } from './mail-bounds.ts';

/**
 * Takes a mail, once for each Message-ID. What a program wrote is a note where there is a conversation, and begins none.
 *
 * @throws RequestProblem 404 for what no one can be answered for, from a program that no conversation knows, and from someone
 *   who is blocked; 429 beyond the bounds; 503 when it could not be kept safely: the mail server tries again.
 */
export const takeMail: MailTaker = async (tools, mail) => {
  const { context } = tools;
  const { db, clock, journal } = context;
  const address = mail.from.address.toLowerCase();
  if (address.length > EMAIL_LENGTH || emailFault(address)) throw refused('It has no sender.');
  const known = await findOf(db, address);
  if (known?.blockedAt) throw refused('No conversation has this address.');
  if (!known && mail.isAutomatic) throw refused('A program wrote it, and it answers nothing.');
  if (!known) await requireRoomToBegin(db, address, clock());
  const owner = tokenHash(`mail ${address}`);
  const pictures = await picturesOf(tools, known?.id, mail, owner);
  const now = clock();
  const taken = await db.transaction(async (tx) => {
    const sessionId = await conversationOf(tx, mail, address, now);
    const { kind, number } = await writeLogWithin(tx, now, sessionId, (log) =>
      takeMailWithin(log, context, mail, pictures, owner),
    );
    return kind === 'message' ? `${sessionId}/${number}` : null;
  });
  if (taken) await journal.append(chatLead, taken);
};

async function findOf(db: Db, address: string) {
  const [found] = await db
    .select({ id: chatSessions.id, blockedAt: chatSessions.blockedAt })
    .from(chatSessions)
    .where(eq(chatSessions.mailAddress, address));
  return found;
}

/** Two mails at once begin one. */
async function conversationOf(
  tx: Tx,
  { from }: InboundMail,
  address: string,
  now: Date,
): Promise<string> {
  const known = await findOf(tx, address);
  if (known) return known.id;
  await lockBegunByMail(tx);
  const meanwhile = await findOf(tx, address);
  if (meanwhile) return meanwhile.id;
  await requireRoomToBegin(tx, address, now);
  const customers = await customersOfAddress(tx, address);
  const [only] = customers;
  const name = Array.from(only?.name || from.name || address).slice(0, FULL_NAME_LENGTH);
  const [begun] = await tx
    .insert(chatSessions)
    .values({
      mailAddress: address,
      customerName: name.join(''),
      customerEmail: address,
      language: writtenLanguage(languageOfAll(customers)),
      ...{ lastActivity: now, createdAt: now, updatedAt: now },
    })
    .returning({ id: chatSessions.id });
  if (!begun) throw new Error('the conversation was not begun');
  return begun.id;
}

/** The mail server sends it back, with these words. */
function refused(detail: string): RequestProblem {
  return new RequestProblem('not_found', detail);
}
