// The blog through the API: what is listed, one post as HTML, and the feed.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '#contract/site/blog.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const odd = 'Mulch & "more": <b>3 inches</b> \u{1F333}';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: 'https://www.example.com',
    RATE_LIMIT: 'on',
  });
  const post = { excerpt: 'Short.', category: 'tips', tags: [], picture: null };
  const kind = 'post';
  await test.open.db.insert(contentEntries).values([
    {
      kind,
      slug: 'a-draft',
      position: 1,
      isPublished: false,
      body: { ...post, title: 'A draft', publishedOn: '2026-11-09', text: 'Not yet.' },
    },
    {
      kind,
      slug: 'mulch',
      position: 2,
      body: {
        ...post,
        title: odd,
        publishedOn: '2026-11-09',
        text: '## How deep\n\n<script>x</script>',
      },
    },
  ]);
  await vi.waitFor(async () => expect((await list())[0]?.slug).toBe('mulch'));
});
afterAll(() => test.close());

const ask = (url: string) => test.app.inject({ url, headers: { host: 'www.example.com' } });

async function list(query = ''): Promise<BlogPost[]> {
  const answer = await ask(`/api/blog-posts${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the list of posts', () => {
  it('has all published ones, the latest first', async () => {
    const posts = await list('?published=true');
    expect(posts.length).toBeGreaterThanOrEqual(10);
    expect(posts[0]?.slug).toBe('mulch');
    const dates = posts.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(posts.every(({ published }) => published)).toBe(true);
    expect(await list()).toEqual(posts);
  });

  it.each(['tips', 'updates', 'projects'])('filters by %s', async (category) => {
    const posts = await list(`?category=${category}&published=true`);
    expect(posts.length).toBeGreaterThanOrEqual(3);
    expect(new Set(posts.map((post) => post.category))).toEqual(new Set([category]));
  });

  it('never shows a draft, whatever is asked for', async () => {
    expect(await list('?published=false')).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain('Not yet.');
    expect((await ask('/api/blog-posts/a-draft')).statusCode).toBe(404);
  });

  it.each([
    ['?category=news', 422],
    ['?category=', 422],
    ['?published=1', 422],
    ['?drafts=true', 400],
  ])('refuses %s', async (query, status) => {
    expect((await ask(`/api/blog-posts${query}`)).statusCode).toBe(status);
  });
});

describe('one post', () => {
  it('comes with its Markdown and as safe HTML', async () => {
    const answer = await ask('/api/blog-posts/mulch');
    expect(answer.json()).toMatchObject({
      title: odd,
      content: '## How deep\n\n<script>x</script>',
      html: '<h2 id="how-deep">How deep</h2>\n<p>&lt;script&gt;x&lt;/script&gt;</p>\n',
    });
  });

  it.each(['nothing-here', 'MULCH', '%00', "mulch'--", '..%2f..'])(
    'is 404 for %s',
    async (slug) => {
      const answer = await ask(`/api/blog-posts/${slug}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('a post in Spanish', () => {
  const spanishOf = async (slug: string) =>
    (await ask(`/api/blog-posts/${slug}?language=es`)).json();

  it('has title, summary, topics and text, under the same slug', async () => {
    const [english] = (await list()).filter(({ slug }) => slug === 'before-we-dig-811-and-hoa');
    const spanish = await spanishOf('before-we-dig-811-and-hoa');
    expect(spanish).toMatchObject({
      id: english?.id,
      slug: english?.slug,
      title: 'Qué pasa antes de que excavemos',
      tags: ['HOA', '811', 'Cómo trabajamos'],
      publishedAt: english?.publishedAt,
      untranslated: [],
    });
    expect(spanish.html).toContain('<h2 id="primero-la-hoa">Primero: la HOA</h2>');
    expect(spanish.html).toContain('aria-label="Tabla"');
    const listed = await list('?category=updates&language=es');
    expect(listed.map(({ title }) => title)).toContain(spanish.title);
    expect(english?.untranslated).toEqual([]);
  });

  it('is the English one where it has no Spanish, and says so', async () => {
    const spanish = await spanishOf('mulch');
    expect(spanish).toMatchObject({ title: odd, untranslated: ['title', 'excerpt', 'content'] });
    expect((await ask('/api/blog-posts/mulch?language=fr')).statusCode).toBe(422);
  });
});

describe('the feed', () => {
  it('is RSS 2.0 with an item per published post', async () => {
    const answer = await ask('/blog/rss.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const feed = answer.body;
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(feed.match(/<item>/g)).toHaveLength((await list()).length);
    expect(feed).toContain(
      '<title>Mulch &amp; &quot;more&quot;: &lt;b&gt;3 inches&lt;/b&gt; \u{1F333}</title>',
    );
    expect(feed).toContain('<link>https://www.example.com/blog/mulch</link>');
    expect(feed).toContain('<guid isPermaLink="true">https://www.example.com/blog/mulch</guid>');
    expect(feed).toContain('<pubDate>Mon, 09 Nov 2026 14:00:00 GMT</pubDate>');
    expect(feed).toContain('<category>Landscaping Tips</category>');
    expect(feed).not.toContain('a-draft');
    expect(feed).not.toContain('/es/');
  });
});
