// What the owner does with the types of consultation: adds one, changes one, hides it and offers it again.
import { z } from 'zod';
import {
  ConsultationPrice,
  ConsultationTypeChange,
  NewConsultationType,
} from '#contract/booking/consultation-type-desk.ts';
import { RowId } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { plainAmount } from '../../forms/typed-amount.ts';
import { SAVED } from './settings-main.tsx';

/** As people type it: "95" and "$95.00" mean the same. */
const price = z
  .string({ error: 'Please enter a price; 0 means free.' })
  .overwrite(plainAmount)
  .pipe(ConsultationPrice);

export const consultationSteps = steps({
  add: step({
    schema: NewConsultationType.extend({ price }),
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/consultation-types', { body, idempotencyKey }),
    done: 'Added. Visitors can book it at once.',
  }),
  change: step({
    schema: ConsultationTypeChange.extend({ type: RowId, price }),
    send: ({ api }, { type, ...body }) =>
      api('PATCH /api/console/consultation-types/{id}', { params: { id: type }, body }),
    done: SAVED,
  }),
  move: step({
    schema: z.strictObject({ type: RowId, direction: z.enum(['up', 'down']) }),
    isPress: true,
    send: ({ api }, { type, direction }) =>
      api('POST /api/console/consultation-types/{id}/move', {
        params: { id: type },
        body: { direction },
      }),
  }),
});
