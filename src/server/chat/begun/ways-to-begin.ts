// By which ways staff may begin a conversation with a customer, and what speaks against each: the one rule for the page that offers
// them and for the writer that begins one (docs/product/customer-conversation.md#beginning).
import { eq, or } from 'drizzle-orm';
import { formatPhone, textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { BegunWay } from '#contract/chat/begun-by-staff.ts';
import type { CustomerRow } from '#server/customers/customer.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { isAt } from '../follow-number.ts';
import { type AskedAt, whyNotText } from '../why-not-text.ts';

/** A customer as far as it matters where a first message goes. */
export type Reached = Pick<CustomerRow, 'id' | 'phone' | 'email'>;

/** One way: where the first message goes, as people write it, whether a conversation is there already, and why none can be begun. */
export type WayToBegin = { at: string; isBegun: boolean; whyNot: string | null };

/** Fewer digits are a service, which no one answers; more are no number. */
const NUMBER = /^\+?\d{7,19}$/;

/** How a conversation with them would be held: the number or address as its row has it; null when there is none. */
export function placeOf({ phone, email }: Reached, way: BegunWay): string | null {
  if (way === 'email') return email?.toLowerCase() ?? null;
  const number = textNumberOf(phone ?? '');
  return NUMBER.test(number) ? number : null;
}

/** Both ways to a customer. */
export async function waysToBegin(
  db: Db,
  customer: Reached,
  asked: AskedAt,
): Promise<Record<BegunWay, WayToBegin>> {
  const number = placeOf(customer, 'text');
  const address = placeOf(customer, 'email');
  const rows = await db
    .select()
    .from(chatSessions)
    .where(or(isAt(number ?? ''), eq(chatSessions.mailAddress, address ?? '')));
  const byText = rows.find((row) => row.textNumber !== null);
  const byMail = rows.find((row) => row.mailAddress !== null);
  const { id, phone, email } = customer;
  return {
    text: {
      at: formatPhone(phone ?? ''),
      isBegun: byText !== undefined,
      whyNot: number
        ? (whyNotIn(byText, id, 'number') ?? (await whyNotText(db, id, number, asked)))
        : 'We have no phone number of theirs that takes texts.',
    },
    email: {
      at: email ?? '',
      isBegun: byMail !== undefined,
      whyNot: address ? whyNotIn(byMail, id, 'address') : 'We have no email address of theirs.',
    },
  };
}

/** A number or an address has one conversation, which may be someone else's: people share both. */
function whyNotIn(
  row: typeof chatSessions.$inferSelect | undefined,
  id: string,
  what: string,
): string | null {
  if (row?.blockedAt) return 'This sender is blocked.';
  if (row?.underReview) return 'It is held for review at the desk.';
  if (!row?.customerId || row.customerId === id) return null;
  return `Another customer has the conversation with this ${what}.`;
}
