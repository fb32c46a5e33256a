import { describe, expect, it } from 'vitest';
import { formatPhone, phoneLink } from './phone-link.ts';

describe('a number that is dialed by a tap', () => {
  it.each([
    ['(281) 555-0100', 'tel:+12815550100'],
    ['1 281 555 0100', 'tel:+12815550100'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['011 44 20 7946 0958', 'tel:+442079460958'],
    ['00442079460958', 'tel:+442079460958'],
    ['555-0100', 'tel:5550100'],
    ['(281) 555-0100 ext. 4', 'tel:+12815550100;ext=4'],
    ['281-555-0100 x12', 'tel:+12815550100;ext=12'],
    ['281.555.0100 #12', 'tel:+12815550100;ext=12'],
  ])('%s', (typed, link) => {
    expect(phoneLink(typed)).toBe(link);
  });
});

describe('a number as staff read it', () => {
  it.each([
    ['2815550162', '(281) 555-0162'],
    ['281.555.0162', '(281) 555-0162'],
    ['+1 281 555 0162', '(281) 555-0162'],
    ['1-281-555-0162', '(281) 555-0162'],
    ['(281) 555-0162 ext. 4', '(281) 555-0162 ext. 4'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    ['555-0162', '555-0162'],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });
});
