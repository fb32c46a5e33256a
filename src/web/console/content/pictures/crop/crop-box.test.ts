// The crop of a picture stays within it, whatever is dragged where.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastCrop, moveCrop, movePoint, resizeCrop, WHOLE } from './crop-box.ts';

const least = leastCrop({ width: 2560, height: 1600 });

it('a crop leaves what pages can show', () => {
  expect(least).toEqual({ width: 25, height: 25 });
  expect(leastCrop({ width: 640, height: 4000 })).toEqual({ width: 100, height: 10 });
});

it('a corner is dragged, the one across stays', () => {
  const box = { left: 20, top: 20, width: 60, height: 60 };
  expect(resizeCrop(box, { x: 'left', y: 'top' }, { x: 10, y: -5 }, least)).toEqual({
    left: 30,
    top: 15,
    width: 50,
    height: 65,
  });
  expect(resizeCrop(box, { x: 'right', y: 'bottom' }, { x: -90, y: 90 }, least)).toEqual({
    left: 20,
    top: 20,
    width: 25,
    height: 80,
  });
});

it('a point stays within the part', () => {
  expect(movePoint({ x: 50, y: 50 }, { x: -80, y: 1 })).toEqual({ x: 0, y: 51 });
});

it('no drag leaves the picture', () => {
  const step = fc.record({
    x: fc.integer({ min: -150, max: 150 }),
    y: fc.integer({ min: -150, max: 150 }),
  });
  const corner = fc.record({
    x: fc.constantFrom('left', 'right'),
    y: fc.constantFrom('top', 'bottom'),
  } as const);
  const drags = fc.array(fc.oneof(fc.tuple(step, corner), fc.tuple(step, fc.constant(null))));
  fc.assert(
    fc.property(drags, (all) => {
      const { left, top, width, height } = all.reduce(
        (box, [by, which]) => (which ? resizeCrop(box, which, by, least) : moveCrop(box, by)),
        WHOLE,
      );
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.01);
      expect(width).toBeGreaterThanOrEqual(least.width - 0.01);
      expect(height).toBeGreaterThanOrEqual(least.height - 0.01);
    }),
  );
});
