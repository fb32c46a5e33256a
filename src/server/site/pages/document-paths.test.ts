// The page cache as content comes and goes: new documents appear, old ones vanish, a broken one hurts only itself.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type DocumentSource, type PageCache } from './page-cache.ts';

/** The documents of a site that the tests edit, by path. An Error fails to render. */
let documents: Map<string, string | Error | undefined>;
let cache: PageCache;

const source: DocumentSource = {
  list: async () => [...documents.keys()],
  async render(path) {
    const document = documents.get(path);
    if (document instanceof Error) throw document;
    return document;
  },
};

beforeEach(async () => {
  documents = new Map([
    ['/', 'home'],
    ['/blog', 'one post'],
    ['/blog/first', 'the first post'],
  ]);
  cache = createPageCache(source, () => ({ 'x-policy': 'strict' }));
  await cache.refresh();
});

/** A cache as a start leaves it, when all is rendered. */
async function started(opened: PageCache): Promise<void> {
  await opened.open('/');
  await opened.fill();
}

/** What a visitor without compression gets, or null when the cache has no answer. */
function get(url: string, headers: Record<string, string> = {}, path?: string, method = 'GET') {
  const got = { status: 0, headers: [] as string[], body: '' };
  const request = { method, url, headers } as unknown as IncomingMessage;
  const response = {
    writeHead(status: number, list: string[]) {
      got.status = status;
      got.headers = list;
    },
    end(bytes?: Buffer) {
      got.body = bytes?.toString() ?? '';
    },
  } as unknown as ServerResponse;
  return cache.answer(request, response, path) ? got : null;
}

/** A header of an answer, or undefined. */
function header(name: string, answer: ReturnType<typeof get>): string | undefined {
  const { headers = [] } = answer ?? {};
  return headers.includes(name) ? headers[headers.indexOf(name) + 1] : undefined;
}

describe('documents that come from content', () => {
  it('appear with the refresh after their publication', async () => {
    expect(get('/blog/second')).toBeNull();
    documents.set('/blog/second', 'the second post');
    await cache.refresh();
    expect(get('/blog/second?utm=1')?.body).toBe('the second post');
    expect(cache.has('/blog/second')).toBe(true);
  });

  it('vanish with the refresh after they were taken back', async () => {
    documents.delete('/blog/first');
    expect(get('/blog/first')?.body).toBe('the first post');
    await cache.refresh();
    expect(get('/blog/first')).toBeNull();
  });

  it('vanish when they go between the list and the rendering', async () => {
    documents.set('/blog/first', undefined);
    await cache.refresh();
    expect(get('/blog/first')).toBeNull();
  });

  it('keep their bytes while one of them cannot be rendered, and the others are renewed', async () => {
    documents.set('/', new Error('broken'));
    documents.set('/blog', 'two posts');
    await expect(cache.refresh()).rejects.toThrow('documents failed to render');
    expect(get('/')?.body).toBe('home');
    expect(get('/blog')?.body).toBe('two posts');
  });

  it('keep their etag while nothing has changed', async () => {
    const etag = header('etag', get('/blog')) ?? '';
    await cache.refresh();
    expect(get('/blog', { 'if-none-match': etag })?.status).toBe(304);
    documents.set('/blog', 'two posts');
    await cache.refresh();
    expect(get('/blog', { 'if-none-match': etag })?.status).toBe(200);
  });

  it('are left alone when only others are asked for', async () => {
    documents = new Map([
      ['/', 'home with a slot less'],
      ['/blog', 'two posts'],
    ]);
    await cache.refresh(['/']);
    expect(get('/')?.body).toBe('home with a slot less');
    expect(get('/blog')?.body).toBe('one post');
    expect(get('/blog/first')?.body).toBe('the first post');
  });

  it('are answered under another spelling of the address when the caller names the path', () => {
    expect(get('http://example.com/blog')).toBeNull();
    expect(get('http://example.com/blog', {}, '/blog')?.body).toBe('one post');
  });

  it('are served from the start, and better compressed soon after', async () => {
    documents.set('/', `<p>${'Clay swells in winter and shrinks in August. '.repeat(400)}</p>`);
    cache = createPageCache(source, () => ({}));
    await started(cache);
    const lengthOf = () => Number(header('content-length', get('/', { 'accept-encoding': 'br' })));
    const quick = lengthOf();
    const renders = cache.renders();
    await cache.polish();
    expect(lengthOf()).toBeLessThanOrEqual(quick);
    expect(lengthOf()).toBeGreaterThan(0);
    expect(cache.renders()).toBe(renders);
  });
});

describe('compressing well', () => {
  it('gives way to a refresh, and goes on after it', async () => {
    const words = Array.from({ length: 900 }, (_, line) => `${(line * 7919) % 997} feet of clay, `);
    documents = new Map(['/', '/a', '/b', '/c'].map((path) => [path, path + words.join('')]));
    let polishing = Promise.resolve();
    const render = (path: string) => polishing.then(() => source.render(path));
    cache = createPageCache({ ...source, render }, () => ({}));
    await started(cache);
    const lengths = () =>
      [...documents.keys()].map((path) =>
        Number(header('content-length', get(path, { 'accept-encoding': 'br' }))),
      );
    const quick = lengths();
    polishing = cache.polish();
    await cache.refresh();
    expect(lengths().slice(1)).toEqual(quick.slice(1));
    await cache.polish();
    for (const [index, length] of lengths().entries())
      expect(length).toBeLessThan(quick[index] ?? 0);
  });
});

describe('a change while documents are rendered', () => {
  it('waits for no second round: what is still to come is rendered once, with it', async () => {
    documents = new Map(['/', '/a', '/b', '/c'].map((path) => [path, 'old']));
    cache = createPageCache(source, () => ({}));
    await started(cache);
    const before = cache.renders();
    const first = cache.refresh();
    while (cache.renders() === before) await Promise.resolve();
    for (const path of documents.keys()) documents.set(path, 'new');
    await Promise.all([first, cache.refresh()]);
    for (const path of documents.keys()) expect(get(path)?.body).toBe('new');
    expect(cache.renders() - before).toBeLessThanOrEqual(5);
  });
});

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['BR;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['deflate, zstd', undefined],
    ['', undefined],
  ])('to a browser that takes "%s" is encoded as %s', (accepted, encoding) => {
    const answer = get('/', { 'accept-encoding': accepted });
    expect(header('content-encoding', answer)).toBe(encoding);
    expect(header('vary', answer)).toBe('accept-encoding');
  });

  it('to HEAD has the headers of GET and no page; other methods are left to others', () => {
    const head = get('/', {}, undefined, 'HEAD');
    expect(head).toEqual({ ...get('/'), body: '' });
    expect(get('/', {}, undefined, 'POST')).toBeNull();
  });

  it('is never an older page than the one before, also while pages are compressed better', async () => {
    documents = new Map([['/', `old ${'<p>Clay swells in winter.</p>'.repeat(20_000)}`]]);
    cache = createPageCache(source, () => ({}));
    await started(cache);
    const polished = cache.polish();
    documents.set('/', 'new');
    await cache.refresh();
    await polished;
    expect(get('/')?.body).toBe('new');
  });
});

describe('what changes by the second', () => {
  let word: string;
  beforeEach(async () => {
    word = 'Mon';
    documents = new Map([
      ['/', 'home: TOKEN'],
      ['/blog', 'blog: TOKEN'],
      ['/about', 'about us'],
    ]);
    cache = createPageCache(
      source,
      () => ({}),
      (html) => html.replaceAll('TOKEN', () => word),
    );
    await started(cache);
  });

  it('is put into pages that are kept, without rendering them', async () => {
    expect(get('/')?.body).toBe('home: Mon');
    const before = { renders: cache.renders(), about: header('etag', get('/about')) };
    word = 'Tue';
    await cache.restamp();
    expect(get('/')?.body).toBe('home: Tue');
    expect(get('/blog')?.body).toBe('blog: Tue');
    expect({ renders: cache.renders(), about: header('etag', get('/about')) }).toEqual(before);
  });

  it('is the latest also when a page is rendered or compressed meanwhile', async () => {
    documents.set('/', 'new home: TOKEN');
    const refreshing = cache.refresh();
    // Its first page is being compressed by now.
    await new Promise((resolve) => setImmediate(resolve));
    word = 'Wed';
    await Promise.all([refreshing, cache.restamp()]);
    expect(get('/')?.body).toBe('new home: Wed');
    const polishing = cache.polish();
    word = 'Thu';
    await Promise.all([polishing, cache.restamp()]);
    expect(get('/')?.body).toBe('new home: Thu');
    expect(get('/blog')?.body).toBe('blog: Thu');
  });
});
