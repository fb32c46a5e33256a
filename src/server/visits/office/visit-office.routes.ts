// Answers staff who move a visit in the calendar, or schedule and complete accepted work.
import type { Handlers } from '#server/platform/http/mount.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { completeWork } from './complete-work.service.ts';
import { readCrewDays } from './crew-days.queries.ts';
import { proposeJobDays } from './propose-days.service.ts';
import { scheduleJob } from './schedule-job.service.ts';
import { moveVisitByStaff, readVisitEntry } from './visit-move.service.ts';

type VisitOfficeEndpoints =
  | 'GET /api/console/calendar/visits/{id}'
  | 'PATCH /api/console/calendar/visits/{id}/time'
  | 'GET /api/console/service-requests/crew-days'
  | 'GET /api/console/service-requests/{id}/job-days'
  | 'POST /api/console/service-requests/{id}/schedule'
  | 'POST /api/console/service-requests/{id}/complete';

/** The handlers. */
export function visitOfficeHandlers(context: ServerContext): Handlers<VisitOfficeEndpoints> {
  return {
    'GET /api/console/calendar/visits/{id}': ({ params }) => readVisitEntry(context.db, params.id),

    'PATCH /api/console/calendar/visits/{id}/time': ({ params, body, user }) =>
      moveVisitByStaff(context, user, params.id, body),

    async 'GET /api/console/service-requests/crew-days'({ query: { date } }) {
      return { date, crews: await readCrewDays(context.db, date) };
    },

    'GET /api/console/service-requests/{id}/job-days': ({ params, query }) =>
      proposeJobDays(context, params.id, query),

    async 'POST /api/console/service-requests/{id}/schedule'({ params, body, user }) {
      const { version, seenVisits: seen, overbookReason } = body;
      const days = body.days.map(({ time = null, ...day }) => ({ ...day, time }));
      const act = { staff: user, id: params.id, version };
      return scheduleJob(context, act, { days, seen, overbookReason: overbookReason || null });
    },

    async 'POST /api/console/service-requests/{id}/complete'({ params, body, user, request }) {
      const { version, ...finished } = body;
      const visitorHash = visitorHashOf(request);
      return completeWork(
        context,
        { staff: user, id: params.id, version },
        { ...finished, visitorHash },
      );
    },
  };
}
