// Answers customers about their requests for add-on work: who asks, then the service.

import type { Tx } from '#server/platform/database/client.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isReadingOnly } from '#server/platform/http/read-only.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { contactOfAsker } from './contact-of-asker.ts';
import { addOnChoices } from './offered-services.ts';
import { presentById, presentRequest, requireFound } from './present-service-request.ts';
import { listMessages, markRead, writeMessage } from './request-thread.ts';
import { findRequestOf, listPropertiesOf, listRequestsOf } from './service-request.queries.ts';
import { askForService, cancelOwnRequest, changeOwnRequest } from './service-request.service.ts';

type ServiceRequestEndpoints =
  | 'GET /api/service-request-form'
  | 'GET /api/add-on-services'
  | 'GET /api/service-requests'
  | 'POST /api/service-requests'
  | 'GET /api/service-requests/{id}'
  | 'PATCH /api/service-requests/{id}'
  | 'POST /api/service-requests/{id}/cancel'
  | 'POST /api/service-requests/{id}/messages';

/** The handlers for customers. Whatever is not theirs is not there. */
export function serviceRequestHandlers(context: ServerContext): Handlers<ServiceRequestEndpoints> {
  const own = (user: SignedInPerson, id: number) => async (tx: Tx) =>
    requireFound(await findRequestOf(tx, user, id));
  return {
    async 'GET /api/service-request-form'({ user }) {
      const { phone } = await contactOfAsker(context.db, user);
      const own = await listPropertiesOf(context.db, user.customerId);
      return { needsPhone: !phone, properties: own.map(({ address }) => address) };
    },

    'GET /api/add-on-services': async () => addOnChoices(context),

    async 'GET /api/service-requests'({ query, user }) {
      const { customerEmail } = query;
      if (customerEmail !== undefined && !isSameAddress(customerEmail, user.email)) {
        throw new RequestProblem('forbidden', 'These are not your requests.');
      }
      return (await listRequestsOf(context.db, user)).map(presentRequest);
    },

    async 'POST /api/service-requests'({ body, user, attempt, request }) {
      const asker = { user, visitorHash: visitorHashOf(request) };
      return askForService(context, body, asker, attempt);
    },

    async 'GET /api/service-requests/{id}'({ params: { id }, user }) {
      requireFound(await findRequestOf(context.db, user, id));
      const messages = await listMessages(context.db, id);
      if (!isReadingOnly()) await markRead(context.db, id, 'customer', context.clock());
      return { request: await presentById(context.db, id, 'customer'), messages };
    },

    async 'PATCH /api/service-requests/{id}'({ params, body, user, request }) {
      const asker = { user, visitorHash: visitorHashOf(request) };
      return changeOwnRequest(context, params.id, body, asker);
    },

    async 'POST /api/service-requests/{id}/cancel'({ params, user, request }) {
      const asker = { user, visitorHash: visitorHashOf(request) };
      return cancelOwnRequest(context, params.id, asker);
    },

    async 'POST /api/service-requests/{id}/messages'({ params, body, user, attempt, request }) {
      const writer = { user, side: 'customer', visitorHash: visitorHashOf(request) } as const;
      return writeMessage(context, own(user, params.id), body, writer, attempt);
    },
  };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
