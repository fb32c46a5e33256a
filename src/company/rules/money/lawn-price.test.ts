// Lawn plan prices against tables worked out by hand from docs/product/lawn-plans-and-prices.md#weekly-price.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { lawnAreaOf } from '../leads/lot-size.ts';
import {
  type LawnAddOn,
  type LawnFrequency,
  lawnAddOnIds,
  mowCents,
  priceLawnPlan,
  weeklyYear,
} from './lawn-price.ts';

const { 'mowing-prices': mowingPrices } = firstContent();

const { frequencies } = mowingPrices;
const mowing = (lawnArea: number, frequency: LawnFrequency) =>
  mowCents(lawnArea, frequency, mowingPrices);
const price = (plan: Parameters<typeof priceLawnPlan>[0]) => priceLawnPlan(plan, mowingPrices);

describe('one mowing of a weekly plan', () => {
  /** Square feet of lawn, dollars. */
  const table: [lawnArea: number, dollars: number][] = [
    [0, 30],
    [1, 30],
    [650, 30],
    [2599, 30],
    [2600, 30],
    [2601, 37],
    [3000, 37],
    [3899, 37],
    [3900, 37],
    [3901, 45],
    [4500, 45],
    [5199, 45],
    [5200, 45],
    [5201, 50],
    [6000, 50],
    [7799, 50],
    [7800, 50],
    [7801, 60],
    [9000, 60],
    [10_399, 60],
    [10_400, 60],
    // 60 plus 2 per started 325 beyond 10,400.
    [10_401, 62],
    [10_724, 62],
    [10_725, 62],
    [10_726, 64],
    [11_050, 64],
    [11_051, 66],
    [11_375, 66],
    [11_700, 68],
    [11_701, 70],
    [12_675, 74],
    [12_676, 76],
    [12_999, 76],
    [13_000, 76],
    // 80 plus 2 per started 650 beyond 13,000.
    [13_001, 82],
    [13_649, 82],
    [13_650, 82],
    [13_651, 84],
    [14_300, 84],
    [14_301, 86],
    [14_950, 86],
    [19_500, 100],
    [19_501, 102],
    [32_500, 140],
  ];

  it.each(table)('of %i sq ft is %i dollars', (lawnArea, dollars) => {
    expect(mowing(lawnArea, 'weekly')).toBe(dollars * 100);
  });

  it('never gets cheaper with more lawn', () => {
    let before = 0;
    for (let lawnArea = 0; lawnArea <= 32_500; lawnArea += 1) {
      const cents = mowing(lawnArea, 'weekly');
      expect(cents).toBeGreaterThanOrEqual(before);
      before = cents;
    }
  });
});

describe('one mowing by frequency', () => {
  /** Lot, its lawn, then dollars weekly, bi-weekly, monthly and per visit. */
  const table: [lot: number, lawn: number, ...dollars: [number, number, number, number]][] = [
    [1000, 650, 30, 35, 38, 40],
    [4000, 2600, 30, 35, 38, 40],
    [4001, 2601, 37, 42, 45, 47],
    [5145, 3344, 37, 42, 45, 47],
    [6000, 3900, 37, 42, 45, 47],
    // 65 % of 6,001 is 3,900.65 and of 6,002 is 3,901.3: both are 3,901.
    [6001, 3901, 45, 50, 53, 55],
    [6002, 3901, 45, 50, 53, 55],
    // 65 % of 6,010 is 3,906.5.
    [6010, 3907, 45, 50, 53, 55],
    [8000, 5200, 45, 50, 53, 55],
    [8001, 5201, 50, 55, 58, 60],
    [8170, 5311, 50, 55, 58, 60],
    [8500, 5525, 50, 55, 58, 60],
    [12_000, 7800, 50, 55, 58, 60],
    [12_001, 7801, 60, 65, 68, 70],
    [16_000, 10_400, 60, 65, 68, 70],
    [16_001, 10_401, 62, 67, 70, 72],
    [16_500, 10_725, 62, 67, 70, 72],
    [20_000, 13_000, 76, 81, 84, 86],
    [20_001, 13_001, 82, 87, 90, 92],
    [21_000, 13_650, 82, 87, 90, 92],
    [21_001, 13_651, 84, 89, 92, 94],
    [50_000, 32_500, 140, 145, 148, 150],
  ];

  it.each(table)('of a lot of %i sq ft', (lot, lawn, ...dollars) => {
    expect(lawnAreaOf(lot)).toBe(lawn);
    expect(frequencies.map(({ value }) => mowing(lawn, value) / 100)).toEqual(dollars);
  });
});

const none: LawnAddOn[] = [];
const all = [...lawnAddOnIds];

describe('a plan', () => {
  /** Lawn, frequency, add-ons; then cents of the first visit, of each later one and of the first year. */
  const table: [number, LawnFrequency, LawnAddOn[], number, number, number | null][] = [
    // 30 + 2.99; 42 times.
    [2600, 'weekly', none, 3299, 3299, 138_558],
    // 50 + 2.99; 42, 26 and 12 times.
    [5311, 'weekly', none, 5299, 5299, 222_558],
    [5311, 'bi-weekly', none, 5799, 5799, 150_774],
    [5311, 'monthly', none, 6099, 6099, 73_188],
    [5311, 'per-visit', none, 6299, 6299, null],
    // One add-on each on 45 + 2.99: only bagging comes again.
    [5200, 'weekly', ['long-grass'], 6299, 4799, 203_058],
    [5200, 'weekly', ['first-mow'], 6799, 4799, 203_558],
    [5200, 'weekly', ['bagging'], 6299, 6299, 264_558],
    [5200, 'weekly', ['brush'], 8299, 4799, 205_058],
    [5200, 'weekly', ['leaves'], 7999, 4799, 204_758],
    [5200, 'weekly', ['bushes'], 6799, 4799, 203_558],
    // All of them: 45 + 15 + 20 + 15 + 35 + 32 + 20 + 2.99, then 45 + 15 + 2.99.
    [5200, 'weekly', all, 18_499, 6299, 276_758],
    [5200, 'per-visit', all, 19_499, 7299, null],
    // 37 + 8 + 15 + 20 + 2.99, then 37 + 8 + 15 + 2.99; 82.99 + 11 × 62.99.
    [3900, 'monthly', ['bagging', 'bushes'], 8299, 6299, 77_588],
    [13_001, 'bi-weekly', ['brush', 'leaves'], 15_699, 8999, 240_674],
  ];

  it.each(table)('of %i sq ft, %s with %j', (lawnArea, frequency, addOns, first, later, year) => {
    const reckoned = price({ lawnArea, frequency, addOns });
    expect(reckoned).toMatchObject({
      firstVisitCents: first,
      everyVisitCents: later,
      firstYearCents: year,
    });
  });

  it('is itemized in the order of the price list, whatever the order of the choice', () => {
    const { lines } = price({
      lawnArea: 5311,
      frequency: 'bi-weekly',
      addOns: ['bushes', 'long-grass', 'bushes'],
      discount: { code: 'NEIGHBOR5', percent: null, cents: 500 },
    });
    expect(lines).toEqual([
      { label: 'Mowing, bi-weekly', cents: 5500 },
      { label: 'Long grass', cents: 1500 },
      { label: 'Bush trimming', cents: 2000 },
      { label: 'Trust and Safety Fee', cents: 299 },
      { label: 'Promo code NEIGHBOR5', cents: -500 },
    ]);
  });
});

describe('a promo code', () => {
  /** Lawn, weekly; percent or cents off; what the first visit then costs. The visit before: mowing plus 2.99. */
  const table: [number, { percent?: number; cents?: number }, number][] = [
    // 10 % of 32.99 is 3.299, of 39.99 is 3.999, of 47.99 is 4.799, of 52.99 is 5.299, of 62.99 is 6.299.
    [2600, { percent: 10 }, 2969],
    [3900, { percent: 10 }, 3599],
    [5200, { percent: 10 }, 4319],
    [5311, { percent: 10 }, 4769],
    [7801, { percent: 10 }, 5669],
    // 50 % of 32.99 is 16.495: the half cent is ours to give.
    [2600, { percent: 50 }, 1649],
    [2600, { percent: 1 }, 3266],
    [2600, { percent: 100 }, 0],
    [2600, { cents: 500 }, 2799],
    [2600, { cents: 1 }, 3298],
    [2600, { cents: 3299 }, 0],
    // More than the visit costs: no one is paid to be mown.
    [2600, { cents: 10_000 }, 0],
  ];

  it.each(table)('%i sq ft, %j', (lawnArea, { percent = null, cents = null }, first) => {
    const discount = { code: 'TEST', percent, cents };
    const reckoned = price({ lawnArea, frequency: 'weekly', addOns: none, discount });
    const plain = price({ lawnArea, frequency: 'weekly', addOns: none });
    expect(reckoned.firstVisitCents).toBe(first);
    expect(reckoned.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(first);
    // It counts once: later visits cost what they cost.
    expect(reckoned.everyVisitCents).toBe(plain.everyVisitCents);
    const off = plain.firstVisitCents - first;
    expect(reckoned.firstYearCents).toBe((plain.firstYearCents ?? 0) - off);
  });
});

describe('the visits of a year', () => {
  it('are 42 in a weekly plan: 31 weeks of growth, and every other one of the 21 left', () => {
    const growingDays = 30 + 31 + 30 + 31 + 31 + 30 + 31;
    expect(Math.ceil(growingDays / 7)).toBe(weeklyYear.growingVisits);
    expect(Math.ceil((52 - weeklyYear.growingVisits) / 2)).toBe(weeklyYear.winterVisits);
    expect(weeklyYear.growingVisits + weeklyYear.winterVisits).toBe(42);
  });

  it('are what the calendar gives when the first one is on April 1', () => {
    const day = 86_400_000;
    const april = Date.UTC(2027, 3, 1);
    const dates: number[] = [];
    for (let date = april; date < Date.UTC(2028, 3, 1); ) {
      dates.push(date);
      const isGrowing = date + 7 * day < Date.UTC(2027, 10, 1);
      date += (isGrowing ? 7 : 14) * day;
    }
    expect(dates).toHaveLength(42);
  });

  it('are known for every plan but single visits', () => {
    expect(frequencies.map(({ visits }) => visits)).toEqual([42, 26, 12, null]);
  });
});

it('a frequency that we do not have is an error of the program', () => {
  expect(() => mowing(5000, 'daily' as LawnFrequency)).toThrow(
    new RangeError('no such frequency: daily'),
  );
});
