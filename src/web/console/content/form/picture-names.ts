// The pictures of the site by their names.
import { type PictureName, pictures } from '#company/facts/pictures.gen.ts';

export const pictureNames = Object.keys(pictures).filter(isPicture);

export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}
