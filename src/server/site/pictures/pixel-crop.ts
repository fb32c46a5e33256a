// The part of an original that a picture shows, in whole pixels.
import type { PictureCrop } from '#contract/site/pictures.ts';
import type { PixelCrop } from '#server/platform/photos/picture-recipes.ts';

/** A crop in fractions as pixels within the original; all of it without one. */
export function pixelCrop(
  { width, height }: { width: number; height: number },
  crop: PictureCrop | null,
): PixelCrop {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.floor(crop.left * width);
  const top = Math.floor(crop.top * height);
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(crop.width * width)),
    height: Math.min(height - top, Math.round(crop.height * height)),
  };
}
