// What is done with hours: a day is confirmed as tapped, a person's hours are corrected, and a period is exported.
import { z } from 'zod';
import { isTimeOfDay } from '#company/rules/time/company-time.ts';
import { DayConfirmation, HourCorrection, NewPayrollExport } from '#contract/visits/payroll.ts';
import { step, steps } from '#web/forms/app/steps.ts';

const BOTH_TIMES = 'Please enter both times of each break.';

/** The rows of the form; those left blank are no breaks. */
const TypedBreaks = z
  .array(
    z.object({
      from: z.string().default(''),
      until: z.string().default(''),
      wasWorked: z.boolean().default(false),
    }),
  )
  .default([])
  .transform((rows) => rows.filter(({ from, until }) => from || until))
  .refine((rows) => rows.every(({ from, until }) => isTimeOfDay(from) && isTimeOfDay(until)), {
    error: BOTH_TIMES,
  })
  .transform((rows): z.input<typeof HourCorrection.shape.breaks> => rows)
  .pipe(HourCorrection.shape.breaks);

const correct = step({
  schema: z
    .strictObject({ ...HourCorrection.shape, breaks: TypedBreaks })
    // What the contract says of the whole.
    .superRefine((typed, context) => {
      for (const { path, message } of HourCorrection.safeParse(typed).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message });
    }),
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
