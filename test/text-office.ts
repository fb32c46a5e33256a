// An office whose texts go by a stand-in for Twilio: what comes from a customer's telephone, what its desk reads, and what left.
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { chatBrowser, logOf } from './chat-people.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp } from './test-app.ts';
import { TWILIO, twilioCalls, twilioStandIn } from './twilio-stand-in.ts';

/** A Tuesday at 11:00 AM at the company, its night, and the next morning, when texts leave again. */
export const DAY = new Date('2026-11-10T17:00:00Z');
export const NIGHT = new Date('2026-11-11T04:00:00Z');
export const MORNING = new Date('2026-11-11T15:00:00Z');

/** So many minutes after an instant. */
export const later = (minutes: number, from = DAY): Date =>
  new Date(from.getTime() + minutes * 60_000);

const OLIVE = 'olive@example.com';

export type TextOffice = Awaited<ReturnType<typeof openTextOffice>>;

type Opening = {
  /** The number that texts come from. */
  phone?: string;
  settings?: Record<string, string>;
  timing?: Parameters<typeof createTestApp>[1];
  /** How the stand-in fetches a picture. */
  get?: Parameters<typeof twilioStandIn>[0];
};

/** Opens it at {@link DAY}; Olive, of the staff, is at the desk. */
export async function openTextOffice({ phone = '+12815550142', ...opening }: Opening = {}) {
  const twilio = await twilioStandIn(opening.get);
  const test = await createTestApp(
    { STAFF_EMAILS: OLIVE, TWILIO_API_URL: twilio.url, ...TWILIO, ...opening.settings },
    opening.timing,
  );
  test.setNow(DAY);
  const desk = chatBrowser(test.app, await signedIn(test, OLIVE));
  let count = 0;

  /** A new name as Twilio gives one to a text (SM) or a call (CA). */
  const newSid = (kind: 'SM' | 'CA' = 'SM') => {
    count += 1;
    return `${kind}${String(count).padStart(32, '1')}`;
  };
  const conversations = async (): Promise<DeskChat[]> => {
    const { body } = await desk.send('GET', '/api/chat-sessions/active');
    return (body as unknown as DeskChat[]).filter(({ channel }) => channel?.kind === 'text');
  };
  /** The only one there is. */
  const conversation = async (): Promise<DeskChat> => {
    const [found, ...more] = await conversations();
    if (!found || more.length > 0) throw new Error('there is not one conversation by text');
    return found;
  };
  const log = async (): Promise<ChatEntry[]> => logOf(desk, (await conversation()).id, 'desk');

  return {
    ...{ twilio, test, desk, newSid, conversations, conversation, log },
    /** A text comes in. */
    comes: (text: string, more: Record<string, string> = {}) =>
      twilioCalls(test, '/api/texts/twilio', {
        ...{ MessageSid: newSid(), From: phone, To: TWILIO.TWILIO_FROM, Body: text },
        ...more,
      }),
    /** What became of the newest text, told of a message. */
    news: (message: number, MessageStatus: string, more: Record<string, string> = {}) =>
      twilioCalls(test, `/api/texts/twilio/state?message=${message}`, {
        ...{ MessageSid: twilio.sent.at(-1)?.sid ?? '', MessageStatus },
        ...more,
      }),
    /** The states of deliveries that the conversation tells, in its order. */
    states: async () =>
      (await log()).flatMap((entry) => (entry.kind === 'delivery' ? [entry.state] : [])),
    /** The number of the office's newest message. */
    messageId: async () => {
      const said = (await log()).findLast(
        (entry) => entry.kind === 'message' && entry.message.sender === 'support',
      );
      return said?.kind === 'message' ? said.message.id : 0;
    },
    /** The words of everything that left. */
    bodies: () => twilio.sent.map(({ form }) => form.get('Body')),
    close: async () => {
      await test.close();
      await twilio.close();
    },
  };
}
