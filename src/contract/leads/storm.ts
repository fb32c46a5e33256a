// What crosses the wire after a storm: calls for help, and the notice that staff raise on every page (docs/product/storm.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import {
  NOTICE_LENGTH,
  PLACE_LENGTH,
  PLACE_MISSING,
  POWER_LINE_MISSING,
  powerLineAnswers,
} from '#company/facts/storm-messages.ts';
import {
  DETAILS_LENGTH,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  NAME_LENGTH,
} from '#company/rules/platform/form-fields.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { photoIds } from '../platform/photo.ts';
import { receiptField } from '../platform/receipt-token.ts';
import { emailAddress, line, paragraph, phoneNumber } from '../platform/text.ts';
import { guardFields, withoutGuard } from './form-guard.ts';

const answers = powerLineAnswers.map(({ value }) => value);

/** A call for help: who, where, whether a wire is involved, and what it looks like. */
export const StormRequest = z.strictObject({
  firstName: line(NAME_LENGTH, FIRST_NAME_MISSING),
  lastName: line(NAME_LENGTH, LAST_NAME_MISSING),
  email: emailAddress,
  phone: phoneNumber,
  place: line(PLACE_LENGTH, PLACE_MISSING),
  powerLine: z.enum(answers, { error: POWER_LINE_MISSING }),
  projectDetails: paragraph(DETAILS_LENGTH).nullish(),
  language: z.enum(languages).nullish().describe('That of the page; English where none is said'),
  photos: photoIds(MAX_PHOTOS, photoRefusals.tooMany.description).optional(),
  ...guardFields,
});
export type StormRequest = z.infer<typeof StormRequest>;

/** What every public page says. */
export const StormNotice = z.object({
  words: z.string(),
  until: z.string().describe('ISO 8601, UTC'),
});
export type StormNotice = z.infer<typeof StormNotice>;

/** A notice as staff raise it; it ends by itself. */
export const NewStormNotice = z.strictObject({
  words: line(NOTICE_LENGTH, 'Please write what the pages should say.'),
  untilDate: CalendarDate,
  untilTime: TimeOfDay,
});
export type NewStormNotice = z.infer<typeof NewStormNotice>;

const notice = z.object({ notice: StormNotice.nullable() });

/** Photos that a plain form sends again have new ids. */
function sameContent({ photos, ...rest }: StormRequest) {
  return { ...withoutGuard(rest), photos: photos?.length ?? 0 };
}

export const stormEndpoints = {
  'POST /api/storm-requests': {
    summary: 'Ask for help after a storm; someone calls back by the promised time',
    access: 'visitor',
    limit: 'storm',
    status: 201,
    body: StormRequest,
    idempotent: { contentOf: sameContent },
    answer: z.object({
      id: z.string(),
      createdAt: z.string().describe('ISO 8601, UTC'),
      ...receiptField,
    }),
  },
  'GET /api/storm-notice': {
    summary: 'What every public page says after a storm; null when there is nothing',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: notice,
  },
  'GET /api/console/storm-notice': {
    summary: 'The notice as staff see it',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: notice,
  },
  'POST /api/console/storm-notice': {
    summary: 'Raise the notice on every public page, or change it',
    access: 'staff',
    limit: 'write',
    status: 200,
    body: NewStormNotice,
    answer: notice,
  },
  'DELETE /api/console/storm-notice': {
    summary: 'Take the notice down',
    access: 'staff',
    limit: 'write',
    status: 204,
    answer: null,
  },
} as const satisfies EndpointTable;
