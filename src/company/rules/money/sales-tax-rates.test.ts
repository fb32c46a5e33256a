// Which rate of sales tax holds on a day.
import { describe, expect, it } from 'vitest';
import { nextRate, ratesOn, type TaxRates, taxRateOn, withTypedRates } from './sales-tax-rates.ts';

const first: TaxRates = {
  salesTaxBasisPoints: 825,
  salesTaxSource: 'the Comptroller',
  salesTaxSince: null,
  laterSalesTax: [],
};
const spring = { since: '2027-04-01', basisPoints: 850, source: 'a notice' };
const both: TaxRates = { ...first, laterSalesTax: [spring] };

describe('a later rate', () => {
  it.each([
    ['2027-03-31', 825, spring],
    ['2027-04-01', 850, null],
    ['2027-04-02', 850, null],
  ])('on %s: %i', (day, rate, next) => {
    expect(taxRateOn(both, day)).toBe(rate);
    expect(ratesOn(both, day).salesTaxBasisPoints).toBe(rate);
    expect(nextRate(both, day)).toEqual(next);
  });

  it('is shown with its own day and source once it has begun', () => {
    expect(ratesOn(both, '2027-05-01')).toMatchObject({
      salesTaxSince: '2027-04-01',
      salesTaxSource: 'a notice',
    });
    expect(ratesOn(first, '2027-05-01')).toBe(first);
    // What was charged before it began keeps the rate of its day.
    expect(taxRateOn(ratesOn(both, '2027-05-01'), '2027-03-31')).toBe(825);
  });
});

describe('what the owner types', () => {
  const typed = { salesTaxBasisPoints: 800, salesTaxSource: '', salesTaxSince: null };

  it('replaces the first rate and the next one before that begins', () => {
    const changed = withTypedRates(both, '2027-03-31', { ...typed, next: null });
    expect(changed).toEqual({ ...first, ...typed, laterSalesTax: [] });
  });

  it('corrects the rate of today and keeps those before it', () => {
    const next = { since: '2028-01-01', basisPoints: 900, source: '' };
    const changed = withTypedRates(both, '2027-05-01', { ...typed, next });
    expect(taxRateOn(changed, '2027-03-31')).toBe(825);
    expect(taxRateOn(changed, '2027-04-01')).toBe(800);
    expect(taxRateOn(changed, '2028-01-01')).toBe(900);
    expect(changed.laterSalesTax.map(({ since }) => since)).toEqual(['2027-04-01', '2028-01-01']);
  });
});
