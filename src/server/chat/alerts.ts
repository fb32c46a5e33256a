// Alerts the person on call to chats that wait too long, one number after the other (docs/product/chat.md#alerts).
import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { openSpan } from '#company/rules/chat/support-answer.ts';
import { hoursOfDates } from '#company/rules/chat/support-hours.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { AlertRules, SupportNotification } from '#contract/chat/chat-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { supportNotifications } from '#server/platform/database/schema/chat-desk.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { textsLeave } from '#server/platform/text-messages/gateway-setting.ts';
import type { ServerContext } from '../context.ts';
import { alertText, planAlertTexts } from './alert-texts.ts';
import { supportCalendar } from './chat-hours.ts';
import { type LogWriter, writeLog } from './write-log.ts';

const MINUTE_MS = 60_000;
const SHOWN = 100;

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
  await planAlertTexts(context, now);
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
  // What no one was sent, since the visitor had an answer first, alerted no one.
  const raised = await tx
    .select()
    .from(supportNotifications)
    .where(
      and(
        eq(supportNotifications.sessionId, session.id),
        ne(supportNotifications.status, 'unneeded'),
      ),
    )
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
  await tx.insert(supportNotifications).values({
    sessionId: session.id,
    phoneNumber: person.phone,
    name: person.name,
    message: alertText(context, [session.customerName], waitedMs),
    notificationType: level === 0 ? 'waiting' : 'escalation',
    createdAt: now,
  });
  log.add({ kind: 'alert', details: { name: person.name } });
  await announce(tx, 'chat-desk');
}

/** The alerts of a conversation, or of all, the latest first; of one text about several conversations all has one line. */
export async function listAlerts(db: Db, sessionId?: string): Promise<SupportNotification[]> {
  const rows = await db
    .select()
    .from(supportNotifications)
    .where(sessionId ? eq(supportNotifications.sessionId, sessionId) : isLastOfText)
    .orderBy(desc(supportNotifications.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.sessionId,
    phoneNumber: row.phoneNumber,
    name: row.name,
    message: row.message,
    status: row.status,
    notificationType: row.notificationType === 'escalation' ? 'escalation' : 'waiting',
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

const isLastOfText = sql`(${supportNotifications.sentAt} is null or not exists (
  select from support_notifications as later where later.phone_number = ${supportNotifications.phoneNumber}
    and later.sent_at = ${supportNotifications.sentAt} and later.id > ${supportNotifications.id}))`;

/** How alerts are set. */
export function alertRules({
  settings,
  config,
  clock,
}: Pick<ServerContext, 'settings' | 'config' | 'clock'>): AlertRules {
  const {
    chatOnCall,
    chatAlertAfterMinutes,
    chatNextAlertMinutes,
    chatQuietMinutes,
    supportHours,
    supportDates,
    timeZone,
  } = settings();
  const today = dateInZone(clock(), timeZone);
  const dates = supportDates.filter(({ date }) => today <= date);
  return {
    onCall: chatOnCall.map(({ name, phone }) => ({ name, phoneNumber: phone })),
    afterMinutes: chatAlertAfterMinutes,
    nextAfterMinutes: chatNextAlertMinutes,
    quietMinutes: chatQuietMinutes,
    hours: [...supportHours, ...hoursOfDates(dates)],
    sends: textsLeave(config) ? 'sms' : 'outbox',
  };
}
