// The pages of the areas are no doorway copies: each has its own facts, and they agree with the list of areas.
import { describe, expect, it } from 'vitest';
import { winterOf } from '#company/facts/hardiness-zones.ts';
import { areaSlug, serviceAreas } from '#company/service-areas.ts';
import type { AreaGuide } from './area-guide.ts';
import { areaGuide, areaGuides, areaOf, designsNear, milesFromOffice } from './area-guides.ts';

const OWN_WORDS = 150;
const OFFICE = '77429';

/** Every sentence of a guide. */
function sentencesOf({ opening, soil, water, rules, list }: AreaGuide): string[] {
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

it('has a guide for every service area, in its order', () => {
  expect(areaGuides.map(({ name }) => name)).toEqual(serviceAreas.map(({ name }) => name));
  expect(areaGuide('the-woodlands')?.name).toBe('The Woodlands');
  expect(areaGuide('dallas')).toBeUndefined();
});

describe.each(areaGuides.map((guide) => [areaSlug(guide), guide] as const))(
  '%s',
  (_slug, guide) => {
    it(`says at least ${OWN_WORDS} words that stand on no other page`, () => {
      const elsewhere = new Set(areaGuides.filter((other) => other !== guide).flatMap(sentencesOf));
      const own = sentencesOf(guide).filter((sentence) => !elsewhere.has(sentence));
      expect(countWords(own)).toBeGreaterThanOrEqual(OWN_WORDS);
    });

    it('knows the winter and the distance of each ZIP code', () => {
      for (const zip of areaOf(guide).zipCodes) {
        expect(winterOf(zip)?.zone).toMatch(/^9[ab]$/);
        expect(milesFromOffice(zip, OFFICE)).toBeLessThanOrEqual(30);
      }
    });

    it('shows three different designs', () => {
      const shown = designsNear(guide).map(({ picture }) => picture);
      expect(new Set([guide.picture, ...shown]).size).toBe(4);
    });
  },
);

it('shows the designs of the place itself first', () => {
  const katy = areaGuide('katy');
  expect(katy && designsNear(katy)[0]?.location).toBe('Katy, TX');
});

it('knows what the USDA map of 2023 says of Cypress', () => {
  expect(winterOf('77429')?.zone).toBe('9b');
  expect(winterOf('77433')?.zone).toBe('9a');
  expect(winterOf('75201')).toBeUndefined();
});

it('measures nothing from or to a ZIP code that it does not know', () => {
  expect(milesFromOffice('00000', OFFICE)).toBeNull();
  expect(milesFromOffice('77494', OFFICE)).toBeGreaterThan(10);
});
