// Which documents there are, read from the routes of the build and what their pages say, so that no second list can differ.
import type { RouterContextProvider } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import {
  handleOf,
  type PageHandle,
  type RouteNode,
  routeTree,
  type WebBuild,
} from './web-build.ts';

type DocumentRoute = { path: string; handle: PageHandle };

/**
 * The paths of the documents whose bytes are the same for everyone until content changes or the day turns. Asked for
 * again before each refresh, because posts, areas and services come and go.
 *
 * @throws Error when a document whose address has a parameter does not say where it lies.
 */
export async function documentPaths(
  build: WebBuild,
  context: RouterContextProvider,
): Promise<string[]> {
  const paths = documentRoutes(build).map(async ({ path, handle }) => {
    if (handle.paths) {
      // A page says its English addresses; its route says in which language they are asked for.
      const language = languageOfPath(path);
      return (await handle.paths(context)).map((own) => hrefIn(language, own));
    }
    if (path.includes(':')) throw new Error(`the page of ${path} does not say its paths`);
    return [path];
  });
  return (await Promise.all(paths)).flat();
}

/** The paths of those that are rendered again after every booking. */
export function documentsWithOpenings(build: WebBuild): string[] {
  return documentRoutes(build)
    .filter(({ handle }) => handle.showsOpenings)
    .map(({ path }) => path);
}

function documentRoutes(build: WebBuild): DocumentRoute[] {
  return leavesOf(routeTree(build)).flatMap(({ id, path }) => {
    const handle = handleOf(build, id);
    const isKept = handle?.document && !handle.perRequest && !handle.notFound;
    return isKept ? [{ path, handle }] : [];
  });
}

function leavesOf(nodes: readonly RouteNode[], base = ''): { id: string; path: string }[] {
  return nodes.flatMap(({ id, path, children }) => {
    // The root has an empty path, a layout none.
    const whole = path ? `${base}/${path}` : base;
    return children.length > 0 ? leavesOf(children, whole) : [{ id, path: whole || '/' }];
  });
}
