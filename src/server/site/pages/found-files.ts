// What makes the site found: robots.txt, the site map, the web manifest, and llms.txt for language models.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { companyAddress } from '#company/facts/company-place.ts';
import { alternateAddresses, languageOfPath } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { escapeXml } from '#server/platform/http/xml.ts';
import type { ServerContext } from '../../context.ts';
import type { DocumentFacts } from './document-facts.ts';

/** Crawlers come by the clock; for this long they need not ask us again. */
const KEPT_SECONDS = 300;

/**
 * What crawlers are asked to leave alone (docs/product/pages-and-speed.md#found-files). It protects nothing;
 * permissions do.
 */
const DISALLOWED = ['/admin-support/', '/api/', '/_next/', '/src/'];

/** The order of llms.txt; every English page stands under the first heading that its path begins with, the Spanish ones come last. */
const LLMS_HEADINGS = [
  { prefix: '/services', heading: 'Services' },
  { prefix: '/areas', heading: 'Service areas' },
  { prefix: '/blog', heading: 'Blog' },
  { prefix: '/', heading: 'Company' },
] as const;
const IN_SPANISH = 'In Spanish';

/** Registers the four files. `documents` gives what the pages say that are served at the moment. */
export function registerFoundFiles(
  app: FastifyInstance,
  { config, settings }: Pick<ServerContext, 'config' | 'settings'>,
  documents: () => Promise<readonly DocumentFacts[]>,
): void {
  const facts = async () => (await documents()).filter((page) => page.isIndexable);
  const files: Record<string, { type: string; text: () => string | Promise<string> }> = {
    '/robots.txt': { type: 'text/plain', text: () => robotsText(config.publicUrl) },
    '/sitemap.xml': {
      type: 'application/xml',
      text: async () => sitemap(await facts(), config.publicUrl),
    },
    '/llms.txt': {
      type: 'text/plain',
      text: async () => llmsText(await facts(), settings(), config.publicUrl),
    },
    '/site.webmanifest': {
      type: 'application/manifest+json',
      text: () => JSON.stringify(webManifest(settings())),
    },
  };
  for (const [path, { type, text }] of Object.entries(files)) {
    app.get(path, async (_request, reply: FastifyReply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .send(await text()),
    );
  }
}

/** robots.txt (RFC 9309). */
export function robotsText(site: URL): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n');
}

/** The site map (sitemaps.org): canonical addresses, the last change of what has one, and the versions of a page by language. */
export function sitemap(pages: readonly DocumentFacts[], site: URL): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(({ path, changed }) => {
      const address = escapeXml(new URL(path, site).href);
      const alternates = alternateAddresses(path).map(
        (version) =>
          `<xhtml:link rel="alternate" hreflang="${version.hrefLang}" href="${escapeXml(new URL(version.path, site).href)}"/>`,
      );
      return `<url><loc>${address}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}${alternates.join('')}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

/** The pages with what each is about, the Spanish ones below a heading of their own, as llmstxt.org proposes. */
export function llmsText(
  pages: readonly DocumentFacts[],
  company: BusinessSettings,
  site: URL,
): string {
  const headings = [...LLMS_HEADINGS.map(({ heading }) => heading), IN_SPANISH];
  const sections = headings.map((heading) => ({
    heading,
    lines: pages
      .filter(({ path }) => headingOf(path) === heading)
      .map(
        ({ path, title, description }) =>
          `- [${title}](${new URL(path, site).href}): ${description}`,
      ),
  }));
  return [
    `# ${company.companyName}`,
    '',
    `> Landscaping company in ${companyAddress(company)}, since ${company.foundedYear}. Phone ${company.phone}, email ${company.email}.`,
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ heading, lines }) => ['', `## ${heading}`, '', ...lines]),
    '',
  ].join('\n');
}

function headingOf(path: string): string | undefined {
  if (languageOfPath(path) === 'es') return IN_SPANISH;
  return LLMS_HEADINGS.find(({ prefix }) => path.startsWith(prefix))?.heading;
}

/** The manifest of the site on a home screen (W3C Web Application Manifest). */
export function webManifest({ companyName, shortName }: BusinessSettings) {
  const icon = (file: string, size: number) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: companyName,
    short_name: shortName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f8f5ee',
    theme_color: '#f8f5ee',
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
