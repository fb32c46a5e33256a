// Where a claim comes from stays with the staff, whichever claim it is, and the claims that do not say it are named.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AboutStory, CompanyClaims } from '#contract/site/content/company.ts';
import { claimsWithoutSource, publicClaims, publicStory } from './claim-sources.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
const claims = CompanyClaims.parse(read('company-claims'));
const story = AboutStory.parse(read('about-story'));

/** Each with a source, as far as its shape has one. */
function sourced<Claim extends object>(list: readonly Claim[]): (Claim & { source: string })[] {
  return list.map((claim) => ({ ...claim, source: 'The ledger' }));
}

const ownSources = Object.keys(CompanyClaims.shape).filter((name) => name.endsWith('Source'));
const sourcedClaims = CompanyClaims.parse({
  ...claims,
  ...Object.fromEntries(ownSources.map((name) => [name, 'The ledger'])),
  stats: sourced(claims.stats),
  warranties: sourced(claims.warranties),
  flyerBadges: sourced(claims.flyerBadges ?? []),
});
const sourcedStory = AboutStory.parse({ ...story, figures: sourced(story.figures) });

it('pages have every claim and no source', () => {
  expect(ownSources.length).toBeGreaterThan(4);
  expect(publicClaims(sourcedClaims)).toEqual(claims);
  expect(publicStory(sourcedStory)).toEqual(story);
});

it('every claim is named until it says where it comes from', () => {
  const open = claimsWithoutSource(claims, story);
  const lists = [claims.stats, claims.warranties, claims.flyerBadges ?? [], story.figures];
  expect(open).toHaveLength(ownSources.length + lists.flat().length);
  expect(open).toContain('Since 2019 Professional Service');
  expect(claimsWithoutSource(sourcedClaims, story)).toHaveLength(story.figures.length);
  expect(claimsWithoutSource(sourcedClaims, sourcedStory)).toEqual([]);
  const { flyerReviews: _, flyerReviewsSource: __, ...silent } = sourcedClaims;
  expect(claimsWithoutSource(silent, sourcedStory)).toEqual([]);
});
