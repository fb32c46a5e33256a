// What the office does with crews: adds one, changes one, takes one out of service and puts it back.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { CrewDetails } from '#contract/visits/crews.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { detailsOf, TypedCrew } from './crew-fields.tsx';

/** Which crew, as it was seen. */
const seen = { crew: RowId, version: z.number() };

export const crewSteps = steps({
  add: step({
    schema: TypedCrew,
    send: ({ api }, typed) =>
      api('POST /api/console/crews', { body: CrewDetails.parse(detailsOf(typed)) }),
    done: 'Crew added. It can get visits now.',
  }),
  change: step({
    schema: TypedCrew.extend(seen),
    send: ({ api }, { crew, version, ...typed }) =>
      api('PATCH /api/console/crews/{id}', {
        params: { id: crew },
        body: { version, ...detailsOf(typed) },
      }),
    done: 'Saved.',
  }),
  service: step({
    schema: z.strictObject({ ...seen, isActive: z.stringbool() }),
    isPress: true,
    send: ({ api }, { crew, ...body }) =>
      api('PATCH /api/console/crews/{id}', { params: { id: crew }, body }),
    undo: {
      step: 'service',
      fields: ({ body: { crew, isActive }, answer }) => ({
        crew,
        version: answer.version,
        isActive: String(!isActive),
      }),
    },
  }),
});
