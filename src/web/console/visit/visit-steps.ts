// What the office does with a visit: on its way, done, not done, not done after all, times confirmed, a report resolved.
import { z } from 'zod';
import { toInstant } from '#company/rules/time/company-time.ts';
import { CalendarDate, TimeOfDay } from '#contract/platform/dates.ts';
import { paragraph } from '#contract/platform/text.ts';
import { PermissionQuestion } from '#contract/site/photo-permissions.ts';
import { VisitSkip, VisitTimes, VisitUnskip } from '#contract/visits/console-visit.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

/** What is typed of a visit that is done: wall times of its date, and a line for each piece of work. */
const TypedCompletion = z.strictObject({
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

/** Of one box or several, as a form has them. */
const AskedPhotos = z.strictObject({ photos: PermissionQuestion.shape.photos });

const visit = ({ params }: StepCall) => ({ id: Number(params.id) });

export const visitSteps = steps({
  'on-the-way': step({
    schema: VisitUnskip,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/visits/{id}/on-the-way', { params: visit(call), body }),
  }),
  complete: step({
    schema: TypedCompletion,
    send: async (call, { date, arrivedAt, departedAt, workDone, ...rest }) => {
      const { timeZone } = await call.api('GET /api/company');
      const instant = (time: string) => toInstant(date, time, timeZone).toISOString();
      return call.api('POST /api/console/visits/{id}/completion', {
        params: visit(call),
        body: {
          version: rest.version,
          arrivedAt: instant(arrivedAt),
          departedAt: instant(departedAt),
          workDone: workDone.split('\n').filter((line) => line.trim() !== ''),
          ...(rest.cutHeight && { cutHeight: rest.cutHeight }),
          ...(rest.note && { note: rest.note }),
          ...(rest.photosMissingReason && { photosMissingReason: rest.photosMissingReason }),
        },
      });
    },
  }),
  skip: step({
    schema: VisitSkip,
    send: (call, body) =>
      call.api('POST /api/console/visits/{id}/skip', { params: visit(call), body }),
  }),
  unskip: step({
    schema: VisitUnskip,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/visits/{id}/unskip', { params: visit(call), body }),
  }),
  times: step({
    schema: VisitTimes,
    send: (call, body) =>
      call.api('POST /api/console/visits/{id}/times', { params: visit(call), body }),
  }),
  'ask-photos': step({
    schema: AskedPhotos,
    send: (call, { photos }) =>
      call.api('POST /api/console/visits/{id}/photo-permissions', {
        params: visit(call),
        body: { photos },
      }),
    done: 'The customer gets an email with these photos. You see here what they answer.',
  }),
  handled: step({
    schema: z.strictObject({ report: z.guid() }),
    isPress: true,
    send: ({ api }, { report }) =>
      api('POST /api/console/crew-reports/{id}/handled', { params: { id: report } }),
  }),
});
