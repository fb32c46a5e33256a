// Answers the desk: the list, search, who is there, canned replies, alerts and push messages.
import type { Handlers } from '#server/platform/http/mount.ts';
import { sidOf } from '../accounts/session.ts';
import type { ServerContext } from '../context.ts';
import { listAgents } from './agents.queries.ts';
import { alertRules, listAlerts } from './alerts.ts';
import {
  addCannedReply,
  changeCannedReply,
  listCannedReplies,
  removeCannedReply,
} from './canned-replies.ts';
import { changeChatSettings, readChatSettings } from './chat-settings.service.ts';
import { listOpenChats, searchChats } from './desk.queries.ts';
import { noteAgent, type Presence, setAway, whileOpen } from './presence.ts';
import { subscribe, unsubscribe } from './push-subscriptions.ts';

type DeskEndpoints =
  | 'GET /api/chat-sessions/active'
  | 'GET /api/chat-sessions/events'
  | 'GET /api/chat-sessions'
  | 'GET /api/chat-agents'
  | 'PATCH /api/chat-agents/me'
  | 'GET /api/canned-replies'
  | 'POST /api/canned-replies'
  | 'PATCH /api/canned-replies/{id}'
  | 'DELETE /api/canned-replies/{id}'
  | 'GET /api/chat-settings'
  | 'PATCH /api/chat-settings'
  | 'GET /api/chat-alerts'
  | 'GET /api/push-key'
  | 'POST /api/push-subscriptions'
  | 'POST /api/push-subscriptions/remove';

/** The handlers of the desk as a whole. */
export function deskHandlers(context: ServerContext, presence: Presence): Handlers<DeskEndpoints> {
  const { db, clock, config } = context;
  return {
    async 'GET /api/chat-sessions/active'({ user }) {
      await noteAgent(db, user.id, clock());
      return listOpenChats(db, clock());
    },

    async 'GET /api/chat-sessions/events'({ user, reply }) {
      whileOpen(reply, presence.agentCame(user.id));
      return { signals: ['chat', 'chat-desk'] };
    },

    async 'GET /api/chat-sessions'({ query }) {
      return searchChats(db, query, clock());
    },

    async 'GET /api/chat-agents'({ user }) {
      return listAgents(context, user);
    },

    async 'PATCH /api/chat-agents/me'({ body, user }) {
      await setAway(db, user.id, body.isAway, clock());
      const me = (await listAgents(context, user)).find(({ isMe }) => isMe);
      if (!me) throw new Error('a person of the staff is not among the staff');
      return me;
    },

    async 'GET /api/canned-replies'() {
      return listCannedReplies(db);
    },

    async 'POST /api/canned-replies'({ body, user }) {
      return addCannedReply(context, body, user.id);
    },

    async 'PATCH /api/canned-replies/{id}'({ params, body, user }) {
      return changeCannedReply(context, params.id, body, user.id);
    },

    async 'DELETE /api/canned-replies/{id}'({ params, user }) {
      await removeCannedReply(context, params.id, user.id);
      return null;
    },

    async 'GET /api/chat-settings'() {
      return readChatSettings(db, clock());
    },

    async 'PATCH /api/chat-settings'({ body, user }) {
      return changeChatSettings(context, body, user.id);
    },

    async 'GET /api/chat-alerts'() {
      return { rules: alertRules(context), alerts: await listAlerts(db) };
    },

    async 'GET /api/push-key'() {
      return { publicKey: config.vapid?.publicKey ?? null };
    },

    async 'POST /api/push-subscriptions'({ body, user, request }) {
      await subscribe(context, { userId: user.id, sid: sidOf(request) }, body);
      return null;
    },

    async 'POST /api/push-subscriptions/remove'({ body, user }) {
      await unsubscribe(db, user.id, body.endpoint);
      return null;
    },
  };
}
