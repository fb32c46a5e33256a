// What the office does with a day that is moved: plans again, chooses for one visit, sends, undoes, discards.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { dayMoveEndpoints, MovedVisitChoice } from '#contract/visits/day-moves.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const Seen = dayMoveEndpoints['POST /api/console/day-moves/{id}/send'].body;
const move = ({ params }: StepCall) => ({ id: Number(params.id) });

const press = (name: 'plan' | 'send' | 'undo' | 'discard') =>
  step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api(`POST /api/console/day-moves/{id}/${name}`, { params: move(call), body }),
  });

export const dayMoveSteps = steps({
  plan: press('plan'),
  send: press('send'),
  undo: press('undo'),
  discard: press('discard'),
  choose: step({
    // One list has the days and the two other choices.
    schema: z.strictObject({
      version: MovedVisitChoice.shape.version,
      visit: RowId,
      chosen: z.enum(['stay', 'skip']).or(MovedVisitChoice.shape.toDate.unwrap()),
    }),
    send: (call, { version, visit, chosen }) =>
      call.api('PATCH /api/console/day-moves/{id}/visits/{visitId}', {
        params: { ...move(call), visitId: visit },
        body:
          chosen === 'stay' || chosen === 'skip'
            ? { version, choice: chosen }
            : { version, choice: 'move', toDate: chosen },
      }),
  }),
});
