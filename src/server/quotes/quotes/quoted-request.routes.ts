// Answers staff who open a service request with its quote and its visit, and who decline it, which voids its quote.
import { findUserById } from '#server/accounts/account.queries.ts';
import { recordBehind } from '#server/customers/customers-behind.queries.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { presentById, requireFound } from '../service-requests/present-service-request.ts';
import { readHistory, readVisitsOf } from '../service-requests/request-desk.queries.ts';
import { photosToPin } from '../service-requests/request-photos.ts';
import { listMessages, markRead } from '../service-requests/request-thread.ts';
import { findRequest } from '../service-requests/service-request.queries.ts';
import { declineRequest } from './decline-request.service.ts';
import { readDeskQuoteOf } from './present-quote.ts';

/** The handlers. */
export function quotedRequestHandlers(
  context: ServerContext,
): Handlers<
  'GET /api/console/service-requests/{id}' | 'POST /api/console/service-requests/{id}/decline'
> {
  return {
    async 'GET /api/console/service-requests/{id}'({ params: { id } }) {
      const row = requireFound(await findRequest(context.db, id));
      const messages = await listMessages(context.db, id);
      await markRead(context.db, id, 'office', context.clock());
      return {
        request: await presentById(context.db, id, 'office'),
        messages,
        quote: await readDeskQuoteOf(context, id),
        customerId: await recordBehind(context, row.userId, row.customerEmail),
        takenUpBy: row.takenUpBy && (await nameOf(context, row.takenUpBy)),
        visits: await readVisitsOf(context.db, id),
        photos: await photosToPin(context.db, id),
        history: await readHistory(context.db, id),
      };
    },

    async 'POST /api/console/service-requests/{id}/decline'({ params, body, user }) {
      const { version, reason } = body;
      return declineRequest(context, { staff: user, id: params.id, version }, reason);
    },
  };
}

async function nameOf({ db, config }: ServerContext, userId: string): Promise<string | null> {
  const person = await findUserById(db, userId, config.staffEmails);
  return person ? (person.firstName ?? person.email) : null;
}
