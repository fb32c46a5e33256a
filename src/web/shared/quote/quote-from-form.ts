// Turns the plain quote form, photos included, into a request, or into everything that is needed to show it again.

import type { QuoteService } from '#company/facts/quote-services.ts';
import { MAX_PHOTOS, photoRefusals } from '#company/rules/photo-rules.ts';
import { SAME_CONTENT } from '#contract/endpoint.ts';
import { hasErrors, refusedFields } from '#web/forms/field-errors.ts';
import { guardFieldsOf, requestKeyOf, textsOf } from '#web/forms/form-text.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { photoFault } from '#web/shared/photos/photo-fault.ts';
import {
  QUOTE_FAILED,
  type QuoteErrors,
  type QuoteValues,
  quoteErrors,
  quoteFields,
  refusableFields,
} from './quote-rules.ts';

/** What the page shows again. A browser never fills files in again, so photos are asked for again. */
export type RefusedQuote = {
  status: number;
  values: QuoteValues;
  errors: QuoteErrors;
  problem: string | null;
  hadPhotos: boolean;
};

/** Asks for the quote; `receipt` is the token of one that has arrived. */
export async function quoteFromForm(
  api: Api,
  form: FormData,
): Promise<{ receipt: string } | RefusedQuote> {
  const values = textsOf(form, quoteFields);
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0);
  const photos = files as File[];
  const refuse = (status: number, errors: QuoteErrors, problem: string | null = null) => ({
    status,
    values,
    errors,
    problem,
    hadPhotos: photos.length > 0,
  });

  const errors = quoteErrors(values);
  const photoError = faultOfAll(photos);
  if (photoError) errors.photos = photoError;
  if (hasErrors(errors)) return refuse(422, errors);
  let uploads = false;
  try {
    const ids: string[] = [];
    uploads = true;
    for (const photo of photos) ids.push(await upload(api, photo));
    uploads = false;
    return await send(api, form, values, { photos, ids });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.problem?.detail ?? QUOTE_FAILED;
    if (uploads) return refuse(error.status, { photos: detail });
    const found = refusedFields(error.problem, refusableFields);
    return refuse(error.status, found, hasErrors(found) ? null : detail);
  }
}

function faultOfAll(photos: File[]): string | undefined {
  if (photos.length > MAX_PHOTOS) return photoRefusals.tooMany.description;
  return photos.map((photo) => photoFault(photo)?.description).find(Boolean);
}

async function upload(api: Api, photo: File): Promise<string> {
  const body = new FormData();
  body.append('photo', photo);
  return (await api('POST /api/photos', { body })).id;
}

async function send(
  api: Api,
  form: FormData,
  values: QuoteValues,
  { photos, ids }: { photos: File[]; ids: string[] },
): Promise<{ receipt: string }> {
  const key = requestKeyOf(form) || SAME_CONTENT;
  return api('POST /api/quote-requests', {
    body: {
      ...values,
      // The rules have seen that one is chosen; the server refuses what is none of the options.
      serviceType: values.serviceType as QuoteService,
      photos: ids,
      ...guardFieldsOf(form),
    },
    idempotencyKey: key + (await digestOf(photos)),
  });
}

/** Tells photos by what is in them, because their ids are new each time they are sent. Nothing for none. */
async function digestOf(photos: File[]): Promise<string> {
  if (photos.length === 0) return '';
  const bytes = await new Blob(photos).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
