// The two ways in which a text message leaves: to a customer who has agreed to it, and to a colleague who is on call. There is no
// other, so no text leaves without consent.
import { timeInZone } from '#company/rules/time/company-time.ts';
import { isTextHour } from '#company/rules/visits/day-move.ts';
import type { ServerContext } from '../../context.ts';
import { sealCopy } from '../sent-messages/message-copy.ts';
import { noteTaken, noteTry } from '../sent-messages/write-sent-mail.ts';
import { consentedNumbers } from './consented-numbers.ts';
import { createTexter, type TextMessage } from './texter.ts';

/** What is sent. `id` names it for good, so that a gateway can tell a repetition. */
type Text = { text: string; id: string };

/**
 * Texts a customer about a visit, at the number of their consent as it is at this moment.
 *
 * @returns Whether it was sent; not to who has not agreed, or no longer.
 * @throws Error at night, so that the queue tries again later, and when the gateway does not take it.
 */
export async function textCustomer(
  context: ServerContext,
  { userId, ...message }: Text & { userId: string },
): Promise<boolean> {
  const to = (await consentedNumbers(context.db, [userId])).get(userId);
  if (!to) return false;
  if (!isTextHour(timeInZone(context.clock(), context.settings().timeZone))) {
    throw new Error('a text message waits for 8:00 AM');
  }
  return send(context, { ...message, to });
}

/**
 * Texts a colleague, who has given their number to be called at.
 *
 * @returns Whether it was sent; not to a number that is no longer on call.
 * @throws Error when the gateway does not take it.
 */
export async function textOnCall(
  context: ServerContext,
  { to, ...message }: Text & { to: string },
): Promise<boolean> {
  if (!context.settings().chatOnCall.some(({ phone }) => phone === to)) return false;
  return send(context, { ...message, to });
}

/** Sends a text and writes it down; false when someone has set it aside meanwhile. */
async function send(context: ServerContext, message: TextMessage): Promise<boolean> {
  const { to, text, id } = message;
  const key = { mailId: id, recipient: to };
  const subject = 'Text message';
  const sealedBody = await sealCopy(context, { subject, text, html: '' });
  const mayGo = await noteTry(context, {
    ...{ ...key, channel: 'text', subject, isList: false, sealedBody },
  });
  if (!mayGo) return false;
  await createTexter(context.config, context.clock).send(message);
  await noteTaken(context, key);
  return true;
}
