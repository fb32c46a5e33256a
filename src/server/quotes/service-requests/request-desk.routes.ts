// Answers staff about service requests: reads what was seen and typed, calls the service.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { makeLeadRequest } from './lead-request.service.ts';
import { takeDownRequest } from './phone-request.service.ts';
import { presentRequest, requireFound } from './present-service-request.ts';
import { reopenRequest, takeUp } from './request-desk.service.ts';
import { countStates, listRequests } from './request-list.queries.ts';
import { writeMessage } from './request-thread.ts';
import { findRequest } from './service-request.queries.ts';

type RequestDeskEndpoints =
  | 'GET /api/console/service-requests'
  | 'POST /api/console/service-requests'
  | 'POST /api/console/service-requests/{id}/take-up'
  | 'POST /api/console/service-requests/{id}/reopen'
  | 'POST /api/console/service-requests/{id}/messages'
  | 'POST /api/console/leads/{kind}/{id}/service-request';

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

    async 'POST /api/console/service-requests/{id}/take-up'({ params, body, user }) {
      return takeUp(context, actOf(user, params.id, body.version));
    },

    async 'POST /api/console/service-requests/{id}/reopen'({ params, body, user }) {
      return reopenRequest(context, actOf(user, params.id, body.version));
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

    async 'POST /api/console/leads/{kind}/{id}/service-request'({ params, body, user, attempt }) {
      const { version, propertyAddress = null } = body;
      return makeLeadRequest(
        context,
        { staff: user, name: params, version },
        propertyAddress,
        attempt,
      );
    },
  };
}
