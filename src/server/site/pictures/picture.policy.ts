// What is refused when a picture is uploaded, changed or removed.
import { LEAST_PICTURE, pictureRefusals } from '#company/rules/site/picture-rules.ts';
import type { PictureCrop, SitePicture } from '#contract/site/pictures.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { pictureKind } from '#server/platform/photos/picture-kind.ts';
import type { OriginalResult } from '#server/platform/photos/site-picture-orders.ts';
import { pixelCrop } from './pixel-crop.ts';

type Fault = Extract<OriginalResult, { made: false }>['fault'];

/** @throws RequestProblem 415 for what is no JPEG, PNG or WebP by its first bytes, 422 for an empty file. */
export function requirePictureFile(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refused(pictureRefusals.damaged);
  const kind = pictureKind(bytes);
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return;
  const detail = pictureRefusals[kind === 'heic' ? 'heic' : 'wrongType'];
  throw new RequestProblem('unsupported_media_type', detail, {
    errors: [{ pointer: '/picture', detail }],
  });
}

/** @throws RequestProblem 422 for a picture that is smaller than what pages can show. */
export function requireLargeEnough({ width, height }: { width: number; height: number }): void {
  if (width >= LEAST_PICTURE.width && height >= LEAST_PICTURE.height) return;
  throw refused(pictureRefusals.tooSmall);
}

/** @throws RequestProblem 422 when a crop leaves less than what pages can show. */
export function requireLargeCrop(
  size: { width: number; height: number },
  crop: PictureCrop | null,
): void {
  const { width, height } = pixelCrop(size, crop);
  if (width >= LEAST_PICTURE.width && height >= LEAST_PICTURE.height) return;
  const detail = `Please choose a larger part: at least ${LEAST_PICTURE.width} by ${LEAST_PICTURE.height} pixels of this picture.`;
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/crop', detail }] });
}

/** The refusal of a picture that could not be read. */
export function unreadable(fault: Fault): RequestProblem {
  return refused(sentenceOf(fault));
}

/** Why a picture could not be read, in a sentence. */
export function sentenceOf(fault: Fault): string {
  const sentences: Record<Fault, string> = {
    animated: pictureRefusals.animated,
    damaged: pictureRefusals.damaged,
    'too many pixels': pictureRefusals.tooManyPixels,
    'too long a side': pictureRefusals.tooLongASide,
    'too slow': pictureRefusals.tooSlow,
  };
  return sentences[fault];
}

/** @throws RequestProblem 409 `wrong_state` that says what names the picture. */
export function requireUnused(uses: SitePicture['uses']): void {
  const [first, ...others] = uses;
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new RequestProblem(
    'wrong_state',
    `${first.label}${more} still shows this picture. Please choose another picture there first.`,
  );
}

/** The refusal of a change of what someone else has changed, with the picture as it is by now. */
export function changedMeanwhile(current: SitePicture): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this picture. Please check what is there now, and save again.',
    { current },
  );
}

export function noSuchPicture(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this picture.');
}

/** What is answered when the storage is away. */
export function storageAway(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'Our storage of pictures does not answer. Please try again in a moment.',
    { retryAfterSeconds: 10 },
  );
}

function refused(detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: '/picture', detail }],
  });
}
