// Reviews through the API: which the public sees, in which order, and by which neighborhood.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Testimonial } from '#contract/site/testimonial.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { newReview } from '../../../../test/review-rows.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const sample = {
  customerName: 'Unverified U.',
  neighborhood: '100% Oak_Glen',
  city: 'Cypress',
  zipCode: '77429',
  rating: 3,
  testimonialText: 'Good.',
  serviceType: 'Drainage',
  completedAt: new Date('2026-11-08T12:00:00Z'),
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.open.db
    .insert(geoTestimonials)
    .values([
      { ...sample, customerName: 'Hidden H.', isPublic: false, isVerified: true },
      sample,
      { ...sample, customerName: 'Glen G.', isVerified: true },
    ]);
});
afterAll(() => test.close());

const ask = async (query: string, at = test): Promise<Testimonial[]> => {
  const { host } = at.context.config.publicUrl;
  const answer = await at.app.inject({ url: `/api/geo-testimonials${query}`, headers: { host } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const names = (reviews: Testimonial[]) => reviews.map(({ customerName }) => customerName);

describe('as long as no review is published', () => {
  it('public samples are shown, verified ones when asked, the latest work first', async () => {
    const verified = await ask('?verified=true');
    expect(names(verified)).not.toContain('Hidden H.');
    expect(names(verified)).not.toContain('Unverified U.');
    const dates = verified.map(({ completedAt }) => completedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(names(await ask(''))).toContain('Unverified U.');
    expect(names(await ask('?verified=false'))).toEqual(['Unverified U.']);
    expect(verified.every(({ isSample, reply }) => isSample && reply === null)).toBe(true);
  });

  it.each(['Cypress', 'Katy', 'Spring', 'Tomball', 'Woodlands'])('filters by %s', async (area) => {
    const found = await ask(`?neighborhood=${area}&verified=true`);
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { neighborhood, city } of found) expect(`${neighborhood} ${city}`).toContain(area);
  });

  it('ignores case, knows no wildcards, and finds nothing without a fuss', async () => {
    expect(await ask('?neighborhood=WOODLANDS')).toEqual(await ask('?neighborhood=woodlands'));
    expect(names(await ask('?neighborhood=%25&verified=true'))).toEqual(['Glen G.']);
    expect(names(await ask('?neighborhood=Oak_Glen&verified=true'))).toEqual(['Glen G.']);
    expect(await ask('?neighborhood=Atlantis')).toEqual([]);
    expect(await ask('?neighborhood=')).toEqual(await ask(''));
  });
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

describe.each([
  [{ PUBLIC_URL: 'https://oak.example' }, false],
  [{ PUBLIC_URL: 'https://oak.example', SAMPLE_REVIEWS: 'show' }, true],
  [{ SAMPLE_REVIEWS: 'hide' }, false],
])('with %j', (environment, areShown) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ RATE_LIMIT: 'on', ...environment });
  });
  afterAll(() => site.close());

  it(`samples are shown: ${areShown}`, async () => {
    expect((await ask('', site)).some(({ isSample }) => isSample)).toBe(areShown);
  });
});

describe('once a review is published', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    const fern = await newCustomer(site, 'fern@example.com');
    await newReview(site, fern, { customerName: 'New N.' });
    await newReview(site, fern, { customerName: 'No C.', status: 'withdrawn' });
    await newReview(site, fern, { customerName: 'Early E.', status: 'published', rating: 1 });
    await newReview(site, fern, {
      customerName: 'Late L.',
      status: 'published',
      neighborhood: 'The Woodlands',
      city: 'The Woodlands',
      // Midnight has passed in London and not in Cypress.
      completedAt: new Date('2026-12-01T03:00:00Z'),
    });
  });
  afterAll(() => site.close());

  it('every sample is gone, and what is not published is not there', async () => {
    expect(names(await ask('?verified=true', site))).toEqual(['Late L.', 'Early E.']);
    expect(names(await ask('', site))).toEqual(['Late L.', 'Early E.']);
    expect(await ask('?verified=false', site)).toEqual([]);
  });

  it('has no sample even where the filter finds no review', async () => {
    expect(await ask('?neighborhood=Katy&verified=true', site)).toEqual([]);
    expect(names(await ask('?neighborhood=Woodlands', site))).toEqual(['Late L.']);
  });

  it('tells the month of the work and not its day, the town and not the street', async () => {
    const [late] = await ask('', site);
    expect(late).toMatchObject({
      completedAt: '2026-11-15T12:00:00.000Z',
      isVerified: true,
      isSample: false,
    });
    expect(JSON.stringify(late)).not.toContain('Lane');
  });
});
