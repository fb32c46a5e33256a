// What a chat makes of chosen files: a PDF takes the room that is left, and what it became is said by name.
import { expect, it } from 'vitest';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTO_BYTES } from '#company/rules/platform/photo-rules.ts';
import { leftOutOf, pagesFor, uploadedOf } from './chat-files.ts';
import { englishPhotoMessages as words } from './messages/photo-messages.en.ts';
import { chatFileFault, photoFault } from './photo-fault.ts';

const pdf = { name: 'plan.pdf', type: 'application/pdf', size: 1_000 };

it.each([
  ['plan.pdf', 'application/pdf', undefined],
  // As Windows gives it.
  ['PLAN.PDF', '', undefined],
  ['plan.pdf', 'application/octet-stream', undefined],
  ['yard.jpg', 'image/jpeg', undefined],
  ['plan.pdf', 'application/zip', photoRefusals.wrongTypeInChat],
  ['IMG_0001.HEIC', '', photoRefusals.heic],
])('%s of the type "%s" in a chat', (name, type, refusal) => {
  expect(chatFileFault({ name, type, size: 1_000 })).toEqual(refusal);
});

it('a PDF is no photo of a form, and has a largest size as well', () => {
  expect(photoFault(pdf)).toEqual(photoRefusals.wrongType);
  expect(chatFileFault({ ...pdf, size: MAX_PHOTO_BYTES })).toBeUndefined();
  expect(chatFileFault({ ...pdf, size: MAX_PHOTO_BYTES + 1 })).toEqual(photoRefusals.pdfTooLarge);
});

it('a PDF may have the room that the others leave, and always one page; a picture is one', () => {
  expect(pagesFor(pdf, { taken: 0, after: 0 })).toBe(5);
  expect(pagesFor(pdf, { taken: 1, after: 2 })).toBe(2);
  expect(pagesFor(pdf, { taken: 2, after: 9 })).toBe(1);
  expect(pagesFor({ name: 'yard.jpg', type: 'image/jpeg' }, { taken: 0, after: 0 })).toBe(1);
});

it('each page has its name, and the sender hears which pages are left out', () => {
  const answer = (pages: string[], pageCount: number) => ({ id: 'a', pdf: { pages, pageCount } });
  expect(uploadedOf({ id: 'a' }, 'yard.jpg', words)).toEqual([{ id: 'a', name: 'yard.jpg' }]);
  expect(uploadedOf(answer(['a', 'b'], 12), 'plan.pdf', words)).toEqual([
    { id: 'a', name: 'plan.pdf, page 1 of 12' },
    { id: 'b', name: 'plan.pdf, page 2 of 12' },
  ]);
  expect(leftOutOf(answer(['a', 'b'], 12), words)).toBe('First 2 pages of 12 will be sent.');
  expect(leftOutOf(answer(['a'], 2), words)).toBe('Only the first page of 2 will be sent.');
  expect(leftOutOf(answer(['a', 'b'], 2), words)).toBeUndefined();
  expect(leftOutOf({ id: 'a' }, words)).toBeUndefined();
});
