// A post gets another address: the old one leads to it in one step, never in a circle, and belongs to no other post meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { contentFormerSlugs } from '#server/platform/database/schema/content.ts';
import { type ContentEditors, openContentEditors } from '../../../../test/content-editors.ts';
import { readFormerPaths } from './former-slugs.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
});
afterAll(() => office.test.close());

const body = (title: string) => ({
  title,
  excerpt: 'In a sentence.',
  publishedOn: '2026-11-20',
  category: 'tips',
  tags: ['Mulch'],
  picture: null,
  text: 'Three inches.',
});

/** A post that is on the site. */
async function published(title: string): Promise<ContentEntry> {
  const { slug, version } = await office.must('staff', 'post', { body: body(title) });
  return office.must('staff', `post/${slug}/publish`, { version, body: body(title) });
}

const rename = ({ slug, version }: Pick<ContentEntry, 'slug' | 'version'>, next: string) =>
  office.call('staff', `post/${slug}/rename`, { version, slug: next });

async function renamed(entry: ContentEntry, next: string): Promise<ContentEntry> {
  const answer = await rename(entry, next);
  expect([next, answer.status]).toEqual([next, 200]);
  return answer.body;
}

const former = () => readFormerPaths(office.test.open.db);

describe('a post with another address', () => {
  it('is read under it with its history, and its old address leads there', async () => {
    const after = await renamed(await published('Mulch in May'), 'mulch-in-june');
    expect(after).toMatchObject({ slug: 'mulch-in-june', isPublished: true, canBeRenamed: true });
    expect(after.history.map(({ what }) => what)).toEqual(['renamed', 'published', 'added']);
    expect((await former()).get('/blog/mulch-in-may')).toBe('/blog/mulch-in-june');
    expect((await office.call('staff', 'post/mulch-in-may')).status).toBe(404);
    const { context } = office.test;
    await expect.poll(() => context.formerPath('/blog/mulch-in-may')).toBe('/blog/mulch-in-june');
    await expect
      .poll(() => context.content().post.some(({ slug }) => slug === 'mulch-in-june'))
      .toBe(true);
  });

  it('may have had many: each leads to the last in one step', async () => {
    let entry = await published('One');
    for (const next of ['two', 'three', 'four']) entry = await renamed(entry, next);
    const paths = await former();
    expect(['one', 'two', 'three'].map((slug) => paths.get(`/blog/${slug}`))).toEqual(
      Array(3).fill('/blog/four'),
    );
  });

  it('may go back to an old one, which leads nowhere then', async () => {
    const first = await published('There and back');
    const { slug } = first;
    const back = await renamed(await renamed(first, 'elsewhere'), slug);
    const paths = await former();
    expect(paths.get(`/blog/${slug}`)).toBeUndefined();
    expect(paths.get('/blog/elsewhere')).toBe(`/blog/${slug}`);
    expect(back.slug).toBe(slug);
  });

  it('leaves no address behind when it was never on the site', async () => {
    const draft = await office.must('staff', 'post', { body: body('Only a draft') });
    await renamed(draft, 'still-a-draft');
    expect((await former()).has('/blog/only-a-draft')).toBe(false);
  });
});

describe('an address that is taken', () => {
  it('by another post, or by links to one, is refused with the reason', async () => {
    const moved = await renamed(await published('Old name'), 'new-name');
    const other = await published('Another');
    const taken = await rename(other, moved.slug);
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      [{ pointer: '/slug', detail: '“Old name” has this name already.' }],
    ]);
    const linked = await rename(other, 'old-name');
    expect(linked.body.errors[0].detail).toBe(
      'Links to this address lead to “new-name”. Please choose another one.',
    );
    const added = await office.call('staff', 'post', { slug: 'old-name', body: body('New') });
    expect(added.status).toBe(422);
    const named = await office.must('staff', 'post', { body: body('Old name') });
    expect(named.slug).toBe('old-name-2');
  });

  it('is free again once the post that it leads to is removed', async () => {
    const { slug, version } = await renamed(await published('Passing'), 'passing-by');
    await office.must('staff', `post/${slug}/remove`, { version });
    const taken = await office.must('staff', 'post', { slug: 'passing', body: body('New') });
    expect(taken.slug).toBe('passing');
    expect((await former()).has('/blog/passing')).toBe(false);
  });

  it.each(['Not-Small', 'two--hyphens', '../up', 'a b', '', 'x'.repeat(81)])(
    'and what is no address: %j',
    async (next) => {
      const entry = await published('Odd');
      expect((await rename(entry, next)).status).toBe(422);
    },
  );

  it('goes to one of two who want it at once', async () => {
    const [one, other] = [await published('Rival one'), await published('Rival two')];
    const answers = await Promise.all([rename(one, 'the-prize'), rename(other, 'the-prize')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

it('a kind whose names the program knows keeps them', async () => {
  const entry = await office.must('staff', 'question/payment');
  const answer = await office.call('staff', 'question/payment/rename', {
    version: entry.version,
    slug: 'paying',
  });
  expect([answer.status, answer.body.code]).toEqual([409, 'wrong_state']);
  expect(entry.canBeRenamed).toBe(false);
});

it('a list by days is not moved by hand, and begins with the latest', async () => {
  const { slug, version } = await published('Latest of all');
  const moved = await office.call('staff', `post/${slug}/move`, { version, direction: 'up' });
  expect(moved.status).toBe(409);
  const list = await office.must<{ isDated: boolean; entries: { slug: string }[] }>(
    'staff',
    'post',
  );
  expect(list.isDated).toBe(true);
  expect(list.entries[0]?.slug).toBe(slug);
  expect(await office.test.open.db.$count(contentFormerSlugs)).toBeGreaterThan(0);
});
