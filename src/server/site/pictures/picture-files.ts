// The names of the files of uploaded pictures, and where they are in the storage.
import type { PictureFiles } from '#server/platform/database/schema/site-picture.ts';

/** A picture's id, the width in pixels, a hash of what the file is made of, and its format. */
const FILE = /^upload-(?<id>[1-9]\d{0,9})-\d{1,5}\.[0-9a-f]{8}\.(avif|jpg)$/;

/** Where a file is in the storage. */
export function fileKey(file: string): string {
  return `site-pictures/${file}`;
}

/** The names of all files of a picture. */
export function namesOf({ avif, jpeg }: PictureFiles): string[] {
  return [...avif, jpeg].map(({ file }) => file);
}

/** The id of the picture that a name is of; undefined for what is no name of such a file. */
export function pictureOfFile(file: string): number | undefined {
  const id = Number(FILE.exec(file)?.groups?.id);
  return id <= 2_147_483_647 ? id : undefined;
}

export function mediaTypeOf(file: string): 'image/avif' | 'image/jpeg' {
  return file.endsWith('.avif') ? 'image/avif' : 'image/jpeg';
}
