// Turns the plain storm form, photos included, into a call for help, or into everything that is needed to show it again.
import {
  PLACE_MISSING,
  POWER_LINE_MISSING,
  type PowerLineAnswer,
} from '#company/facts/storm-messages.ts';
import { blankFault } from '#company/rules/platform/form-fields.ts';
import { SAME_CONTENT } from '#contract/platform/endpoint.ts';
import { digestOf, faultOfAll, photosOf, uploadPlain } from '#web/features/photos/plain-photos.ts';
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import { errorsOf, type FieldErrors, hasErrors, refusedFields } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

export const stormFields = [...contactFields, 'place', 'powerLine', 'projectDetails'] as const;
const refusableFields = [...stormFields, 'photos'] as const;

type StormField = (typeof stormFields)[number];
export type StormErrors = FieldErrors<(typeof refusableFields)[number]>;

/** What the page shows again; photos are asked for again, because browsers do not keep them. */
export type RefusedCall = {
  status: number;
  values: Record<StormField, string>;
  errors: StormErrors;
  problem: string | null;
};

const FAILED = 'This did not reach us. Please call us instead.';
const PHOTOS_AGAIN = 'Please choose your photos again; browsers do not keep them.';

/** Asks for help; `receipt` is the token of a call that has arrived. */
export async function stormFromForm(
  api: Api,
  form: FormData,
): Promise<{ receipt: string } | RefusedCall> {
  const values = textsOf(form, stormFields);
  const photos = photosOf(form);
  const refuse = (status: number, errors: StormErrors, problem: string | null = null) => ({
    status,
    values,
    errors: photos.length > 0 ? { photos: PHOTOS_AGAIN, ...errors } : errors,
    problem,
  });
  const fault = faultOfAll(photos);
  const errors: StormErrors = {
    ...contactErrors(values),
    ...errorsOf({
      place: blankFault(values.place, PLACE_MISSING),
      powerLine: blankFault(values.powerLine, POWER_LINE_MISSING),
      photos: fault ?? '',
    }),
  };
  if (hasErrors(errors)) return refuse(422, errors);
  try {
    const ids: string[] = [];
    for (const photo of photos) ids.push(await uploadPlain(api, photo));
    return await api('POST /api/storm-requests', {
      body: {
        ...values,
        // The server refuses what is none of the answers.
        powerLine: values.powerLine as PowerLineAnswer,
        photos: ids,
        ...guardFieldsOf(form),
      },
      idempotencyKey: (requestKeyOf(form) || SAME_CONTENT) + (await digestOf(photos)),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const found = refusedFields(error.problem, refusableFields);
    return refuse(error.status, found, hasErrors(found) ? null : (error.problem?.detail ?? FAILED));
  }
}
