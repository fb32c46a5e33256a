// Turns the plain quote form, photos included, into a request, or into everything that is needed to show it again.
import type { Language } from '#company/facts/languages.ts';
import type { QuoteService } from '#company/facts/quote-services.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { SAME_CONTENT } from '#contract/platform/endpoint.ts';
import type { PhotoMessages } from '#web/features/photos/messages/photo-messages.en.ts';
import {
  digestOf,
  faultOfAll,
  photosOf,
  refusalIn,
  uploadPlain,
} from '#web/features/photos/plain-photos.ts';
import { hasErrors } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import type { QuoteMessages } from './messages/quote-messages.en.ts';
import {
  type QuoteErrors,
  type QuoteValues,
  quoteErrors,
  quoteFields,
  refusedQuote,
} from './quote-rules.ts';

/** What the page shows again. A browser never fills files in again, so photos are asked for again. */
export type RefusedQuote = {
  status: number;
  values: QuoteValues;
  errors: QuoteErrors;
  problem: string | null;
  hadPhotos: boolean;
  /** Uploads of this browser that came along from another device. */
  carriedPhotos: string[];
};

/** The name of the fields that name such uploads, and the intent of a form that is only to be shown. */
export const CARRIED_PHOTOS = 'photoIds';
const SHOW = 'show';

/** Asks for the quote, and says in `words` what is wrong; `receipt` is the token of one that has arrived. */
export async function quoteFromForm(
  api: Api,
  form: FormData,
  words: QuoteMessages,
  language: Language = 'en',
  photoWords: PhotoMessages['refusals'] = photoRefusals,
): Promise<{ receipt: string } | RefusedQuote> {
  const values = textsOf(form, quoteFields);
  const photos = photosOf(form);
  const carriedPhotos = form.getAll(CARRIED_PHOTOS).filter((id) => typeof id === 'string');
  const refuse = (status: number, errors: QuoteErrors, problem: string | null = null) => ({
    status,
    values,
    errors,
    problem,
    hadPhotos: photos.length > 0,
    carriedPhotos,
  });
  if (textOf(form, 'intent') === SHOW) return refuse(200, {});

  const errors = quoteErrors(values, words);
  const photoError = faultOfAll(photos, photoWords);
  if (photoError) errors.photos = photoError;
  if (hasErrors(errors)) return refuse(422, errors);
  let uploads = false;
  try {
    const ids = [...carriedPhotos];
    uploads = true;
    for (const photo of photos) ids.push(await uploadPlain(api, photo));
    uploads = false;
    return await send(api, form, values, { photos, ids, language });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { errors, sentence } = refusedQuote(error.problem, words);
    if (uploads) {
      const said = refusalIn(photoWords, error.problem?.detail);
      return refuse(error.status, { photos: said ?? sentence });
    }
    return refuse(error.status, errors, hasErrors(errors) ? null : sentence);
  }
}

async function send(
  api: Api,
  form: FormData,
  values: QuoteValues,
  { photos, ids, language }: { photos: File[]; ids: string[]; language: Language },
): Promise<{ receipt: string }> {
  const key = requestKeyOf(form) || SAME_CONTENT;
  return api('POST /api/quote-requests', {
    body: {
      ...values,
      // The rules have seen that one is chosen; the server refuses what is none of the options.
      serviceType: values.serviceType as QuoteService,
      language,
      photos: ids,
      ...guardFieldsOf(form),
    },
    idempotencyKey: key + (await digestOf(photos)),
  });
}
