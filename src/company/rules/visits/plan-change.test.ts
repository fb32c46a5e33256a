// What a change of a plan shows: every figure can be reckoned again from the lines above it.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { cancelTerms, frequencyTerms, pauseTerms, visitCents } from './plan-change.ts';
import type { PlanLine } from './plan-lines.ts';

const { 'mowing-prices': mowingPrices } = firstContent();

const prices = mowingPrices;
const lines: PlanLine[] = [
  { label: 'Mowing, bi-weekly', amount: '52.39', taxClass: 'taxable' },
  { label: 'Trust and Safety Fee', amount: '2.99', taxClass: 'taxable' },
];
const plan = {
  name: 'Lawn Maintenance',
  frequency: 'bi-weekly',
  monthlyCents: 12_000,
  everyVisitLines: lines,
  firstVisitLines: [...lines, { label: 'First-time mow', amount: '20.00', taxClass: 'taxable' }],
} as const;

describe('another frequency', () => {
  it('costs a visit what the price list says, times its visits in a year, over twelve months', () => {
    const terms = frequencyTerms(plan, 'weekly', '2026-11-27', prices);
    expect(visitCents(plan)).toBe(5538);
    expect(terms.lines).toEqual([
      { label: 'Per visit now', amount: '$55.38' },
      { label: 'Coming weekly in place of bi-weekly', amount: '-$5.00 a visit' },
      { label: 'Per visit then', amount: '$50.38' },
      { label: 'Visits a year', amount: '42' },
      { label: 'Per month now', amount: '$120.00' },
      { label: 'Per month then', amount: '$176.33' },
    ]);
    expect(terms.newPrice?.monthlyCents).toBe(17_633);
    expect(terms.summary).toContain('$56.33 more than now');
  });

  it('changes the mowing line alone, of every visit and of the first', () => {
    const { newPrice } = frequencyTerms(plan, 'weekly', '2026-11-27', prices);
    const mowing = { label: 'Mowing, weekly', amount: '47.39', taxClass: 'taxable' };
    expect(newPrice?.everyVisitLines).toEqual([mowing, lines[1]]);
    expect(newPrice?.firstVisitLines).toEqual([mowing, ...plan.firstVisitLines.slice(1)]);
  });

  it('changes the one line of a plan that was priced by the month, which keeps its name', () => {
    const line = { label: 'Essential Care', amount: '4.00', taxClass: 'taxable' } as const;
    const old = { ...plan, everyVisitLines: [line] };
    const { newPrice } = frequencyTerms(old, 'weekly', '2026-11-27', prices);
    expect(newPrice?.everyVisitLines).toMatchObject([{ label: 'Essential Care', amount: '0.00' }]);
  });

  it('may cost less, and says so', () => {
    const { newPrice, summary } = frequencyTerms(plan, 'monthly', '2026-12-04', prices);
    expect(newPrice?.monthlyCents).toBe(5838);
    expect(summary).toContain('$61.62 less than now');
  });

  it('is not had for visits that are asked for one by one', () => {
    const single = { ...plan, frequency: 'per-visit' } as const;
    expect(visitCents(single)).toBeNull();
    expect(() => frequencyTerms(single, 'weekly', '2026-11-27', prices)).toThrow(RangeError);
  });
});

describe('a pause and an end', () => {
  it('names each visit that falls away, and keeps the price', () => {
    const pause = {
      from: '2026-12-01',
      until: '2026-12-31',
      skipped: [{ date: '2026-12-11', priceLines: lines }],
    };
    const terms = pauseTerms(plan, pause);
    expect(terms.lines[0]).toEqual({
      label: 'No visit on Friday, December 11, 2026',
      amount: '-$55.38',
    });
    expect(terms.lines.at(-1)?.amount).toBe('$120.00');
    expect(terms.newPrice).toBeNull();
  });

  it('ends without a fee, and says which visit is still made', () => {
    expect(cancelTerms(plan, null).lines).toContainEqual({
      label: 'Fee for ending it',
      amount: '$0.00',
    });
    expect(cancelTerms(plan, '2026-11-10').lines[0]?.label).toContain('Tuesday, November 10');
  });
});
