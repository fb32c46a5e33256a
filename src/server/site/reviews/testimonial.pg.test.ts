// Reviews through the API: which the public sees, in which order, and by which neighborhood.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Testimonial } from '#contract/site/testimonial.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const review = {
  customerName: 'Fern S.',
  neighborhood: 'Oak Glen',
  city: 'Cypress',
  zipCode: '77429',
  rating: 3,
  testimonialText: 'Good.',
  serviceType: 'Drainage',
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.open.db.insert(geoTestimonials).values([
    { ...review, customerName: 'Hidden H.', isPublic: false, isVerified: true, completedAt: now() },
    { ...review, customerName: 'Unverified U.', completedAt: now() },
    {
      ...review,
      customerName: 'Real R.',
      neighborhood: '100% Oak_Glen',
      isVerified: true,
      completedAt: now(),
    },
  ]);
});
afterAll(() => test.close());

function now(): Date {
  return new Date('2026-11-08T12:00:00Z');
}

async function list(query: string): Promise<Testimonial[]> {
  const answer = await test.app.inject(`/api/geo-testimonials${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const names = (reviews: Testimonial[]) => reviews.map(({ customerName }) => customerName);

it('shows public reviews only, verified ones when asked, the latest work first', async () => {
  const verified = await list('?verified=true');
  expect(names(verified)).not.toContain('Hidden H.');
  expect(names(verified)).not.toContain('Unverified U.');
  expect(names(verified)[0]).toBe('Real R.');
  const dates = verified.map(({ completedAt }) => completedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(names(await list(''))).toContain('Unverified U.');
  expect(names(await list('?verified=false'))).toEqual(['Unverified U.']);
});

it('marks our own samples and shows no coordinates', async () => {
  const [real, sample] = await list('?verified=true');
  expect(real).toMatchObject({ isSample: false, rating: 3, isVerified: true });
  expect(sample).toMatchObject({ isSample: true });
  expect(Object.keys(real ?? {})).toEqual(
    expect.not.arrayContaining(['latitude', 'longitude', 'isPublic']),
  );
});

it.each(['Cypress', 'Katy', 'Spring', 'Tomball', 'Woodlands'])('filters by %s', async (area) => {
  const found = await list(`?neighborhood=${area}&verified=true`);
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const { neighborhood, city } of found) expect(`${neighborhood} ${city}`).toContain(area);
});

it('ignores case, knows no wildcards, and finds nothing without a fuss', async () => {
  expect(await list('?neighborhood=WOODLANDS')).toEqual(await list('?neighborhood=woodlands'));
  expect(names(await list('?neighborhood=%25'))).toEqual(['Real R.']);
  expect(names(await list('?neighborhood=Oak_Glen'))).toEqual(['Real R.']);
  expect(await list('?neighborhood=Atlantis')).toEqual([]);
  expect(await list('?neighborhood=')).toEqual(await list(''));
});

it.each([
  ['?verified=maybe', 422],
  ['?neighborhood=%00', 422],
  [`?neighborhood=${'x'.repeat(101)}`, 422],
  ['?neighborhood=Katy&neighborhood=Spring', 422],
  ['?limit=1', 400],
])('refuses %s', async (query, status) => {
  expect((await test.app.inject(`/api/geo-testimonials${query}`)).statusCode).toBe(status);
});

describe('on a site that others can reach', () => {
  it.each([
    [{ PUBLIC_URL: 'https://oak.example' }, false],
    [{ PUBLIC_URL: 'https://oak.example', SAMPLE_REVIEWS: 'show' }, true],
    [{ SAMPLE_REVIEWS: 'hide' }, false],
  ])('with %j samples are shown: %s', async (environment, areShown) => {
    const site = await createTestApp({ RATE_LIMIT: 'on', ...environment });
    try {
      await site.open.db
        .insert(geoTestimonials)
        .values({ ...review, customerName: 'Real R.', isVerified: true, completedAt: now() });
      const { host } = site.context.config.publicUrl;
      const answer = await site.app.inject({ url: '/api/geo-testimonials', headers: { host } });
      const reviews: Testimonial[] = answer.json();
      expect(names(reviews)).toContain('Real R.');
      expect(reviews.some(({ isSample }) => isSample)).toBe(areShown);
    } finally {
      await site.close();
    }
  });
});
