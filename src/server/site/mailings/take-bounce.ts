// Takes in what a mail server reports about a mail of the newsletter hours or days after it was sent (docs/product/newsletter.md#bounces).
import { judgeReport } from '#company/rules/site/mailing-rules.ts';
import { addressFor } from '#server/platform/inbound-mail/reply-address.ts';
import type { ServerContext } from '../../context.ts';
import type { ReplyTaker } from '../../module.ts';
import { noteBounce } from '../newsletter/write-bounce.ts';
import { noteReturned } from '../newsletter/write-recipient.ts';
import { findRecipientAddress } from './mailing.queries.ts';

/** The kind in the return path of a mail. */
export const MAILING_BOUNCE = 'mailing';

/** The column has room for so much. */
const REASON_LENGTH = 300;

/** Where what becomes of the mail to a recipient is reported; undefined where no mail is read, so that the office gets it. */
export function returnPathOf(
  context: Pick<ServerContext, 'config' | 'secrets'>,
  recipientId: number,
): string | undefined {
  return addressFor(context, { kind: MAILING_BOUNCE, id: String(recipientId) });
}

/**
 * A mail that was given up counts as bounced or failed, and an address that does not exist is written to no more. What any other
 * program answers, such as a note of absence, is taken and left. A person does not write here: theirs is refused, and they hear of it.
 */
export const takeMailingBounce: ReplyTaker = async ({ context }, id, { isAutomatic, failure }) => {
  const recipientId = Number(id);
  const email = await findRecipientAddress(context.db, recipientId);
  if (!isAutomatic || email === undefined) return false;
  if (!failure) return true;
  const words = failure.words || `The mail server gave up (${failure.status}).`;
  const reason = (email ? words.replaceAll(email, 'the address') : words).slice(0, REASON_LENGTH);
  const isAddress = judgeReport(failure) === 'address';
  await context.db.transaction(async (tx) => {
    const status = isAddress ? 'bounced' : 'failed';
    const found = await noteReturned(tx, recipientId, { status, reason });
    if (!isAddress || !found?.subscriptionId) return;
    await noteBounce(tx, found.subscriptionId, { at: context.clock(), reason });
  });
  return true;
};
