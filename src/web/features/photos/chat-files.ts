// What a chat does with chosen files beyond photos: how many pages of a PDF there is room for, and what is said of them.

import { fill } from '#company/rules/platform/fill-message.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { UploadedPhoto } from '#contract/platform/photo.ts';
import type { PhotoMessages } from './messages/photo-messages.en.ts';
import { seemsPdf } from './photo-fault.ts';

/**
 * How many pages of a file are asked for: all the room that is left beside the photos that are there and the files that were
 * chosen after it, and always one. Any other file is one photo.
 */
export function pagesFor(
  file: Pick<File, 'type' | 'name'>,
  { taken, after }: { taken: number; after: number },
): number {
  return seemsPdf(file) ? Math.max(1, MAX_PHOTOS - taken - after) : 1;
}

/** The uploaded photos of a file, each with its name: the picture, or the pages of a PDF. */
export function uploadedOf(
  { id, pdf }: UploadedPhoto,
  name: string,
  words: Pick<PhotoMessages, 'pdfPage'>,
): { id: string; name: string }[] {
  if (!pdf) return [{ id, name }];
  const { pages, pageCount } = pdf;
  return pages.map((page, index) => ({
    id: page,
    name: fill(words.pdfPage, { name, page: index + 1, count: pageCount }),
  }));
}

/** What its sender has to know about a PDF of which pages were left out; else undefined. */
export function leftOutOf(
  { pdf }: UploadedPhoto,
  words: Pick<PhotoMessages, 'firstPage' | 'firstPages'>,
): string | undefined {
  if (!pdf || pdf.pages.length === pdf.pageCount) return undefined;
  const { pages, pageCount } = pdf;
  const sentence = pages.length === 1 ? words.firstPage : words.firstPages;
  return fill(sentence, { pages: pages.length, count: pageCount });
}
