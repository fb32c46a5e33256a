// The forms of the page of one's own calendar: where we read it, and where it reads our consultations.
import { z } from 'zod';
import {
  BusyCalendarAccount,
  BusyCalendarAddress,
  BusyCalendarChoice,
} from '#contract/booking/busy-calendar.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const ownCalendarSteps = steps({
  read: step({
    schema: BusyCalendarAddress,
    send: ({ api }, body) => api('POST /api/console/busy-calendar', { body }),
    done: 'Saved. We are reading your calendar now.',
  }),
  connect: step({
    schema: BusyCalendarAccount,
    send: ({ api }, body) => api('POST /api/console/busy-calendar/account', { body }),
    done: 'Connected.',
  }),
  choose: step({
    schema: BusyCalendarChoice,
    isPress: true,
    send: ({ api }, body) => api('POST /api/console/busy-calendar/choice', { body }),
    done: 'Saved. We are reading that calendar now.',
  }),
  stop: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/console/busy-calendar'),
    done: 'Stopped. We no longer have the address, a password or your busy times.',
  }),
  renew: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/own-feed'),
    done: 'Here is your link. Any earlier one no longer works.',
  }),
  end: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/console/own-feed'),
    done: 'Turned off. The link no longer works.',
  }),
});
