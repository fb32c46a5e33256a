// The counter's course: from 0, never back, and at the target exactly when the time is over
// (docs/product/home-page.md#stats).
import { expect, it } from 'vitest';
import { countAt } from './stats-counter.behavior.ts';

it('counts from 0 to the target over 2000 ms', () => {
  for (const target of [4, 500, 750, 2019]) {
    expect(countAt(target, 0)).toBe(0);
    expect(countAt(target, 1900)).toBeLessThan(target);
    expect(countAt(target, 2000)).toBe(target);
    expect(countAt(target, 9000)).toBe(target);
  }
});

it('never counts back', () => {
  const course = Array.from({ length: 121 }, (_, frame) => countAt(2019, (frame * 2000) / 120));
  expect(course).toEqual([...course].sort((a, b) => a - b));
});
