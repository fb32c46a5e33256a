// Answers everything about reported problems: the portal by the signed-in customer's id, the console for staff.
import type { Handlers } from '#server/platform/http/mount.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { decideRemedy } from './decide-remedy.service.ts';
import { ownProblem, settleProblem, writeToOffice } from './own-problem.service.ts';
import {
  closeProblem,
  deskProblem,
  reopenProblem,
  replyToProblem,
} from './problem-desk.service.ts';
import { listProblems } from './problem-list.queries.ts';
import { reportProblem } from './report-problem.service.ts';
import { problemFor } from './without-prices.ts';

type ProblemEndpoints =
  | 'POST /api/portal/visits/{id}/problems'
  | 'GET /api/portal/problems/{id}'
  | 'POST /api/portal/problems/{id}/messages'
  | 'POST /api/portal/problems/{id}/close'
  | 'GET /api/console/visit-problems'
  | 'GET /api/console/visit-problems/{id}'
  | 'POST /api/console/visit-problems/{id}/reply'
  | 'POST /api/console/visit-problems/{id}/remedy'
  | 'POST /api/console/visit-problems/{id}/close'
  | 'POST /api/console/visit-problems/{id}/reopen';

/** The handlers of reported problems. */
export function problemHandlers(context: ServerContext): Handlers<ProblemEndpoints> {
  return {
    'POST /api/portal/visits/{id}/problems'({ user, params, body, attempt, request }) {
      const reporter = { user, visitorHash: visitorHashOf(request) };
      return reportProblem(context, reporter, params.id, body, attempt);
    },

    'GET /api/portal/problems/{id}': ({ user, params }) =>
      ownProblem(context, user.customerId, params.id),

    'POST /api/portal/problems/{id}/messages': ({ user, params, body, attempt }) =>
      writeToOffice(context, user, params.id, body.text, attempt),

    async 'POST /api/portal/problems/{id}/close'({ user, params, body }) {
      await settleProblem(context, user, params.id, body.version);
      return null;
    },

    'GET /api/console/visit-problems': ({ query }) => listProblems(context, query),

    async 'GET /api/console/visit-problems/{id}'({ user, params }) {
      return problemFor(user, await deskProblem(context, params.id));
    },

    async 'POST /api/console/visit-problems/{id}/reply'({ user, params, body }) {
      await replyToProblem(context, user.id, params.id, body);
      return null;
    },

    async 'POST /api/console/visit-problems/{id}/remedy'({ user, params, body }) {
      await decideRemedy(context, user.id, params.id, body);
      return null;
    },

    async 'POST /api/console/visit-problems/{id}/close'({ user, params, body }) {
      await closeProblem(context, user.id, params.id, body.version);
      return null;
    },

    async 'POST /api/console/visit-problems/{id}/reopen'({ user, params, body }) {
      await reopenProblem(context, user.id, params.id, body.version);
      return null;
    },
  };
}
