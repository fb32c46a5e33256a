// What crosses the wire between a crew's telephone and the server: a day's stops, and what is reported of them
// (docs/product/crew-page.md).
import { z } from 'zod';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTO_BYTES } from '#company/rules/platform/photo-rules.ts';
import { photoKinds } from '#company/rules/visits/checklist.ts';
import { MOST_PEOPLE } from '#company/rules/visits/crew-people.ts';
import { crewActionKinds, crewOutcomes, isDayAction } from '#company/rules/visits/crew-report.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken, RowId } from '../platform/ids.ts';
import { wholeNumber } from '../platform/numbers.ts';
import { line, optionalLine, paragraph } from '../platform/text.ts';
import { JobDay } from '../quotes/service-request.ts';
import { ApplicationDetails } from './application-records.ts';
import { CrewDayState } from './crew-links.ts';

export const PhotoKindName = z.enum(photoKinds);

/** A line of the checklist of a visit. */
export const VisitChecklistItem = z.object({
  key: z.string(),
  label: z.string(),
  labelEs: z.string().optional().describe('In Spanish, for its crew'),
  photo: PhotoKindName.nullable().describe('The photo that it asks for'),
  isDone: z.boolean(),
});

/** Where a stop stands. */
export const StopState = z.enum(['ahead', 'on-the-way', 'here', 'done', 'skipped']);
export type StopState = z.infer<typeof StopState>;

/** The lawn of a plan whose price goes by its size, in square feet. */
export const StopLawn = z.object({
  agreed: z.number().int().nullable().describe('What the price was agreed for'),
  measured: z.number().int().nullable().describe('What was measured last'),
  isAsked: z.boolean().describe('The crew is asked for it: this is the first visit of the plan'),
});
export type StopLawn = z.infer<typeof StopLawn>;

/** The job that a stop is part of: which day of it, and who else comes that day. */
export const StopJob = z.object({
  jobDay: JobDay.nullable().describe('Null where the job has one day'),
  otherCrews: z.array(z.string()).describe('Names of the other crews that come for it that day'),
});

/** A stop as its crew needs it. The gate code is not in it. */
export const CrewStop = z.object({
  stop: z.string().describe('Names the stop in what is reported of it'),
  visitId: RowId,
  state: StopState,
  customerName: z.string().describe('Blank when it is not known'),
  address: z.string(),
  serviceType: z.string(),
  window: z.string().describe('The arrival window in words'),
  arrival: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe('The arrival window, HH:MM; null when it is any time that day'),
  customerNote: z.string().nullable(),
  instructions: z.string().nullable(),
  pets: z.string().nullable(),
  hasGateCode: z.boolean(),
  undoUntil: z
    .string()
    .nullable()
    .describe('Until when its crew can undo that it set out, ISO 8601; null when it cannot'),
  arrivedAt: z.string().nullable().describe('HH:MM at the company'),
  leftAt: z.string().nullable().describe('HH:MM at the company'),
  checklist: z.array(VisitChecklistItem),
  photos: z.array(PhotoKindName).describe('What each photo that is with us shows'),
  skipReason: z.string().nullable(),
  applicationLicense: z
    .string()
    .nullable()
    .describe('The license under which the work is done; null when it needs no record'),
  applications: z.array(z.string()).describe('Products of which there is a record'),
  lawn: StopLawn.nullable().describe('Null where no price goes by the size'),
  job: StopJob.nullable().describe('Null where it is all of the work'),
});
export type CrewStop = z.infer<typeof CrewStop>;

/** A crew's day. Without `open` it has no stops. */
export const CrewDay = z.object({
  state: CrewDayState,
  day: z.string().describe('Names the crew and date; the same for every link to them'),
  crewName: z.string(),
  date: z.string().describe('YYYY-MM-DD at the company'),
  isToday: z.boolean(),
  phone: z.string().describe('Of the office'),
  readAt: z.string().describe('When it was read, ISO 8601'),
  people: z.array(z.string()).describe('Names of the people of the crew'),
  here: z.array(z.string()).describe('Who of them is there, as the crew said last'),
  onBreak: z
    .array(z.object({ name: z.string(), since: z.string().describe('ISO 8601') }))
    .describe('Who is on a break'),
  stops: z.array(CrewStop),
  left: z
    .array(z.object({ stop: z.string(), date: z.string().nullable() }))
    .describe(
      'Of the stops that were asked about: those that are no longer of this day. On another date, on the same one with another crew, or canceled (null)',
    ),
});
export type CrewDay = z.infer<typeof CrewDay>;

/** What became of a report: it counted, it was known already, something is missing, or the stop has changed since. */
export const CrewOutcome = z.enum(crewOutcomes);
export type CrewOutcome = z.infer<typeof CrewOutcome>;

/** Why a report did not simply count, for a page that says it in the language of its crew. */
export const CrewReason = z.object({
  code: z.enum([
    'done-before',
    'arrived-before',
    'undone-too-late',
    'line-gone',
    'photos-missing',
    'photos-full',
    'names-changed',
    'removed',
    'moved',
    'off-plan',
    'no-license',
    'no-lawn-plan',
    'measured-since',
  ]),
  date: z.string().optional().describe('Where it was moved, YYYY-MM-DD'),
  photos: z.array(PhotoKindName).optional().describe('Which are missing'),
});
export type CrewReason = z.infer<typeof CrewReason>;

export const CrewAnswer = z.object({
  outcome: CrewOutcome,
  words: z.string().nullable().describe('In English, when it did not simply count'),
  reason: CrewReason.nullable().describe('The same for any language'),
  stop: CrewStop.nullable().describe('The stop as it is now; null when it is not of this day'),
  answeredAt: z.string().describe('ISO 8601, by the clock of the server'),
});
export type CrewAnswer = z.infer<typeof CrewAnswer>;

/** What every report says of itself. */
const reported = {
  id: z.guid().describe('Made before the first try; sent again, it is the same report'),
  device: z.guid(),
  sequence: z.coerce.number().int().min(1).max(1_000_000_000).describe('Counts up on the device'),
  takenAt: z.iso.datetime().describe('When it was tapped, by the clock of the phone'),
  sentAt: z.iso.datetime().describe('When it was sent, by the same clock'),
  stop: z.string().min(1).max(60),
};

const LawnArea = wholeNumber(1, 1_000_000, 'Please enter the lawn in square feet, such as 5200.');

/** A report without a photo. */
export const CrewAction = z
  .strictObject({
    ...reported,
    kind: z.enum(crewActionKinds).exclude(['photo']),
    stop: reported.stop.optional().describe('Left out where the report is of the whole day'),
    people: z
      .array(line(100))
      .max(MOST_PEOPLE)
      .optional()
      .describe('Who is there today, or who begins or ends a break, of the names of the day'),
    application: ApplicationDetails.optional(),
    lawnArea: LawnArea.optional().describe('For a size: the lawn as it was measured, square feet'),
    item: optionalLine(80).optional().describe('Of the checklist; for a tick'),
    isDone: z.boolean().optional().describe('For a tick'),
    note: paragraph(2000).optional(),
    cutHeight: z
      .string()
      .regex(/^(\d(\.\d{1,2})?)?$/, { error: 'Please enter inches, such as 3.5.' })
      .optional(),
    photosMissingReason: paragraph(500).optional().describe('For a stop that is done'),
    couldNotWork: z
      .boolean()
      .optional()
      .describe('For a problem: the crew leaves without the work'),
  })
  .superRefine(({ kind, stop, item, note, application, lawnArea, people }, context) => {
    if (kind === 'application' && !application)
      context.addIssue({
        code: 'custom',
        path: ['application'],
        message: 'Please write down what was applied.',
      });
    if (kind === 'size' && lawnArea === undefined)
      context.addIssue({
        code: 'custom',
        path: ['lawnArea'],
        message: 'Please enter the lawn in square feet, such as 5200.',
      });
    if (!isDayAction(kind) && stop === undefined)
      context.addIssue({ code: 'custom', path: ['stop'], message: 'Please name the stop.' });
    if ((kind === 'break-start' || kind === 'break-end') && !people?.length)
      context.addIssue({ code: 'custom', path: ['people'], message: 'Please choose who.' });
    if (kind === 'tick' && !item)
      context.addIssue({
        code: 'custom',
        path: ['item'],
        message: 'Please name the line of the checklist.',
      });
    if (kind === 'problem' && !note)
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: 'Please say what the problem is.',
      });
  });
export type CrewAction = z.infer<typeof CrewAction>;

export const CrewPhotoReport = z.strictObject({ ...reported, shows: PhotoKindName });
export type CrewPhotoReport = z.infer<typeof CrewPhotoReport>;

export const crewDayEndpoints = {
  'GET /api/crew-days/{token}': {
    summary: "A crew's day by its link: the stops in their order",
    access: 'public',
    limit: 'read',
    status: 200,
    params: LinkToken,
    query: z.strictObject({
      known: z
        .string()
        .max(5000)
        .optional()
        .describe('Names of stops that the phone knows of this day, separated by commas'),
    }),
    answer: CrewDay,
  },
  'POST /api/crew-days/{token}/actions': {
    summary: 'Report something of a stop; sent again with its id, it is the same report',
    access: 'public',
    limit: 'crew',
    status: 200,
    params: LinkToken,
    body: CrewAction,
    answer: CrewAnswer,
  },
  'POST /api/crew-days/{token}/photos': {
    summary: 'Send a photo of a stop; sent again with its id, it is the same photo',
    access: 'public',
    limit: 'crew',
    status: 200,
    params: LinkToken,
    query: CrewPhotoReport,
    upload: {
      field: 'photo',
      maxBytes: MAX_PHOTO_BYTES,
      tooLarge: () => photoRefusals.tooLarge.description,
    },
    answer: CrewAnswer,
  },
  'POST /api/crew-days/{token}/gate-code': {
    summary: 'The gate code of a stop of today; that it was shown is written down',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: z.strictObject({ stop: z.string().min(1).max(60) }),
    answer: z.object({ gateCode: z.string().nullable() }),
  },
} as const satisfies EndpointTable;
