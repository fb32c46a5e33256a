// What the owner changes by a row of the table is on the public pages of every instance within two seconds, and the
// server reckons with the same figures as they do.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentEntries } from '#server/database/schema/content.ts';
import { seededEntries } from '#server/database/seed/content-entries.ts';
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

/** Puts the content back, and waits until both instances have seen it. */
afterEach(async () => {
  const rows = Object.values(seededEntries()).flat();
  await first.open.db.transaction(async (tx) => {
    await tx.delete(contentEntries);
    await tx.insert(contentEntries).values(rows);
  });
  const fresh = await pageOf(first, '/services');
  for (const app of [first, second]) {
    await vi.waitFor(() => expect(app.context.content().question).toHaveLength(11), 5_000);
    await vi.waitFor(async () => expect(await pageOf(app, '/areas')).toContain('Eight'), 5_000);
  }
  expect(fresh).toContain('services');
});

/** The promise of docs/product/content.md#publishing, and what a machine that does other things adds. */
const SOON = { timeout: 2_000 * (Number(process.env.SLOW_MACHINE) || 1), interval: 20 };

async function pageOf({ app }: TestApp, url: string): Promise<string> {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  return answer.statusCode === 200 ? answer.body : `status ${answer.statusCode}`;
}

/** Sets one field of an entry, as somebody with a prompt of the database would. */
async function set(kind: string, slug: string, field: string, value: unknown): Promise<void> {
  const path = `{${field}}`;
  await first.open.db
    .update(contentEntries)
    .set({ body: sql`jsonb_set(body, ${path}::text[], ${JSON.stringify(value)}::jsonb)` })
    .where(and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug)));
}

describe('a changed entry is on the page of every instance', () => {
  it.each([
    ['question', 'payment', 'answer', 'Cash, check, or six chickens.', '/'],
    ['package', 'complete', 'centsPerVisit', 9_900, '/', '$4,158'],
    ['package', 'complete', 'centsPerVisit', 9_900, '/services/commercial', 'from $4,158'],
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
    ['seasonal-task', 'fall-1', 'text', 'Put the rake where you find it', '/'],
    ['month-note', 'november', 'headline', 'Leaves to the mower', '/'],
    ['service', 'fencing', 'title', 'Fences That Stand', '/about'],
    ['service', 'fencing', 'page,headline', 'A fence that stands', '/services/fencing'],
    ['service', 'fencing', 'flyerLine', 'Posts in concrete', '/print-flyer'],
    ['area', 'katy', 'page,opening', 'Rice grew here, and now azaleas do.', '/areas/katy'],
    ['area', 'katy', 'note', 'Flat as a table.', '/areas'],
    ['estimate-prices', 'only', 'services,0,baseCents', 200_000, '/', '$2,000 plus 40¢ per sq ft'],
    ['mowing-prices', 'only', 'fee,cents', 349, '/', '$3.49'],
  ])('%s %s: %s', async (kind, slug, field, value, page, shown = String(value)) => {
    for (const app of [first, second]) expect(await pageOf(app, page)).not.toContain(shown);
    const path = field.split(',').join(',');
    await set(kind, slug, path, value);
    await Promise.all(
      [first, second].map((app) =>
        vi.waitFor(async () => expect(await pageOf(app, page)).toContain(shown), SOON),
      ),
    );
  });
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
      async () => expect(await pageOf(app, '/areas/bridgeland')).toContain('Bridgeland'),
      SOON,
    );
    await vi.waitFor(
      async () => expect(await pageOf(app, '/areas/humble')).toBe('status 404'),
      SOON,
    );
    await vi.waitFor(
      async () => expect(await pageOf(app, '/')).toContain('/areas/bridgeland'),
      SOON,
    );
    await vi.waitFor(
      async () => expect(await pageOf(app, '/')).not.toContain('/areas/humble'),
      SOON,
    );
  }
});

it('a page without any entry of a list is shown without the section', async () => {
  await first.open.db.delete(contentEntries);
  await vi.waitFor(async () => {
    const home = await pageOf(first, '/');
    for (const id of ['faq', 'packages', 'seasonal-special', 'timeline', 'recent-projects']) {
      expect(home).not.toContain(`id="${id}"`);
    }
    expect(home).toContain('id="cost-calculator"');
  }, SOON);
  expect(await pageOf(first, '/services')).toContain('No services');
  expect(await pageOf(first, '/gallery-full')).toContain('Complete portfolio');
});

it('a changed price is in the calculator and in the answer of the server, and the old one is refused', async () => {
  const visitor = planVisitor(first);
  const priced = async () =>
    (await visitor.price({ propertySize: 8_000, frequency: 'weekly' })).json().firstVisitTotal;
  expect(await priced()).toBe('47.99');
  await set('mowing-prices', 'only', 'weekly,2,dollars', 48);
  await vi.waitFor(async () => expect(await priced()).toBe('50.99'), SOON);
  await vi.waitFor(async () => {
    const home = await pageOf(first, '/');
    expect(home).toMatch(/Up to (<!-- -->)?5,200[^$]*\$(<!-- -->)?48\.00/);
    expect(home).toContain('"upTo":5200,"dollars":48');
  }, SOON);
});
