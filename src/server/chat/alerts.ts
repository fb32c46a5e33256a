// Alerts whoever is on call to chats that wait too long, one number after the other (docs/product/chat.md#alerts).
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { openSpan } from '#company/rules/support-answer.ts';
import type { AlertRules, SupportNotification } from '#contract/chat-desk.ts';
import type { ServerContext } from '../context.ts';
import type { Db } from '../database/client.ts';
import { chatSessions } from '../database/schema/chat.ts';
import { supportNotifications } from '../database/schema/chat-desk.ts';
import { announce } from '../realtime/doorbell.ts';
import { textOnCall } from '../text-messages/send-text.ts';
import { supportCalendar } from './chat-hours.ts';
import { chatAlert } from './chat-jobs.ts';
import { type LogWriter, writeLog } from './write-log.ts';

const MINUTE_MS = 60_000;
const SHOWN = 100;
/** After so many tries an alert counts as failed: later than that it wakes somebody for nothing. */
const GIVE_UP_MS = 30 * MINUTE_MS;

/** Raises the alerts that are due. Within hours only: a night's message counts from the opening on. */
export async function raiseAlerts(context: ServerContext): Promise<void> {
  const { db, clock, settings } = context;
  const now = clock();
  const { chatOnCall, chatAlertAfterMinutes } = settings();
  if (chatOnCall.length === 0) return;
  const open = openSpan(now, await supportCalendar(db, context, now));
  if (!open) return;
  const waiting = await db
    .select({ id: chatSessions.id, waitingSince: chatSessions.waitingSince })
    .from(chatSessions)
    .where(and(isNotNull(chatSessions.waitingSince), eq(chatSessions.underReview, false)))
    .orderBy(asc(chatSessions.waitingSince));
  for (const { id, waitingSince } of waiting) {
    const from = Math.max(waitingSince?.getTime() ?? now.getTime(), open.opens.getTime());
    if (now.getTime() - from < chatAlertAfterMinutes * MINUTE_MS) continue;
    await raiseAlertsOf(context, id, open.opens);
  }
}

/** Raises what is due for one conversation, in hours that began at `opens`: what was found waiting may have been held or answered since. */
export function raiseAlertsOf(context: ServerContext, id: string, opens: Date): Promise<void> {
  return writeLog(context, id, (log) => raiseWithin(log, context, opens));
}

/** Each number once for a wait; a wait that begins soon after another one's alert raises none until it is quiet again. */
async function raiseWithin(log: LogWriter, context: ServerContext, opens: Date): Promise<void> {
  const { session, tx, now } = log;
  const settings = context.settings();
  if (session.waitingSince === null || session.underReview) return;
  const from = new Date(Math.max(session.waitingSince.getTime(), opens.getTime()));
  const waitedMs = now.getTime() - from.getTime();
  const { chatAlertAfterMinutes, chatNextAlertMinutes, chatQuietMinutes, chatOnCall } = settings;
  if (waitedMs < chatAlertAfterMinutes * MINUTE_MS) return;
  const raised = await tx
    .select()
    .from(supportNotifications)
    .where(eq(supportNotifications.sessionId, session.id))
    .orderBy(desc(supportNotifications.id));
  const ofThisWait = raised.filter(({ createdAt }) => createdAt >= from);
  const [before] = raised;
  const isQuiet =
    ofThisWait.length === 0 &&
    before !== undefined &&
    now.getTime() - before.createdAt.getTime() < chatQuietMinutes * MINUTE_MS;
  if (isQuiet) return;
  const level = ofThisWait.length;
  const person = chatOnCall[level];
  const [latest] = ofThisWait;
  const isTooSoon =
    latest !== undefined &&
    now.getTime() - latest.createdAt.getTime() < chatNextAlertMinutes * MINUTE_MS;
  if (!person || isTooSoon) return;
  const minutes = Math.floor(waitedMs / MINUTE_MS);
  const [row] = await tx
    .insert(supportNotifications)
    .values({
      sessionId: session.id,
      phoneNumber: person.phone,
      name: person.name,
      message: `${settings.shortName} chat: ${shortName(session.customerName)} has been waiting for ${minutes} minutes. ${new URL('/admin-support', context.config.publicUrl).href}`,
      notificationType: level === 0 ? 'waiting' : 'escalation',
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('the alert was not written');
  log.add({ kind: 'alert', details: { name: person.name } });
  await context.jobs.enqueue(tx, chatAlert, { notificationId: row.id });
  await announce(tx, 'chat-desk');
}

/**
 * Sends an alert and says how it went. A gateway that fails is tried again for half an hour; done twice, the second time
 * finds it sent.
 */
export async function sendAlert(context: ServerContext, notificationId: number): Promise<void> {
  const { db, clock, log } = context;
  const [row] = await db
    .select()
    .from(supportNotifications)
    .where(eq(supportNotifications.id, notificationId));
  if (row?.status !== 'pending') return;
  const message = { to: row.phoneNumber, text: row.message, id: `chat-alert-${row.id}` };
  let isSent: boolean;
  try {
    isSent = await textOnCall(context, message);
  } catch (error) {
    log.warn({ err: error }, 'a text message was not sent');
    if (clock().getTime() - row.createdAt.getTime() < GIVE_UP_MS) throw error;
    await settle(db, row.id, { status: 'failed' });
    return;
  }
  await settle(db, row.id, isSent ? { status: 'sent', sentAt: clock() } : { status: 'failed' });
}

async function settle(
  db: Db,
  id: number,
  columns: { status: 'sent' | 'failed'; sentAt?: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(supportNotifications).set(columns).where(eq(supportNotifications.id, id));
    await announce(tx, 'chat-desk');
  });
}

/** The alerts of a conversation, or of all, the latest first. */
export async function listAlerts(db: Db, sessionId?: string): Promise<SupportNotification[]> {
  const rows = await db
    .select()
    .from(supportNotifications)
    .where(sessionId ? eq(supportNotifications.sessionId, sessionId) : sql`true`)
    .orderBy(desc(supportNotifications.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.sessionId,
    phoneNumber: row.phoneNumber,
    name: row.name,
    message: row.message,
    status: row.status as SupportNotification['status'],
    notificationType: row.notificationType === 'escalation' ? 'escalation' : 'waiting',
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** How alerts are set. */
export function alertRules({
  settings,
  config,
}: Pick<ServerContext, 'settings' | 'config'>): AlertRules {
  const {
    chatOnCall,
    chatAlertAfterMinutes,
    chatNextAlertMinutes,
    chatQuietMinutes,
    supportHours,
  } = settings();
  return {
    onCall: chatOnCall.map(({ name, phone }) => ({ name, phoneNumber: phone })),
    afterMinutes: chatAlertAfterMinutes,
    nextAfterMinutes: chatNextAlertMinutes,
    quietMinutes: chatQuietMinutes,
    hours: [...supportHours],
    sends: config.smsUrl ? 'sms' : 'outbox',
  };
}

/** Typed by anybody, and read on a lock screen. */
function shortName(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}
