// What the office does with closed days: closes some, and opens them again.
import { z } from 'zod';
import { NewClosure } from '#contract/booking/office-hours.ts';
import { CalendarDate } from '#contract/platform/dates.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const ofYear = (day: string) => `/console/calendar/closures?year=${day.slice(0, 4)}`;

export const closureSteps = steps({
  add: step({
    schema: NewClosure,
    send: ({ api }, body) => api('POST /api/console/closures', { body }),
    to: ({ body }) => ofYear(body.from),
  }),
  open: step({
    schema: z.strictObject({ from: CalendarDate, to: CalendarDate }),
    isPress: true,
    send: ({ api }, query) => api('DELETE /api/console/closures', { query }),
    to: ({ body }) => ofYear(body.from),
    undo: { step: 'add', fields: ({ answer }) => answer.removed[0] },
  }),
});
