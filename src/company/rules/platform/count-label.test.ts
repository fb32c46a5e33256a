// A number and its noun agree.
import { expect, it } from 'vitest';
import { countOf } from './count-label.ts';

it.each([
  [0, 'minute', undefined, '0 minutes'],
  [1, 'minute', undefined, '1 minute'],
  [2, 'minute', undefined, '2 minutes'],
  [1214, 'visitor', undefined, '1,214 visitors'],
  [2, 'person', 'people', '2 people'],
])('%i %s', (count, one, many, words) => {
  expect(countOf(count, one, many)).toBe(words);
});
