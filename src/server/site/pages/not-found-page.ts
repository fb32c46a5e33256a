// The 404 page: rendered once, with its breadcrumb filled in as text per address, so that no stray visitor renders.

import { englishPath, type Language } from '#company/facts/languages.ts';

/** The paths that the page is rendered for; their segment marks the crumb that is repeated. */
export const notFoundPaths: Readonly<Record<Language, string>> = {
  en: '/-segment-',
  es: '/es/-segment-',
};

const SEGMENT = '-segment-';
const MAX_SEGMENTS = 6;
const MAX_SEGMENT_LENGTH = 60;

/**
 * Splits the rendered page at its one crumb.
 *
 * @returns a function from a path to the page for it.
 * @throws Error when the page does not show the segment as the text of exactly one list item.
 */
export function notFoundPage(html: string): (pathname: string) => string {
  const crumb = /<li[^>]*>(?:(?!<\/?li)[\s\S])*?-segment-[\s\S]*?<\/li>/.exec(html);
  if (!crumb) throw new Error('the 404 page shows no crumb for its segment');
  const before = html.slice(0, crumb.index);
  const after = html.slice(crumb.index + crumb[0].length);
  return (pathname) =>
    before +
    segmentsOf(pathname)
      .map((text) => fill(crumb[0], text))
      .join('') +
    after;
}

function fill(crumb: string, text: string): string {
  return crumb.replaceAll(SEGMENT, () => escapeHtml(text));
}

function segmentsOf(pathname: string): string[] {
  return englishPath(pathname)
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS)
    .map((segment) => decode(segment).slice(0, MAX_SEGMENT_LENGTH));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
