// A crawler walks the whole site: every link leads somewhere, every page is valid and says the same to people and machines.
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { type Found, readDocument } from './documents.ts';
import { expect, test } from './fixtures.ts';

/**
 * Off is what is a matter of taste (React writes `hidden=""`, `<br/>`, `maxLength`, and ids that begin with a bar) and
 * what we do on purpose: `autocomplete="off"` keeps Firefox from restoring ticks that no one sees the effect of, an
 * address is one field, a group may be named by `aria-labelledby`, which axe checks, and suggestions are a listbox.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'input-attributes': 'off',
    'no-implicit-input-type': 'off',
    'no-redundant-for': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'tel-non-breaking': 'off',
    'valid-autocomplete': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'wcag/h71': 'off',
  },
});

/** Paths that change who is signed in, or answer no page. */
const NO_PAGES = /^\/(api|dev)\//;

/** Pages that are someone's own, or only make sense on the way: search engines stay out. */
const NOT_INDEXED = [
  '/sign-in',
  '/sign-out',
  '/customer-portal',
  '/book',
  '/es/book',
  '/quote',
  '/es/quote',
  '/storm',
  '/es/storm',
  '/lawn-plan',
  '/es/lawn-plan',
  '/estimate',
  '/es/estimate',
  '/newsletter',
  '/newsletter/unsubscribe',
  '/appointment/nobodys-token',
  '/review/nobodys-token',
  '/no/such/page',
];

const TITLE_LENGTH = 60;
const PREVIEW_BYTES = 120_000;

/** The site map: where the site says it lives, and the paths of its pages. */
async function siteMap(request: APIRequestContext): Promise<{ origin: string; paths: string[] }> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address),
  );
  const origins = new Set(addresses.map(({ origin }) => origin));
  expect(origins.size).toBe(1);
  return { origin: [...origins].join(), paths: addresses.map(({ pathname }) => pathname) };
}

test.describe.configure({ timeout: 120_000 });

test('no link is dead, and every anchor is there', async ({ page, request }) => {
  const pages = new Map<string, Found>();
  const wanted = new Map([['/', 'the start']]);
  const files = new Map<string, string>();
  for (const [path, from] of wanted) {
    const answer = await request.get(path, { maxRedirects: 0 });
    // The portal is there for anyone who has signed in.
    const expected = path === '/customer-portal' ? 401 : 200;
    expect(answer.status(), `${path}, linked from ${from}`).toBe(expected);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const found = await readDocument(page, path, await answer.text());
    pages.set(path, found);
    for (const link of found.links) if (!NO_PAGES.test(link.path)) wanted.set(link.path, path);
    for (const file of found.files) files.set(file, path);
  }
  expect(pages.size).toBeGreaterThan(25);
  for (const [path, { links }] of pages) {
    for (const link of links.filter(({ fragment }) => fragment)) {
      const target = pages.get(link.path);
      expect(target?.ids, `${path} links to ${link.path}#${link.fragment}`).toContain(
        link.fragment,
      );
    }
  }
  for (const [file, from] of files) {
    const answer = await request.head(file);
    expect(answer.status(), `${file}, used by ${from}`).toBe(200);
  }
});

test('every page of the site map is its own, whole and valid', async ({ page, request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const { origin, paths } = await siteMap(request);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const found = await readDocument(page, path, html);
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);

    expect(found.canonical).toBe(`${origin}${path}`);
    expect(found.robots, path).toBeNull();
    expect(found.headings, path).toBe(1);
    expect(found.title.length, found.title).toBeLessThanOrEqual(TITLE_LENGTH);
    expect(titles.get(found.title), `${path} has a title of its own`).toBeUndefined();
    expect(found.description.length, path).toBeGreaterThan(60);
    expect(descriptions.get(found.description), `${path} is described by itself`).toBeUndefined();
    titles.set(found.title, path);
    descriptions.set(found.description, path);
    expect(found.barePictures, `pictures of ${path} without size or alt`).toEqual([]);
    expect(found.unsaid, `what only machines are told on ${path}`).toEqual([]);
  }
});

test('link previews are there, of the size that is promised', async ({ page, request }) => {
  const previews = new Set<string>();
  for (const path of (await siteMap(request)).paths) {
    const { preview } = await readDocument(page, path, await (await request.get(path)).text());
    expect(preview, path).toMatch(/^https?:\/\//);
    previews.add(preview);
  }
  expect(previews.size).toBeGreaterThan(15);
  for (const preview of previews) {
    const answer = await request.get(preview);
    const bytes = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(bytes.length, preview).toBeLessThanOrEqual(PREVIEW_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('what is no one else’s business stays out of search engines', async ({ page, request }) => {
  const { paths: mapped } = await siteMap(request);
  for (const path of NOT_INDEXED) {
    const { robots } = await readDocument(page, path, await (await request.get(path)).text());
    expect(robots, path).toContain('noindex');
    expect(mapped).not.toContain(path);
  }
});

test('crawlers and home screens are told where they are', async ({ request, baseURL }) => {
  expect((await siteMap(request)).origin).toBe(baseURL);
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  expect(await (await request.get('/llms.txt')).text()).toContain(`](${baseURL}/areas/katy): `);
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
});
