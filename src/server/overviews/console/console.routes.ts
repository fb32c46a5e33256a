// Answers the console. Staff alone come here, each to what their rights are: the endpoint table says so, and mount.ts sees to it.
import { dateInZone } from '#company/rules/time/company-time.ts';
import { customerOf } from '#server/customers/customer.service.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { readLog } from './audit-log.queries.ts';
import { readAnswerWays } from './conversation/answer-ways.queries.ts';
import { readConversation } from './conversation/conversation.queries.ts';
import { waitingFor } from './day-of-crew-lead.ts';
import { findEverywhere } from './search.queries.ts';
import { markActivitySeen, teamActivity } from './team-activity.service.ts';
import { readToday } from './today.service.ts';
import { forgetView, keepView, listViews } from './views.service.ts';
import { countWaiting } from './waiting.queries.ts';

type ConsoleEndpoints =
  | 'GET /api/console/today'
  | 'GET /api/console/waiting'
  | 'GET /api/console/log'
  | 'GET /api/console/events'
  | 'GET /api/console/search'
  | 'GET /api/console/customers/{id}/conversation'
  | 'GET /api/console/customers/{id}/answer-ways'
  | 'GET /api/console/views'
  | 'POST /api/console/views'
  | 'DELETE /api/console/views/{id}'
  | 'GET /api/console/deeds'
  | 'POST /api/console/deeds/seen';

/** The handlers of the console. */
export function consoleHandlers(context: ServerContext): Handlers<ConsoleEndpoints> {
  const { db, clock, settings } = context;
  return {
    'GET /api/console/today': ({ user }) => readToday(context, user),

    async 'GET /api/console/waiting'({ user }) {
      return waitingFor(user, await countWaiting(context));
    },

    async 'GET /api/console/events'({ user }) {
      return { signals: user.rights.includes('staff') ? ['console', 'chat'] : ['console'] };
    },

    'GET /api/console/log': ({ query }) => readLog(context, query),

    async 'GET /api/console/search'({ query: { q } }) {
      return { groups: await findEverywhere(db, q, dateInZone(clock(), settings().timeZone)) };
    },

    async 'GET /api/console/customers/{id}/conversation'({ params, query: { cursor } }) {
      const { id } = await customerOf(context, db, params.id);
      return readConversation(db, id, { now: clock(), timeZone: settings().timeZone }, cursor);
    },

    async 'GET /api/console/customers/{id}/answer-ways'({ params }) {
      const customer = await customerOf(context, db, params.id);
      const asked = { now: clock(), timeZone: settings().timeZone };
      return { ways: await readAnswerWays(db, customer, asked) };
    },

    async 'GET /api/console/views'({ user }) {
      return listViews(db, user.id);
    },

    async 'POST /api/console/views'({ body, user }) {
      return keepView(db, user.id, body, clock());
    },

    async 'DELETE /api/console/views/{id}'({ params, user }) {
      await forgetView(db, user.id, params.id);
      return null;
    },

    async 'GET /api/console/deeds'({ user }) {
      return teamActivity(context, user.id);
    },

    async 'POST /api/console/deeds/seen'({ body, user }) {
      await markActivitySeen(db, user.id, body.upTo);
      return null;
    },
  };
}
