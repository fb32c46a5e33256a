// What people write in cells, and what it means.
import { describe, expect, it } from 'vitest';
import {
  firstOf,
  isOneTime,
  readAmount,
  readDay,
  readFrequency,
  readPlanKind,
  readSquareFeet,
  readTime,
} from './read-cell.ts';

describe('a cell', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T09:00:00', '2026-12-01'],
    ['12/1/2026', '2026-12-01'],
    ['12/01/26', '2026-12-01'],
    ['12-1-2026 9:00 AM', '2026-12-01'],
    ['Dec 1, 2026', '2026-12-01'],
    ['Tuesday, December 1st, 2026', '2026-12-01'],
    ['soon', undefined],
    ['1.12.2026', undefined],
  ])('is the day %j: %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  it.each([
    ['9:00 AM', '09:00'],
    ['12 pm', '12:00'],
    ['12:15am', '00:15'],
    ['1:30 PM - 3:30 PM', '13:30'],
    ['14:05', '14:05'],
    ['12/02/2026 8:30 AM', '08:30'],
    ['Anytime', undefined],
    ['25:00', undefined],
  ])('is the time %j: %s', (cell, time) => {
    expect(readTime(cell)).toBe(time);
  });

  it.each([
    ['$45', '45.00'],
    ['45.5', '45.50'],
    ['$ 1,250.50', '1250.50'],
    ['45.00 USD', '45.00'],
    ['-45', undefined],
    ['45.999', undefined],
    ['1000000', undefined],
    ['=45', undefined],
  ])('is the price %j: %s', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it.each([
    ['Weekly', 'weekly'],
    ['Every week', 'weekly'],
    ['Weekly on Tuesdays', 'weekly'],
    ['every 7 days', 'weekly'],
    ['Every 2 weeks', 'bi-weekly'],
    ['Biweekly', 'bi-weekly'],
    ['every other week', 'bi-weekly'],
    ['Every two weeks on Monday', 'bi-weekly'],
    ['Monthly on the 3rd', 'monthly'],
    ['Every 4 weeks', 'monthly'],
    ['As needed', 'per-visit'],
    ['per visit', 'per-visit'],
    ['now and then', undefined],
  ])('is the frequency %j: %s', (cell, frequency) => {
    expect(readFrequency(cell)).toBe(frequency);
  });

  it.each([
    ['Lawn mowing', 'mowing'],
    ['Fertilizer program', 'fertilization'],
    ['Pre-emergent', 'pre-emergent'],
    ['Core aeration', 'aeration'],
    ['mulch', 'mulch'],
    ['windows', undefined],
  ])('is the plan %j: %s', (cell, kind) => {
    expect(readPlanKind(cell)).toBe(kind);
  });

  it('is square feet, one of several, or work that is done once', () => {
    expect([
      readSquareFeet('9,100 sq ft'),
      readSquareFeet('5900'),
      readSquareFeet('1 acre'),
    ]).toEqual([9100, 5900, undefined]);
    expect(firstOf('Main: (281) 555-0111, 832-555-0112')).toEqual({
      first: '(281) 555-0111',
      hasMore: true,
    });
    expect(['One-time', 'Does not repeat', 'Weekly'].map(isOneTime)).toEqual([true, true, false]);
  });
});
