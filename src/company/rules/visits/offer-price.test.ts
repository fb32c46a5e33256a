// What a plan costs, line by line.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LawnPrices } from '../money/lawn-price.ts';
import {
  monthlyAmount,
  mowingLines,
  needsPerson,
  receiptLines,
  visitTotal,
} from './offer-price.ts';

const file = new URL('../../../../content/mowing-prices.json', import.meta.url);
const prices: LawnPrices = JSON.parse(readFileSync(file, 'utf8'));
const plan = { lawnArea: 5311, frequency: 'weekly', addOns: ['bagging', 'first-mow'] } as const;
const taxable = (label: string, amount: string) => ({ label, amount, taxClass: 'taxable' });

describe('the lines of a plan', () => {
  it('have the add-ons of every visit on every one, and the others on the first', () => {
    const { firstVisitLines, everyVisitLines } = mowingLines(plan, prices);
    expect(firstVisitLines.map(({ amount }) => amount)).toEqual([
      '50.00',
      '20.00',
      '15.00',
      '2.99',
    ]);
    expect(everyVisitLines.map(({ amount }) => amount)).toEqual(['50.00', '15.00', '2.99']);
  });

  it('take a promo code off the first visit alone', () => {
    const discount = { code: 'WELCOME10', percent: 10, cents: null };
    const { firstVisitLines, everyVisitLines } = mowingLines(
      { ...plan, addOns: [], discount },
      prices,
    );
    expect(firstVisitLines.at(-1)).toEqual(taxable('Promo code WELCOME10', '-5.30'));
    expect(everyVisitLines).toHaveLength(2);
  });

  it('are those of a receipt, to the letter', () => {
    const lines = [
      { label: 'Mowing, weekly', amount: '50.00', isEveryVisit: true },
      { label: 'First-time mow', amount: '20.00' },
      { label: 'Trust and Safety Fee', amount: '2.99', isEveryVisit: true },
    ];
    expect(receiptLines(lines, '52.99')).toEqual({
      firstVisitLines: lines.map(({ label, amount }) => taxable(label, amount)),
      everyVisitLines: [
        taxable('Mowing, weekly', '50.00'),
        taxable('Trust and Safety Fee', '2.99'),
      ],
    });
  });

  it('of a receipt that does not say what comes on every visit are its sum', () => {
    const lines = [{ label: 'Mowing, weekly', amount: '50.00' }];
    expect(receiptLines(lines, '52.99').everyVisitLines).toEqual([taxable('Each visit', '52.99')]);
  });
});

describe('what a visit comes to', () => {
  it('has sales tax on what is taxed', () => {
    const lines = [
      { label: 'Mowing', amount: '50.00', taxClass: 'taxable' },
      { label: 'New fence', amount: '10.00', taxClass: 'not_taxed' },
    ] as const;
    expect(visitTotal(lines, 825)).toEqual({ subtotal: '60.00', tax: '4.13', total: '64.13' });
  });

  it('is a month by the visits of a year', () => {
    const { everyVisitLines } = mowingLines({ ...plan, addOns: [] }, prices);
    expect(monthlyAmount(everyVisitLines, 'weekly', prices)).toBe('185.47');
    expect(monthlyAmount(everyVisitLines, 'per-visit', prices)).toBe('52.99');
  });
});

describe('a person decides', () => {
  it.each([
    [43_560, true, null],
    [43_561, true, /one acre/],
    [8_000, false, /outside/],
  ])('about a lot of %i sq ft, in reach %s', (lotSize, isInReach, words) => {
    const said = needsPerson(lotSize, isInReach);
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  });
});
