// What people type as an amount is understood, and what is none is left for the form to say so.
import { expect, it } from 'vitest';
import { plainAmount } from './typed-amount.ts';

it.each([
  ['45', '45.00'],
  ['$1,200.5', '1200.50'],
  ['-20', '-20.00'],
  ['.5', '0.50'],
  ['007.25', '7.25'],
  ['45.00', '45.00'],
  ['1.234', '1.234'],
  ['about 40', 'about 40'],
  ['', ''],
])('%s is %s', (typed, amount) => {
  expect(plainAmount(typed)).toBe(amount);
});
