// Uploading photos as people and robots do: what is kept is our own picture, and everything else is refused in words.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  blankPng,
  hugePng,
  jpegOf,
  jpegWithPosition,
  multipart,
  photoForm,
} from '../../../../test/pictures.ts';
import { lead } from '../../../../test/sample-rows.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { photos } from '../database/schema/photo.ts';
import { quoteRequests } from '../database/schema/quote.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Form = ReturnType<typeof multipart>;

async function send({ payload, headers }: Form, cookie?: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/photos',
    payload,
    headers: {
      ...headers,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
  });
}

/** Sends a photo that is taken, and gives its address and the cookie of its owner. */
async function upload(content: Uint8Array) {
  const answer = await send(photoForm(content));
  expect(answer.statusCode, answer.body).toBe(201);
  const { name, value } = answer.cookies[0] as { name: string; value: string };
  return { url: `/api/photos/${answer.json().id}`, cookie: `${name}=${value}` };
}

async function download(url: string, cookie: string) {
  const answer = await test.app.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

describe('when photos that no one has sent fill their room', () => {
  it('no more are taken, with the time to wait; those that were sent do not count', async () => {
    const { db } = test.open;
    const picture = photoForm(await jpegOf(200, 150));
    await db.insert(photos).values({
      storageKey: 'photos/unsent',
      ownerHash: 'somebody',
      width: 1,
      height: 1,
      byteSize: 2_000_000_000,
      expiresAt: new Date(TEST_NOW.getTime() + 3_600_000),
    });
    const refused = await send(picture);
    const [request] = await db.insert(quoteRequests).values(lead).returning();
    await db.update(photos).set({ expiresAt: null, quoteRequestId: request?.id });
    const taken = await send(picture);
    await db.delete(photos);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3600']);
    expect(refused.json().detail).toContain('send your request without them');
    expect(taken.statusCode).toBe(201);
  });
});

describe('a photo that is taken', () => {
  it('comes back as a WebP picture of at most 2048 pixels, with a thumbnail of 480', async () => {
    const { url, cookie } = await upload(await jpegOf(3000, 2000));
    const full = await sharp(await download(url, cookie)).metadata();
    expect(full).toMatchObject({ format: 'webp', width: 2048, height: 1365 });
    const thumb = await sharp(await download(`${url}?size=thumb`, cookie)).metadata();
    expect(thumb).toMatchObject({ format: 'webp', width: 480, height: 320 });
  });

  it('comes back without the position and the names that the camera wrote into it', async () => {
    const original = await jpegWithPosition();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { url, cookie } = await upload(original);
    for (const size of ['full', 'thumb']) {
      const bytes = await download(`${url}?size=${size}`, cookie);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(bytes.includes('GPS')).toBe(false);
      expect(bytes.includes('Somebody private')).toBe(false);
    }
  });

  it('comes back without what was hidden behind its end', async () => {
    const hidden = Buffer.from('<script>alert("hidden")</script>'.repeat(50));
    const { url, cookie } = await upload(Buffer.concat([await jpegOf(400, 300), hidden]));
    const bytes = await download(url, cookie);
    expect(bytes.includes('hidden')).toBe(false);
    expect(bytes.length).toBe(bytes.readUInt32LE(4) + 8);
  });

  it('is turned upright, since its orientation is dropped with the rest', async () => {
    const lying = await sharp(await jpegOf(400, 300))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url, cookie } = await upload(lying);
    const { width, height } = await sharp(await download(url, cookie)).metadata();
    expect([width, height]).toEqual([300, 400]);
  });

  it.each(['png', 'webp'] as const)('may be %s, whatever its name says', async (format) => {
    const bytes = await sharp(await jpegOf(300, 200))
      [format]()
      .toBuffer();
    const { url, cookie } = await upload(bytes);
    expect((await sharp(await download(url, cookie)).metadata()).format).toBe('webp');
  });
});

describe('a file that is not taken', () => {
  const WRONG_TYPE = 'Please upload JPEG, PNG, or WebP images only';

  it.each([
    ['a PDF named .jpg', '%PDF-1.7\n1 0 obj\n<< >>\nendobj'],
    ['a web page named .jpg', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
    ['a program', 'MZ\x90\x00\x03'],
  ])('%s is refused by its content', async (_what, content) => {
    const answer = await send(photoForm(content));
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      detail: WRONG_TYPE,
      errors: [{ pointer: '/photo', detail: WRONG_TYPE }],
    });
  });

  it('an iPhone picture is refused with a hint', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(500),
    ]);
    const answer = await send(photoForm(heic, 'IMG_0001.HEIC'));
    expect(answer.statusCode).toBe(415);
    const { detail, errors } = answer.json();
    expect(detail).toBe(photoRefusals.heic.description);
    expect(detail).toContain(WRONG_TYPE);
    expect(errors).toEqual([{ pointer: '/photo', detail }]);
  });

  it('a photo of 11 MB is refused', async () => {
    const large = Buffer.concat([await jpegOf(400, 300), Buffer.alloc(11 * 1024 * 1024)]);
    const answer = await send(photoForm(large));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().detail).toBe('Please upload images smaller than 10MB');
  });

  it('a photo that only grows too large while it arrives is refused as well', async () => {
    const { payload, headers } = photoForm(
      Buffer.concat([await jpegOf(400, 300), Buffer.alloc(10 * 1024 * 1024)]),
    );
    const answer = await send({
      payload,
      headers: { ...headers, 'content-length': '1' } as Form['headers'],
    });
    expect(answer.statusCode).toBe(413);
  });

  it('a picture of 256 megapixels is refused before it is unpacked', async () => {
    // A picture that would be taken if it were smaller: the decoder is content with it.
    const bomb = hugePng();
    expect((await sharp(bomb, { limitInputPixels: false }).metadata()).width).toBe(16_000);
    const answer = await send(photoForm(bomb));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toContain('50 megapixels');
  });

  it.each([
    [1, 20_001],
    [20_001, 1],
  ])('a picture of %i × %i pixels is refused before it is unpacked', async (width, height) => {
    const answer = await send(photoForm(blankPng(width, height)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toContain('20,000 pixels wide or high');
  });

  it.each([
    ['half a JPEG', async () => halfOf(await jpegOf(800, 600))],
    [
      'half a PNG',
      async () =>
        halfOf(
          await sharp(await jpegOf(300, 300))
            .png()
            .toBuffer(),
        ),
    ],
    [
      'the first bytes of a JPEG before noise',
      async () => Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('%s is called damaged', async (_what, make) => {
    const answer = await send(photoForm(await make()));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: 'This photo is damaged and cannot be read. Please choose another one.',
      errors: [{ pointer: '/photo' }],
    });
  });
});

describe('many photos', () => {
  it('of one browser are eight in an hour, of those that no request has named', async () => {
    const small = photoForm(await jpegOf(40, 30));
    const { cookie } = await upload(await jpegOf(40, 30));
    for (let count = 2; count <= 8; count++) {
      expect((await send(small, cookie)).statusCode).toBe(201);
    }
    const refused = await send(small, cookie);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json().detail).toContain('try again in an hour');
    expect((await send(small)).statusCode).toBe(201);
    test.setNow(new Date(TEST_NOW.getTime() + 3_600_001));
    expect((await send(small, cookie)).statusCode).toBe(201);
    test.setNow(TEST_NOW);
  });
});

describe('a form that is not as it should be', () => {
  const photo = { name: 'photo', filename: 'a.jpg', content: 'x' };

  it.each([
    ['no file at all', multipart([]), 422],
    ['text in place of the file', multipart([{ name: 'photo', content: 'hello' }]), 422],
    ['two files', multipart([photo, photo]), 422],
    ['a file under another name', multipart([{ ...photo, name: 'image' }]), 400],
    ['a further field', multipart([photo, { name: 'note', content: 'hi' }]), 400],
    ['a field named __proto__', multipart([{ ...photo, name: '__proto__' }]), 400],
  ])('with %s is refused', async (_what, form, status) => {
    const answer = await send(form);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().detail).not.toBe('');
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'anything', 400],
    [
      'cut off in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
      400,
    ],
    [
      'with another boundary inside',
      'multipart/form-data; boundary=x',
      '--y\r\n\r\nabc\r\n--y--',
      400,
    ],
    ['as JSON', 'application/json', '{"photo":"x"}', 415],
    ['as bare bytes', 'image/jpeg', 'abc', 415],
  ])('%s is refused', async (_what, type, payload, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/photos',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  it('goes nowhere else: other endpoints go on refusing forms', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/quote-requests',
      ...photoForm('x'),
    });
    expect(answer.statusCode).toBe(415);
  });
});

function halfOf(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}
