// Finding the page of an address: what kind it is and what may be posted there, the same however often it is asked.
import { expect, it } from 'vitest';
import { pageFinder, type WebBuild } from './web-build.ts';

const page = (id: string, path: string, module: object = {}, parentId = 'root') => ({
  id,
  path,
  parentId,
  module,
});
const document = { handle: { document: true } };
const action = () => null;
const routes = [
  { id: 'root', path: '', module: {} },
  page('blog', 'blog', document),
  page('book', 'book', { handle: { document: true, perRequest: true }, action }),
  page('portal', 'portal', { action }),
  { id: 'overview', index: true, parentId: 'portal', module: {} },
  page('visit', 'visits/:id', {}, 'portal'),
  page('rest', '*'),
];
const build = {
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
} as unknown as WebBuild;

const application = { kind: 'application', isRendered: true };

it.each([
  ['/blog', { kind: 'document', isRendered: false, takesForms: false }],
  ['/book', { kind: 'document', isRendered: true, takesForms: true }],
  ['/portal', { ...application, takesForms: true }],
  ['/portal.data', { ...application, takesForms: true }],
  ['/portal/visits/7', { ...application, takesForms: false }],
  ['/portal/visits/:id', { ...application, takesForms: false }],
  ['/Blog/', { kind: 'document', isRendered: false, takesForms: false }],
  ['/nothing', undefined],
])('%s', (path, expected) => {
  const find = pageFinder(build);
  expect([find(path), find(path)]).toEqual([expected, expected]);
});
