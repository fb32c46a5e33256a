// What a quote starts from is what the site says that things cost.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { estimateProject } from '../money/cost-estimate.ts';
import { lineCents } from '../money/quote-total.ts';
import { ruleLines } from './quote-start.ts';

const content = firstContent();
const rules = {
  addOns: content['add-on-prices'],
  estimate: content['estimate-prices'],
  mowing: content['mowing-prices'],
  pesticideLicense: '0712345',
};
const property = { propertySize: 8000, lawnArea: 5200 };
const linesFor = (serviceType: string) => ruleLines(property, serviceType, rules);

describe('a quote that starts from our prices', () => {
  it('has what was asked for first, by the area of the lawn where that counts', () => {
    const suggested = linesFor('Fertilization').filter(({ isSuggested }) => isSuggested);
    expect(suggested).toEqual([
      {
        description: 'Fertilization',
        quantity: '5200.00',
        unit: 'sq ft',
        unitPrice: '0.50',
        taxClass: 'taxable',
        priceRule: 'Add-on price: Fertilization $0.50 per sq ft, lawn of 5,200 sq ft',
        isSuggested: true,
      },
    ]);
  });

  it('prices lighting as the calculator does', () => {
    const suggested = linesFor('Landscape Lighting').filter(({ isSuggested }) => isSuggested);
    const sizes = { property: 8000, fence: 0, drain: 0 };
    const { total } = estimateProject(
      { sizes, scope: 'basic', services: ['lighting'] },
      rules.estimate,
    );
    expect(suggested.reduce((sum, line) => sum + lineCents(line), 0)).toBe(total * 100);
  });

  it('suggests nothing for what has no price, and still offers all of them', () => {
    const lines = linesFor('Other');
    expect(lines.some(({ isSuggested }) => isSuggested)).toBe(false);
    for (const rule of ['Add-on price', 'Cost calculator', 'Lawn plan']) {
      expect(lines.some(({ priceRule }) => priceRule.startsWith(rule))).toBe(true);
    }
  });

  it('leaves new fences and sprinkler systems untaxed', () => {
    const untaxed = linesFor('Other').filter(({ taxClass }) => taxClass === 'not_taxed');
    expect(untaxed.map(({ description }) => description)).toEqual([
      'Irrigation system, base price',
      'Irrigation system',
      'Wood fencing',
    ]);
  });
});

it('has no price for a pesticide without the license', () => {
  const lines = ruleLines(property, 'Weed Control', { ...rules, pesticideLicense: ' ' });
  expect(lines.filter(({ description }) => description === 'Weed Control')).toEqual([]);
  expect(lines.some(({ isSuggested }) => isSuggested)).toBe(false);
});
