// What a customer writes on a visit that lies ahead: a note for its crew.
import { RowIdText } from '#contract/platform/ids.ts';
import { VisitNote } from '#contract/visits/visits.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishScheduleMessages } from './messages/schedule-messages.en.ts';

export const scheduleSteps = steps({
  note: step({
    schema: VisitNote.extend({ visit: RowIdText }),
    send: ({ api }, { visit, ...body }) =>
      api('PATCH /api/portal/visits/{id}/note', { params: { id: visit }, body }),
    done: englishScheduleMessages.noteSaved,
  }),
});
