// Proves that an excerpt marks the searched words and nothing else, whatever signs they have.
import { expect, it } from 'vitest';
import { partsOf } from './excerpt.tsx';

const marked = (text: string, words: string) =>
  partsOf(text, words)
    .filter(({ isFound }) => isFound)
    .map(({ part }) => part);

it.each([
  ['The Mulch by the fence, more mulch', 'mulch fence', ['Mulch', 'fence', 'mulch']],
  ['It costs $45 (about)', '$45 (about)', ['$45', '(about)']],
  ['Nothing here', 'roses', []],
  ['Nothing here', '  ', []],
])('in "%s" the words "%s" are %j', (text, words, found) => {
  expect(marked(text, words)).toEqual(found);
  expect(
    partsOf(text, words)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
