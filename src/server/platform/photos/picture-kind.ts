// Tells what kind of picture a file is by its first bytes; names and declared types are not believed.

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** Brands of HEIF files with HEVC pictures, as telephones write them (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The kind that the file claims to be; whether it really is one shows when it is decoded. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  if (head.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  const words = head.toString('latin1');
  if (words.startsWith('RIFF') && words.slice(8, 12) === 'WEBP') return 'webp';
  if (words.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(words.slice(8, 12))) return 'heic';
  return 'other';
}

/**
 * Whether a file is a PDF. Its mark may stand anywhere in the first 1,024 bytes, as readers of PDFs take it (ISO 32000-1,
 * annex H, note 13).
 */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes(
    '%PDF-',
  );
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
