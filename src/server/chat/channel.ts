// Where a conversation is held that has no page of ours: a telephone number or an address for mail, and which customers have it.
import type { ChatChannel } from '#company/rules/chat/chat-states.ts';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import {
  customersOfAddress,
  customersOfNumber,
  type Holder,
} from '#server/customers/customers-behind.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ChatRow } from './chat.queries.ts';

type Held = Pick<ChatRow, 'textNumber' | 'mailAddress' | 'customerEmail'>;

/** How it is held, and where answers go, as people write it; null for a conversation on our pages. */
export function channelOf(session: Held): { kind: ChatChannel; at: string } | null {
  const { textNumber, mailAddress, customerEmail } = session;
  if (textNumber !== null) return { kind: 'text', at: formatPhone(textNumber) };
  return mailAddress === null ? null : { kind: 'email', at: customerEmail };
}

/** The customers who have its number or address, which proves nothing. */
export function customersBehind(db: Db, session: Held): Promise<Holder[]> | Holder[] {
  const { textNumber, mailAddress, customerEmail } = session;
  if (textNumber !== null) return customersOfNumber(db, textNumber);
  return mailAddress === null ? [] : customersOfAddress(db, customerEmail);
}
