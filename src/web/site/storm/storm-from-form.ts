// Turns the plain storm form, photos included, into a call for help, or into everything that is needed to show it again.
import type { Language } from '#company/facts/languages.ts';
import type { PowerLineAnswer } from '#company/facts/storm-messages.ts';
import { blankFault } from '#company/rules/platform/form-fields.ts';
import { SAME_CONTENT } from '#contract/platform/endpoint.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { photoMessages } from '#web/features/photos/messages/choose-photo-messages.ts';
import {
  digestOf,
  faultOfAll,
  photosOf,
  refusalIn,
  uploadPlain,
} from '#web/features/photos/plain-photos.ts';
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import { errorsOf, type FieldErrors, hasErrors, refusedFields } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { stormMessages } from './messages/choose-storm-messages.ts';

const stormFields = [...contactFields, 'place', 'powerLine', 'projectDetails'] as const;
const refusableFields = [...stormFields, 'photos'] as const;

type StormField = (typeof stormFields)[number];
type StormErrors = FieldErrors<(typeof refusableFields)[number]>;

/** What the page shows again; photos are asked for again, because browsers do not keep them. */
export type RefusedCall = {
  status: number;
  values: Record<StormField, string>;
  errors: StormErrors;
  problem: string | null;
};

/** Asks for help in the language of the page, and says in it what is wrong; `receipt` is the token of a call that has arrived. */
export async function stormFromForm(
  api: Api,
  form: FormData,
  language: Language,
): Promise<{ receipt: string } | RefusedCall> {
  const words = stormMessages[language];
  const values = textsOf(form, stormFields);
  const photos = photosOf(form);
  const refuse = (status: number, errors: StormErrors, problem: string | null = null) => ({
    status,
    values,
    errors: photos.length > 0 ? { photos: words.photosAgain, ...errors } : errors,
    problem,
  });
  const fault = faultOfAll(photos, photoMessages[language].refusals);
  const errors: StormErrors = {
    ...contactErrors(values, words.contact),
    ...errorsOf({
      place: blankFault(values.place, words.placeMissing),
      powerLine: blankFault(values.powerLine, words.powerLineMissing),
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
        language,
        photos: ids,
        ...guardFieldsOf(form),
      },
      idempotencyKey: (requestKeyOf(form) || SAME_CONTENT) + (await digestOf(photos)),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const found = refusedCall(error.problem, language);
    return refuse(error.status, found.errors, hasErrors(found.errors) ? null : found.sentence);
  }
}

/** What the server has refused: its own sentences are English, and a page in another language has some of its own. */
function refusedCall(
  problem: Problem | undefined,
  language: Language,
): { errors: StormErrors; sentence: string } {
  const words = stormMessages[language];
  const errors: StormErrors = refusedFields(problem, refusableFields);
  if (!words.fieldRefused) return { errors, sentence: problem?.detail ?? words.failed };
  for (const field of refusableFields) if (errors[field]) errors[field] = words.fieldRefused;
  const ofPhoto = refusalIn(photoMessages[language].refusals, problem?.detail);
  return { errors, sentence: ofPhoto ?? (problem?.status === 429 ? words.busy : words.failed) };
}
