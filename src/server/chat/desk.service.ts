// What staff do to a conversation: assign, prioritize, reopen, block, review, erase. One transaction each, with its line in
// the audit log.
import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { chatEvents, chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { findUserById } from '../accounts/account.queries.ts';
import type { ServerContext } from '../context.ts';
import { channelOf, customersBehind } from './channel.ts';
import { chatLead } from './chat.lead.ts';
import { agentName, isOfOffice, noChat } from './chat.policy.ts';
import { isUuid } from './chat.queries.ts';
import { chatPush } from './chat-jobs.ts';
import { readDeskChat } from './desk.queries.ts';
import { setStatus } from './log-draft.ts';
import { type LogWriter, writeLog } from './write-log.ts';

/** Whom to assign a conversation to, and whom one saw it assigned to; null is no one. */
type Assignment = { agentId: string | null; insteadOf: string | null };

/**
 * Assigns a conversation, takes it over or gives it back.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when someone else was faster, 422 for someone who does not work here.
 */
export function assignChat(
  context: ServerContext,
  sessionId: string,
  { agentId, insteadOf }: Assignment,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-assigned', async (log) => {
    const { assignedTo, assignedAgent } = log.session;
    if (assignedTo === agentId) return false;
    if (assignedTo !== insteadOf) {
      const whose = assignedTo ? `${assignedAgent} has taken it` : 'It was given back';
      throw new RequestProblem('changed_meanwhile', `${whose} in the meantime.`, {
        current: { assignee: assignedTo && { id: assignedTo, name: assignedAgent } },
      });
    }
    const agent = agentId
      ? await findUserById(log.tx, agentId, context.config.staffEmails)
      : undefined;
    if (agentId && !(agent && isOfOffice(agent))) throw notOfStaff();
    const name = agent ? agentName(agent) : null;
    log.set({ assignedTo: agentId, assignedAgent: name });
    log.add({ kind: 'assignment', details: { agentName: name, agentId } });
    return true;
  });
}

/** Says how urgent a conversation is. */
export function prioritizeChat(
  context: ServerContext,
  sessionId: string,
  priority: DeskChat['priority'],
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-prioritized', async (log) => {
    if (log.session.priority === priority) return false;
    log.set({ priority });
    return true;
  });
}

/** Opens a closed conversation again; an open one stays as it is. */
export function reopenChat(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-reopened', async (log) => {
    if (log.session.status !== 'closed') return false;
    setStatus(log, 'active', 'support', agentName(user));
    return true;
  });
}

/** Takes no more messages from the visitor, and closes the conversation. */
export function blockChat(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-blocked', async (log) => {
    if (log.session.blockedAt !== null) return false;
    log.set({ blockedAt: log.now, underReview: false });
    setStatus(log, 'closed', 'support', agentName(user));
    return true;
  });
}

/** Takes messages from the visitor again. */
export function unblockChat(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-unblocked', async (log) => {
    if (log.session.blockedAt === null) return false;
    log.set({ blockedAt: null });
    return true;
  });
}

/** Lets a held conversation in: it stands in the list, and from now on it waits like any other. */
export function letChatIn(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-let-in', async (log) => {
    const { underReview, status, lastEventNumber: number } = log.session;
    if (!underReview) return false;
    log.set({ underReview: false, ...(status === 'waiting' && { waitingSince: log.now }) });
    if (status === 'waiting') await context.jobs.enqueue(log.tx, chatPush, { sessionId, number });
    return true;
  });
}

/**
 * Says which customer is behind the number or address of a conversation. They open nothing by it.
 *
 * @throws RequestProblem 409 for a conversation on our pages, 422 for someone who has another one.
 */
export function chooseCustomer(
  context: ServerContext,
  sessionId: string,
  customerId: string | null,
  user: CurrentUser,
): Promise<DeskChat> {
  return changeChat(context, sessionId, user, 'chat-customer-chosen', async (log) => {
    const channel = channelOf(log.session);
    if (channel === null) {
      throw new RequestProblem('wrong_state', 'This conversation is not by text or email.');
    }
    if (log.session.customerId === customerId) return false;
    const holders = await customersBehind(log.tx, log.session);
    const chosen = holders.find(({ id }) => id === customerId);
    if (customerId && !chosen) {
      const detail = `Please choose a customer who has this ${channel.kind === 'text' ? 'number' : 'address'}.`;
      throw new RequestProblem('invalid_input', detail, {
        errors: [{ pointer: '/customerId', detail }],
      });
    }
    log.set({ customerId, customerName: chosen?.name ?? channel.at });
    return true;
  });
}

/**
 * Erases a conversation with everything in it; its photos lapse. Only its id and who did it stay, in the audit log.
 *
 * @throws RequestProblem 404, or 409 `changed_meanwhile` when something was said since it was looked at.
 */
export async function eraseChat(
  context: ServerContext,
  sessionId: string,
  lastNumber: number,
  user: CurrentUser,
): Promise<void> {
  if (!isUuid(sessionId)) throw noChat();
  const now = context.clock();
  const numbers = await context.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(chatSessions)
      .where(eq(chatSessions.id, sessionId))
      .for('update');
    if (!session) throw noChat();
    if (session.lastEventNumber !== lastNumber) {
      throw new RequestProblem('changed_meanwhile', 'Something was said in the meantime.', {
        current: { lastNumber: session.lastEventNumber },
      });
    }
    const subject = { type: 'chat', id: sessionId } as const;
    await audit(tx, { actorId: user.id, action: 'chat-erased', subject, at: now });
    return eraseWithin(tx, sessionId, now);
  });
  for (const number of numbers) await context.journal.append(chatLead, `${sessionId}/${number}`);
}

/** Erases a conversation, and gives the numbers of its messages, which the journal has to forget as well. */
export async function eraseWithin(tx: Tx, sessionId: string, now: Date): Promise<number[]> {
  const messages = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId));
  await tx
    .update(photos)
    .set({ chatMessageId: null, position: null, expiresAt: now })
    .where(inArray(photos.chatMessageId, messages));
  const kept = await tx
    .select({ number: chatEvents.number })
    .from(chatEvents)
    .where(and(eq(chatEvents.sessionId, sessionId), eq(chatEvents.kind, 'message')));
  await tx.delete(chatSessions).where(eq(chatSessions.id, sessionId));
  await announce(tx, 'chat', sessionId);
  return kept.map(({ number }) => number);
}

/** Does something to a conversation, with its line in the audit log unless it was done before, and answers with how it is by then. */
export async function changeChat(
  context: ServerContext,
  sessionId: string,
  user: CurrentUser,
  action: AuditAction,
  work: (log: LogWriter) => Promise<boolean>,
): Promise<DeskChat> {
  if (!isUuid(sessionId)) throw noChat();
  await writeLog(context, sessionId, async (log) => {
    if (!(await work(log))) return;
    const subject = { type: 'chat', id: sessionId } as const;
    await audit(log.tx, { actorId: user.id, action, subject, at: log.now });
  });
  const chat = await readDeskChat(context.db, sessionId, context.clock());
  if (!chat) throw noChat();
  return chat;
}

function notOfStaff(): RequestProblem {
  return new RequestProblem('invalid_input', 'Please choose a staff member.', {
    errors: [{ pointer: '/agentId', detail: 'Please choose a staff member.' }],
  });
}
