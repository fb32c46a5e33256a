// The pages of the services agree with the calculator, the packages and themselves.
import { describe, expect, it } from 'vitest';
import { serviceIds } from '#company/facts/service-kinds.ts';
import { firstContent } from './first-content.ts';

const { 'estimate-prices': estimatePrices, service: services } = firstContent();

it('are all that the company sells, in their order', () => {
  expect(services.map(({ slug }) => slug)).toEqual([...serviceIds]);
});

describe.each(services.map(({ slug, page }) => [slug, page] as const))('%s', (slug, page) => {
  it('has two pictures and three questions', () => {
    expect(new Set(page.pictures.map(({ name }) => name)).size).toBe(2);
    expect(page.questions).toHaveLength(3);
  });

  it('names a place in its title and says how sales tax falls on it', () => {
    expect(page.pageTitle).toMatch(/ in Cypress, TX$/);
    expect(page.prices.tax).toMatch(/sales tax/);
  });

  it('quotes the calculator’s own base and rate, where it has one', () => {
    const rule = estimatePrices.services.find(({ quoteService }) => quoteService === slug);
    if (!rule) return expect(page.prices.examples).toBeUndefined();
    expect(page.prices.examples?.service).toBe(rule.id);
    const words = page.prices.words.join(' ');
    const rate = rule.rateCents < 100 ? `${rule.rateCents} cents` : `$${rule.rateCents / 100}`;
    expect(words).toContain(rate);
    if (rule.baseCents > 0) {
      expect(words).toContain(`$${(rule.baseCents / 100).toLocaleString('en-US')}`);
    }
  });
});

it('lists the packages where maintenance is priced, and only there', () => {
  const listing = services.filter(({ page }) => page.prices.listsPackages);
  expect(listing.map(({ slug }) => slug)).toEqual(['commercial']);
});
