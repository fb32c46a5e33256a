// Sends alerts as text messages: one for all that wait, after looking again who still does (docs/product/chat.md#alerts).
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { openSpan } from '#company/rules/chat/support-answer.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { supportNotifications } from '#server/platform/database/schema/chat-desk.ts';
import { takeDigestTurn } from '#server/platform/jobs/digest.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { textOnCall } from '#server/platform/text-messages/send-text.ts';
import type { ServerContext } from '../context.ts';
import { supportCalendar } from './chat-hours.ts';
import { chatAlert } from './chat-jobs.ts';

const MINUTE_MS = 60_000;
/** After so long an alert counts as failed: later than that it wakes someone for nothing. */
const GIVE_UP_MS = 30 * MINUTE_MS;
/** Typed by anyone, and read on a lock screen. */
const NAME_SHOWN = 40;

type Alert = typeof supportNotifications.$inferSelect;
type Waiting = { alert: Alert; customerName: string; waitingSince: Date };

/** Plans one text message for each number that has unsent alerts and is not quiet. */
export async function planAlertTexts(context: ServerContext, now: Date): Promise<void> {
  const numbers = await context.db
    .selectDistinct({ phoneNumber: supportNotifications.phoneNumber })
    .from(supportNotifications)
    .where(eq(supportNotifications.status, 'pending'));
  for (const { phoneNumber } of numbers) {
    await context.db.transaction((tx) => planTextTo(context, tx, phoneNumber, now));
  }
}

async function planTextTo(
  context: ServerContext,
  tx: Tx,
  phoneNumber: string,
  now: Date,
): Promise<void> {
  const quietMs = await quietMsOf(context, tx, phoneNumber);
  if (!(await takeDigestTurn(tx, { name: `chat-alert ${phoneNumber}`, quietMs, now }))) return;
  const [first] = await unsentTo(tx, phoneNumber);
  if (!first) return;
  const plannedAt = now.getTime();
  await context.jobs.enqueue(tx, chatAlert, { notificationId: first.id, plannedAt });
}

/**
 * Anyone who was sent a text and has left one of its chats waiting knows; others join it only after the long quiet time. Who has
 * answered them all is sent what waits by now a little later.
 */
async function quietMsOf(
  { settings }: ServerContext,
  tx: Tx,
  phoneNumber: string,
): Promise<number> {
  const { chatNextAlertMinutes, chatQuietMinutes } = settings();
  const isOfNumber = eq(supportNotifications.phoneNumber, phoneNumber);
  const [last] = await tx
    .select({ sentAt: supportNotifications.sentAt })
    .from(supportNotifications)
    .where(and(isOfNumber, isNotNull(supportNotifications.sentAt)))
    .orderBy(desc(supportNotifications.sentAt))
    .limit(1);
  if (!last?.sentAt) return chatNextAlertMinutes * MINUTE_MS;
  const left = await tx
    .select({ id: chatSessions.id })
    .from(supportNotifications)
    .innerJoin(chatSessions, eq(chatSessions.id, supportNotifications.sessionId))
    .where(and(isOfNumber, eq(supportNotifications.sentAt, last.sentAt), stillWaits))
    .limit(1);
  return (left.length > 0 ? chatQuietMinutes : chatNextAlertMinutes) * MINUTE_MS;
}

/** The visitor has waited since before the alert, and no one holds the conversation back. */
const stillWaits = sql`${chatSessions.waitingSince} <= ${supportNotifications.createdAt} and not ${chatSessions.underReview}`;

function unsentTo(db: Db, phoneNumber: string): Promise<Alert[]> {
  return db
    .select()
    .from(supportNotifications)
    .where(
      and(
        eq(supportNotifications.phoneNumber, phoneNumber),
        eq(supportNotifications.status, 'pending'),
      ),
    )
    .orderBy(supportNotifications.id);
}

/**
 * Sends all unsent alerts of a number as one text, and says how it went. Before that it looks again: of a conversation that was
 * answered, closed or held meanwhile, and after hours, nothing is sent. A gateway that fails is tried again for half an
 * hour; done twice, the second time finds nothing unsent.
 *
 * @throws Error when the gateway does not take it, so that the queue tries again.
 */
export async function sendAlertText(
  context: ServerContext,
  { notificationId, plannedAt }: { notificationId: number; plannedAt?: number },
): Promise<void> {
  const { db, clock, log } = context;
  const [planned] = await db
    .select()
    .from(supportNotifications)
    .where(eq(supportNotifications.id, notificationId));
  if (!planned) return;
  const { phoneNumber } = planned;
  const unsent = await unsentTo(db, phoneNumber);
  const waiting = await whoWaits(context, unsent);
  const waitingIds = new Set(waiting.map(({ alert }) => alert.id));
  const over = unsent.filter(({ id }) => !waitingIds.has(id));
  await settle(db, over, { status: 'unneeded' });
  const [longest] = waiting;
  if (!longest) return;
  const waitedMs = clock().getTime() - longest.waitingSince.getTime();
  const names = waiting.map(({ customerName }) => customerName);
  const text = alertText(context, names, waitedMs);
  const alerts = waiting.map(({ alert }) => alert);
  try {
    const id = `chat-alert-${notificationId}`;
    const isSent = await textOnCall(context, { to: phoneNumber, text, id });
    const sent = { status: 'sent', sentAt: clock(), message: text } as const;
    await settle(db, alerts, isSent ? sent : { status: 'failed' });
  } catch (error) {
    log.warn({ err: error }, 'a text message was not sent');
    const since = plannedAt ?? planned.createdAt.getTime();
    if (clock().getTime() - since < GIVE_UP_MS) throw error;
    await settle(db, alerts, { status: 'failed' });
  }
}

/** Which alerts are still true, the longest wait first. One conversation stands once. */
async function whoWaits(context: ServerContext, unsent: readonly Alert[]): Promise<Waiting[]> {
  const { db, clock } = context;
  const now = clock();
  const open = openSpan(now, await supportCalendar(db, context, now));
  if (unsent.length === 0 || !open) return [];
  const ids = unsent.map(({ id }) => id);
  const rows = await db
    .select({
      alert: supportNotifications,
      customerName: chatSessions.customerName,
      waitingSince: chatSessions.waitingSince,
    })
    .from(supportNotifications)
    .innerJoin(chatSessions, eq(chatSessions.id, supportNotifications.sessionId))
    .where(and(inArray(supportNotifications.id, ids), stillWaits))
    .orderBy(chatSessions.waitingSince);
  // What came at night counts from the opening on.
  return rows.map(({ waitingSince, ...row }) => ({
    ...row,
    waitingSince: new Date(Math.max(waitingSince?.getTime() ?? 0, open.opens.getTime())),
  }));
}

/** What is sent: who waits longest, and how many do. */
export function alertText(
  { settings, config }: Pick<ServerContext, 'settings' | 'config'>,
  names: readonly string[],
  longestMs: number,
): string {
  const [first = ''] = names;
  const name = first.length > NAME_SHOWN ? `${first.slice(0, NAME_SHOWN - 1)}…` : first;
  const time = countOf(Math.floor(longestMs / MINUTE_MS), 'minute');
  const wait =
    names.length === 1
      ? `${name} has been waiting for ${time}.`
      : `${countOf(names.length, 'visitor')} are waiting for an answer. The longest wait: ${name}, ${time}.`;
  return `${settings().shortName} chat: ${wait} ${new URL('/admin-support', config.publicUrl).href}`;
}

async function settle(
  db: Db,
  alerts: readonly Alert[],
  columns: Partial<Pick<Alert, 'sentAt' | 'message'>> & Pick<Alert, 'status'>,
): Promise<void> {
  if (alerts.length === 0) return;
  const ids = alerts.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.update(supportNotifications).set(columns).where(inArray(supportNotifications.id, ids));
    await announce(tx, 'chat-desk');
  });
}
