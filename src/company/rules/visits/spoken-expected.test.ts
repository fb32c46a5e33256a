import { expect, it } from 'vitest';
import { describeExpected } from './spoken-expected.ts';

it.each([
  [2, '13:40', '14:10', '2 stops before you, 1:40–2:10 PM'],
  [1, '11:50', '12:20', '1 stop before you, 11:50 AM–12:20 PM'],
  [0, '09:00', '09:30', 'You are next, 9:00–9:30 AM'],
])('says %s stops and %s to %s in English', (stopsBefore, from, to, words) => {
  expect(describeExpected({ stopsBefore, from, to }, 'en')).toBe(words);
});

it.each([
  [2, '13:40', '14:10', '2 paradas antes de la suya, de 1:40 a 2:10 p.m.'],
  [1, '11:50', '12:20', '1 parada antes de la suya, de 11:50 a.m. a 12:20 p.m.'],
  [0, '09:00', '09:30', 'Su visita es la siguiente, de 9:00 a 9:30 a.m.'],
])('says %s stops and %s to %s in Spanish', (stopsBefore, from, to, words) => {
  expect(describeExpected({ stopsBefore, from, to }, 'es')).toBe(words);
});
