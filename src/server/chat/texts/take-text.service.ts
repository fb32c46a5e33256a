// Takes a text message that came in into the conversation of its number, once, by the chat's own way of writing
// (docs/product/texts.md#what-comes-in).
import { sql } from 'drizzle-orm';
import { type TextWord, textWordOf } from '#company/rules/chat/text-keywords.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import { formatPhone, textNumberOf } from '#company/rules/platform/phone-link.ts';
import { visibleText } from '#company/rules/platform/visible-text.ts';
import { customersOfNumber } from '#server/customers/customers-behind.queries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import { languageOfAll } from '../conversation-language.ts';
import { followedTo, isAt, newNumberOf, partFromNumber } from '../follow-number.ts';
import { readEntryOfKey } from '../read-log.ts';
import { sayWithin } from '../send-message.service.ts';
import { type LogWriter, writeLogWithin } from '../write-log.ts';
import { answerWord } from './answer-word.ts';
import { filesLine, textMedia } from './text-media.ts';

/** A text as any gateway brings it. */
export type IncomingText = {
  /** The gateway's name of it, by which a repetition is known. */
  id: string;
  from: string;
  text: string;
  /** The gateway has heard the word and answered it already. */
  answered?: TextWord | undefined;
  /** So many pictures or other files came with it. */
  files?: number;
  /** The gateway gives them out by the name of the text; otherwise they are not kept. */
  hasFiles?: boolean;
};

/** Numbers with fewer digits are services, which no one answers. */
const FEWEST_DIGITS = 7;

/**
 * Takes a text. STOP, START and HELP are heard whoever writes them and however much was written before; nobody waits for an answer
 * to one.
 *
 * @throws RequestProblem 429 beyond the limits of a conversation, 503 when it could not be kept safely.
 */
export async function takeText(context: ServerContext, came: IncomingText): Promise<void> {
  const number = textNumberOf(came.from);
  if (number.length < FEWEST_DIGITS || number.length > 20) return;
  const now = context.clock();
  const taken = await context.db.transaction(async (tx) => {
    const sessionId = await conversationOf(tx, context, number, now);
    const entry = await writeLogWithin(tx, now, sessionId, (log) => takeWithin(log, context, came));
    if (entry !== null && came.files && came.hasFiles) {
      await context.jobs.enqueue(tx, textMedia, { sessionId, textId: came.id });
    }
    return entry === null ? null : `${sessionId}/${entry}`;
  });
  if (taken) await context.journal.append(chatLead, taken);
}

/** Writes it down; the number of its message, null when it was not one or was there before. */
async function takeWithin(
  log: LogWriter,
  context: ServerContext,
  came: IncomingText,
): Promise<number | null> {
  const key = tokenHash(`text ${came.id}`);
  if (await readEntryOfKey(log.tx, log.session.id, key)) return null;
  const word = came.answered ?? textWordOf(came.text);
  // Of someone who is blocked the words that everyone may send are heard, and nothing else.
  if (log.session.blockedAt !== null && !word) return null;
  const said = {
    ...{ text: wordsOf(came), key, photos: [], note: false, sendAnyway: false, seenUpTo: null },
    isWord: word !== null,
  };
  const caller = { user: undefined, keyHash: undefined, visitorHash: '', isVisitor: true };
  log.set({ lastTextAt: log.now });
  const { number } = await sayWithin(log, context, said, { caller, side: 'customer' });
  if (word) await answerWord(log, context, { word, ...came });
  return number;
}

/** What is shown of it; one of pictures alone says so. */
function wordsOf({ text, files = 0, hasFiles = false }: IncomingText): string {
  const words = visibleText(text).trim().slice(0, MESSAGE_LENGTH);
  return [words, filesLine(files, hasFiles)].filter(Boolean).join('\n') || '(An empty text.)';
}

/** The conversation of a number; it begins with its first text or missed call. Two at once begin one. */
export async function conversationOf(
  tx: Tx,
  { settings }: Pick<ServerContext, 'settings'>,
  number: string,
  now: Date,
): Promise<string> {
  const known = isAt(number);
  const [found] = await tx.select().from(chatSessions).where(known);
  if (found) {
    // Who is blocked or held stays so with their number, whoever has it.
    const staysWith = found.blockedAt !== null || found.underReview;
    if (staysWith || (await newNumberOf(tx, found)) === null) return found.id;
    await writeLogWithin(tx, now, found.id, (log) => partFromNumber(log, settings()));
  }
  const customers = await customersOfNumber(tx, number);
  const [only] = customers.length === 1 ? customers : [];
  const customerId = only?.id;
  const followed = customerId && (await followedTo(tx, { customerId, number, now }, settings()));
  if (followed) return followed;
  const [begun] = await tx
    .insert(chatSessions)
    .values({
      textNumber: number,
      customerName: only?.name || formatPhone(number),
      customerEmail: '',
      customerPhone: formatPhone(number),
      language: writtenLanguage(languageOfAll(customers)),
      ...{ lastActivity: now, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing({
      target: chatSessions.textNumber,
      where: sql`${chatSessions.textNumber} is not null and ${chatSessions.numberLeftAt} is null`,
    })
    .returning({ id: chatSessions.id });
  if (begun) return begun.id;
  const [other] = await tx.select({ id: chatSessions.id }).from(chatSessions).where(known);
  if (other) return other.id;
  throw new RequestProblem('unavailable', 'Please send it again.', { retryAfterSeconds: 5 });
}
