// The photos of a form that was sent without a script: found, judged, uploaded one by one, and told apart.
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { Api } from '#web/lib/api-client.ts';
import type { PhotoMessages } from './messages/photo-messages.en.ts';
import { photoFault } from './photo-fault.ts';

/** The files that were chosen. */
export function photosOf(form: FormData): File[] {
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0);
  return files as File[];
}

/** Why they cannot be taken, in words; undefined when they can. */
export function faultOfAll(
  photos: File[],
  words: PhotoMessages['refusals'] = photoRefusals,
): string | undefined {
  if (photos.length > MAX_PHOTOS) return words.tooMany.description;
  const fault = photos.map((photo) => photoFault(photo)).find(Boolean);
  return fault && refusalIn(words, fault.description);
}

/** What the rules or the server say of a photo, in these words; undefined for a sentence that is about no photo. */
export function refusalIn(
  words: PhotoMessages['refusals'],
  sentence: string | undefined,
): string | undefined {
  const name = keysOf(photoRefusals).find((each) => photoRefusals[each].description === sentence);
  return name && words[name].description;
}

/** Uploads one and gives its id. */
export async function uploadPlain(api: Api, photo: File): Promise<string> {
  const body = new FormData();
  body.append('photo', photo);
  return (await api('POST /api/photos', { body })).id;
}

/** Tells photos by what is in them, because their ids are new each time they are sent. Nothing for none. */
export async function digestOf(photos: File[]): Promise<string> {
  if (photos.length === 0) return '';
  const bytes = await new Blob(photos).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
