// What a chat does with chosen files beyond photos: how many pages of a PDF there is room for, and what is said of them.
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { UploadedPhoto } from '#contract/platform/photo.ts';
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
): { id: string; name: string }[] {
  if (!pdf) return [{ id, name }];
  const { pages, pageCount } = pdf;
  return pages.map((page, index) => ({
    id: page,
    name: `${name}, page ${index + 1} of ${pageCount}`,
  }));
}

/** What its sender has to know about a PDF of which pages were left out; else undefined. */
export function leftOutOf({ pdf }: UploadedPhoto): string | undefined {
  if (!pdf || pdf.pages.length === pdf.pageCount) return undefined;
  const { pages, pageCount } = pdf;
  const which = pages.length === 1 ? 'Only the first page' : `First ${pages.length} pages`;
  return `${which} of ${pageCount} will be sent.`;
}
