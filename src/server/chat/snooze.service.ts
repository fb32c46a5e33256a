// Puts a conversation away until a day and time, and brings it back (docs/product/chat.md#snooze). It comes back by itself: a time
// that is over counts for nothing, so no job has to run.
import { and, eq, gt } from 'drizzle-orm';
import { MOST_SNOOZE_DAYS } from '#company/rules/chat/snooze-times.ts';
import {
  addDays,
  dateInZone,
  daysBetween,
  formatDate,
  toInstant,
} from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { NewSnooze } from '#contract/chat/desk-conversation.ts';
import { chatEvents, chatMessages } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { agentName } from './chat.policy.ts';
import { changeChat } from './desk.service.ts';
import { endSnooze } from './log-draft.ts';
import type { LogWriter } from './write-log.ts';

/**
 * Puts a conversation away. Who waits for an answer goes on waiting, and alerts go on.
 *
 * @throws RequestProblem 409 when it is closed or held, or they wrote since it was seen; 422 for a time that is over or too far.
 */
export function snoozeChat(
  context: ServerContext,
  sessionId: string,
  { date, time, seenUpTo }: NewSnooze,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-snoozed', async (log) => {
    const { session, now } = log;
    const until = toInstant(date, time, context.settings().timeZone);
    if (now < until && session.snoozedUntil?.getTime() === until.getTime()) return false;
    if (session.status === 'closed' || session.underReview) {
      throw new RequestProblem('wrong_state', 'Only an open conversation can be snoozed.');
    }
    refuseTime(context, log, date, until);
    await requireRead(log, seenUpTo);
    const by = agentName(user);
    log.set({ snoozedUntil: until, snoozedBy: by });
    log.add({ kind: 'snooze', details: { until: until.toISOString(), by } });
    return true;
  });
}

/** Brings a conversation back before its time; one that is not put away stays as it is. */
export function unsnoozeChat(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-unsnoozed', async (log) => {
    const { snoozedUntil } = log.session;
    if (snoozedUntil === null || snoozedUntil <= log.now) return false;
    endSnooze(log);
    log.add({ kind: 'snooze', details: { until: null, by: agentName(user) } });
    return true;
  });
}

/** It has to come back while there is something to come back. */
function refuseTime(
  { settings }: Pick<ServerContext, 'settings'>,
  { session, now }: LogWriter,
  date: string,
  until: Date,
): void {
  const { timeZone, chatKeptDays } = settings();
  if (until <= now) throw wrongTime('/time', 'Please choose a time that is still to come.');
  const today = dateInZone(now, timeZone);
  if (daysBetween(today, date) > MOST_SNOOZE_DAYS) {
    const last = formatDate(addDays(today, MOST_SNOOZE_DAYS));
    throw wrongTime('/date', `Please choose a day up to ${last}.`);
  }
  const erasedOn = addDays(dateInZone(session.lastActivity, timeZone), chatKeptDays);
  if (date < erasedOn) return;
  throw wrongTime(
    '/date',
    `Please choose a day before ${formatDate(erasedOn)}: it is erased then.`,
  );
}

/** What they wrote meanwhile is not put away unread. */
async function requireRead({ tx, session }: LogWriter, seenUpTo: number): Promise<void> {
  const [missed] = await tx
    .select({ number: chatEvents.number })
    .from(chatEvents)
    .innerJoin(chatMessages, eq(chatMessages.id, chatEvents.messageId))
    .where(
      and(
        eq(chatEvents.sessionId, session.id),
        gt(chatEvents.number, seenUpTo),
        eq(chatMessages.sender, 'customer'),
      ),
    )
    .limit(1);
  if (!missed) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'They wrote in the meantime. Please read it first.',
    { current: { lastNumber: session.lastEventNumber } },
  );
}

function wrongTime(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
