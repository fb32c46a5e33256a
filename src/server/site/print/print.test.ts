// The PDFs as someone opens them: right size, real text, embedded fonts, codes that lead where they say.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { businessSettings } from '#server/platform/database/schema/operations.ts';
import { type ReadPage, readPdf } from '../../../../test/read-pdf.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { renderPdf } from './render-pdf.tsx';

const FLYER = '/api/generate-flyer-pdf';
const CARD = '/api/generate-business-card-pdf';
const INCH = 72;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://prairieoak.example', RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

const host = 'prairieoak.example';
const get = (url: string) =>
  test.app.inject({ url, headers: { host, 'sec-fetch-site': 'same-origin' } });

const codes = [
  'https://prairieoak.example/',
  'https://prairieoak.example/#gallery',
  'https://prairieoak.example/#testimonials',
];

describe('the flyer', () => {
  let page: ReadPage;
  let raw: Buffer;
  beforeAll(async () => {
    const answer = await get(FLYER);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Prairie-Oak-Landscaping-Flyer.pdf"',
    );
    raw = answer.rawPayload;
    const pages = await readPdf(raw);
    expect(pages).toHaveLength(1);
    page = pages[0] as ReadPage;
  });

  it('is one page of letter paper', () => {
    expect([page.width, page.height]).toEqual([8.5 * INCH, 11 * INCH]);
  });

  it('says what the flyer says, as text that can be selected', () => {
    const words = [
      'Prairie Oak Landscaping',
      'Transforming Spaces,',
      'Exceeding Expectations',
      '127+ Five-Star Reviews',
      'Licensed & Insured • FREE Estimates',
      '(281) 555-0142',
      'hello@prairieoak.example',
      'Years of Experience',
      'Get Your Free Quote',
      'Call or text',
      'The Woodlands',
      'Website',
      'Portfolio',
      'Reviews',
    ];
    for (const line of words) expect(squeezed(page.text)).toContain(squeezed(line));
    for (const { title, flyerLine } of test.context.content().service) {
      expect(squeezed(page.text)).toContain(squeezed(title));
      expect(squeezed(page.text)).toContain(squeezed(flyerLine));
    }
  });

  it('leads to the site, its gallery and its reviews', () => {
    expect(page.codes).toEqual(codes);
    expect(page.links).toEqual(expect.arrayContaining([...codes, 'tel:+12815550142']));
  });

  it('is drawn: one picture on the page, every font in the file', () => {
    expect(page.images).toBe(1);
    expectEmbeddedFonts(raw);
  });

  it('stays below a megabyte', () => {
    expect(raw.length).toBeLessThan(1_000_000);
  });
});

describe('the business card', () => {
  it('has a front and a back of 3.5 by 2 inches', async () => {
    const answer = await get(CARD);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Prairie-Oak-Landscaping-Business-Card.pdf"',
    );
    const [front, back, ...others] = (await readPdf(answer.rawPayload)) as [ReadPage, ReadPage];
    expect(others).toEqual([]);
    for (const { width, height } of [front, back]) {
      expect([width, height]).toEqual([3.5 * INCH, 2 * INCH]);
    }
    expect([front.images, back.images]).toEqual([1, 0]);
    expect(front.text).toContain('Prairie Oak Landscaping');
    expect(back.text).toContain('Transforming Spaces, Exceeding Expectations');
    expect(back.text).toContain('(281) 555-0142');
    expect(back.codes).toEqual(codes);
    expectEmbeddedFonts(answer.rawPayload);
  });
});

describe('what is printed comes from the settings', () => {
  it('is printed anew when they change, and once otherwise', async () => {
    const before = (await get(CARD)).rawPayload;
    expect((await get(CARD)).rawPayload.equals(before)).toBe(true);
    const values = {
      companyName: 'Bayou & Briar "Gardens"',
      irrigatorName: 'Pat Example',
      irrigatorLicense: '0000000',
    };
    await test.context.db.update(businessSettings).set({ values });
    await vi.waitFor(() => expect(test.context.settings()).toMatchObject(values), 5_000);

    const answer = await get(CARD);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Bayou-Briar-Gardens-Business-Card.pdf"',
    );
    const [front, back] = (await readPdf(answer.rawPayload)) as [ReadPage, ReadPage];
    expect(front.text).toContain('Bayou & Briar "Gardens"');
    expect(back.text).toContain('Licensed irrigator Pat Example, LI0000000');
    const [flyer] = (await readPdf((await get(FLYER)).rawPayload)) as [ReadPage];
    expect(flyer.text).toContain('Licensed irrigator Pat Example, LI0000000.');
  });

  it('fits on its pages with long words and odd signs', async () => {
    const company = {
      ...test.context.settings(),
      companyName: 'The Northwest Houston Gumbo Clay Landscaping Company 👩‍🌾',
      tagline: 'A slogan without any comma that goes on for very much longer than it should',
      irrigatorName: 'Maximiliana Examplestein-Longname',
      irrigatorLicense: '0000000',
    };
    const { service: services, area } = test.context.content();
    const facts = {
      company,
      services,
      areas: area.map(({ name }) => name),
      claims: {
        flyerReviews: 'A line about reviews that is as long as the field allows it',
        flyerAssurance:
          'Everything about licenses and estimates that fits into the field of the flyer',
        flyerBadges: ['Lawns', 'Fences', 'Gardens', 'Walls'].map((label) => ({
          ...{ figure: '1,234+', label: `${label} that were made in so many years` },
        })),
      },
      origin: 'https://a-rather-long-name.of-a-site.example:8443',
      link: 'abc234',
    };
    for (const [piece, count] of [
      ['Flyer', 1],
      ['Business-Card', 2],
    ] as const) {
      const pages = await readPdf(await renderPdf(piece, facts, new Date(0)));
      expect(pages).toHaveLength(count);
      expect(pages.at(-1)?.codes).toEqual(
        ['/go/abc234', '/#gallery', '/#testimonials'].map((path) => facts.origin + path),
      );
    }
    const [bare] = await readPdf(await renderPdf('Flyer', { ...facts, claims: {} }, new Date(0)));
    expect(bare?.text).not.toMatch(/Five-Star|Years of Experience|Licensed &/);
  });
});

it('answers HEAD without a body and refuses a query', async () => {
  const head = await test.app.inject({ method: 'HEAD', url: FLYER, headers: { host } });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  const refused = await get(`${FLYER}?size=a4`);
  expect(refused.statusCode).toBe(400);
  Problem.parse(refused.json());
});

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Each font of the file has its program in the file. */
function expectEmbeddedFonts(raw: Buffer): void {
  const source = raw.toString('latin1');
  const descriptors = source.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(descriptors.length).toBeGreaterThan(1);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(descriptors.length);
  expect(source).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces-560/);
  expect(source).toMatch(/\/BaseFont \/[A-Z]{6}\+Figtree-600/);
}
