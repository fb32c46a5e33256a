// Keeps the pictures that came with a mail as photos of ours, and for a chat the pages of its PDFs.
import { MAX_PHOTO_BYTES } from '#company/rules/platform/photo-rules.ts';
import type { HandlerTools } from '../../module.ts';
import { RequestProblem } from '../http/problem.ts';
import { keepPictureOrPages } from '../photos/pdf-photos.ts';
import { keepPhoto } from '../photos/photo.service.ts';
import { isPdf, pictureKind } from '../photos/picture-kind.ts';
import type { MailFile } from './parse-mail.ts';

/** So many PDFs of one mail are tried: one that is made to be slow costs ten seconds, and a mail may bring twenty. */
const MOST_PDFS = 2;

type Wanted = {
  /** As many photos as are kept. */
  most: number;
  /** Whether a PDF becomes pictures of its first pages (docs/product/chat.md#by-mail); else it is named. */
  takesPdf?: boolean;
};

/**
 * Pictures become photos of an owner, who claims them; one that cannot be read, or is one too many, is named like any other
 * file. A PDF has the room that the files behind it leave, and always one page.
 *
 * @throws RequestProblem 503 when pictures cannot be taken right now: the mail server tries again.
 */
export async function keepPictures(
  { context, workshop }: Pick<HandlerTools, 'context' | 'workshop'>,
  files: readonly MailFile[],
  ownerHash: string,
  { most, takesPdf = false }: Wanted,
): Promise<{ photos: string[]; names: string[] }> {
  const uploader = { ownerHash, network: 'mail' };
  const pdfs = takesPdf ? files.filter(isSmallPdf).slice(0, MOST_PDFS) : [];
  const isWanted = (file: MailFile) => pictureKind(file.bytes) !== 'other' || pdfs.includes(file);
  const keep = async (file: MailFile, after: number, room: number): Promise<string[]> => {
    if (!pdfs.includes(file)) {
      return [(await keepPhoto(context, workshop, file.bytes, uploader)).id];
    }
    const pages = Math.max(1, room - after);
    const kept = await keepPictureOrPages(context, workshop, file.bytes, uploader, pages);
    return kept.answer.pdf?.pages ?? [];
  };
  const photos: string[] = [];
  const names: string[] = [];
  for (const [index, file] of files.entries()) {
    const room = most - photos.length;
    const after = files.slice(index + 1).filter(isWanted).length;
    const kept =
      room > 0 && isWanted(file) ? await keep(file, after, room).catch(nothingUnlessBusy) : [];
    if (kept.length > 0) photos.push(...kept);
    else names.push(file.name);
  }
  return { photos, names };
}

function isSmallPdf({ bytes }: MailFile): boolean {
  return isPdf(bytes) && pictureKind(bytes) === 'other' && bytes.length <= MAX_PHOTO_BYTES;
}

function nothingUnlessBusy(error: unknown): [] {
  if (error instanceof RequestProblem && error.code !== 'unavailable') return [];
  throw error;
}
