// The packages: prices, badges, presets, and that a more expensive one never includes less.
import { expect, it } from 'vitest';
import { packageYearCents } from '#company/rules/money/package-price.ts';
import { firstContent } from './first-content.ts';

const {
  'package-line': packageLines,
  'package-terms': packageTerms,
  package: servicePackages,
} = firstContent();

it('cost what is promised, per visit and for 42 visits', () => {
  expect(servicePackages.map(({ slug, centsPerVisit }) => [slug, centsPerVisit])).toEqual([
    ['essential', 7_500],
    ['complete', 9_500],
    ['premium', 14_500],
  ]);
  expect(packageTerms.visitsPerYear).toBe(42);
  const years = servicePackages.map((one) => packageYearCents(one, packageTerms));
  expect(years).toEqual([315_000, 399_000, 609_000]);
});

it('carry their badges and preset the quote form', () => {
  expect(servicePackages.map(({ badge, serviceType }) => [badge, serviceType])).toEqual([
    [undefined, 'residential'],
    ['Most Popular', 'commercial'],
    ['Premium', 'other'],
  ]);
});

it('never include less in a more expensive package', () => {
  for (const { name, included } of packageLines) {
    expect(Object.keys(included)).toEqual(servicePackages.map(({ slug }) => slug));
    const [essential, complete, premium] = Object.values(included).map((each) => each !== null);
    expect(!essential || complete, name).toBe(true);
    expect(!complete || premium, name).toBe(true);
    expect(premium, name).toBe(true);
  }
});

it('offer nothing that needs a pesticide license', () => {
  const words = packageLines.map(({ name, detail }) => `${name} ${detail}`).join(' ');
  expect(words).not.toMatch(/pre-emergent|weed control|spray|insect|fung|herbicide|pesticide/i);
});
