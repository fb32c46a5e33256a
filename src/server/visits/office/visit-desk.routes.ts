// Answers what staff ask and say of one visit, of what was applied on visits, and of the links to crews' days; and a customer's link of
// the day.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { crewLink, renewCrewLink } from '../crew/crew-link.service.ts';
import { confirmVisitTimes } from '../crew/visit-times.service.ts';
import { customerOfLink, visitToday } from '../crew/visit-today.service.ts';
import { visitFor } from '../problems/without-prices.ts';
import { applicationsPage, exportApplications } from './application-list.service.ts';
import { deskVisit, handleReport, skipVisit, unskipVisit } from './visit-desk.service.ts';

type VisitDeskEndpoints =
  | 'GET /api/console/visits/{id}'
  | 'POST /api/console/visits/{id}/skip'
  | 'POST /api/console/visits/{id}/unskip'
  | 'POST /api/console/visits/{id}/times'
  | 'POST /api/console/crew-reports/{id}/handled'
  | 'GET /api/console/application-records'
  | 'GET /api/console/application-record-export'
  | 'GET /api/console/crew-links'
  | 'POST /api/console/crew-links/renew'
  | 'GET /api/visits-today/{token}'
  | 'GET /api/visits-today/{token}/events';

/** The handlers of one visit. */
export function visitDeskHandlers(context: ServerContext): Handlers<VisitDeskEndpoints> {
  return {
    async 'GET /api/console/visits/{id}'({ user, params }) {
      return visitFor(user, await deskVisit(context, params.id));
    },

    async 'POST /api/console/visits/{id}/skip'({ user, params, body }) {
      await skipVisit(context, user.id, params.id, body);
      return null;
    },

    async 'POST /api/console/visits/{id}/unskip'({ user, params, body }) {
      await unskipVisit(context, user.id, params.id, body.version);
      return null;
    },

    async 'POST /api/console/visits/{id}/times'({ user, params, body }) {
      await confirmVisitTimes(context, user.id, params.id, body);
      return null;
    },

    async 'POST /api/console/crew-reports/{id}/handled'({ user, params }) {
      await handleReport(context, user.id, params.id);
      return null;
    },

    'GET /api/console/application-records': ({ query }) => applicationsPage(context, query),

    'GET /api/console/application-record-export': ({ user, query, reply }) =>
      exportApplications(context, user, query, reply),

    'GET /api/console/crew-links': ({ query }) => crewLink(context, query),

    'POST /api/console/crew-links/renew': ({ user, body }) => renewCrewLink(context, user.id, body),

    'GET /api/visits-today/{token}': ({ params }) => visitToday(context, params.token),

    async 'GET /api/visits-today/{token}/events'({ params }) {
      return { signals: [{ topic: 'portal', id: await customerOfLink(context, params.token) }] };
    },
  };
}
