// A PDF where a chat asks for one: its pages become photos of the uploader, and nothing else of it stays.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { pdfOf } from '../../../../test/pdfs.ts';
import { jpegOf, photoForm } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { startWorkerProcess } from './worker-process.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function send(content: Uint8Array, pages?: number, cookie?: string, filename = 'plan.pdf') {
  const { payload, headers } = photoForm(content, filename);
  return test.app.inject({
    method: 'POST',
    url: pages === undefined ? '/api/photos' : `/api/photos?pages=${pages}`,
    payload,
    headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  });
}

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A file as ZIP programs write it (APPNOTE.TXT, 4.3.6), behind which a PDF's mark comes too late. */
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(1_100),
  Buffer.from('%PDF-1.7'),
]);

describe('a PDF', () => {
  it('becomes a photo for each page, upright and at most 1600 pixels high', async () => {
    const answer = await send(await pdfOf(2), 5);
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, pdf } = answer.json();
    expect(pdf.pageCount).toBe(2);
    expect([pdf.pages.length, pdf.pages[0]]).toEqual([2, id]);
    const cookie = cookieOf(answer);
    const drawn = await Promise.all(
      pdf.pages.map(async (page: string) => {
        const shown = await test.app.inject({ url: `/api/photos/${page}`, headers: { cookie } });
        expect(shown.headers['content-type']).toBe('image/webp');
        return sharp(shown.rawPayload).metadata();
      }),
    );
    expect(drawn).toMatchObject([
      { format: 'webp', width: 1236, height: 1600 },
      { format: 'webp', width: 1236, height: 1600 },
    ]);
    expect((await test.app.inject({ url: `/api/photos/${id}` })).statusCode).toBe(404);
  });

  it('gives its first pages alone, as many as there is room for', async () => {
    const seven = await pdfOf(7);
    const five = (await send(seven, 5)).json();
    expect([five.pdf.pages.length, five.pdf.pageCount]).toEqual([5, 7]);
    const two = (await send(seven, 2)).json();
    expect([two.pdf.pages.length, two.pdf.pageCount]).toEqual([2, 7]);
    expect((await send(seven, 6)).statusCode).toBe(422);
  });

  it('is known by its content, whatever it is called, also behind other bytes', async () => {
    const bytes = await pdfOf(1);
    const named = await send(bytes, 1, undefined, 'plan.jpg');
    expect(named.json().pdf).toMatchObject({ pageCount: 1 });
    const behind = await send(Buffer.concat([Buffer.from('\n'.repeat(500)), bytes]), 5);
    expect(behind.json().pdf).toMatchObject({ pageCount: 1 });
    const picture = await send(await jpegOf(40, 30), 5, undefined, 'photo.pdf');
    expect(Object.keys(picture.json())).toEqual(['id']);
  });

  it('counts with each page to what one browser may upload in an hour', async () => {
    const first = await send(await pdfOf(5), 5);
    const cookie = cookieOf(first);
    expect((await send(await pdfOf(4), 5, cookie)).statusCode).toBe(429);
    expect((await send(await pdfOf(3), 5, cookie)).statusCode).toBe(201);
    expect((await send(await jpegOf(40, 30), undefined, cookie)).statusCode).toBe(429);
  });

  it('is refused wherever no chat asks for one', async () => {
    const answer = await send(await pdfOf(1));
    expect(answer.statusCode).toBe(415);
    expect(answer.json().detail).toBe(photoRefusals.wrongType.description);
  });

  it.each([
    ['with a password', () => pdfOf(1, 'live oak'), 422, photoRefusals.pdfLocked],
    ['cut in half', async () => (await pdfOf(2)).subarray(0, 300), 422, photoRefusals.pdfDamaged],
    ['of its mark alone', async () => Buffer.from('%PDF-1.7'), 422, photoRefusals.pdfDamaged],
    ['that is a ZIP file', async () => zip, 415, photoRefusals.wrongTypeInChat],
  ])('%s is refused in words', async (_what, make, status, { description }) => {
    const answer = await send(await make(), 5);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json()).toMatchObject({
      detail: description,
      errors: [{ pointer: '/photo', detail: description }],
    });
  });

  it('that is too large is refused in words that know of PDFs, where a chat asks for one', async () => {
    const large = Buffer.concat([await pdfOf(1), Buffer.alloc(10 * 1024 * 1024)]);
    const sentences = [await send(large, 5), await send(large)].map((answer) => {
      expect(answer.statusCode).toBe(413);
      return answer.json().detail;
    });
    expect(sentences).toEqual([
      'Please choose a photo or PDF smaller than 10MB',
      'Please upload images smaller than 10MB',
    ]);
  });

  it('that takes too long ends its process', async () => {
    const onGone = vi.fn();
    const worker = startWorkerProcess(onGone, {
      limits: { picture: 60_000, pdf: 1, siteFile: 60_000 },
    });
    const result = await worker.work({ bytes: await pdfOf(5), for: 'pages', most: 5 });
    expect(result).toEqual({ made: false, fault: 'too slow' });
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  });
});
