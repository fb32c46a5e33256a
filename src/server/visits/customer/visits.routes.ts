// Answers everything about visits: the portal by the account of the signed-in person, the console for staff.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { completeVisit, reportSetOut } from './completion.service.ts';
import { skipOwnVisit, skipTerms, unskipOwnVisit } from './skip.service.ts';
import {
  moveVisit,
  noteOnVisit,
  pastVisits,
  rateVisit,
  upcomingVisits,
  visitCalendar,
  visitDays,
  visitPage,
} from './visit.service.ts';

type VisitEndpoints =
  | 'GET /api/portal/visits/upcoming'
  | 'GET /api/portal/visits/past'
  | 'GET /api/portal/visits/{id}'
  | 'GET /api/portal/visits/{id}/days'
  | 'GET /api/portal/visits/{id}/calendar'
  | 'PATCH /api/portal/visits/{id}/day'
  | 'PATCH /api/portal/visits/{id}/note'
  | 'PATCH /api/portal/visits/{id}/rating'
  | 'GET /api/portal/visits/{id}/skip'
  | 'POST /api/portal/visits/{id}/skip'
  | 'POST /api/portal/visits/{id}/unskip'
  | 'GET /api/portal/events'
  | 'POST /api/console/visits/{id}/on-the-way'
  | 'POST /api/console/visits/{id}/completion';

/** The handlers of visits. */
export function visitHandlers(context: ServerContext): Handlers<VisitEndpoints> {
  return {
    'GET /api/portal/visits/upcoming': ({ user, query }) =>
      upcomingVisits(context, user.customerId, query.cursor),

    'GET /api/portal/visits/past': ({ user, query }) =>
      pastVisits(context, user.customerId, query.cursor),

    'GET /api/portal/visits/{id}': ({ user, params }) =>
      visitPage(context, user.customerId, params.id),

    async 'GET /api/portal/visits/{id}/days'({ user, params }) {
      return { days: await visitDays(context, user.customerId, params.id) };
    },

    async 'GET /api/portal/visits/{id}/calendar'({ user, params, reply }) {
      const content = await visitCalendar(context, user, params.id);
      reply.header('cache-control', 'private, no-store');
      reply.header('content-disposition', 'attachment; filename="visit.ics"');
      return Buffer.from(content);
    },

    'PATCH /api/portal/visits/{id}/day': ({ user, params, body }) =>
      moveVisit(context, user, params.id, body),

    'PATCH /api/portal/visits/{id}/note': ({ user, params, body }) =>
      noteOnVisit(context, user, params.id, body),

    'PATCH /api/portal/visits/{id}/rating': ({ user, params, body }) =>
      rateVisit(context, user, params.id, body.rating),

    'GET /api/portal/visits/{id}/skip': ({ user, params }) =>
      skipTerms(context, user.customerId, params.id),

    'POST /api/portal/visits/{id}/skip': ({ user, params, body }) =>
      skipOwnVisit(context, user, params.id, body.version),

    'POST /api/portal/visits/{id}/unskip': ({ user, params, body }) =>
      unskipOwnVisit(context, user, params.id, body.version),

    async 'GET /api/portal/events'({ user }) {
      const ids = new Set([user.customerId, user.id]);
      return { signals: [...ids].map((id) => ({ topic: 'portal', id })) };
    },

    async 'POST /api/console/visits/{id}/on-the-way'({ user, params, body }) {
      await reportSetOut(context, user.id, params.id, body.version);
      return null;
    },

    async 'POST /api/console/visits/{id}/completion'({ user, params, body }) {
      await completeVisit(context, user.id, params.id, body);
      return null;
    },
  };
}
