// Only work that was done counts as done.
import { expect, it } from 'vitest';
import { describeProgress } from './visit-progress.ts';

it.each([
  [['done', 'there', 'ahead'], '1 of 3 done'],
  [['done', 'skipped', 'ahead'], '1 of 3 done, 1 not done'],
  [['skipped', 'skipped'], '0 of 2 done, 2 not done'],
])('%j is “%s”', (states, words) => {
  expect(describeProgress(states.map((state) => ({ state })))).toBe(words);
});
