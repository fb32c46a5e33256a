// Has a customer's conversation by text go on at their new number, and leaves the old one to whoever has it by now
// (docs/product/texts.md#new-numbers).
import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatPhone, textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import type { ChatRow } from './chat.queries.ts';
import { type AskedAt, whyNotText } from './why-not-text.ts';
import { type LogWriter, writeLogWithin } from './write-log.ts';

type Held = Pick<ChatRow, 'id' | 'customerId' | 'textNumber' | 'numberLeftAt'>;
type Settings = Pick<BusinessSettings, 'timeZone' | 'shortName'>;

/** The number that the customer of a conversation by text has instead of its own by now; null while it is theirs, or they have none. */
export async function newNumberOf(
  db: Db,
  { customerId, textNumber, numberLeftAt }: Omit<Held, 'id'>,
): Promise<string | null> {
  if (customerId === null || textNumber === null) return null;
  const rows = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(or(eq(users.id, customerId), eq(users.mergedInto, customerId)));
  const isTheirs = rows.some(({ phone }) => textNumberOf(phone ?? '') === textNumber);
  if (isTheirs && numberLeftAt === null) return null;
  return textNumberOf(rows.find(({ id }) => id === customerId)?.phone ?? '') || null;
}

/** Why a conversation cannot go on at another number; null when it can. */
export async function whyNotFollow(
  db: Db,
  { id, customerId }: Held,
  number: string,
  asked: AskedAt,
): Promise<string | null> {
  const isOfAnother = and(isAt(number), ne(chatSessions.id, id));
  const [other] = await db.select({ id: chatSessions.id }).from(chatSessions).where(isOfAnother);
  const why = other
    ? 'It has a conversation of its own at the desk.'
    : await whyNotText(db, customerId, number, asked);
  return why && `Their number is ${formatPhone(number)} by now. ${why}`;
}

/** Those that are held with a number, of which there is at most one. */
export function isAt(number: string) {
  return and(eq(chatSessions.textNumber, number), isNull(chatSessions.numberLeftAt));
}

/** Moves a conversation to the new number of its customer, if they have one. @returns Why it could not be moved. */
export async function followNumber(log: LogWriter, settings: Settings): Promise<string | null> {
  const { session, tx } = log;
  const number = await newNumberOf(tx, session);
  if (number === null) return null;
  const { timeZone } = settings;
  const whyNot = await whyNotFollow(tx, session, number, { now: log.now, timeZone });
  if (whyNot !== null) return whyNot;
  const from = formatPhone(session.textNumber ?? '');
  const customerPhone = formatPhone(number);
  // No text has come from this number yet, so each of ours needs the permission for it.
  log.set({ textNumber: number, numberLeftAt: null, lastTextAt: null, customerPhone });
  addNote(
    log,
    settings,
    `They have a new number, ${customerPhone}. Texts no longer go to ${from}.`,
  );
  return null;
}

/** Parts a conversation from a number that its customer no longer has, before a text from there comes into it. */
export async function partFromNumber(log: LogWriter, settings: Settings): Promise<void> {
  if ((await newNumberOf(log.tx, log.session)) === null) return;
  if ((await followNumber(log, settings)) === null) return;
  log.set({ numberLeftAt: log.now });
  const from = formatPhone(log.session.textNumber ?? '');
  addNote(
    log,
    settings,
    `They have a new number. Texts from ${from} are a conversation of their own.`,
  );
}

/** The conversation of a customer that goes on at their new number, from which a text comes; undefined when none does. */
export async function followedTo(
  tx: Tx,
  { customerId, number, now }: { customerId: string; number: string; now: Date },
  settings: Settings,
): Promise<string | undefined> {
  const isOpen = and(isNull(chatSessions.blockedAt), eq(chatSessions.underReview, false));
  const [held] = await tx
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.customerId, customerId), isNotNull(chatSessions.textNumber), isOpen))
    .orderBy(desc(chatSessions.lastActivity))
    .limit(1);
  if (!held) return undefined;
  return writeLogWithin(tx, now, held.id, async (log) => {
    await followNumber(log, settings);
    return log.session.textNumber === number ? held.id : undefined;
  });
}

function addNote(log: LogWriter, { shortName }: Settings, text: string): void {
  log.add({ kind: 'note', details: { text, authorName: shortName }, clientKey: null });
}
