// A hundred files that are no good picture: each is refused in words or becomes our own picture, and none leaves anything behind.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictureOffice, type PictureOffice } from '../../../../test/picture-office.ts';
import { blankPng, jpegOf } from '../../../../test/pictures.ts';

let office: PictureOffice;
const jpeg = await jpegOf(800, 600);
const png = await sharp(jpeg).png().toBuffer();
const webp = await sharp(jpeg).webp().toBuffer();
beforeAll(async () => {
  office = await openPictureOffice();
});
afterAll(() => office.test.close());

type Hostile = [name: string, bytes: Uint8Array];

const text = (words: string) => Buffer.from(words, 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const brand = (name: string) => Buffer.concat([text(`\0\0\0\x18ftyp${name}`), Buffer.alloc(64)]);

const otherKinds: Hostile[] = [
  ['nothing but a byte', text('x')],
  ['zeros', Buffer.alloc(5000)],
  ['a web page', text('<!doctype html><script>alert(1)</script>')],
  ['SVG', text(SVG)],
  ['SVG with an XML head', text(`<?xml version="1.0"?>${SVG}`)],
  ['SVG behind a byte order mark', text(`\xEF\xBB\xBF${SVG}`)],
  [
    'SVG with an outside entity',
    text(`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
  ],
  ['a GIF', text('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF!\xF9\x04')],
  ['a GIF that is a script', text('GIF89a=1;alert(1)//')],
  ['a bitmap', text(`BM${'\0'.repeat(60)}`)],
  ['a TIFF', text(`II*\0${'\0'.repeat(60)}`)],
  ['a TIFF of the other order', text(`MM\0*${'\0'.repeat(60)}`)],
  ['an icon', text(`\0\0\x01\0\x01\0${'\0'.repeat(60)}`)],
  ['a PDF', text('%PDF-1.7\n1 0 obj')],
  ['PostScript', text('%!PS-Adobe-3.0 (/etc/passwd) (r) file')],
  ['an archive', text('PK\x03\x04')],
  ['a program', text('MZ\x90\0')],
  ['another program', text('\x7FELF\x02\x01\x01')],
  ['a shell script', text('#!/bin/sh\nrm -rf /')],
  ['a drawing of ImageMagick', text('push graphic-context\nfill url(https://evil.example/)')],
  ['a JPEG 2000', text('\0\0\0\x0CjP  \r\n\x87\n')],
  ['a JPEG XL', text('\xFF\x0A\0\0')],
  ['a Photoshop file', text('8BPS\0\x01')],
  ['a film', brand('isom')],
  ...['heic', 'heix', 'hevc', 'mif1', 'avif', 'avis'].map(
    (name): Hostile => [`a file of the brand ${name}`, brand(name)],
  ),
];

const disguised: Hostile[] = [
  ['a web page that begins like a JPEG', text('\xFF\xD8\xFF<script>alert(1)</script>')],
  ['PHP that begins like a JPEG', text('\xFF\xD8\xFF\xE0<?php system($_GET[0]); ?>')],
  ['SVG that begins like a PNG', text(`\x89PNG\r\n\x1A\n${SVG}`)],
  ['a web page that begins like a WebP', text('RIFF\0\0\0\0WEBP<html>')],
  ['a WebP of no length', text('RIFF\0\0\0\0WEBPVP8 \0\0\0\0')],
  ['a JPEG behind a web page', Buffer.concat([text('<html>'), jpeg])],
  ['a PNG of no rows', png.subarray(0, 33)],
  [
    'the first bytes of a JPEG twice',
    Buffer.concat([jpeg.subarray(0, 200), jpeg.subarray(0, 200)]),
  ],
];

const parts = [0.001, 0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97];
const cut: Hostile[] = Object.entries({ jpeg, png, webp }).flatMap(([kind, whole]) =>
  parts.map((part): Hostile => {
    return [`${part * 100} % of a ${kind}`, whole.subarray(0, Math.ceil(whole.length * part))];
  }),
);

/** A PNG that says it has so many pixels and has none. */
function promised(width: number, height: number): Buffer {
  const bytes = Buffer.from(blankPng(8, 8));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const sizes: Hostile[] = [
  ['256 megapixels in some kilobytes', blankPng(16_000, 16_000)],
  ['30,000 pixels of width', blankPng(30_000, 600)],
  ['30,000 pixels of height', blankPng(700, 30_000)],
  ['a line', blankPng(19_000, 1)],
  ['one pixel', blankPng(1, 1)],
  ['a pixel too narrow', blankPng(639, 400)],
  ['a pixel too low', blankPng(640, 399)],
  ['no width', promised(0, 400)],
  ['a promise of 65,535 squared', promised(65_535, 65_535)],
  ['a promise of two billion squared', promised(2_147_483_647, 2_147_483_647)],
];

const animated = await sharp(
  await Promise.all(
    [1, 2, 3].map((turn) =>
      sharp(jpeg)
        .rotate(turn * 180)
        .resize(700, 500, { fit: 'fill' })
        .toBuffer(),
    ),
  ),
  { join: { animated: true } },
)
  .webp({ effort: 0 })
  .toBuffer();

const refused: Hostile[] = [
  ['nothing', Buffer.alloc(0)],
  ...otherKinds,
  ...disguised,
  ...cut,
  ...sizes,
  ['three pictures in one', animated],
  ['20 MB and a byte', Buffer.concat([jpeg, Buffer.alloc(20 * 1024 * 1024 + 1 - jpeg.length)])],
  ['100 MB', Buffer.concat([jpeg, Buffer.alloc(100_000_000)])],
];

const names = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.jpg',
  '/etc/cron.d/x',
  'C:\\x.jpg',
  'upload-1-160.00000000.avif',
  '<script>alert(1)</script>.jpg',
  `${'x'.repeat(3000)}.jpg`,
  '%00.jpg',
  'x.php.jpg',
  'con',
];

const strange: Hostile[] = [
  ['in the colors of print', await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()],
  ['in grey', await sharp(jpeg).greyscale().jpeg().toBuffer()],
  ['of 16 bits', await sharp(jpeg).toColourspace('rgb16').png().toBuffer()],
  ['that can be seen through', await sharp(jpeg).ensureAlpha(0.4).png().toBuffer()],
  ['with an archive behind its end', Buffer.concat([jpeg, text('PK\x03\x04')])],
  [
    'with a page of words about itself',
    await sharp(jpeg)
      .withExif({ IFD0: { ImageDescription: `<script>${'x'.repeat(60_000)}</script>` } })
      .jpeg()
      .toBuffer(),
  ],
  ['with many megabytes of words about itself', withComments(jpeg, 200)],
];

/** A JPEG with so many comments of 64 KB each, beyond what any program writes. */
function withComments(whole: Buffer, count: number): Buffer {
  const comment = Buffer.alloc(65_535 + 2, 'x');
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(65_535, 2);
  return Buffer.concat([
    whole.subarray(0, 2),
    ...Array.from({ length: count }, () => comment),
    whole.subarray(2),
  ]);
}

const stored = async (): Promise<string[]> =>
  readdir(join(office.test.dataDir, 'uploads/site-pictures')).catch(() => []);

describe('what is no good picture', () => {
  it('is refused in words, and nothing of it is kept', async () => {
    expect(refused.length).toBeGreaterThanOrEqual(75);
    for (const [name, bytes] of refused) {
      const { status, body } = await office.upload('staff', bytes);
      expect([413, 415, 422], name).toContain(status);
      expect(body.detail, name).toMatch(/^(Please|This picture|The upload) .*\.$/);
      expect(body.errors, name).toMatchObject([{ pointer: '/picture', detail: body.detail }]);
    }
    expect((await office.list()).items).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('what is a picture all the same', () => {
  it.each(strange)('becomes our own: one %s', async (_, bytes) => {
    const { id } = await office.uploaded(bytes);
    const original = await office.original(id);
    const { format, space, exif, comments, hasAlpha, depth } = await sharp(original).metadata();
    expect({ format, space, hasAlpha, depth }).toEqual({
      format: 'webp',
      space: 'srgb',
      hasAlpha: false,
      depth: 'uchar',
    });
    expect([exif, comments]).toEqual([undefined, undefined]);
    expect(original.includes('PK\x03\x04')).toBe(false);
  });

  it.each(names)('has no say in what we call it: %s', async (name) => {
    const before = await stored();
    const { status, body } = await office.upload('staff', jpeg, undefined, name);
    expect([status, body.title]).toEqual([201, '']);
    const [added] = (await stored()).filter((file) => !before.includes(file));
    expect(added).toMatch(/^[0-9a-f-]{36}\.webp$/);
  });
});

describe('the address of files', () => {
  it.each([
    'upload-1-160.00000000.avif',
    'upload-1.webp',
    'upload-99999999999-160.00000000.avif',
    '..%2Fsecrets.json',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'upload-1-160.00000000.avif%00.jpg',
    `${'x'.repeat(100)}`,
  ])('has nothing at %s', async (name) => {
    expect((await office.file(name)).statusCode).toBe(404);
  });
});
