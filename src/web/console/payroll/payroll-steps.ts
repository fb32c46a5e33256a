// What is done with hours: a day is confirmed as tapped, a person's hours are corrected, and a period is exported.
import { DayConfirmation, HourCorrection, NewPayrollExport } from '#contract/visits/payroll.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const correct = step({
  schema: HourCorrection,
  send: ({ api, idempotencyKey }, body) =>
    api('POST /api/console/payroll/hours', { body, idempotencyKey }),
  done: 'The hours are saved and confirmed.',
});

/** Of a week of hours. */
export const payrollSteps = steps({
  confirm: step({
    schema: DayConfirmation,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/payroll/days', { body, idempotencyKey }),
    done: 'The hours are confirmed.',
  }),
  correct,
  // The same of someone whom no stop names: a form of its own, with answers of its own.
  add: correct,
});

/** Of the page of exports. */
export const payrollExportSteps = steps({
  take: step({
    schema: NewPayrollExport,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/payroll/exports', { body, idempotencyKey }),
    done: 'The export is taken. Its file is below.',
  }),
});
