// Portals as the staff see them: begun and ended by people, and ended by the clock.
import type { viewingEndpoints } from '#contract/accounts/viewings.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { clockJob } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { sidOf } from '../session.ts';
import { endLapsedViewings, endViewing, startViewing } from './viewing.service.ts';
import { readViewings } from './viewings.queries.ts';

export const viewingsModule: Module = {
  handlers: ({ context }) => viewingHandlers(context),
  jobs: [clockJob({ name: 'end-portal-viewings' }, '* * * * *', endLapsedViewings)],
};

function viewingHandlers(context: ServerContext): Handlers<keyof typeof viewingEndpoints> {
  return {
    'GET /api/console/customers/{id}/viewings': ({ user, params }) =>
      readViewings(context, params.id, user.id),

    'POST /api/console/customers/{id}/viewings': ({ user, params, body, request }) =>
      startViewing(context, {
        staffId: user.id,
        sid: sidOf(request),
        customerId: params.id,
        reason: body.reason,
      }),

    async 'POST /api/console/viewings/end'({ request }) {
      return { customerId: await endViewing(context, sidOf(request)) };
    },
  };
}
