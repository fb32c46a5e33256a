// The word behind the caption of a photo among renderings.
import type { PictureReference } from '#company/facts/picture-reference.ts';
import { usePictureFacts } from './picture-facts.ts';

/** Says of a photo that it is one; nothing of a rendering. */
export function PhotoNote({ name }: { name: PictureReference }) {
  return usePictureFacts(name)?.isRendering === false ? ' Photo.' : null;
}
