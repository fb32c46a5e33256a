// The files of content/: each fits its kind, and one that does not is named.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { listKinds, singleKinds } from '#contract/site/content/kinds.ts';
import { contentFolder, firstContent, readContentFile } from './first-content.ts';
import { firstConsultationTypes, firstPromoCodes, sampleReviews } from './first-rows.ts';

it('every kind has its first entries, and every file is read', () => {
  const content = firstContent();
  for (const kind of Object.keys(listKinds) as (keyof typeof listKinds)[])
    expect(content[kind].length, kind).toBeGreaterThan(0);
  expect(firstConsultationTypes()).toHaveLength(4);
  expect(firstPromoCodes().map(({ code }) => code)).toEqual(['WELCOME10', 'NEIGHBOR5']);
  expect(sampleReviews().length).toBeGreaterThan(10);
  const files = readdirSync(contentFolder).sort();
  expect(files).toEqual(
    [
      ...Object.keys(listKinds).map((kind) =>
        ['service', 'area', 'post'].includes(kind) ? `${kind}s` : `${kind}s.json`,
      ),
      ...Object.keys(singleKinds).map((kind) => `${kind}.json`),
      ...['README.md', 'es', 'consultation-types.json', 'promo-codes.json', 'sample-reviews.json'],
    ].sort(),
  );
});

it('services and areas keep the order of their files', () => {
  const { service, area } = firstContent();
  expect(area[0]?.slug).toBe('cypress');
  const names = readdirSync(`${contentFolder}/services`).sort();
  expect(names.map((name) => name.slice(2, -'.json'.length))).toEqual(
    service.map(({ slug }) => slug),
  );
});

it('a file that does not fit its shape is named', () => {
  expect(() => readContentFile('offers.json', z.string())).toThrow(
    'content/offers.json cannot be read.',
  );
  expect(() => readContentFile('nothing.json', z.string())).toThrow('content/nothing.json');
});
