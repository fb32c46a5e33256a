// The pages of the areas are no doorway copies: each has its own facts, and its ZIP codes are known.
import { describe, expect, it } from 'vitest';
import { winterOf } from '#company/facts/hardiness-zones.ts';
import { milesFromOffice, nearestDesigns } from '#company/rules/customers/area-distance.ts';
import type { Area } from '#contract/site/content/areas.ts';
import { firstContent } from './first-content.ts';

const { 'gallery-project': galleryProjects, area: areas } = firstContent();

const OWN_WORDS = 150;
const OFFICE = '77429';

/** Every sentence of a page. */
function sentencesOf({ page: { opening, soil, water, rules, list } }: Area): string[] {
  const texts = [
    opening,
    ...list.lines,
    ...[soil, water, rules].flatMap((each) => each.paragraphs),
  ];
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

function countWords(sentences: readonly string[]): number {
  return sentences.join(' ').split(/\s+/).length;
}

it('are eight, each at the address of its name', () => {
  expect(areas).toHaveLength(8);
  for (const { slug, name } of areas) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
});

describe.each(areas.map((area) => [area.slug, area] as const))('%s', (_slug, area) => {
  it(`says at least ${OWN_WORDS} words that stand on no other page`, () => {
    const elsewhere = new Set(areas.filter((other) => other !== area).flatMap(sentencesOf));
    const own = sentencesOf(area).filter((sentence) => !elsewhere.has(sentence));
    expect(countWords(own)).toBeGreaterThanOrEqual(OWN_WORDS);
  });

  it('knows the winter and the distance of each ZIP code', () => {
    for (const zip of area.zipCodes) {
      expect(winterOf(zip)?.zone).toMatch(/^9[ab]$/);
      expect(milesFromOffice(zip, OFFICE)).toBeLessThanOrEqual(30);
    }
  });

  it('shows three different designs', () => {
    const others = galleryProjects.filter(({ picture }) => picture !== area.page.picture);
    const shown = nearestDesigns(others, area, 3).map(({ picture }) => picture);
    expect(new Set([area.page.picture, ...shown]).size).toBe(4);
  });
});
