// What a worker does with a picture for the site: our own original of an upload, and one file that pages show of it.
import sharp from 'sharp';
import { faultOf, input, isTooLong, MAX_SECONDS, type PictureFault } from './picture-limits.ts';
import { averageColor, encode, type PixelCrop, type Recipe } from './picture-recipes.ts';

export type OriginalOrder = { bytes: Uint8Array; for: 'original' };
/** A part of an original, in its pixels, by a recipe. */
export type SiteFileOrder = {
  bytes: Uint8Array;
  for: 'site file';
  crop: PixelCrop | null;
  recipe: Recipe;
};
export type Original = { webp: Uint8Array; width: number; height: number; color: string };
export type OriginalResult =
  | ({ made: true } & Original)
  | { made: false; fault: PictureFault | 'animated' };
export type SiteFileResult =
  | { made: true; bytes: Uint8Array }
  | { made: false; fault: PictureFault };

/** Room for a crop below the widest file of the site. */
const ORIGINAL_PX = 2560;

/** An original upright, in sRGB and without metadata, with its average color. */
export async function makeOriginal({ bytes }: OriginalOrder): Promise<OriginalResult> {
  try {
    // Without the limit of one page, which would hide the others.
    const facts = await sharp(bytes).metadata();
    if (isTooLong(facts)) return { made: false, fault: 'too long a side' };
    if ((facts.pages ?? 1) > 1) return { made: false, fault: 'animated' };
    const { data, info } = await sharp(bytes, input)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(ORIGINAL_PX, ORIGINAL_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { made: true, webp: data, width, height, color: await averageColor(data) };
  } catch (error) {
    return { made: false, fault: faultOf(String(error)) };
  }
}

/** One file that pages show. */
export async function makeSiteFile({
  bytes,
  crop,
  recipe,
}: SiteFileOrder): Promise<SiteFileResult> {
  try {
    const part = crop
      ? await sharp(bytes, input).extract(crop).png({ compressionLevel: 1 }).toBuffer()
      : bytes;
    return { made: true, bytes: await encode(part, recipe) };
  } catch (error) {
    return { made: false, fault: faultOf(String(error)) };
  }
}
