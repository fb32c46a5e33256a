// Takes in what a mail server reports about a mail that left by itself, such as an invoice, and that it could not deliver
// (docs/product/mails-in.md#what-comes-back).
import { eq } from 'drizzle-orm';
import { returnReason } from '#company/rules/platform/returned-mail.ts';
import type { ReplyTaker } from '../../module.ts';
import { sentMails } from '../database/schema/customer.ts';
import { returnIdOf } from '../inbound-mail/return-path.ts';
import { noteReturned } from './write-sent-mail.ts';

/**
 * Notes on the mail that it came back, once. Only a report counts that names the Message-ID of the very mail whose return path it came
 * to. Any other thing that a program sends there is taken and left; a person does not write here, so theirs is refused.
 */
export const takeReturnedMail: ReplyTaker = async ({ context }, id, mail) => {
  const { failure, returnedId, isAutomatic } = mail;
  if (!isAutomatic) return false;
  const [, own, mailId] = /^<((.{1,200}?)(?:-again-\d{1,9})?)@[^<>@]+>$/.exec(returnedId) ?? [];
  if (!failure || !own || !mailId) return true;
  const rows = await context.db
    .select({ recipient: sentMails.recipient })
    .from(sentMails)
    .where(eq(sentMails.mailId, mailId));
  const row = rows.find(({ recipient }) => returnIdOf({ id: own, to: recipient }) === id);
  if (!row) return true;
  const { recipient } = row;
  const reason = returnReason({
    ...failure,
    words: failure.words.replaceAll(recipient, 'the address'),
  });
  await context.db.transaction((tx) =>
    noteReturned(tx, { mailId, recipient }, { at: context.clock(), reason }),
  );
  return true;
};
