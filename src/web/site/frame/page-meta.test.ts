// Every page tells search engines the same kind of things: a short title, its one address, a graph that holds together.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { type PageHead, pageMeta, type Site, titleOf } from './page-meta.ts';

const claims: SiteIndex['claims'] = {
  stats: [],
  emergencyService: 'Emergency services 24/7',
  satisfactionGuarantee: '100% satisfaction guarantee',
  priceRange: '$$-$$$',
  rating: 4.9,
  paymentMethods: ['Cash', 'Check'],
  warranties: [],
  headlineAreas: ['Houston'],
  namedCities: ['Houston', 'Katy'],
  reasonsToChoose: [],
  newCommercialWorkCents: 1_000_000,
  untranslated: [],
};

const site: Site = {
  company: { ...defaultSettings, today: '2026-05-20' },
  index: {
    claims,
    services: [{ slug: 'fencing', title: 'Privacy Fence Installation', untranslated: [] }],
    areas: [
      { slug: 'katy', name: 'Katy', isCore: true, kind: 'City' },
      { slug: 'cypress', name: 'Cypress', isCore: true, kind: 'Place' },
    ],
  },
  origin: 'https://oak.example',
};

const katy: PageHead = {
  path: '/areas/katy',
  title: 'Landscaping in Katy, TX',
  description: 'Flat old rice prairie.',
  crumb: 'Katy',
  picture: 'backyard-dry-creek-river-rock',
};

/** The graph of a page as search engines read it. */
function graphOf(head: PageHead) {
  const entry = pageMeta(site, head).find((each) => 'script:ld+json' in each);
  const json = JSON.parse(JSON.stringify(Object.values(entry ?? {})[0]));
  return json['@graph'] as Record<string, unknown>[];
}

function typed(head: PageHead, type: string) {
  return graphOf(head).find((node) => node['@type'] === type);
}

describe('the title', () => {
  it.each([
    ['Landscaping in Katy, TX', 'Landscaping in Katy, TX | Prairie Oak Landscaping'],
    [
      'Landscaping Services in Cypress, TX now',
      'Landscaping Services in Cypress, TX now | Prairie Oak',
    ],
    [
      'A title that is long enough to stand quite on its own',
      'A title that is long enough to stand quite on its own',
    ],
  ])('of “%s” carries as much of the name as fits', (title, full) => {
    expect(titleOf(title, defaultSettings)).toBe(full);
  });
});

describe('the head', () => {
  it('names the page’s one address for search engines and previews alike', () => {
    const meta = pageMeta(site, katy);
    const address = 'https://oak.example/areas/katy';
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
    expect(meta).toContainEqual({ property: 'og:url', content: address });
  });

  it('shows the page’s picture, and the site’s where there is none', () => {
    const image = (head: PageHead) =>
      pageMeta(site, head).find((each) => 'property' in each && each.property === 'og:image');
    expect(image(katy)).toMatchObject({
      content: expect.stringMatching(
        /^https:\/\/oak\.example\/previews\/backyard-dry-creek-river-rock\.[0-9a-f]{8}\.jpg$/,
      ),
    });
    expect(image({ ...katy, picture: null })).toMatchObject({
      content: 'https://oak.example/link-preview.jpg',
    });
  });
});

describe('the graph', () => {
  it('has one node for the company, and no rating of our own', () => {
    const text = JSON.stringify(graphOf({ ...katy, path: '/' }));
    expect(text).not.toMatch(/aggregateRating|reviewCount/);
    expect(typed(katy, 'HomeAndConstructionBusiness')).toMatchObject({
      '@id': 'https://oak.example/#business',
      telephone: '+12815550142',
    });
  });

  it('tells hours, payment and areas on the pages about the company', () => {
    expect(typed({ ...katy, path: '/contact' }, 'HomeAndConstructionBusiness')).toMatchObject({
      priceRange: '$$-$$$',
      openingHoursSpecification: [
        { opens: '07:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
      ],
      areaServed: expect.arrayContaining([
        { '@type': 'Place', name: 'Cypress', url: 'https://oak.example/areas/cypress' },
        { '@type': 'City', name: 'Katy', url: 'https://oak.example/areas/katy' },
      ]),
    });
  });

  it('gives the trail as the page shows it, and none on the home page', () => {
    expect(typed(katy, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://oak.example/' },
        { position: 2, name: 'Service Areas', item: 'https://oak.example/areas' },
        { position: 3, name: 'Katy', item: 'https://oak.example/areas/katy' },
      ],
    });
    expect(typed({ ...katy, path: '/' }, 'BreadcrumbList')).toBeUndefined();
  });

  it('refers only to nodes that it has', () => {
    const nodes = graphOf({ ...katy, path: '/' });
    const known = nodes.map((node) => node['@id']);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)];
    expect(references.length).toBeGreaterThan(1);
    for (const [, reference] of references) expect(known).toContain(reference);
  });
});
