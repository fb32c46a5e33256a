// How a PDF is drawn: in bounds of size and memory, whatever its pages ask for.
import { expect, it } from 'vitest';
import { pdfOf } from '../../../../test/pdfs.ts';
import { drawPages } from './pdf-pages.ts';

const MB = 1024 * 1024;

/** A PDF of one page of a size in points, with that content. */
const pageOf = (size: string, content = '') =>
  Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
trailer << /Root 1 0 R /Size 5 >>
%%EOF`);

it.each([
  ['of a plan on large paper', '14400 7200', 1600, 800],
  ['of a stamp', '20 10', 1600, 800],
  ['as thin as a hair', '14400 3', 1600, 1],
])('a page %s has a long side of 1600 pixels', async (_what, size, width, height) => {
  const drawn = await drawPages(pageOf(size), 5);
  expect(drawn).toMatchObject({ drawn: true, pageCount: 1, pages: [{ width, height }] });
});

it('a page has its colors, on white', async () => {
  const drawn = await drawPages(pageOf('100 100', '1 0 0 rg 0 0 50 100 re f'), 5);
  const pixels = drawn.drawn ? drawn.pages[0]?.pixels : undefined;
  const row = 1600 * 4 * 800;
  expect([...(pixels?.subarray(row + 400, row + 404) ?? [])]).toEqual([255, 0, 0, 255]);
  expect([...(pixels?.subarray(row + 6_000, row + 6_004) ?? [])]).toEqual([255, 255, 255, 255]);
});

it('a PDF that asks for more memory than it may have cannot be read, and the next one can', async () => {
  const bytes = Buffer.concat([await pdfOf(1), Buffer.alloc(10 * MB)]);
  expect(await drawPages(bytes, 5, 16 * MB)).toEqual({ drawn: false, fault: 'damaged' });
  expect(await drawPages(bytes, 5)).toMatchObject({ drawn: true, pageCount: 1 });
});
