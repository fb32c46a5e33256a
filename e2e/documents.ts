// Reads a document's HTML as a crawler does, with the browser's own parser and without running anything in it.
import type { Page } from '@playwright/test';

export type Found = {
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  preview: string;
  /** How many first-level headings there are. */
  headings: number;
  ids: string[];
  /** Links within the site. */
  links: { path: string; fragment: string }[];
  /** Pictures, scripts and stylesheets of our own. */
  files: string[];
  /** Sources of pictures that lack width, height or an alternative text. */
  barePictures: string[];
  /** Words of the structured data that the page itself does not say. */
  unsaid: string[];
};

/** Properties whose values are for machines: addresses, codes, dates. */
const CODES = [
  '@context',
  '@type',
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'inLanguage',
  'dayOfWeek',
  'opens',
  'closes',
  'datePublished',
  'dateModified',
  'addressCountry',
];

/** Reads one document. `path` is where it was found. */
export async function readDocument(page: Page, path: string, html: string): Promise<Found> {
  const { structured, text, phones, ...found } = await page.evaluate(parse, { html, path });
  return { ...found, unsaid: unsaid(structured, text, phones) };
}

/** Runs in the browser. */
function parse({ html, path }: { html: string; path: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const base = new URL(path, 'http://site.invalid');
  const attribute = (selector: string, name: string) =>
    parsed.querySelector(selector)?.getAttribute(name) ?? null;
  const inside = (address: string) => new URL(address, base).origin === base.origin;
  const addresses = (selector: string, name: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const files = [
    ...addresses('img[src]', 'src'),
    ...addresses('script[src]', 'src'),
    ...addresses('link[rel="stylesheet"]', 'href'),
    ...addresses('source[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
  ];
  const structured = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? ''),
  );
  const head = `${parsed.title} ${attribute('meta[name="description"]', 'content') ?? ''}`;
  for (const hidden of parsed.body.querySelectorAll('script, style')) hidden.remove();
  return {
    title: parsed.title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    preview: attribute('meta[property="og:image"]', 'content') ?? '',
    headings: parsed.querySelectorAll('h1').length,
    ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    links: addresses('a[href]', 'href')
      .filter(inside)
      .map((address) => new URL(address, base))
      .map(({ pathname, search, hash }) => ({ path: pathname + search, fragment: hash.slice(1) })),
    files: files.filter((file) => file.startsWith('/')),
    barePictures: [...parsed.querySelectorAll('img')]
      .filter((img) => !['width', 'height', 'alt'].every((name) => img.hasAttribute(name)))
      .map(({ src }) => src),
    structured,
    text: `${head} ${parsed.body.textContent ?? ''}`,
    phones: addresses('a[href^="tel:"]', 'href').map((href) => href.slice(4)),
  };
}

/** The strings of the structured data that do not occur in the page's text. Spaces and capitals do not matter. */
function unsaid(structured: unknown, text: string, phones: readonly string[]): string[] {
  const said = plain(text);
  return strings(structured).flatMap(({ name, value }) => {
    if (CODES.includes(name)) return [];
    if (name === 'telephone') return phones.includes(value) ? [] : [value];
    const parts = name === 'paymentAccepted' || name === 'keywords' ? value.split(', ') : [value];
    return parts.filter((part) => !said.includes(plain(part)));
  });
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function strings(value: unknown, name = ''): { name: string; value: string }[] {
  if (typeof value === 'string') return [{ name, value }];
  if (Array.isArray(value)) return value.flatMap((each) => strings(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => strings(each, key));
}
