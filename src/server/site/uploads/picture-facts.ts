// What pages are given of an uploaded picture, and the name by which content knows it.
import type { UploadedPicture, UploadName } from '#company/facts/picture.ts';
import type { sitePictures } from '#server/platform/database/schema/site-picture.ts';

type PictureRow = typeof sitePictures.$inferSelect;

/** How content names a picture. */
export function nameOf(id: number): UploadName {
  return `upload-${id}`;
}

/** What a page needs to show it; null until its first files are made. */
export function shownFacts({
  files,
  alt,
  kind,
  color,
  focalX,
  focalY,
}: PictureRow): UploadedPicture | null {
  return files && { ...files, alt, kind, color, focalPoint: { x: focalX, y: focalY } };
}
