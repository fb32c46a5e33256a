// The pages of the services agree with the calculator, the packages and themselves.
import { describe, expect, it } from 'vitest';
import { estimateServices } from '#company/rules/cost-estimate.ts';
import { services } from '#company/services.ts';
import { serviceGuides } from './service-guides.ts';

describe.each(services.map(({ id }) => [id, serviceGuides[id]] as const))('%s', (id, guide) => {
  it('is the guide of its service, with two pictures and three questions', () => {
    expect(guide.id).toBe(id);
    expect(new Set(guide.pictures.map(({ name }) => name)).size).toBe(2);
    expect(guide.questions).toHaveLength(3);
  });

  it('names a place in its title and says how sales tax falls on it', () => {
    expect(guide.pageTitle).toMatch(/ in Cypress, TX$/);
    expect(guide.prices.tax).toMatch(/sales tax/);
  });

  it('quotes the calculator’s own base and rate, where it has one', () => {
    const rule = estimateServices.find(({ quoteService }) => quoteService === id);
    if (!rule) return expect(guide.prices.examples).toBeUndefined();
    expect(guide.prices.examples?.service).toBe(rule.id);
    const words = guide.prices.words.join(' ');
    const rate = rule.rateCents < 100 ? `${rule.rateCents} cents` : `$${rule.rateCents / 100}`;
    expect(words).toContain(rate);
    if (rule.baseCents > 0) {
      expect(words).toContain(`$${(rule.baseCents / 100).toLocaleString('en-US')}`);
    }
  });
});

it('prices maintenance by the packages', () => {
  const details = serviceGuides.commercial.prices.rows?.map(({ detail }) => detail);
  expect(details).toEqual([
    'from $75 a visit',
    'from $95 a visit',
    'from $145 a visit',
    'from $3,990',
    'from $10,000',
  ]);
});
