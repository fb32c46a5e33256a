// Answers what staff do to one conversation.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import { listAlerts } from './alerts.ts';
import { noChat } from './chat.policy.ts';
import { type ChatRow, findChat } from './chat.queries.ts';
import { readChatContext, readPrefill } from './chat-context.queries.ts';
import { makeAppointment, makeQuoteRequest } from './chat-work.service.ts';
import { readDeskChat } from './desk.queries.ts';
import {
  assignChat,
  blockChat,
  eraseChat,
  letChatIn,
  prioritizeChat,
  reopenChat,
  unblockChat,
} from './desk.service.ts';
import { decideOffer, sendOffer } from './offer.service.ts';
import { readWholeLog } from './read-log.ts';

type DeskChatEndpoints =
  | 'GET /api/chat-sessions/{sessionId}'
  | 'POST /api/chat-sessions/{sessionId}/assignment'
  | 'POST /api/chat-sessions/{sessionId}/priority'
  | 'POST /api/chat-sessions/{sessionId}/reopen'
  | 'POST /api/chat-sessions/{sessionId}/block'
  | 'POST /api/chat-sessions/{sessionId}/unblock'
  | 'POST /api/chat-sessions/{sessionId}/review'
  | 'GET /api/chat-sessions/{sessionId}/context'
  | 'GET /api/chat-sessions/{sessionId}/alerts'
  | 'POST /api/chat-sessions/{sessionId}/offers'
  | 'POST /api/chat-sessions/{sessionId}/offers/{offerId}/withdraw'
  | 'GET /api/chat-sessions/{sessionId}/prefill'
  | 'POST /api/chat-sessions/{sessionId}/quote-request'
  | 'POST /api/chat-sessions/{sessionId}/appointment'
  | 'GET /api/chat-sessions/{sessionId}/export'
  | 'DELETE /api/chat-sessions/{sessionId}';

/** The handlers of one conversation at the desk. */
export function deskChatHandlers(context: ServerContext): Handlers<DeskChatEndpoints> {
  const { db, clock } = context;
  const find = async ({ sessionId }: { sessionId: string }): Promise<ChatRow> => {
    const found = await findChat(db, sessionId, undefined, clock());
    if (!found) throw noChat();
    return found.session;
  };
  return {
    async 'GET /api/chat-sessions/{sessionId}'({ params }) {
      return presentDeskChat(context, await find(params));
    },

    async 'POST /api/chat-sessions/{sessionId}/assignment'({ params, body, user }) {
      return assignChat(context, params.sessionId, body, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/priority'({ params, body, user }) {
      return prioritizeChat(context, params.sessionId, body.priority, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/reopen'({ params, user }) {
      return reopenChat(context, params.sessionId, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/block'({ params, user }) {
      return blockChat(context, params.sessionId, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/unblock'({ params, user }) {
      return unblockChat(context, params.sessionId, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/review'({ params, body, user }) {
      const decide = body.decision === 'let-in' ? letChatIn : blockChat;
      return decide(context, params.sessionId, user);
    },

    async 'GET /api/chat-sessions/{sessionId}/context'({ params }) {
      const today = dateInZone(clock(), context.settings().timeZone);
      return readChatContext(db, await find(params), today);
    },

    async 'GET /api/chat-sessions/{sessionId}/alerts'({ params }) {
      return listAlerts(db, (await find(params)).id);
    },

    async 'POST /api/chat-sessions/{sessionId}/offers'({ params, body, user }) {
      return sendOffer(context, (await find(params)).id, body, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/offers/{offerId}/withdraw'({ params, user }) {
      return decideOffer(context, (await find(params)).id, params.offerId, 'withdrawn', user);
    },

    async 'GET /api/chat-sessions/{sessionId}/prefill'({ params }) {
      return readPrefill(db, await find(params));
    },

    async 'POST /api/chat-sessions/{sessionId}/quote-request'({ params, body, user, attempt }) {
      const { id: sessionId, language } = await find(params);
      return makeQuoteRequest(context, body, { sessionId, language, user, attempt });
    },

    async 'POST /api/chat-sessions/{sessionId}/appointment'({ params, body, user, attempt }) {
      const { id: sessionId } = await find(params);
      return makeAppointment(context, body, { sessionId, user, attempt });
    },

    async 'GET /api/chat-sessions/{sessionId}/export'({ params, user, reply }) {
      const { sessionId } = params;
      reply.header('content-disposition', `attachment; filename="chat-${sessionId}.json"`);
      return exportChat(context, await find(params), user);
    },

    async 'DELETE /api/chat-sessions/{sessionId}'({ params, query, user }) {
      await eraseChat(context, params.sessionId, query.lastNumber, user);
      return null;
    },
  };
}

async function presentDeskChat({ db, clock }: ServerContext, { id }: ChatRow) {
  const chat = await readDeskChat(db, id, clock());
  if (!chat) throw noChat();
  return chat;
}

/** Everything that is stored; who takes it along is written down. */
async function exportChat(context: ServerContext, session: ChatRow, user: CurrentUser) {
  const { db, clock } = context;
  const subject = { type: 'chat', id: session.id } as const;
  await audit(db, { actorId: user.id, action: 'chat-exported', subject, at: clock() });
  return {
    session: await presentDeskChat(context, session),
    entries: await readWholeLog(db, session.id),
    alerts: await listAlerts(db, session.id),
    exportedAt: clock().toISOString(),
  };
}
