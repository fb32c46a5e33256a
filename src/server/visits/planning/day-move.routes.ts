// Answers staff about days that are moved as a whole.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import {
  chooseForVisit,
  dayMoveOf,
  dayMovesPage,
  discardDraft,
  draftDayMove,
  planAgain,
} from './day-move.service.ts';
import { sendDayMove, undoDayMove } from './send-day-move.ts';

type DayMoveEndpoints =
  | 'GET /api/console/day-moves'
  | 'POST /api/console/day-moves'
  | 'GET /api/console/day-moves/{id}'
  | 'PATCH /api/console/day-moves/{id}/visits/{visitId}'
  | 'POST /api/console/day-moves/{id}/plan'
  | 'POST /api/console/day-moves/{id}/send'
  | 'POST /api/console/day-moves/{id}/undo'
  | 'POST /api/console/day-moves/{id}/discard';

/** The handlers of moved days. */
export function dayMoveHandlers(context: ServerContext): Handlers<DayMoveEndpoints> {
  return {
    'GET /api/console/day-moves': ({ query }) => dayMovesPage(context, query.cursor),

    'POST /api/console/day-moves': ({ user, body, attempt }) =>
      draftDayMove(context, user.id, body, attempt),

    'GET /api/console/day-moves/{id}': ({ params }) => dayMoveOf(context, params.id),

    'PATCH /api/console/day-moves/{id}/visits/{visitId}': ({ params, body, user }) =>
      chooseForVisit(
        context,
        { staffId: user.id, id: params.id, visitId: params.visitId, version: body.version },
        body,
      ),

    'POST /api/console/day-moves/{id}/plan': ({ params, body, user }) =>
      planAgain(context, { staffId: user.id, id: params.id, version: body.version }),

    'POST /api/console/day-moves/{id}/send': ({ params, body, user }) =>
      sendDayMove(context, { staffId: user.id, id: params.id, version: body.version }),

    'POST /api/console/day-moves/{id}/undo': ({ params, body, user }) =>
      undoDayMove(context, { staffId: user.id, id: params.id, version: body.version }),

    'POST /api/console/day-moves/{id}/discard': ({ params, body, user }) =>
      discardDraft(context, { staffId: user.id, id: params.id, version: body.version }),
  };
}
