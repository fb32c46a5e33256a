// Files for tests of photos: real pictures of any size, and what people and robots send in their place.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph-like JPEG of the given size. */
export function jpegOf(width: number, height: number): Promise<Buffer> {
  return scene(width, height).jpeg({ quality: 85 }).toBuffer();
}

/** A JPEG that says where and by whom it was taken. */
export function jpegWithPosition(): Promise<Buffer> {
  return scene(640, 480)
    .withExif({
      IFD0: { Copyright: 'Somebody private', Model: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 58/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** A PNG of 16,000 × 16,000 pixels: some kilobytes to send, 256 megapixels to decode. */
export function hugePng(): Buffer {
  return blankPng(16_000, 16_000);
}

/** A PNG of one colour. Written by hand, to be quick. */
export function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel in grey; a row is its filter byte and the bits.
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** What a multipart form with these parts looks like on the wire. */
export function multipart(
  parts: { name: string; filename?: string; type?: string; content: Uint8Array | string }[],
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const chunks = parts.flatMap(({ name, filename, type, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** One photo in the form of the upload endpoint. */
export function photoForm(content: Uint8Array | string, filename = 'photo.jpg') {
  return multipart([{ name: 'photo', filename, type: 'image/jpeg', content }]);
}

/** Soft spots over a plain ground, so that the encoders have as much to do as with a photograph; grain would cost them many tries. */
function scene(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({
    create: { width, height, channels: 3, background: '#5a7d4f', noise },
  }).blur(3);
}
