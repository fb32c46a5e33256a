// Answers staff about the week of visits and the order of a crew's day.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { giveToCrew } from './assign-crew.ts';
import { generateVisitsNow } from './generate-visits-now.ts';
import { crewDayOf, orderCrewDay } from './stop-order.service.ts';
import { planningWeek } from './week.service.ts';

type VisitPlanningEndpoints =
  | 'GET /api/console/visit-week'
  | 'POST /api/console/visit-runs'
  | 'PATCH /api/console/visits/{id}/crew'
  | 'GET /api/console/crew-days/{crewId}/{date}'
  | 'PATCH /api/console/crew-days/{crewId}/{date}';

/** The handlers of the week and of the order of stops. */
export function visitPlanningHandlers(context: ServerContext): Handlers<VisitPlanningEndpoints> {
  return {
    'GET /api/console/visit-week': ({ query }) => planningWeek(context, query.date),

    'POST /api/console/visit-runs': ({ user }) => generateVisitsNow(context, user.id),

    async 'PATCH /api/console/visits/{id}/crew'({ params, body, user }) {
      await giveToCrew(context, user.id, params.id, body);
      return null;
    },

    'GET /api/console/crew-days/{crewId}/{date}': ({ params }) =>
      crewDayOf(context, context.db, params),

    'PATCH /api/console/crew-days/{crewId}/{date}': ({ params, body, user }) =>
      orderCrewDay(context, user.id, params, body),
  };
}
