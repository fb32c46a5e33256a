// What crawlers are told: what robots.txt leaves out, a site map of what may be indexed, an installable manifest.
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { documentFacts } from './document-facts.ts';
import { llmsText, registerFoundFiles, robotsText, sitemap, webManifest } from './found-files.ts';

const site = new URL('https://oak.example');

function page(path: string, head: string) {
  return documentFacts({ path, html: `<html><head>${head}</head><body></body></html>` });
}

const home = page(
  '/',
  '<title>Yards &amp; lawns</title><meta name="description" content="Daniel&#x27;s &quot;clay&quot;"/>',
);
const post = page(
  '/blog/a-post',
  '<title>A post</title><meta property="article:modified_time" content="2026-05-20T12:00:00.000Z"/>',
);

describe('what a document says about itself', () => {
  it('is read as people read it', () => {
    expect(home).toEqual({
      path: '/',
      title: 'Yards & lawns',
      description: `Daniel's "clay"`,
      isIndexable: true,
      changed: undefined,
    });
  });

  it('includes that it must not be indexed', () => {
    expect(page('/x', '<meta name="robots" content="noindex"/>').isIndexable).toBe(false);
  });
});

it('robots.txt disallows the four paths, and names the site map', () => {
  expect(robotsText(site).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin-support/',
    'Disallow: /api/',
    'Disallow: /_next/',
    'Disallow: /src/',
    '',
    'Sitemap: https://oak.example/sitemap.xml',
    '',
  ]);
});

it('the site map holds absolute addresses, and a date only where there is one', () => {
  const lines = sitemap([page('/print-flyer', ''), post], site).split('\n');
  expect(lines[2]).toBe('<url><loc>https://oak.example/print-flyer</loc></url>');
  expect(lines[3]).toContain(
    '<url><loc>https://oak.example/blog/a-post</loc><lastmod>2026-05-20T12:00:00.000Z</lastmod>',
  );
});

it('the site map names every version of a page that is there in Spanish', () => {
  expect(sitemap([page('/es/quote', '')], site).split('\n')[2]).toBe(
    '<url><loc>https://oak.example/es/quote</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://oak.example/quote"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://oak.example/es/quote"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://oak.example/quote"/></url>',
  );
});

it('llms.txt names every page once, under its heading, the Spanish ones under theirs', () => {
  const spanish = page('/es/blog/a-post', '<title>Un artículo</title>');
  const text = llmsText([home, post, spanish], defaultSettings, site);
  expect(text).toMatch(/^# Prairie Oak Landscaping\n\n> Landscaping company in Cypress, TX 77429/);
  expect(text).toContain('## Blog\n\n- [A post](https://oak.example/blog/a-post): \n');
  expect(text).toContain('## Company\n\n- [Yards & lawns](https://oak.example/)');
  expect(text).toContain('## In Spanish\n\n- [Un artículo](https://oak.example/es/blog/a-post)');
  expect(text.match(/a-post/g)).toHaveLength(2);
});

it('the manifest has an icon for every mask', () => {
  const { icons, short_name } = webManifest(defaultSettings);
  expect(short_name).toBe('Prairie Oak');
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

it('a page that asks search engines to stay away is in no list', async () => {
  const app = Fastify();
  const documents = [
    page('/shown', '<title>Shown</title>'),
    page('/hidden', '<title>Hidden</title><meta name="robots" content="noindex"/>'),
  ];
  const context = { config: readConfig({}), settings: () => defaultSettings };
  registerFoundFiles(app, context, async () => documents);
  for (const file of ['/sitemap.xml', '/llms.txt']) {
    const { body } = await app.inject(file);
    expect(body).toContain('/shown');
    expect(body).not.toContain('hidden');
  }
  await app.close();
});
