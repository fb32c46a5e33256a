// The word behind the caption of a photo among renderings.
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { usePictureFacts } from './picture-facts.ts';

/** Says of a photo that it is one, by a word in the language of the page; nothing of a rendering. */
export function PhotoNote({ name, word = 'Photo.' }: { name: PictureReference; word?: string }) {
  return usePictureFacts(name)?.isRendering === false ? ` ${word}` : null;
}
