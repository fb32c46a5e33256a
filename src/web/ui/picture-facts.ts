// What is known of a picture by its name: of one that came with the program, or of an uploaded one that the page was given.
import { use } from 'react';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { type Picture as BuiltInPicture, isUploadName } from '#company/facts/picture.ts';
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { pictures } from '#company/facts/pictures.gen.ts';
import { UploadsContext } from './uploaded-pictures.tsx';

/** What shows a picture: text, size, and the files below an address. */
export type PictureFacts = Pick<
  BuiltInPicture,
  'width' | 'height' | 'alt' | 'avif' | 'jpeg' | 'portrait'
> & {
  /** The address of its files, with a slash at the end. */
  base: string;
  isRendering: boolean;
};

/** The facts of a picture; undefined for an uploaded one that is there no more. */
function pictureFacts(name: PictureReference, uploads: UploadedPictures): PictureFacts | undefined {
  if (!isUploadName(name)) return { ...pictures[name], base: '/pictures/', isRendering: true };
  const upload = uploads[name];
  return (
    upload && { ...upload, base: '/uploaded-pictures/', isRendering: upload.kind === 'rendering' }
  );
}

/** The same for the page that is shown. */
export function usePictureFacts(name: PictureReference): PictureFacts | undefined {
  return pictureFacts(name, use(UploadsContext));
}

/** What several pictures are: of one kind, or of both. */
export type PictureMix = 'renderings' | 'photos' | 'both';

/** What the pictures of a section are; without any, what the program came with. */
export function usePictureMix(names: readonly PictureReference[]): PictureMix {
  const uploads = use(UploadsContext);
  const kinds = new Set(names.flatMap((name) => pictureFacts(name, uploads)?.isRendering ?? []));
  if (kinds.size > 1) return 'both';
  return kinds.has(false) ? 'photos' : 'renderings';
}
