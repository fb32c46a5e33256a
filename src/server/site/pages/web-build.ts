// The built web house as the server sees it: React Router's build plus the agreements of src/web/entry.server.tsx.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoutes, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Problem } from '#contract/platform/problem.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';

/** Calls the API in-process with the visitor's cookies; what the pages' API client is built on. */
export type FetchApi = (
  method: string,
  path: string,
  init?: { body?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown }>;

/** What a render is given beyond the request. */
export type LoadContextOptions = {
  fetchApi: FetchApi;
  nonce: string | undefined;
  company: CompanyProfile;
  /** What the frame of every page names. */
  index: SiteIndex;
  /** Address of the islands' loader. */
  loaderScript: string;
  /** The parts that change by the second (fresh-parts.ts). */
  fresh?: FreshHtml | undefined;
  /** What a form carried as text; shown again when its page fails. */
  typed?: TypedForm | undefined;
  /** What the server has refused by itself, to be shown in place of a page. */
  problem?: Problem | undefined;
};

/** Parts of the frame as HTML, by their names. */
export type FreshHtml = Readonly<Record<string, string>>;

/** The parts, and when they may change although nothing is announced. */
export type Fresh = { parts: FreshHtml; changesAt: string };

/** The fields of a form in their order, without its files. */
export type TypedForm = { fields: [name: string, value: string][]; hadFiles: boolean };

/** React Router's server build with the exports that this server relies on. */
export type WebBuild = Omit<ServerBuild, 'entry'> & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      loadContext: (options: LoadContextOptions) => RouterContextProvider;
      /** What the error page shows for a value that a loader or an action has thrown. */
      pageProblem: (
        error: unknown,
        source: 'loader' | 'action',
        context: Readonly<RouterContextProvider>,
      ) => unknown;
      /** Makes the parts that change by the second. */
      freshParts: (context: RouterContextProvider) => Promise<Fresh>;
      /** The stylesheets that a page carries inside; none while developing. */
      stylesIn: (html: string) => readonly string[];
    };
  };
};

/** The web house as it was built; `loaderScript` is the address of the islands' loader. */
export type LoadedBuild = { build: WebBuild; loaderScript: string };

const CLIENT_MANIFEST = join(projectRoot, 'build/client/.vite/manifest.json');
const LOADER_SOURCE = 'src/web/islands/loader.ts';

/** Where the built files that browsers fetch lie. */
export const clientFolder = join(projectRoot, 'build/client');

/**
 * Loads the production build.
 *
 * @throws Error when it has not been built.
 */
export async function loadWebBuild(): Promise<LoadedBuild> {
  const entry = join(projectRoot, 'build/server/index.js');
  if (!existsSync(entry))
    throw new Error('The pages have not been built. Run `npm run build` first.');
  const build: WebBuild = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  const manifest = JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const loader = manifest[LOADER_SOURCE];
  if (!loader) throw new Error(`The build has no ${LOADER_SOURCE}.`);
  return { build, loaderScript: `/${loader.file}` };
}

export type RouteNode = { id: string; path?: string; index?: boolean; children: RouteNode[] };

/** A document loads no router and has the strict policy; an application is one person's and hydrated. */
export type PageKind = 'document' | 'application';

/** What kind of page a path has, whether it is rendered for each request, and whether a form may be posted there. */
export type FoundPage = { kind: PageKind; isRendered: boolean; takesForms: boolean };

/** So many addresses are remembered, none longer than this: strangers can ask for any number of any length. */
const REMEMBERED = { most: 1_000, longest: 200 };

/**
 * A function that finds the page of a path by the routes of the build; the catch-all counts as none. The router of
 * applications asks for a page's data at the same path with `.data` behind it.
 */
export function pageFinder(build: WebBuild): (pathname: string) => FoundPage | undefined {
  const routes = routeTree(build);
  // React Router ranks all routes with each match, which takes longer than many an answer.
  const known = new Map<string, FoundPage>();
  return (pathname) => {
    const path = pathname.replace(/\.data$/, '');
    const page = known.get(path);
    if (page) return page;
    const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? [];
    const found = pageOf(
      build,
      matches.map(({ route }) => route as RouteNode),
    );
    if (found && path.length <= REMEMBERED.longest) {
      if (known.size >= REMEMBERED.most) known.clear();
      known.set(path, found);
    }
    return found;
  };
}

/** The page at the end of a branch of routes. */
function pageOf(build: WebBuild, branch: readonly RouteNode[]): FoundPage | undefined {
  const [layout, page] = branch.slice(-2);
  const route = page ?? layout;
  if (route === undefined || route.path === '*') return undefined;
  // A form that is posted to the address of a layout is the layout's, although its index page is shown there.
  const takers = route.index ? [route, layout] : [route];
  const handle = handleOf(build, route.id);
  return {
    kind: handle?.document ? 'document' : 'application',
    isRendered: !handle?.document || handle.perRequest === true,
    takesForms: takers.some((one) => build.routes[one?.id ?? '']?.module?.action),
  };
}

/** What a page of the web house says about itself. */
export type PageHandle = {
  document?: true;
  /** A document that differs from request to request, such as one with a form's answer. */
  perRequest?: true;
  /** The page of what there is none of. */
  notFound?: true;
  /** A document that shows free slots and so ages with every booking. */
  showsOpenings?: true;
  /** Where a document lies whose address has a parameter, as of now; by its English addresses. */
  paths?: (context: RouterContextProvider) => readonly string[] | Promise<readonly string[]>;
};

/** What the page of a route says about itself. */
export function handleOf(build: WebBuild, routeId: string | undefined): PageHandle | undefined {
  return build.routes[routeId ?? '']?.module?.handle as PageHandle | undefined;
}

/** The routes under one, by default all. */
export function routeTree(build: WebBuild, parentId?: string): RouteNode[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      ...(route?.path !== undefined && { path: route.path }),
      ...(route?.index && { index: true }),
      children: route ? routeTree(build, route.id) : [],
    }));
}
