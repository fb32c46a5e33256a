// Money as text and in cents: no fraction is lost on the way in, out, or to people's eyes.
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  centsOf,
  formatCents,
  formatMoney,
  formatWholeDollars,
  isFree,
} from './money.ts';

describe('an amount', () => {
  it.each([
    ['0.00', 0],
    ['0.29', 29],
    ['1.15', 115],
    ['19.99', 1999],
    ['95.00', 9500],
    ['1234567.89', 123_456_789],
    ['-5.00', -500],
  ])('%s is %i cents, and back', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents);
    expect(amountOf(cents)).toBe(amount);
  });

  it('is right for every cent up to a thousand dollars', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      if (centsOf(amountOf(cents)) !== cents) throw new Error(`${cents} cents are lost`);
    }
  });

  it('is free at zero and not at a cent', () => {
    expect([isFree('0.00'), isFree('0.01'), isFree('95.00')]).toEqual([true, false, false]);
  });
});

describe('people read', () => {
  it('dollars and cents', () => {
    expect([formatMoney('95.00'), formatMoney('1250.50')]).toEqual(['$95.00', '$1,250.50']);
    expect([formatCents(9500), formatCents(-500)]).toEqual(['$95.00', '-$5.00']);
  });

  it('whole dollars where cents would be noise', () => {
    expect([formatWholeDollars(399_000), formatWholeDollars(50)]).toEqual(['$3,990', '$1']);
  });
});
