// A process of its own that decodes strangers' pictures, or draws the pages of their PDFs, and encodes them again: a crash
// or a bomb ends only this process.
import sharp, { type Sharp } from 'sharp';
import { sendToServer, takeOrders } from '../installation/side-program.ts';
import type { PdfFault } from './pdf-pages.ts';
import { faultOf, input, isTooLong, MAX_SECONDS, type PictureFault } from './picture-limits.ts';
import {
  makeOriginal,
  makeSiteFile,
  type OriginalOrder,
  type SiteFileOrder,
} from './site-picture-orders.ts';
import { makeForText, type TextPictureOrder } from './text-picture-order.ts';

/**
 * One file to work on, and what became of it: both renditions of an upload, those of the first pages of a PDF, a JPEG for
 * paper or for a text message, which take no WebP, our own original of a picture for the site, or one file that pages show of it.
 * Bytes travel by the structured clone of the channel.
 */
export type PictureOrder =
  | UploadOrder
  | PaperOrder
  | TextPictureOrder
  | PdfOrder
  | OriginalOrder
  | SiteFileOrder;
type UploadOrder = { bytes: Uint8Array; for?: never };
export type PaperOrder = { bytes: Uint8Array; for: 'paper' };
/** `most` is how many pages are wanted. */
export type PdfOrder = { bytes: Uint8Array; for: 'pages'; most: number };
export type Renditions = { full: Uint8Array; thumb: Uint8Array; width: number; height: number };
export type PaperResult = { made: true; jpeg: Uint8Array } | { made: false; fault: PictureFault };
export type PictureResult = ({ made: true } & Renditions) | { made: false; fault: PictureFault };
export type PdfResult =
  | { made: true; pages: Renditions[]; pageCount: number }
  | { made: false; fault: PdfFault };

const FULL_PX = 2048;
const THUMB_PX = 480;
const PAPER_PX = 1400;

// Whatever libvips could read is closed but for three decoders, fed from memory; SVG, PDF, TIFF and files are not read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** Both renditions, turned upright, in sRGB and without metadata: sharp keeps none unless told to. */
async function makePictures({ bytes }: UploadOrder): Promise<PictureResult> {
  try {
    if (isTooLong(await sharp(bytes, input).metadata()))
      return { made: false, fault: 'too long a side' };
    return { made: true, ...(await renditionsOf(sharp(bytes, input))) };
  } catch (error) {
    return { made: false, fault: faultOf(String(error)) };
  }
}

async function renditionsOf(picture: Sharp): Promise<Renditions> {
  const full = await picture
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(FULL_PX, FULL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const thumb = await sharp(full.data, input)
    .resize(THUMB_PX, THUMB_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  const { width, height } = full.info;
  return { full: full.data, thumb, width, height };
}

/** Both renditions of each page. The reader of PDFs is fetched with the first one. */
async function makePages({ bytes, most }: PdfOrder): Promise<PdfResult> {
  const { drawPages } = await import('./pdf-pages.ts');
  const drawn = await drawPages(bytes, most);
  if (!drawn.drawn) return { made: false, fault: drawn.fault };
  const pages: Renditions[] = [];
  for (const { pixels, width, height } of drawn.pages) {
    const raw = { width, height, channels: 4 } as const;
    pages.push(await renditionsOf(sharp(pixels, { raw }).removeAlpha()));
  }
  return { made: true, pages, pageCount: drawn.pageCount };
}

async function makeForPaper({ bytes }: PaperOrder): Promise<PaperResult> {
  try {
    const jpeg = await sharp(bytes, input)
      .timeout({ seconds: MAX_SECONDS })
      .resize(PAPER_PX, PAPER_PX, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
    return { made: true, jpeg };
  } catch (error) {
    return { made: false, fault: faultOf(String(error)) };
  }
}

takeOrders((order: PictureOrder) => {
  if (order.for === 'paper') return makeForPaper(order);
  if (order.for === 'text') return makeForText(order);
  if (order.for === 'original') return makeOriginal(order);
  if (order.for === 'site file') return makeSiteFile(order);
  if (order.for === 'pages') return makePages(order);
  return makePictures(order);
});
sendToServer('ready');
