// Begins a conversation by text or mail with a customer, with its first message, by the chat's own way of writing
// (docs/product/customer-conversation.md#beginning).
import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { FULL_NAME_LENGTH } from '#company/rules/platform/form-fields.ts';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { BegunWay, NewConversation } from '#contract/chat/begun-by-staff.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { CustomerRow } from '#server/customers/customer.queries.ts';
import { lockCustomer } from '#server/customers/customer.service.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import { isAt } from '../follow-number.ts';
import { presentEntry } from '../log-entry.ts';
import { lockBegunByMail } from '../mails/mail-bounds.ts';
import { readEntryOfKey } from '../read-log.ts';
import { sayWithin } from '../send-message.service.ts';
import { writeLogWithin } from '../write-log.ts';
import { placeOf, waysToBegin } from './ways-to-begin.ts';

/**
 * Begins it, once for each key. It belongs to the customer with whom it was begun, as if staff had said so; they open nothing by it.
 *
 * @throws RequestProblem 404 for no one; 409 `wrong_state` when it may not be begun, `changed_meanwhile` when there is another number
 *   or address by now or the conversation has begun meanwhile, `message_differs`; 503 when it could not be kept safely.
 */
export async function beginConversation(
  context: ServerContext,
  customerId: string,
  wanted: NewConversation,
  user: CurrentUser,
): Promise<ChatEntry> {
  const { key, text, way } = wanted;
  const said = { key, text, photos: [], note: false, sendAnyway: false, seenUpTo: 0 };
  const subject = way === 'email' ? wanted.subject : '';
  const caller = { user, keyHash: undefined, visitorHash: '', isVisitor: false };
  const now = context.clock();
  const { id, entry } = await context.db.transaction(async (tx) => {
    const sessionId = await begin(context, tx, { customerId, wanted, now });
    const kept = await writeLogWithin(tx, now, sessionId, (log) =>
      sayWithin(log, context, { ...said, subject }, { caller, side: 'support' }),
    );
    return { id: sessionId, entry: kept };
  });
  await context.journal.append(chatLead, `${id}/${entry.number}`);
  return presentEntry(entry, 'support');
}

const UNREACHED = 'We have no such number or address of theirs.';

type Beginning = { customerId: string; wanted: NewConversation; now: Date };

/** The conversation that the key has begun, or a new one. The customer's row is held, so that two presses begin one. */
async function begin(
  context: ServerContext,
  tx: Tx,
  { customerId, wanted, now }: Beginning,
): Promise<string> {
  const customer = await lockCustomer(context, tx, customerId);
  const { way, key, to } = wanted;
  if (way === 'email') await lockBegunByMail(tx);
  const place = placeOf(customer, way);
  const isThere = way === 'text' ? isAt(place ?? '') : eq(chatSessions.mailAddress, place ?? '');
  const [known] = await tx.select({ id: chatSessions.id }).from(chatSessions).where(isThere);
  if (known && (await readEntryOfKey(tx, known.id, key))) return known.id;
  const { timeZone } = context.settings();
  const { at, whyNot } = (await waysToBegin(tx, customer, { now, timeZone }))[way];
  if (whyNot !== null || !place) throw new RequestProblem('wrong_state', whyNot ?? UNREACHED);
  if (at !== to) {
    const what = way === 'text' ? 'number' : 'address';
    throw new RequestProblem('changed_meanwhile', `They have another ${what} by now: ${at}.`);
  }
  const begun = known ? undefined : await insertChat(tx, customer, { way, place }, now);
  if (begun) return begun;
  throw new RequestProblem(
    'changed_meanwhile',
    'This conversation has begun in the meantime. Please look at it, and send again.',
  );
}

/** Its row; undefined when a text of theirs has begun it in this moment. */
async function insertChat(
  tx: Tx,
  { id: customerId, email, phone, language, ...name }: CustomerRow,
  { way, place }: { way: BegunWay; place: string },
  now: Date,
): Promise<string | undefined> {
  const customerPhone = phone && formatPhone(phone);
  const called = displayName({ ...name, email, phone: customerPhone });
  const held =
    way === 'text'
      ? { textNumber: place, customerEmail: '' }
      : { mailAddress: place, customerEmail: email ?? place };
  const [begun] = await tx
    .insert(chatSessions)
    .values({
      ...held,
      ...{ customerId, customerPhone, language: writtenLanguage(language) },
      customerName: Array.from(called).slice(0, FULL_NAME_LENGTH).join(''),
      ...{ lastActivity: now, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: chatSessions.id });
  return begun?.id;
}
