// What the office says of a visit in a form: done, not made, made after all, or that somebody has seen to a report.
import { z } from 'zod';
import { toInstant } from '#company/rules/time/company-time.ts';
import { CalendarDate, TimeOfDay } from '#contract/platform/dates.ts';
import { paragraph } from '#contract/platform/text.ts';
import { VisitSkip, VisitTimes, VisitUnskip } from '#contract/visits/console-visit.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import type { Api } from '#web/lib/api-client.ts';

/** What is typed of a visit that is done: wall times of its date, and a line for each piece of work. */
export const TypedCompletion = z.strictObject({
  version: VisitUnskip.shape.version,
  date: CalendarDate,
  arrivedAt: TimeOfDay,
  departedAt: TimeOfDay,
  workDone: paragraph(2000).min(1, { error: 'Please say what was done.' }),
  cutHeight: z
    .string()
    .regex(/^(\d(\.\d{1,2})?)?$/, { error: 'Please enter inches, such as 3.5.' })
    .optional(),
  note: paragraph(2000).optional(),
  photosMissingReason: paragraph(500).optional(),
});

const TypedReport = z.strictObject({ report: z.guid() });

/** Sends it to the API by its step. */
export async function sayFromForm(
  api: Api,
  id: number,
  typed: FormData,
  timeZone: string,
): Promise<{ step: string; answer: FormAnswer }> {
  const step = String(typed.get('step') ?? '');
  const params = { id };
  const answers: Record<string, () => Promise<FormAnswer>> = {
    skip: () =>
      sendForm(typed, VisitSkip, (body) =>
        api('POST /api/console/visits/{id}/skip', { params, body }),
      ),
    unskip: () =>
      sendForm(typed, VisitUnskip, (body) =>
        api('POST /api/console/visits/{id}/unskip', { params, body }),
      ),
    handled: () =>
      sendForm(typed, TypedReport, ({ report }) =>
        api('POST /api/console/crew-reports/{id}/handled', { params: { id: report } }),
      ),
    times: () =>
      sendForm(typed, VisitTimes, (body) =>
        api('POST /api/console/visits/{id}/times', { params, body }),
      ),
    'on-the-way': () =>
      sendForm(typed, VisitUnskip, (body) =>
        api('POST /api/console/visits/{id}/on-the-way', { params, body }),
      ),
    complete: () =>
      sendForm(typed, TypedCompletion, (said) =>
        api('POST /api/console/visits/{id}/completion', {
          params,
          body: {
            version: said.version,
            arrivedAt: toInstant(said.date, said.arrivedAt, timeZone).toISOString(),
            departedAt: toInstant(said.date, said.departedAt, timeZone).toISOString(),
            workDone: said.workDone.split('\n').filter((line) => line.trim() !== ''),
            ...(said.cutHeight && { cutHeight: said.cutHeight }),
            ...(said.note && { note: said.note }),
            ...(said.photosMissingReason && { photosMissingReason: said.photosMissingReason }),
          },
        }),
      ),
  };
  const answer = await (answers[step] ?? answers.skip)?.();
  if (!answer) throw new Error('a form without a step');
  return { step, answer };
}
