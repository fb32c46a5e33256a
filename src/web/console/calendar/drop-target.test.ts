// Where entries land that are dragged, stretched and sent by keys.
import { describe, expect, it } from 'vitest';
import { type GridBox, scrollSpeed, targetAfterKey, targetAt } from './drop-target.ts';

const grid: GridBox = {
  columns: [
    { key: 'mon', left: 100, right: 200, top: 50 },
    { key: 'tue', left: 200, right: 300, top: 50 },
  ],
  cellHeight: 14,
  firstMinute: 7 * 60,
};
const nine = { column: 'mon', time: '09:00', duration: 60 };
/** Nine o'clock lies eight quarter hours below seven. */
const TOP_OF_NINE = 50 + 8 * 14;
const grip = (changes: object = {}) => ({
  target: nine,
  grabbedAt: 10,
  isStretching: false,
  ...changes,
});

describe('dragging', () => {
  it.each([
    ['a quarter hour down', { x: 150, y: TOP_OF_NINE + 10 + 14 }, { time: '09:15' }],
    ['less than half of one: nowhere', { x: 150, y: TOP_OF_NINE + 10 + 6 }, {}],
    ['into the next column', { x: 250, y: TOP_OF_NINE + 10 }, { column: 'tue' }],
    ['beside the grid: the nearest column', { x: 999, y: TOP_OF_NINE + 10 }, { column: 'tue' }],
    ['above the first hour', { x: 150, y: 50 - 14 + 10 }, { time: '06:45' }],
    ['above the day: its begin', { x: 150, y: -9_999 }, { time: '00:00' }],
    ['below the day: as late as it ends that day', { x: 150, y: 9_999 }, { time: '23:00' }],
  ])('%s', (_way, point, changes) => {
    expect(targetAt(point, grip(), grid)).toEqual({ ...nine, ...changes });
  });

  it.each([
    ['half an hour more', TOP_OF_NINE + 6 * 14, 90],
    ['as short as it may be', 0, 15],
    ['as long as it may be', 9_999, 600],
  ])('stretches: %s', (_way, y, duration) => {
    const held = grip({ isStretching: true, grabbedAt: 0 });
    expect(targetAt({ x: 250, y }, held, grid)).toEqual({ ...nine, duration });
  });

  it('scrolls near the edges alone', () => {
    expect(scrollSpeed(400, 800)).toBe(0);
    expect(scrollSpeed(0, 800)).toBeLessThan(0);
    expect(scrollSpeed(799, 800)).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', false, { time: '09:15' }],
    ['ArrowUp', false, { time: '08:45' }],
    ['ArrowDown', true, { duration: 75 }],
    ['ArrowUp', true, { duration: 45 }],
    ['ArrowRight', false, { column: 'tue' }],
    ['ArrowLeft', false, {}],
  ])('%s, shift %s', (key, shiftKey, changes) => {
    expect(targetAfterKey({ key, shiftKey }, nine, ['mon', 'tue'])).toEqual({
      ...nine,
      ...changes,
    });
  });

  it('leave other keys to the browser', () => {
    expect(targetAfterKey({ key: 'Tab', shiftKey: false }, nine, ['mon'])).toBeNull();
  });
});
