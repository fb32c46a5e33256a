// What the owner changes by a row of the table is on the public pages of every instance soon, and the server reckons with the same figures as they do.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { planVisitor } from './plan-visitor.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SECRET = { SESSION_SECRET: 'the same secret for both of the instances' };

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await createTestApp(SECRET, { withPages: true });
  second = await createTestApp(SECRET, { sharedDatabase: first.open, withPages: true });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** A busy machine takes longer than the promised two seconds, whose parts keep-fresh.test.ts holds. */
const SOON = { timeout: 30_000, interval: 200 };

async function pageOf({ app }: TestApp, url: string): Promise<string> {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  // React parts texts by comments, which no one sees.
  return answer.statusCode === 200
    ? answer.body.replaceAll('<!-- -->', '')
    : `${answer.statusCode}`;
}

/** Whether a page says something; a failure that showed whole pages would hide what failed. */
async function shows(app: TestApp, url: string, words: string): Promise<boolean> {
  return (await pageOf(app, url)).includes(words);
}

/** Sets one field of an entry, as someone with a prompt of the database would. */
async function set(kind: string, slug: string, field: string, value: unknown): Promise<void> {
  const path = `{${field}}`;
  await first.open.db
    .update(contentEntries)
    .set({ body: sql`jsonb_set(body, ${path}::text[], ${JSON.stringify(value)}::jsonb)` })
    .where(and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug)));
}

/** Kind, slug, field and new value of an entry, the page that shows it, and how, where the page says it otherwise. */
const changes: [string, string, string, string | number, string, string?][] = [
  ['question', 'payment', 'answer', 'Cash, check, or six chickens.', '/'],
  ['package', 'complete', 'centsPerVisit', 9_900, '/', '$4,158'],
  ['package', 'essential', 'name', 'Essential Mowing', '/services/commercial'],
  ['package-terms', 'only', 'savings', '17-22%', '/'],
  ['offer', 'fall-planting', 'title', 'Plant before the first norther', '/'],
  ['gallery-project', 'white-ranch-fall-golden', 'title', 'White ranch, now pink', '/gallery'],
  [
    'portfolio-project',
    'white-ranch-fall-golden',
    'title',
    'Ranch of many colors',
    '/gallery-full',
  ],
  ['timeline-project', 'pool-spring-azaleas', 'completion', 'Finished in a wink', '/'],
  ['recent-project', 'limestone-front-fall-muhly', 'title', 'Grasses and stone', '/'],
  ['picture-pair', 'ranch-front', 'caption', 'Azaleas, and no clay.', '/'],
  ['picture-pair', 'ranch-front', 'before,alt', 'A ranch with a tired lawn.', '/'],
  ['seasonal-task', 'fall-1', 'text', 'Put the rake where you find it', '/'],
  ['month-note', 'november', 'headline', 'Leaves to the mower', '/'],
  ['service', 'fencing', 'title', 'Fences That Stand', '/about'],
  ['service', 'fencing', 'page,headline', 'A fence that stands', '/services/fencing'],
  ['service', 'fencing', 'flyerLine', 'Posts in concrete', '/print-flyer'],
  ['area', 'katy', 'page,opening', 'Rice grew here, and now azaleas do.', '/areas/katy'],
  ['area', 'katy', 'note', 'Flat as a table.', '/areas'],
  ['estimate-prices', 'only', 'services,0,baseCents', 200_000, '/', '$2,000 plus 40¢ per sq ft'],
  ['mowing-prices', 'only', 'fee,cents', 349, '/', '$3.49'],
  ['privacy-policy', 'only', 'lead', 'We keep little.', '/privacy'],
];

describe('a changed entry is on the page of every instance', () => {
  beforeAll(async () => {
    for (const [, , , value, page, shown = String(value)] of changes) {
      for (const app of [first, second]) expect(await shows(app, page, shown)).toBe(false);
    }
    for (const [kind, slug, field, value] of changes) await set(kind, slug, field, value);
  });

  it.each(changes)(
    '%s %s: %s',
    async (_kind, _slug, _field, value, page, shown = String(value)) => {
      for (const app of [first, second]) {
        await vi.waitFor(async () => expect(await shows(app, page, shown)).toBe(true), SOON);
      }
    },
  );
});

it('an area that is added has its page and its line in the footer, one that is hidden has none', async () => {
  const { db } = first.open;
  const [katy] = await db.select().from(contentEntries).where(eq(contentEntries.slug, 'katy'));
  const body = { ...katy?.body, name: 'Bridgeland', zipCodes: ['77433'] };
  await db.insert(contentEntries).values({ kind: 'area', slug: 'bridgeland', position: 15, body });
  await db
    .update(contentEntries)
    .set({ isPublished: false })
    .where(eq(contentEntries.slug, 'humble'));
  for (const app of [first, second]) {
    await vi.waitFor(
      async () => expect(await shows(app, '/areas/bridgeland', 'Bridgeland')).toBe(true),
      SOON,
    );
    await vi.waitFor(async () => expect(await pageOf(app, '/areas/humble')).toBe('404'), SOON);
    await vi.waitFor(
      async () => expect(await shows(app, '/', '/areas/bridgeland')).toBe(true),
      SOON,
    );
    await vi.waitFor(async () => expect(await shows(app, '/', '/areas/humble')).toBe(false), SOON);
  }
});

it('a changed price is in the calculator and in the answer of the server, and the old one is refused', async () => {
  const visitor = planVisitor(first);
  const priced = async () =>
    (await visitor.price({ propertySize: 8_000, frequency: 'weekly' })).json().firstVisitTotal;
  expect(await priced()).toBe('48.49');
  await set('mowing-prices', 'only', 'weekly,2,dollars', 48);
  await vi.waitFor(async () => expect(await priced()).toBe('51.49'), SOON);
  await vi.waitFor(async () => {
    const home = await pageOf(first, '/');
    expect(/Up to 5,200[^$]*\$48\.00/.test(home)).toBe(true);
    expect(home.includes('"upTo":5200,"dollars":48')).toBe(true);
  }, SOON);
});

it('a page without any entry of a list is shown without the section', async () => {
  await first.open.db.delete(contentEntries);
  await vi.waitFor(async () => {
    const home = await pageOf(first, '/');
    for (const id of [
      'faq',
      'packages',
      'seasonal-special',
      'timeline',
      'recent-projects',
      'before-after',
    ]) {
      expect(home.includes(`id="${id}"`), id).toBe(false);
    }
    expect(home.includes('id="cost-calculator"')).toBe(true);
  }, SOON);
  await vi.waitFor(
    async () => expect(await shows(first, '/services', 'No services')).toBe(true),
    SOON,
  );
});
