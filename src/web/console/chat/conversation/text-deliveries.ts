// How far the texts of a conversation got, and which of its mails came back, by the numbers of their messages.
import type { ChatEntry } from '#contract/chat/chat-log.ts';

/** The last that the log says of one. */
export type Delivery = Pick<
  Extract<ChatEntry, { kind: 'delivery' }>,
  'state' | 'reason' | 'isWithoutPictures'
>;

const ON_ITS_WAY: Delivery = { state: 'waiting', reason: null };

/** The deliveries of our messages; one by text of which the log says nothing yet is on its way. */
export function deliveriesOf(
  entries: readonly ChatEntry[],
  isByText: boolean,
): ReadonlyMap<number, Delivery> {
  const deliveries = new Map<number, Delivery>();
  for (const entry of entries) {
    if (entry.kind === 'delivery') deliveries.set(entry.of, entry);
    else if (isByText && entry.kind === 'message' && entry.message.sender === 'support') {
      deliveries.set(entry.number, ON_ITS_WAY);
    }
  }
  return deliveries;
}

/** Whether a text of ours waits in the outbox, since nobody takes texts for us. */
export function waitsInOutbox(entries: readonly ChatEntry[]): boolean {
  return entries.some((entry) => entry.kind === 'delivery' && entry.state === 'outbox');
}
