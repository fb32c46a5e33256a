import { expect, it } from 'vitest';
import { describeWindow } from './spoken-window.ts';

it('says when a crew comes, in either language', () => {
  expect(describeWindow('09:00', 'en')).toBe('between 9:00 AM and 11:00 AM');
  expect(describeWindow('11:00', 'es')).toBe('entre las 11:00 a.m. y la 1:00 p.m.');
  expect([describeWindow(null, 'en'), describeWindow(null, 'es')]).toEqual([
    'any time that day',
    'a cualquier hora ese día',
  ]);
});
