// What the office does with the slots that can be booked: adds, changes, removes, and brings back what was removed.
import { z } from 'zod';
import { NewSlotRule, SlotRuleChange } from '#contract/booking/office-hours.ts';
import { RowId, SeenVersion } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const HERE = '/console/calendar/slots';
const ofDay = (dayOfWeek: number) => `${HERE}#day-${dayOfWeek}`;

export const slotSteps = steps({
  add: step({
    schema: NewSlotRule,
    send: ({ api }, body) => api('POST /api/console/slot-rules', { body }),
    to: ({ answer }) => ofDay(answer.dayOfWeek),
  }),
  change: step({
    schema: SlotRuleChange.extend({ slot: RowId }),
    send: ({ api }, { slot, ...body }) =>
      api('PATCH /api/console/slot-rules/{id}', { params: { id: slot }, body }),
    to: ({ answer }) => ofDay(answer.dayOfWeek),
  }),
  remove: step({
    schema: z.strictObject({ version: SeenVersion, slot: RowId }),
    isPress: true,
    send: ({ api }, { slot, version }) =>
      api('DELETE /api/console/slot-rules/{id}', {
        params: { id: slot },
        query: { version: String(version) },
      }),
    to: () => HERE,
    undo: {
      step: 'add',
      fields: ({ answer: { dayOfWeek, startTime, endTime, maxAppointments, ...rest } }) => ({
        ...{ dayOfWeek, startTime, endTime, maxAppointments },
        ...(rest.isAvailable && { isAvailable: 'on' }),
        ...(rest.consultationTypeId !== null && { consultationTypeId: rest.consultationTypeId }),
      }),
    },
  }),
});
