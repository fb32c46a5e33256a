// A photo that cannot be taken is refused before it is sent, by its type, or by its name where the type is not known.
import { expect, it } from 'vitest';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTO_BYTES } from '#company/rules/platform/photo-rules.ts';
import { photoFault, refusalOf } from './photo-fault.ts';

const { heic, wrongType, tooLarge } = photoRefusals;

it.each([
  ['IMG_0001.HEIC', 'image/heic', heic],
  ['IMG_0001.heic', 'image/heic-sequence', heic],
  ['photo', 'image/heif', heic],
  // As Windows gives it.
  ['IMG_0001.HEIC', '', heic],
  ['IMG_0001.heif', '', heic],
  ['DSC_0001.HIF', 'application/octet-stream', heic],
  // As a browser gives it that has made a JPEG of it.
  ['IMG_0001.HEIC', 'image/jpeg', undefined],
  ['heic.jpg', 'image/jpeg', undefined],
  ['yard', '', undefined],
  ['plan.pdf', 'application/pdf', wrongType],
])('%s of the type "%s"', (name, type, refusal) => {
  expect(photoFault({ name, type, size: 1_000 })).toEqual(refusal);
});

it('says that it is too large, from one byte too many on', () => {
  const photo = { name: 'yard.jpg', type: 'image/jpeg' };
  expect(photoFault({ ...photo, size: MAX_PHOTO_BYTES })).toBeUndefined();
  expect(photoFault({ ...photo, size: MAX_PHOTO_BYTES + 1 })).toEqual(tooLarge);
});

it('says what the server says of such a photo, and what to do about it', () => {
  expect(refusalOf(heic.description)).toEqual(heic);
  expect(heic.description).toContain('Most Compatible');
});
