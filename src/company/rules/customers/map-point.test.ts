// Places as people copy them from a map.
import { expect, it } from 'vitest';
import { parsePoint, pointWords } from './map-point.ts';

it.each([
  ['29.97, -95.66', 29.97, -95.66],
  ['(29.969123, -95.697456)', 29.969123, -95.697456],
  [' 29.97 -95.66 ', 29.97, -95.66],
  ['29.97°; -95.66°', 29.97, -95.66],
])('reads %s', (text, latitude, longitude) => {
  expect(parsePoint(text)).toEqual({ latitude, longitude });
});

it.each(['', '29.97', '-95.66, 29.97', '29.97, 95.66', '40.7, -74.0', '12 Oak Lane', '1e1, -95'])(
  'takes no %j',
  (text) => {
    expect(parsePoint(text)).toBeUndefined();
  },
);

it('is written as it is read', () => {
  const point = { latitude: 29.97, longitude: -95.66 };
  expect(parsePoint(pointWords(point))).toEqual(point);
});
