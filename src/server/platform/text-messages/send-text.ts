// The ways in which a text message leaves: to a customer who has agreed to it, to a colleague who is on call, and as part of a conversation
// that the other side holds by text. There is no other, and each asks at that moment whether the number wants none.
import type { TextStopReason } from '#company/rules/chat/text-state.ts';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import type { ServerContext } from '../../context.ts';
import { sealCopy } from '../sent-messages/message-copy.ts';
import { noteTaken, noteTry } from '../sent-messages/write-sent-mail.ts';
import { consentedNumbers, hasAgreed } from './consented-numbers.ts';
import { type Handed, type TextMessage, withPictures } from './text-message.ts';
import { textStopOf } from './text-stops.ts';
import { createTexter } from './texter.ts';

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
  if (!isTextHour(context.clock(), context.settings().timeZone)) {
    throw new Error('a text message waits for the hours of texts');
  }
  return (await send(context, { ...message, to })) !== null;
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
  if (await textStopOf(context.db, to)) return false;
  return (await send(context, { ...message, to })) !== null;
}

/** Why a text of a conversation did not leave: the number wants none or is wrong, no one there has agreed, or one of us has set it aside. */
export type NotSent = TextStopReason | 'not-agreed' | 'set-aside';

type InConversation = TextMessage & {
  isNotice: boolean;
  /** They have texted us. Until then each text needs the permission of the customer with whom we began. */
  isAnswer: boolean;
  customerId: string | null;
};

/**
 * Texts the other side of a conversation. What confirms STOP or answers HELP goes also to a number that wants no more.
 *
 * @throws TextRefused when it will never be taken, Error when the gateway may take it later.
 */
export async function textConversation(
  context: ServerContext,
  { isNotice, isAnswer, customerId, ...message }: InConversation,
): Promise<Handed | NotSent> {
  const stop = isNotice ? null : await textStopOf(context.db, message.to);
  if (stop) return stop.why;
  if (!isAnswer && !(await hasAgreed(context.db, customerId, message.to))) return 'not-agreed';
  return (await send(context, message)) ?? 'set-aside';
}

/** Sends a text and writes it down; null when someone has set it aside meanwhile. */
async function send(context: ServerContext, message: TextMessage): Promise<Handed | null> {
  const { to, id, pictures } = message;
  const text = withPictures(message.text, pictures);
  const key = { mailId: id, recipient: to };
  const subject = 'Text message';
  const sealedBody = await sealCopy(context, { subject, text, html: '' });
  const mayGo = await noteTry(context, {
    ...{ ...key, channel: 'text', subject, isList: false, sealedBody },
  });
  if (!mayGo) return null;
  const handed = await createTexter(context.config, context.clock).send(message);
  await noteTaken(context, key);
  return handed;
}
