// Services, areas and the company in Spanish: their trail leads to Spanish pages, what staff translate is on them soon, and what has no
// translation is English and marked so.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { type ContentEditors, EDITORS, openContentEditors } from './content-editors.ts';
import { englishFinder } from './find-english.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let office: ContentEditors;
let englishOn: (html: string) => string[];
beforeAll(async () => {
  test = await createTestApp(EDITORS, { withPages: true });
  office = await openContentEditors(test);
  const { companyName, shortName } = test.context.settings();
  const towns = test.context.content().area.map(({ name }) => name);
  englishOn = await englishFinder('src/web/{site,features,forms}/**', [
    companyName,
    shortName,
    ...towns,
  ]);
});
afterAll(() => test.close());

/** A busy machine takes longer than the promised two seconds. */
const SOON = { timeout: 30_000, interval: 200 };

async function read(url: string): Promise<string> {
  const answer = await test.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  // React parts texts by comments, which no one sees.
  return answer.body.replaceAll('<!-- -->', '');
}

/** Saves what an entry says in Spanish; without texts it says nothing. */
async function translate(name: string, texts: Record<string, string>): Promise<ContentEntry> {
  const { version: ofVersion, translations } = await office.must('owner', name);
  const body = { language: 'es', version: translations[0]?.version, ofVersion, texts };
  return office.must('owner', `${name}/translate`, body);
}

it('the trail leads to the page above in Spanish, for people and for search engines', async () => {
  const html = await read('/es/services/fencing');
  expect(html).toMatch(/<a [^>]*href="\/es\/services"[^>]*>Servicios<\/a>/);
  expect(html).toContain('aria-current="page">Instalación de cercas de privacidad');
  const [, graph = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  const trail = JSON.parse(graph)['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'BreadcrumbList',
  );
  const items = trail.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname);
  expect(items).toEqual(['/es', '/es/services', '/es/services/fencing']);
});

it('home page, menu and footer lead to them, and so does the site map', async () => {
  const home = await read('/es');
  const slugs = ['services', 'services/fencing', 'areas', 'areas/katy', 'about'];
  for (const slug of slugs) expect(home).toContain(`href="/es/${slug}"`);
  await vi.waitFor(async () => {
    const { body } = await test.app.inject('/sitemap.xml');
    for (const slug of slugs) expect(body).toContain(`/es/${slug}</loc>`);
  }, SOON);
});

it('prices and figures are those of the English page', async () => {
  const figuresOf = (html: string) => html.match(/<td>[^<]*<\/td>/g);
  const english = figuresOf(await read('/services/drainage'));
  expect(english?.length).toBeGreaterThan(8);
  expect(figuresOf(await read('/es/services/drainage'))).toEqual(english);
});

it('a translation is on its page as soon as it is saved', async () => {
  await translate('area/humble', { 'page.headline': 'Humble, hasta donde llegamos' });
  await vi.waitFor(async () => {
    expect(await read('/es/areas/humble')).toContain('Humble, hasta donde llegamos');
  }, SOON);
});

/** An entry, a page that shows it, and how it begins in English. */
const untranslated = [
  ['service/fencing', '/es/services/fencing', 'A fence is only as straight'],
  ['service/commercial', '/es/services/commercial', 'The frontage is done'],
  ['service/irrigation', '/es/services', 'Water that clay can swallow'],
  ['area/katy', '/es/areas/katy', 'Katy is flat, so we start'],
  ['area/spring', '/es/areas/spring', 'Spring: stop buying grass'],
  ['area/jersey-village', '/es/areas/jersey-village', 'Jersey Village: a city of its own'],
  ['area-terms/only', '/es/areas', 'same-day consultations'],
  ['principles/only', '/es/about', 'We do not top crape myrtles.'],
  ['about-story/only', '/es/about', 'A Cypress company that knows'],
] as const;

describe('without a translation', () => {
  beforeAll(async () => {
    for (const [name] of untranslated) await translate(name, {});
  });

  it.each(untranslated)('%s is English and marked so on %s', async (_, page, english) => {
    await vi.waitFor(async () => {
      expect((await read(page)).includes(english)).toBe(true);
    }, SOON);
    expect(englishOn(await read(page))).toEqual([]);
  });
});
