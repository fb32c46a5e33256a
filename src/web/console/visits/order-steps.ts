// What the office does with the order of a crew's day: moves a stop, takes the shorter order, and puts it back as it was.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { StopOrder } from '#contract/visits/visit-planning.ts';
import { type StepCall, type StepFields, step, steps } from '#web/forms/app/steps.ts';

const MovedStop = z.strictObject({
  version: StopOrder.shape.version,
  visit: RowId,
  place: z.number().int().min(0).describe('Where it goes, from 0'),
});

type Order = { version: number; visitIds: number[] };

/** Puts the day in another order. Gives the order before with the version that it has now, to be taken back. */
async function putInOrder(
  { api, params: { crewId, date } }: StepCall,
  version: number,
  orderOf: (before: number[]) => number[],
): Promise<Order> {
  const params = { crewId: Number(crewId), date: String(date) };
  const { stops } = await api('GET /api/console/crew-days/{crewId}/{date}', { params });
  const before = stops.map(({ visitId }) => visitId);
  const body = { version, visitIds: orderOf(before) };
  const day = await api('PATCH /api/console/crew-days/{crewId}/{date}', { params, body });
  return { version: day.version, visitIds: before };
}

const undo = {
  step: 'restore',
  fields: ({ answer: { version, visitIds } }: { answer: Order }): StepFields => ({
    version,
    ...orderFields(visitIds),
  }),
};

export const orderSteps = steps({
  move: step({
    schema: MovedStop,
    isPress: true,
    send: (call, { version, visit, place }) =>
      putInOrder(call, version, (before) =>
        before.filter((id) => id !== visit).toSpliced(place, 0, visit),
      ),
    undo,
  }),
  order: step({
    schema: StopOrder,
    isPress: true,
    send: (call, { version, visitIds }) => putInOrder(call, version, () => visitIds),
    undo,
  }),
  restore: step({
    schema: StopOrder,
    isPress: true,
    send: (call, { version, visitIds }) => putInOrder(call, version, () => visitIds),
  }),
});

/** An order of visits as a form carries it: a field for each place. */
export function orderFields(visitIds: readonly number[]): StepFields {
  return Object.fromEntries(visitIds.map((id, place) => [`visitIds[${place}]`, id]));
}
