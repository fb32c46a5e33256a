// What is published: in order, without what is hidden or does not fit, and never again overwritten by the seed.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedKinds } from '#contract/site/content/kinds.ts';
import type { Db, OpenDatabase } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { appliedSeeds, contentVersion } from '#server/platform/database/schema/operations.ts';
import { seededEntries } from '#server/site/seed/content-entries.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { seedContent } from '#server/site/seed/seed-content.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { type MisfitEntry, readContent } from './content.queries.ts';

const seededContent = firstContent();

let open: OpenDatabase;
let db: Db;
beforeAll(async () => {
  open = await openTestDatabase();
  ({ db } = open);
});
afterAll(() => open.close());

let misfits: MisfitEntry[];
beforeEach(() => {
  misfits = [];
});
afterEach(async () => {
  await db.delete(contentEntries);
  await db.insert(contentEntries).values(Object.values(seededEntries()).flat());
});

const read = () => readContent(db, (entry) => misfits.push(entry));
const named = (kind: string, slug: string) =>
  and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug));
const questions = async () => (await read()).question.map(({ slug }) => slug);

async function version(): Promise<number> {
  const [row] = await db.select().from(contentVersion);
  return row?.version ?? 0;
}

async function entry(kind: string, slug: string) {
  const [row] = await db.select().from(contentEntries).where(named(kind, slug));
  return row;
}

describe('what is published', () => {
  it('is in a new installation what the program brings, every entry of it fitting', async () => {
    const { uploads, translations, ...content } = await read();
    expect(uploads).toEqual({});
    expect(Object.keys(translations)).toEqual(['es']);
    expect(content).toEqual(JSON.parse(JSON.stringify(seededContent)));
    expect(misfits).toEqual([]);
  });

  it('stands in the order of its positions', async () => {
    const before = await questions();
    await db.update(contentEntries).set({ position: 5 }).where(named('question', 'payment'));
    expect(await questions()).toEqual(['payment', ...before.filter((slug) => slug !== 'payment')]);
  });

  it('leaves out what is hidden', async () => {
    await db.update(contentEntries).set({ isPublished: false }).where(named('question', 'payment'));
    expect(await questions()).not.toContain('payment');
    expect(misfits).toEqual([]);
  });

  it.each([
    ['question', 'payment', {}],
    ['question', 'payment', { question: ' ', answer: 'Cash.' }],
    ['question', 'payment', { question: 'How?', answer: 'Cash.', extra: 1 }],
    ['question', 'payment', []],
    ['gallery-project', 'white-ranch-fall-golden', { picture: 'no-such-picture' }],
    ['package', 'premium', { centsPerVisit: 145.5 }],
    ['offer', 'winter-design', { lastMonth: 13 }],
  ])('leaves out %s %s that is %j, says so, and keeps the others', async (kind, slug, change) => {
    const before = await read();
    const row = await entry(kind, slug);
    const isWhole = kind === 'question';
    const body = isWhole ? change : { ...row?.body, ...change };
    await db
      .update(contentEntries)
      .set({ body: body as Record<string, unknown> })
      .where(named(kind, slug));
    const after = await read();
    const list = kind as 'question' | 'gallery-project' | 'package' | 'offer';
    expect(after[list]).toEqual([...before[list]].filter((each) => each.slug !== slug));
    expect(misfits).toMatchObject([{ kind, slug, fault: expect.stringMatching(/\S/) }]);
  });

  it('leaves out an entry of no kind, and a service that we do not have', async () => {
    const body = (await entry('service', 'fencing'))?.body ?? {};
    await db.insert(contentEntries).values([
      { kind: 'recipe', slug: 'soup', position: 1, body: {} },
      { kind: 'service', slug: 'pools', position: 1, body },
    ]);
    expect((await read()).service).toHaveLength(6);
    expect(misfits).toMatchObject([{ kind: 'service', slug: 'pools' }]);
  });

  it('has prices also where their entry is gone or does not fit: those the program brings', async () => {
    await db.delete(contentEntries).where(eq(contentEntries.kind, 'estimate-prices'));
    await db
      .update(contentEntries)
      .set({ body: { fee: 'much' } })
      .where(eq(contentEntries.kind, 'mowing-prices'));
    const content = await read();
    expect(content['estimate-prices']).toEqual(seededContent['estimate-prices']);
    expect(content['mowing-prices']).toEqual(seededContent['mowing-prices']);
    expect(misfits).toMatchObject([{ kind: 'mowing-prices' }]);
  });
});

describe('a change by hand', () => {
  it('raises the version of the content, once a statement', async () => {
    const before = await version();
    await db.update(contentEntries).set({ position: 1 }).where(named('question', 'payment'));
    await db.delete(contentEntries).where(named('question', 'payment'));
    await db.insert(contentEntries).values({ kind: 'question', slug: 'x', position: 1, body: {} });
    expect(await version()).toBe(before + 3);
  });

  it('counts up the version of the entry and notes when it was', async () => {
    const before = await entry('question', 'payment');
    await db.update(contentEntries).set({ position: 1 }).where(named('question', 'payment'));
    const after = await entry('question', 'payment');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
  });

  it('may not give two entries of a kind one name', async () => {
    const again = { kind: 'question', slug: 'payment', position: 1, body: {} };
    await expect(db.insert(contentEntries).values(again)).rejects.toThrow();
  });
});

describe('a further start', () => {
  it('keeps what the owner has changed, added and deleted', async () => {
    await db
      .update(contentEntries)
      .set({ body: { a: 1 } })
      .where(named('question', 'payment'));
    await db.delete(contentEntries).where(named('question', 'areas'));
    await db.delete(contentEntries).where(eq(contentEntries.kind, 'offer'));
    await db.insert(contentEntries).values({ kind: 'question', slug: 'x', position: 1, body: {} });
    const everything = () => db.select().from(contentEntries).orderBy(contentEntries.id);
    const [before, seen] = [await everything(), await version()];
    await seedContent(db, TEST_NOW);
    expect(await everything()).toEqual(before);
    expect(await version()).toBe(seen);
  });

  it('brings the content to an installation that was made before there was any', async () => {
    await db.delete(contentEntries);
    await db.delete(appliedSeeds).where(eq(appliedSeeds.name, 'content question'));
    await seedContent(db, TEST_NOW);
    const kinds = await db.selectDistinct({ kind: contentEntries.kind }).from(contentEntries);
    // What the program names is never missing (seed/content-entries.ts).
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(
      [...fixedKinds, 'question'].toSorted(),
    );
    expect(await questions()).toEqual(seededContent.question.map(({ slug }) => slug));
  });
});
