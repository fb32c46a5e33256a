// The words about sales tax that stand beside every price.
import { expect, it } from 'vitest';
import { formatTaxRate } from '../rules/money/tax-rate.ts';
import { salesTaxAt } from './sales-tax.ts';
import { defaultSettings } from './settings.ts';

it('names state and local tax together, and that not everything is taxed', () => {
  // 6.25% of the state and 2% of the place (Texas Tax Code 151.051 and 321.101).
  expect(noteAt(defaultSettings.salesTaxBasisPoints)).toBe(
    `plus ${6.25 + 2}% sales tax where it applies`,
  );
  expect(noteAt(800)).toBe('plus 8% sales tax where it applies');
});

const noteAt = (basisPoints: number) => salesTaxAt.replace('{rate}', formatTaxRate(basisPoints));
