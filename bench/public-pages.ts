// The public pages by their addresses, read from the routes and the site map, so that no page escapes a measurement.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/web/routes.ts';

/** The layout of what anyone may open; portal, console and crews have others. */
const PUBLIC_LAYOUT = 'site/frame/site.layout.tsx';

/** What only the holder of a link or a code sees, where strangers are led elsewhere, and the page behind the button that signs out. */
const NOT_OPEN =
  /\/:(token|code)$|^(?:\/es)?\/(?:sign-in\/confirm|sign-out|newsletter\/unsubscribe)$/;

/** Stands for any address that is no page. */
const NO_SUCH_PAGE = '/no-such-page';

/** What a site map is read from: an address, or a context of a browser test with one. */
type ReadText = (path: string) => Promise<string>;

/**
 * Every route that a stranger can open, each with its pages: one for a plain route, those of the site map for one with a
 * parameter.
 *
 * @throws Error for a route with a parameter of which the site map names no page.
 */
export async function publicRoutes(read: ReadText): Promise<Map<string, string[]>> {
  const named = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const patterns = openPatterns();
  return new Map(
    patterns.map((pattern) => {
      if (pattern === '/*') return [pattern, [NO_SUCH_PAGE]];
      if (!pattern.includes(':')) return [pattern, [pattern]];
      const form = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
      const pages = named.filter((path) => form.test(path) && !patterns.includes(path));
      if (pages.length === 0) throw new Error(`the site map names no page of ${pattern}`);
      return [pattern, pages];
    }),
  );
}

/** The addresses of all public pages that answer 200. */
export async function publicPages(origin: string): Promise<string[]> {
  const all = await publicRoutes(async (path) => (await fetch(`${origin}${path}`)).text());
  return [...all.values()].flat().filter((path) => path !== NO_SUCH_PAGE);
}

/** The heaviest page of each public route: pages of one route differ in their words alone. */
export async function heaviestOfEachRoute(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const routes = [...(await publicRoutes(read)).values()].filter(
    (pages) => !pages.includes(NO_SUCH_PAGE),
  );
  return Promise.all(
    routes.map(async (pages) => {
      const sizes = await Promise.all(pages.map(async (path) => (await read(path)).length));
      return pages[sizes.indexOf(Math.max(...sizes))] ?? '/';
    }),
  );
}

function openPatterns(): string[] {
  const site = routes.find(({ file }) => file === PUBLIC_LAYOUT);
  const paths = leavesOf(site?.children ?? []).map(({ path }) => `/${path ?? ''}`);
  return paths.filter((path) => !NOT_OPEN.test(path));
}

function leavesOf(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
