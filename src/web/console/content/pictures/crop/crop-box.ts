// How the crop of a picture follows a drag or an arrow key: it stays within the picture and keeps its least size. All in percent.
import { LEAST_PICTURE } from '#company/rules/site/picture-rules.ts';

export type CropBox = { left: number; top: number; width: number; height: number };
export type Corner = { x: 'left' | 'right'; y: 'top' | 'bottom' };
type Size = { width: number; height: number };
type Step = { x: number; y: number };

export const WHOLE: CropBox = { left: 0, top: 0, width: 100, height: 100 };

/** The contract takes no part that is narrower or lower than this. */
const LEAST_PERCENT = 10;

/** The smallest crop of a picture of so many pixels. */
export function leastCrop({ width, height }: Size): Size {
  const share = (least: number, all: number) =>
    Math.min(100, Math.max(LEAST_PERCENT, Math.ceil((least / all) * 1000) / 10));
  return { width: share(LEAST_PICTURE.width, width), height: share(LEAST_PICTURE.height, height) };
}

/** The same part elsewhere. */
export function moveCrop(box: CropBox, { x, y }: Step): CropBox {
  return {
    ...box,
    left: rounded(between(0, box.left + x, 100 - box.width)),
    top: rounded(between(0, box.top + y, 100 - box.height)),
  };
}

/** A part with one corner elsewhere; the corner across stays. */
export function resizeCrop(box: CropBox, corner: Corner, { x, y }: Step, least: Size): CropBox {
  const [left, width] = moveSide(box.left, box.width, corner.x === 'left', x, least.width);
  const [top, height] = moveSide(box.top, box.height, corner.y === 'top', y, least.height);
  return { left, top, width, height };
}

/** A point that stays within the part; in percent of it. */
export function movePoint(point: Step, { x, y }: Step): Step {
  return {
    x: rounded(between(0, point.x + x, 100)),
    y: rounded(between(0, point.y + y, 100)),
  };
}

function moveSide(
  start: number,
  length: number,
  isStart: boolean,
  step: number,
  least: number,
): [start: number, length: number] {
  const end = start + length;
  if (isStart) {
    const moved = rounded(between(0, start + step, end - least));
    return [moved, rounded(end - moved)];
  }
  return [start, rounded(between(start + least, end + step, 100) - start)];
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** A tenth of a percent is two pixels of the largest picture. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
