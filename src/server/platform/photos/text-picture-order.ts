// What a worker makes of a stored photo for a text message: a JPEG, which every telephone reads, bounded in bytes.
import sharp from 'sharp';
import { faultOf, input, MAX_SECONDS, type PictureFault } from './picture-limits.ts';

export type TextPictureOrder = { bytes: Uint8Array; for: 'text' };
export type TextPictureResult =
  | { made: true; jpeg: Uint8Array }
  | { made: false; fault: PictureFault };

/** Above this, carriers make pictures smaller themselves; five of them are well below the 5 MB that Twilio takes. */
export const TEXT_PICTURE_BYTES = 600_000;

/** The best that fits is taken. The last fits whatever is on it: that is less than twelve bits for each pixel. */
const TRIES = [
  { px: 1400, quality: 82 },
  { px: 1400, quality: 65 },
  { px: 1100, quality: 55 },
  { px: 620, quality: 40 },
];

/** The picture on white where it is clear, in sRGB and without metadata. */
export async function makeForText({ bytes }: TextPictureOrder): Promise<TextPictureResult> {
  try {
    for (const { px, quality } of TRIES) {
      const jpeg = await sharp(bytes, input)
        .timeout({ seconds: MAX_SECONDS })
        .resize(px, px, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer();
      if (jpeg.length <= TEXT_PICTURE_BYTES) return { made: true, jpeg };
    }
    return { made: false, fault: 'too many pixels' };
  } catch (error) {
    return { made: false, fault: faultOf(String(error)) };
  }
}
