// Answers staff about service requests: reads what was seen and typed, calls the service.
import type { CurrentUser } from '#contract/accounts/account.ts';
import { findUserById } from '#server/accounts/account.queries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { readDeskQuoteOf } from '../quotes/present-quote.ts';
import { takeDownRequest } from './phone-request.service.ts';
import { presentById, presentRequest, requireFound } from './present-service-request.ts';
import { readCrewDays, readHistory, readVisitOf } from './request-desk.queries.ts';
import { declineRequest, reopenRequest, takeUp } from './request-desk.service.ts';
import { countStates, listRequests } from './request-list.queries.ts';
import { photosToPin } from './request-photos.ts';
import { listMessages, markRead, writeMessage } from './request-thread.ts';
import { completeWork, scheduleWork } from './request-work.service.ts';
import { findRequest } from './service-request.queries.ts';

type RequestDeskEndpoints =
  | 'GET /api/console/service-requests'
  | 'POST /api/console/service-requests'
  | 'GET /api/console/service-requests/crew-days'
  | 'GET /api/console/service-requests/{id}'
  | 'POST /api/console/service-requests/{id}/take-up'
  | 'POST /api/console/service-requests/{id}/decline'
  | 'POST /api/console/service-requests/{id}/reopen'
  | 'POST /api/console/service-requests/{id}/schedule'
  | 'POST /api/console/service-requests/{id}/complete'
  | 'POST /api/console/service-requests/{id}/messages';

/** The handlers for staff. */
export function requestDeskHandlers(context: ServerContext): Handlers<RequestDeskEndpoints> {
  const actOf = (staff: CurrentUser, id: number, version: number) => ({ staff, id, version });
  return {
    async 'GET /api/console/service-requests'({ query: { status, q, before } }) {
      const { items, next } = await listRequests(context.db, { status, q, before });
      return { items: items.map(presentRequest), next, counts: await countStates(context.db) };
    },

    async 'POST /api/console/service-requests'({ body, user, attempt, request }) {
      const scribe = { staff: user, visitorHash: visitorHashOf(request) };
      return takeDownRequest(context, body, scribe, attempt);
    },

    async 'GET /api/console/service-requests/crew-days'({ query: { date } }) {
      return { date, crews: await readCrewDays(context.db, date) };
    },

    async 'GET /api/console/service-requests/{id}'({ params: { id } }) {
      const row = requireFound(await findRequest(context.db, id));
      const messages = await listMessages(context.db, id);
      await markRead(context.db, id, 'office', context.clock());
      return {
        request: await presentById(context.db, id, 'office'),
        messages,
        quote: await readDeskQuoteOf(context, id),
        takenUpBy: row.takenUpBy && (await nameOf(context, row.takenUpBy)),
        visit: await readVisitOf(context.db, id),
        photos: await photosToPin(context.db, id),
        history: await readHistory(context.db, id),
      };
    },

    async 'POST /api/console/service-requests/{id}/take-up'({ params, body, user }) {
      return takeUp(context, actOf(user, params.id, body.version));
    },

    async 'POST /api/console/service-requests/{id}/decline'({ params, body, user }) {
      return declineRequest(context, actOf(user, params.id, body.version), body.reason);
    },

    async 'POST /api/console/service-requests/{id}/reopen'({ params, body, user }) {
      return reopenRequest(context, actOf(user, params.id, body.version));
    },

    async 'POST /api/console/service-requests/{id}/schedule'({ params, body, user }) {
      const { crewId, date, time = null } = body;
      return scheduleWork(context, actOf(user, params.id, body.version), {
        crewId,
        date,
        time,
        overbookReason: body.overbookReason || null,
      });
    },

    async 'POST /api/console/service-requests/{id}/complete'({ params, body, user, request }) {
      const { version, ...finished } = body;
      const visitorHash = visitorHashOf(request);
      return completeWork(context, actOf(user, params.id, version), { ...finished, visitorHash });
    },

    async 'POST /api/console/service-requests/{id}/messages'({
      params,
      body,
      user,
      attempt,
      request,
    }) {
      const writer = { user, side: 'office', visitorHash: visitorHashOf(request) } as const;
      const find = async (tx: Tx) => requireFound(await findRequest(tx, params.id));
      return writeMessage(context, find, body, writer, attempt);
    },
  };
}

async function nameOf({ db, config }: ServerContext, userId: string): Promise<string | null> {
  const person = await findUserById(db, userId, config.staffEmails);
  return person ? (person.firstName ?? person.email) : null;
}
