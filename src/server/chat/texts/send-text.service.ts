// Sends messages of conversations as texts, and takes what becomes of them into the log, in whatever order it is told.
import { randomUUID } from 'node:crypto';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { isFurther, type TextState, textFailure } from '#company/rules/chat/text-state.ts';
import { answerHour } from '#company/rules/time/text-hours.ts';
import type { Db } from '#server/platform/database/client.ts';
import { chatEvents, chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { textDeliveries } from '#server/platform/database/schema/texts.ts';
import { runningJob } from '#server/platform/jobs/running-job.ts';
import { takesPictures } from '#server/platform/text-messages/gateway-setting.ts';
import { type NotSent, textConversation } from '#server/platform/text-messages/send-text.ts';
import { TextRefused } from '#server/platform/text-messages/text-message.ts';
import type { ServerContext } from '../../context.ts';
import { newNumberOf } from '../follow-number.ts';
import { hasCalled } from '../has-called.ts';
import type { NewEntry } from '../log-entry.ts';
import { heardAt, jobOfText, waitsUntil } from '../outgoing-text.ts';
import { type LogWriter, writeLog } from '../write-log.ts';
import { picturesOf } from './outgoing-pictures.ts';

/** News of a text of ours. */
export type DeliveryNews = {
  messageId: number;
  state: TextState;
  reason?: string | null;
  providerId?: string | null;
  /** It never left the provider, which could not fetch its pictures. */
  lacksPictures?: boolean;
};

/** By which name a gateway knows the text of a message; its words alone are another one. */
function textIdOf(messageId: number, isBare: boolean): string {
  return `chat-text-${messageId}${isBare ? '-without-pictures' : ''}`;
}

/** The message of such a name; undefined for any other. */
export function messageOfTextId(id: string): number | undefined {
  const [, digits] = /^chat-text-(\d{1,9})(?:-without-pictures)?$/.exec(id) ?? [];
  return digits ? Number(digits) : undefined;
}

/**
 * Sends a message as a text, unless that was done, its number wants none by now, or its hour is not there: then the clock brings it again.
 *
 * @throws Error when the gateway may take it later, so that the queue tries again.
 */
export async function sendChatText(
  context: ServerContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const { db, clock, config } = context;
  const due = await readDelivery(db, messageId);
  if (due?.state !== 'waiting' || !due.textNumber) return;
  const isNotice = due.kind === 'notice';
  if (!isNotice && (await isTooEarly(context, messageId, heardAt(due.kind, due)))) return;
  if (!isNotice && (await newNumberOf(db, due))) {
    await fail(context, messageId, 'They have another number by now.');
    return;
  }
  const isBare = due.isWithoutPictures;
  const pictures = isBare ? [] : await picturesOf(context, messageId);
  if (pictures.length > 0 && !takesPictures(config)) {
    await fail(context, messageId, 'The text gateway that is set up takes no pictures.');
    return;
  }
  try {
    const handed = await textConversation(context, {
      ...{ to: due.textNumber, text: due.text, id: textIdOf(messageId, isBare) },
      news: new URL(`/api/texts/twilio/state?message=${messageId}`, config.publicUrl),
      ...{ pictures, isNotice },
      isAnswer: due.lastTextAt !== null || (await hasCalled(db, due.textNumber, due.writtenAt)),
      customerId: due.customerId,
    });
    if (typeof handed === 'string') await fail(context, messageId, NOT_SENT[handed]);
    else {
      const state = handed.isInOutbox ? 'outbox' : 'sent';
      await takeDeliveryNews(context, { messageId, state, providerId: handed.providerId });
    }
  } catch (error) {
    if (error instanceof TextRefused) {
      await fail(context, messageId, textFailure(error.code));
      return;
    }
    if (runningJob()?.isLastTry) {
      await fail(context, messageId, 'The provider did not take it for a day.');
    }
    context.log.warn({ err: error, at: clock() }, 'a text message was not sent');
    throw error;
  }
}

const NOT_SENT: Readonly<Record<NotSent, string>> = {
  stop: 'They stopped our texts before it left.',
  'wrong-number': 'The number was marked as wrong before it left.',
  'not-agreed': 'They took back their permission before it left.',
  'set-aside': 'One of us has set it aside.',
};

function fail(context: ServerContext, messageId: number, reason: string): Promise<void> {
  return takeDeliveryNews(context, { messageId, state: 'failed', reason });
}

async function readDelivery(db: Db, messageId: number) {
  const [row] = await db
    .select({
      state: textDeliveries.state,
      isWithoutPictures: textDeliveries.isWithoutPictures,
      kind: textDeliveries.kind,
      text: chatMessages.text,
      writtenAt: chatMessages.timestamp,
      lastTextAt: chatSessions.lastTextAt,
      customerId: chatSessions.customerId,
      textNumber: chatSessions.textNumber,
      numberLeftAt: chatSessions.numberLeftAt,
    })
    .from(textDeliveries)
    .innerJoin(chatMessages, eq(chatMessages.id, textDeliveries.messageId))
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(eq(textDeliveries.messageId, messageId));
  return row;
}

/** A try that comes late may find the hours of texts over: then the text waits for the next ones, which the log says. */
async function isTooEarly(
  context: ServerContext,
  messageId: number,
  lastTextAt: Date | null,
): Promise<boolean> {
  const { timeZone } = context.settings();
  const now = context.clock();
  const dueAt = answerHour(now, lastTextAt, timeZone);
  if (dueAt.getTime() <= now.getTime()) return false;
  const waits = waitsUntil(dueAt, timeZone);
  await changeDelivery(context, messageId, async (log, row, number) => {
    if (row.state !== 'waiting') return;
    await log.tx
      .update(textDeliveries)
      .set({ dueAt, reason: waits, jobId: null })
      .where(eq(textDeliveries.messageId, messageId));
    if (row.reason !== waits) log.add(entryOf(number, { ...row, reason: waits }));
  });
  return true;
}

/** Enqueues what has come due, and what was enqueued by a program that has ended since. */
export async function enqueueDueTexts(context: ServerContext): Promise<void> {
  const { db, clock, jobs } = context;
  const isLeft = sql`not exists (select from pgboss.job as job
    where job.id = ${textDeliveries.jobId} and job.state in ('created', 'retry', 'active'))`;
  const isDue = and(
    eq(textDeliveries.state, 'waiting'),
    lte(textDeliveries.dueAt, clock()),
    isLeft,
  );
  const rows = await db
    .select({ messageId: textDeliveries.messageId, kind: textDeliveries.kind })
    .from(textDeliveries)
    .where(isDue)
    .orderBy(textDeliveries.messageId)
    .limit(100);
  for (const { messageId, kind } of rows) {
    await db.transaction(async (tx) => {
      const jobId = randomUUID();
      const taken = await tx
        .update(textDeliveries)
        .set({ jobId })
        .where(and(eq(textDeliveries.messageId, messageId), isDue))
        .returning({ messageId: textDeliveries.messageId });
      if (taken.length > 0) await jobs.enqueue(tx, jobOfText(kind), { messageId }, { id: jobId });
    });
  }
}

/** Takes news of a text into the log: what takes it no further changes nothing, nor does news of what is not there. */
export function takeDeliveryNews(context: ServerContext, news: DeliveryNews): Promise<void> {
  const { messageId, state, providerId = null } = news;
  return changeDelivery(context, messageId, async (log, row, number) => {
    const isBare = row.isWithoutPictures;
    // The words alone are on their way under a name of their own, and of the text with pictures nothing counts any more.
    const isAnew = isBare && row.state === 'waiting';
    const isOfRow = row.providerId === null || providerId === null || row.providerId === providerId;
    if (isAnew ? providerId !== null && row.providerId === providerId : !isOfRow) return;
    if (news.lacksPictures && !isBare && isFurther('failed', row.state)) {
      if (await leaveWithoutPictures(log, row, { number, providerId })) return;
    }
    const isNews = isFurther(state, row.state);
    const reason = news.reason ?? null;
    const known = isAnew ? (providerId ?? row.providerId) : (row.providerId ?? providerId);
    await log.tx
      .update(textDeliveries)
      .set({ providerId: known, ...(isNews && { state, reason }) })
      .where(eq(textDeliveries.messageId, messageId));
    if (isNews) log.add(entryOf(number, { ...row, state, reason }));
  });
}

/**
 * Has the words of a text leave once more without its pictures, by the clock: it waits until the job that handed them over is over, so that
 * no two send them. @returns Whether there are words and pictures.
 */
async function leaveWithoutPictures(
  { tx, now, add }: LogWriter,
  row: DeliveryRow,
  told: { number: number; providerId: string | null },
): Promise<boolean> {
  const { messageId } = row;
  const [words] = await tx
    .select({ messageId: chatMessages.id })
    .from(chatMessages)
    .innerJoin(photos, eq(photos.chatMessageId, chatMessages.id))
    .where(and(eq(chatMessages.id, messageId), ne(chatMessages.text, '')))
    .limit(1);
  if (!words) return false;
  const anew = { state: 'waiting', reason: null, isWithoutPictures: true } as const;
  await tx
    .update(textDeliveries)
    .set({ ...anew, dueAt: now, providerId: row.providerId ?? told.providerId })
    .where(eq(textDeliveries.messageId, messageId));
  add(entryOf(told.number, anew));
  return true;
}

type DeliveryRow = typeof textDeliveries.$inferSelect;

/** What the log says of a text by now. */
function entryOf(
  of: number,
  row: Pick<DeliveryRow, 'state' | 'reason' | 'isWithoutPictures'>,
): NewEntry {
  const { state, reason, isWithoutPictures } = row;
  const details = { of, state, reason, ...(isWithoutPictures && { isWithoutPictures }) };
  return { kind: 'delivery', details };
}

/** Changes what is stored of a text while its conversation is held; nothing when it was erased. `number` is that of its message. */
async function changeDelivery(
  context: ServerContext,
  messageId: number,
  change: (log: LogWriter, row: DeliveryRow, number: number) => Promise<void>,
): Promise<void> {
  const [place] = await context.db
    .select({ sessionId: chatEvents.sessionId, number: chatEvents.number })
    .from(chatEvents)
    .innerJoin(textDeliveries, eq(textDeliveries.messageId, chatEvents.messageId))
    .where(eq(chatEvents.messageId, messageId));
  if (!place) return;
  await writeLog(context, place.sessionId, async (log) => {
    const [row] = await log.tx
      .select()
      .from(textDeliveries)
      .where(eq(textDeliveries.messageId, messageId));
    if (row) await change(log, row, place.number);
  });
}
