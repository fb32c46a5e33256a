// How the site's pictures are encoded: AVIF at several widths and one JPEG, for those in the program and those that the owner uploads.
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A part of the source, in its pixels. */
export type PixelCrop = { left: number; top: number; width: number; height: number };
export type AvifRecipe = {
  format: 'avif';
  width: number;
  effort: number;
  best: number;
  maxBytes: number;
  crop?: PixelCrop;
};
type JpegRecipe = { format: 'jpg'; width: number; quality: number };
export type Recipe = AvifRecipe | JpegRecipe;
export type Recipes = { avif: readonly AvifRecipe[]; jpeg: JpegRecipe };

// Foliage turns to mush below this AVIF quality, so a picture that needs less goes over its budget instead.
const worstAvifQuality = 34;

const avif = (width: number, maxBytes: number, best = 50): AvifRecipe => {
  return { format: 'avif', width, effort: 4, best, maxBytes };
};

/** The AVIF widths of a picture with their budgets in bytes, and the JPEG. */
export const pictureRecipes: Recipes = {
  avif: [
    avif(160, 2_200),
    avif(320, 6_500),
    avif(480, 11_000),
    avif(640, 17_000),
    avif(800, 25_000),
    avif(1200, 60_000),
  ],
  jpeg: { format: 'jpg', width: 800, quality: 72 },
};

/** The same for the one that fills the first screen, which is cut wider. */
export const heroRecipes: Recipes = {
  avif: [
    avif(160, 2_200),
    avif(320, 6_500),
    avif(640, 21_000, 60),
    avif(800, 26_000, 60),
    avif(1080, 52_000, 60),
    avif(1920, 150_000, 60),
  ],
  jpeg: { format: 'jpg', width: 1280, quality: 72 },
};

/**
 * The recipes of an uploaded picture of a width in pixels: none makes it larger than it is. It may fill the first screen, so it has
 * the widest file of those as well.
 */
export function uploadRecipes(width: number): Recipes {
  const all = [...pictureRecipes.avif, ...heroRecipes.avif.slice(-1)];
  return {
    avif: all.filter((recipe) => recipe.width <= width),
    jpeg: { ...heroRecipes.jpeg, width: Math.min(heroRecipes.jpeg.width, width) },
  };
}

/** Makes one file of a source. An AVIF has the best quality that keeps the recipe's budget, but never less than the worst one allowed. */
export function encode(source: Uint8Array, recipe: Recipe): Promise<Buffer> {
  return recipe.format === 'avif' ? encodeAvif(source, recipe) : encodeJpeg(source, recipe);
}

async function encodeAvif(source: Uint8Array, recipe: AvifRecipe): Promise<Buffer> {
  const { crop, width } = recipe;
  const scaled = (crop ? sharp(source).extract(crop) : sharp(source)).resize({ width });
  for (let quality = recipe.best; ; ) {
    // Halved color resolution saves a tenth of the bytes in grass and leaves, where no one can see it.
    const options = { quality, effort: recipe.effort, chromaSubsampling: '4:2:0' };
    const bytes = await scaled.clone().avif(options).toBuffer();
    if (bytes.length <= recipe.maxBytes || quality === worstAvifQuality) return bytes;
    // One point of quality is about five percent of size (measured), so this lands close at the second try.
    const points = Math.ceil(Math.log(bytes.length / recipe.maxBytes) / 0.05);
    quality = Math.max(worstAvifQuality, quality - points);
  }
}

function encodeJpeg(source: Uint8Array, recipe: JpegRecipe): Promise<Buffer> {
  const { width, quality } = recipe;
  return sharp(source).resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/**
 * The hash in the names of a picture's files: that of the source and of all recipes, not of the results. So the names are
 * known before the slow encoding, and a newer encoder alone renames nothing. The files share one because eight letters
 * that differ six times for each picture are what a page of pictures compresses worst.
 */
export function hashOf(source: Uint8Array, recipes: readonly Recipe[]): string {
  return createHash('sha256')
    .update(source)
    .update(JSON.stringify({ recipes, worstAvifQuality }))
    .digest('hex')
    .slice(0, 8);
}

/** The picture's average color, a fifth of the way to grey so that a page of empty boxes stays calm. */
export async function averageColor(source: Uint8Array): Promise<`#${string}`> {
  const { channels } = await sharp(source).stats();
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => channel.mean);
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const hex = [red, green, blue].map((value) => {
    const calm = Math.round(value * 0.8 + grey * 0.2);
    return calm.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
