// The blog in Spanish: a post with its Spanish, one that has lost it, and an address that a post once had.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  contentEntries,
  contentFormerSlugs,
  contentTranslations,
} from '#server/platform/database/schema/content.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const DIG = 'before-we-dig-811-and-hoa';
const MOW = 'mowing-st-augustine-height-by-month';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
});
afterAll(() => test.close());

/** A page, without the comments by which React parts texts. */
async function read(url: string): Promise<string> {
  const answer = await test.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer.body.replaceAll('<!-- -->', '');
}

it('a post with its Spanish says it in page, head, trail and data', async () => {
  const html = await read(`/es/blog/${DIG}`);
  expect(html).toContain('<h1>Qué pasa antes de que excavemos</h1>');
  expect(html).toContain('<a class="text-link" href="/es/blog/updates">Noticias de la empresa</a>');
  expect(html).toContain('<title>Qué pasa antes de que excavemos | ');
  expect(html).toContain('16 de septiembre de 2026');
  expect(html).toContain('"articleSection":"Noticias de la empresa"');
  expect(html).toContain('"inLanguage":"es-US","author"');
  expect(html).not.toContain('todavía no está en español');
  expect(html).not.toContain('noindex');
  expect(html).not.toContain('application/rss+xml');
  expect(await read(`/blog/${DIG}`)).toContain('application/rss+xml');
});

it('llms.txt has the Spanish ones under a heading of their own, the site map both', async () => {
  const [english, spanish] = (await read('/llms.txt')).split('## In Spanish');
  expect(english).not.toContain('/es');
  expect(spanish).toContain(`/es/blog/${DIG}`);
  expect(await read('/sitemap.xml')).toContain(`/es/blog/${DIG}</loc>`);
});

it('a post without Spanish is shown in English, marked and kept from search engines', async () => {
  const isIt = and(eq(contentTranslations.kind, 'post'), eq(contentTranslations.slug, MOW));
  await test.open.db.delete(contentTranslations).where(isIt);
  const page = `/es/blog/${MOW}`;
  await vi.waitFor(async () => expect(await read(page)).toContain('todavía no está en español'), {
    timeout: 30_000,
    interval: 200,
  });
  const html = await read(page);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<div class="prose" lang="en">');
  expect(html).toContain('<h1 lang="en">How high to mow');
  expect(html).toMatch(/<li lang="en" aria-current="page">How high to mow/);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await read('/sitemap.xml')).not.toContain(`${page}</loc>`);
  expect(await read('/es/blog')).toMatch(new RegExp(`href="${page}" lang="en">How high to mow`));
  expect(await read(`/blog/${MOW}`)).not.toMatch(/noindex|class="prose" lang/);
});

it('an address that a post once had leads on in each language', async () => {
  await test.open.db
    .insert(contentFormerSlugs)
    .values({ kind: 'post', former: 'before-we-dig', slug: DIG });
  // Addresses are read again with the next change of content.
  const dig = and(eq(contentEntries.kind, 'post'), eq(contentEntries.slug, DIG));
  await test.open.db.update(contentEntries).set({ isPublished: true }).where(dig);
  const ask = async (url: string) => (await test.app.inject({ url })).headers.location;
  await vi.waitFor(async () => expect(await ask('/blog/before-we-dig')).toBe(`/blog/${DIG}`), {
    timeout: 30_000,
    interval: 200,
  });
  expect(await ask('/es/blog/before-we-dig')).toBe(`/es/blog/${DIG}`);
});
