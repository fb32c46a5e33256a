// What the office says of a consultation: its notes, what became of it, and that it is on after all.
import { AHEAD_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import {
  AppointmentNotes,
  AppointmentOutcome,
  type OfficeAppointment,
} from '#contract/booking/office-calendar.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const OF_APPOINTMENT = '/api/console/calendar/appointments/{id}';
const one = ({ params }: StepCall) => ({ id: Number(params.id) });

const Status = AppointmentOutcome.shape.status;
/** What a consultation is that is still to come. */
const Ahead = Status.refine((status) => AHEAD_APPOINTMENTS.includes(status));
const Outcome = AppointmentOutcome.omit({ status: true }).extend({ before: Ahead });

/** As long as it is so, one press makes it what it was; anyone who was told of it is told of that, too. */
function outcome(status: AppointmentOutcome['status'], done: string) {
  return step({
    schema: Outcome,
    isPress: true,
    send: (call, { before: _, ...body }) =>
      call.api(`PATCH ${OF_APPOINTMENT}/outcome`, { params: one(call), body: { ...body, status } }),
    to: ({ call }) => call.url.pathname,
    done,
    undo: {
      step: 'restore',
      fields: ({ body: { before, tellCustomer }, answer: { version } }) => ({
        version,
        status: before,
        tellCustomer: tellCustomer ? 'on' : undefined,
      }),
    },
  });
}

export const appointmentSteps = steps({
  notes: step({
    schema: AppointmentNotes,
    send: (call, body) => call.api(`PATCH ${OF_APPOINTMENT}/notes`, { params: one(call), body }),
    to: ({ call }) => call.url.pathname,
    done: 'Saved.',
  }),
  completed: outcome('completed', 'Marked as done.'),
  no_show: outcome('no_show', 'Marked as a no-show.'),
  cancelled: outcome('cancelled', 'Canceled. The time is free again.'),
  restore: step({
    schema: AppointmentOutcome.extend({ status: Ahead }),
    isPress: true,
    send: (call, body) => call.api(`PATCH ${OF_APPOINTMENT}/outcome`, { params: one(call), body }),
    to: ({ call }) => call.url.pathname,
    done: 'Restored.',
  }),
});

/** What the step of each outcome sets. */
const outcomes = Status.options.filter((one) => !AHEAD_APPOINTMENTS.includes(one));

/** What is said of an outcome holds as long as it is so: nothing of those that it is not. */
export function withoutOtherOutcomes({ status }: Pick<OfficeAppointment, 'status'>) {
  const others = outcomes.filter((one) => one !== status);
  return Object.fromEntries(others.map((one) => [one, undefined]));
}
