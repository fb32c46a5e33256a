// Takes a call that the provider tells us about, once by the provider's name of it and in any order: one that no one answered is a message
// of the conversation of its number, which waits like any other (docs/product/missed-calls.md).
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import {
  type CallResult,
  callerNumber,
  isOfNorthAmerica,
  MISSED_CALL,
} from '#company/rules/chat/incoming-call.ts';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import { nextTextHour } from '#company/rules/time/text-hours.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import { isAt } from '../follow-number.ts';
import { sayWithin } from '../send-message.service.ts';
import { conversationOf } from '../texts/take-text.service.ts';
import { type LogWriter, writeLogWithin } from '../write-log.ts';

/** A call as any provider tells of it; `from` may say that the number was withheld. */
export type IncomingCall = { id: string; from: string; result: CallResult };

const DAY_MS = 86_400_000;
/** What belongs to no conversation is forgotten after that. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Takes a call. One that was answered is known from then on, and ends what would follow earlier ones of its number.
 *
 * @throws RequestProblem 429 beyond the limits of a conversation, 503 when it could not be kept safely.
 */
export async function takeCall(context: ServerContext, call: IncomingCall): Promise<void> {
  if (isOurs(context, call.from)) return;
  const phone = callerNumber(call.from);
  const taken = await context.db.transaction(async (tx) => {
    // Two stories of one call come one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call ${call.id}`}, 0))`);
    if (call.result === 'answered') return takeAnswered(context, tx, call.id, phone);
    return takeMissed(context, tx, call.id, phone);
  });
  if (taken) await context.journal.append(chatLead, taken);
}

/** Calls that we make ourselves: from our own number, or from a program of the provider's. */
function isOurs({ config, settings }: ServerContext, from: string): boolean {
  if (/^(?:client|sip|sips):/i.test(from)) return true;
  const own = [settings().phoneDial, config.twilio?.from ?? ''].map(textNumberOf);
  return own.includes(textNumberOf(from)) && textNumberOf(from) !== '';
}

/** The conversation and number of its message; null when it has none, or was known before. */
async function takeMissed(
  context: ServerContext,
  tx: Tx,
  providerId: string,
  phone: string | null,
): Promise<string | null> {
  const now = context.clock();
  const [call] = await tx
    .insert(incomingCalls)
    .values({ providerId, result: 'missed', cameAt: now })
    .onConflictDoNothing()
    .returning({ id: incomingCalls.id });
  if (!call) return null;
  if (phone === null) {
    await notifyStaff(tx, 'lead');
    return null;
  }
  const sessionId = await conversationOf(tx, context, phone, now);
  const entry = await writeLogWithin(tx, now, sessionId, (log) =>
    noteMissed(log, context, { id: call.id, providerId, phone }),
  );
  return entry === null ? null : `${sessionId}/${entry}`;
}

type Missed = { id: string; providerId: string; phone: string };

async function noteMissed(
  log: LogWriter,
  context: ServerContext,
  { id, providerId, phone }: Missed,
): Promise<number | null> {
  const { tx, now, session } = log;
  const isCall = eq(incomingCalls.id, id);
  // Who is blocked is not heard by telephone either.
  if (session.blockedAt !== null) {
    await tx.delete(incomingCalls).where(isCall);
    return null;
  }
  const said = {
    ...{
      text: MISSED_CALL,
      key: tokenHash(`call ${providerId}`),
      photos: [],
      isCall: true as const,
    },
    ...{ note: false, sendAnyway: false, seenUpTo: null },
  };
  const caller = { user: undefined, keyHash: undefined, visitorHash: '', isVisitor: true };
  const { number } = await sayWithin(log, context, said, { caller, side: 'customer' });
  const { timeZone } = context.settings();
  const textDueAt = isTexted(log, context, phone) ? nextTextHour(now, timeZone) : null;
  await tx
    .update(incomingCalls)
    .set({ sessionId: session.id, entry: number, phone, textDueAt })
    .where(isCall);
  return number;
}

/** Whether a text may follow: it is on, and the number can have one and is none of ours. */
function isTexted(
  { session }: LogWriter,
  { settings }: Pick<ServerContext, 'settings'>,
  phone: string,
): boolean {
  const { missedCallTextsAreOn, chatOnCall } = settings();
  if (!missedCallTextsAreOn || session.underReview || !isOfNorthAmerica(phone)) return false;
  return !chatOnCall.some((one) => textNumberOf(one.phone) === phone);
}

/** Whoever was reached needs no text about earlier calls; the note in their conversation ends it. */
async function takeAnswered(
  context: ServerContext,
  tx: Tx,
  providerId: string,
  phone: string | null,
): Promise<null> {
  const now = context.clock();
  const [held] =
    phone === null
      ? []
      : await tx.select({ id: chatSessions.id }).from(chatSessions).where(isAt(phone));
  if (held) {
    await writeLogWithin(tx, now, held.id, (log) => noteAnswered(log, context, providerId));
  }
  await tx
    .insert(incomingCalls)
    .values({ providerId, result: 'answered', cameAt: now })
    .onConflictDoUpdate({
      target: incomingCalls.providerId,
      set: { result: 'answered' },
    });
  return null;
}

async function noteAnswered(
  log: LogWriter,
  { settings }: Pick<ServerContext, 'settings'>,
  providerId: string,
): Promise<void> {
  const { tx, now, session } = log;
  const calls = await tx
    .select({ id: incomingCalls.id })
    .from(incomingCalls)
    .where(
      and(
        eq(incomingCalls.sessionId, session.id),
        gte(incomingCalls.cameAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  if (session.status !== 'waiting' || calls.length === 0) return;
  log.add({
    kind: 'note',
    details: { text: 'They called, and someone answered.', authorName: settings().shortName },
    clientKey: tokenHash(`answered call ${providerId}`),
  });
}

/** Forgets calls that belong to no conversation. */
export async function sweepCalls({
  db,
  clock,
}: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await db
    .delete(incomingCalls)
    .where(and(isNull(incomingCalls.sessionId), lt(incomingCalls.cameAt, before)));
}
