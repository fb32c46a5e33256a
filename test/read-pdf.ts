// Opens a PDF as a reader would: its pages, its text, and the codes on them, decoded from the drawn paths.
import jsQR from 'jsqr';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export type ReadPage = {
  /** In points. */
  width: number;
  height: number;
  text: string;
  /** What the drawn codes say, in the order of their drawing. */
  codes: string[];
  links: string[];
  images: number;
};

/** Reads every page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    pages.push({
      width: right - left,
      height: top - bottom,
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      links: annotations.flatMap(({ url }) => url ?? []),
      ...(await drawnOn(page)),
    });
  }
  return pages;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A path of more rectangles than any mark or icon has is a code; its coordinates are modules. */
async function drawnOn(page: Page): Promise<{ codes: string[]; images: number }> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const codes: string[] = [];
  let images = 0;
  fnArray.forEach((operator, index) => {
    if (operator === OPS.paintImageXObject) images += 1;
    if (operator !== OPS.constructPath) return;
    const [, [path]] = argsArray[index] as [number, [ArrayLike<number> | null]];
    const rectangles = rectanglesOf(Array.from(path ?? []));
    if (rectangles.length > 50) codes.push(decode(rectangles));
  });
  return { codes, images };
}

type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Segments by pdf.js: 0 move, 1 line (a point each), 2 curve (three points), 4 close. */
function rectanglesOf(path: number[]): Rectangle[] {
  const rectangles: Rectangle[] = [];
  let points: [x: number, y: number][] = [];
  for (let at = 0; at < path.length; ) {
    const segment = path[at];
    if (segment === 0 || segment === 1) {
      if (segment === 0) points = [];
      points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      at += 3;
    } else if (segment === 4) {
      const across = points.map(([x]) => x);
      const down = points.map(([, y]) => y);
      rectangles.push({
        left: Math.min(...across),
        right: Math.max(...across),
        top: Math.min(...down),
        bottom: Math.max(...down),
      });
      at += 1;
    } else return [];
  }
  return rectangles;
}

const QUIET = 4;
const PIXELS = 6;

/** Draws the modules large on white and lets a reader of codes look at it. */
function decode(modules: Rectangle[]): string {
  const side = (Math.max(...modules.map(({ right }) => right)) + QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { left, top, right, bottom } of modules) {
    for (let y = top * PIXELS; y < bottom * PIXELS; y += 1) {
      for (let x = left * PIXELS; x < right * PIXELS; x += 1) {
        pixels.set([0, 0, 0, 255], (y * side + x) * 4);
      }
    }
  }
  return jsQR.default(pixels, side, side)?.data ?? 'unreadable';
}
