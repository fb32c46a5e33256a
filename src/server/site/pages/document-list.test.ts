// Which documents there are follows from the routes and from what their pages say.
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { documentPaths, documentsWithOpenings } from './document-list.ts';
import type { PageHandle, WebBuild } from './web-build.ts';

type Route = { path?: string; index?: true; handle?: PageHandle };

/** A build with these routes below the root, whose path is empty, and a layout, which has none. */
function buildOf(routes: Record<string, Route>): WebBuild {
  const pages = Object.entries(routes).map(([id, { handle, ...route }]) => [
    id,
    { id, parentId: 'layout', ...route, module: { handle } },
  ]);
  const frame = {
    root: { id: 'root', path: '', module: {} },
    layout: { id: 'layout', parentId: 'root', module: {} },
  };
  return { routes: { ...frame, ...Object.fromEntries(pages) } } as WebBuild;
}

const context = new RouterContextProvider();

it('are those that say so, with every address that one with a parameter has', async () => {
  const build = buildOf({
    home: { index: true, handle: { document: true, showsOpenings: true } },
    areas: { path: 'areas', handle: { document: true } },
    area: {
      path: 'areas/:slug',
      handle: { document: true, paths: async () => ['/areas/katy', '/areas/spring'] },
    },
    spanishService: {
      path: 'es/services/:id',
      handle: { document: true, paths: async () => ['/services/fencing'] },
    },
    post: {
      path: 'blog/:slug',
      handle: { document: true, paths: async () => ['/blog/mulch'] },
    },
    spanishPost: {
      path: 'es/blog/:slug',
      handle: { document: true, paths: async () => ['/blog/mulch'] },
    },
    book: { path: 'book', handle: { document: true, perRequest: true } },
    signIn: { path: 'sign-in' },
    lost: { path: '*', handle: { document: true, notFound: true } },
  });
  expect(await documentPaths(build, context)).toEqual([
    '/',
    '/areas',
    '/areas/katy',
    '/areas/spring',
    '/es/services/fencing',
    '/blog/mulch',
    '/es/blog/mulch',
  ]);
  expect(documentsWithOpenings(build)).toEqual(['/']);
});

it('stop the start when one of them does not say where it lies', async () => {
  const build = buildOf({ post: { path: 'blog/:slug', handle: { document: true } } });
  await expect(documentPaths(build, context)).rejects.toThrow('/blog/:slug');
});
