// Makes photos of the pages of a PDF, where a chat asks for them (docs/product/chat.md#sending).
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import type { UploadedPhoto } from '#contract/platform/photo.ts';
import type { ServerContext } from '../../context.ts';
import { RequestProblem } from '../http/problem.ts';
import type { PdfFault } from './pdf-pages.ts';
import {
  keepPhoto,
  requireRoom,
  requireShare,
  storePhoto,
  type Uploader,
} from './photo.service.ts';
import { isPdf, pictureKind } from './picture-kind.ts';
import type { Workshop } from './picture-workshop.ts';

type KeptFile = { answer: UploadedPhoto; bytes: number };

/**
 * Keeps what a chat sends: a picture as any other, and of a PDF the pictures of its first pages, at most so many. The PDF
 * itself is not kept. What a file is, its content says.
 *
 * @returns the answer to the uploader, and the bytes that the photos take.
 * @throws RequestProblem 415 for other kinds of file, 422 for those that cannot be read, 429 when the browser's share is used
 *   up, to which each page counts, 503 when there is no room for anyone's.
 */
export async function keepPictureOrPages(
  context: ServerContext,
  workshop: Workshop,
  file: Uint8Array,
  uploader: Uploader,
  most: number,
): Promise<KeptFile> {
  const isOther = pictureKind(file) === 'other' && file.length > 0;
  if (isOther && isPdf(file)) return keepPages(context, workshop, file, uploader, most);
  if (isOther) throw refused('unsupported_media_type', photoRefusals.wrongTypeInChat.description);
  const { id, bytes } = await keepPhoto(context, workshop, file, uploader);
  return { answer: { id }, bytes };
}

async function keepPages(
  context: ServerContext,
  workshop: Workshop,
  file: Uint8Array,
  { ownerHash, network }: Uploader,
  most: number,
): Promise<KeptFile> {
  await requireRoom(context);
  await requireShare(context, ownerHash);
  const result = await workshop.makePages(file, network, most);
  if (!result.made) throw refused('invalid_input', refusals[result.fault].description);
  const { pages, pageCount } = result;
  await requireShare(context, ownerHash, pages.length);
  const ids: string[] = [];
  for (const [index, page] of pages.entries()) {
    const place = { number: index + 1, count: pageCount };
    ids.push((await storePhoto(context, page, ownerHash, place)).id);
  }
  const [id] = ids;
  if (id === undefined) throw new Error('a PDF was drawn without pages');
  const bytes = pages.reduce((sum, { full, thumb }) => sum + full.length + thumb.length, 0);
  return { answer: { id, pdf: { pages: ids, pageCount } }, bytes };
}

const refusals = {
  damaged: photoRefusals.pdfDamaged,
  locked: photoRefusals.pdfLocked,
  'too slow': photoRefusals.pdfTooSlow,
} as const satisfies Record<PdfFault, unknown>;

function refused(code: 'unsupported_media_type' | 'invalid_input', detail: string): RequestProblem {
  return new RequestProblem(code, detail, { errors: [{ pointer: '/photo', detail }] });
}
