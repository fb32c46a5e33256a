// What a picture of a stranger may ask of a worker, and what is wrong with one that asks more.
import type { Metadata, SharpOptions } from 'sharp';

const MAX_PIXELS = 50_000_000;
/** A picture one pixel wide and millions high is within the pixels, but takes many seconds to be made smaller. */
const MAX_SIDE_PX = 20_000;
export const MAX_SECONDS = 10;

export type PictureFault = 'damaged' | 'too many pixels' | 'too long a side' | 'too slow';

/** How each is read: the first of several pictures in a file alone. */
export const input: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 };

/** Whether a side is longer than is read. */
export function isTooLong({ width, height }: Pick<Metadata, 'width' | 'height'>): boolean {
  return Math.max(width, height) > MAX_SIDE_PX;
}

/** What is wrong with a picture, by what libvips says of it. */
export function faultOf(message: string): PictureFault {
  if (/pixel limit/i.test(message)) return 'too many pixels';
  return /timeout/i.test(message) ? 'too slow' : 'damaged';
}
