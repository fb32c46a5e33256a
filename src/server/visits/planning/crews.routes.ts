// Answers staff about crews.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { listCrewLeads } from './crew-leads.queries.ts';
import { addCrew, changeCrew, listAllCrews } from './crews.service.ts';

type CrewEndpoints =
  | 'GET /api/console/crews'
  | 'POST /api/console/crews'
  | 'PATCH /api/console/crews/{id}';

/** The handlers of crews. */
export function crewHandlers(context: ServerContext): Handlers<CrewEndpoints> {
  return {
    async 'GET /api/console/crews'() {
      const items = await listAllCrews(context, context.db);
      return { items, leads: await listCrewLeads(context.db) };
    },

    'POST /api/console/crews': ({ body, user, attempt }) =>
      addCrew(context, user.id, body, attempt),

    'PATCH /api/console/crews/{id}': ({ params, body, user }) =>
      changeCrew(context, user.id, params.id, body),
  };
}
