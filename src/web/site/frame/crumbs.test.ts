// The breadcrumb's names, links and what it keeps to itself (docs/product/home-page.md#breadcrumb).
import { expect, it } from 'vitest';
import { englishPath } from '#company/facts/languages.ts';
import routes from '../../routes.ts';
import { crumbsOf, translatedCrumbs } from './crumbs.ts';

it('uses the friendly names and does not link the last crumb', () => {
  expect(crumbsOf('/gallery-full', [], true)).toEqual([
    { label: 'Complete Gallery', current: true },
  ]);
  expect(crumbsOf('/blog/a-post', [], true)).toEqual([
    { label: 'Blog', href: '/blog' },
    { label: 'a-post', current: true },
  ]);
});

it('leaves the token of a mailed link out', () => {
  expect(crumbsOf('/appointment/s3cret', ['s3cret'], true)).toEqual([
    { label: 'Your Appointment', current: true },
  ]);
  expect(crumbsOf('/review/s3cret', ['s3cret'], true)).toEqual([
    { label: 'Review a Booking', current: true },
  ]);
});

it('leads to the page above in its own language', () => {
  const labels = { '/services': 'Servicios', '/appointment': 'Su consulta' };
  const title = { label: 'Cercas' };
  expect(translatedCrumbs('/es/services/fencing', [], labels, title)).toEqual([
    { label: 'Servicios', href: '/es/services' },
    { label: 'Cercas', current: true },
  ]);
  expect(translatedCrumbs('/es/services/fencing', [], labels)).toEqual([]);
  expect(translatedCrumbs('/es/services', [], labels)).toEqual([
    { label: 'Servicios', current: true },
  ]);
  expect(translatedCrumbs('/es/appointment/s3cret', ['s3cret'], labels)).toEqual([
    { label: 'Su consulta', current: true },
  ]);
});

it('names a Spanish page by its label, leads to the Spanish one above it, and takes a title where no label says it', () => {
  const labels = { '/blog': 'Blog', '/blog/tips': 'Consejos', '/appointment': 'Su consulta' };
  const crumbs = (path: string, title?: string) =>
    translatedCrumbs(path, ['s3cret'], labels, title === undefined ? undefined : { label: title });
  expect(crumbs('/es/appointment/s3cret')).toEqual([{ label: 'Su consulta', current: true }]);
  expect(crumbs('/es/blog/tips')).toEqual([
    { label: 'Blog', href: '/es/blog' },
    { label: 'Consejos', current: true },
  ]);
  expect(crumbs('/es/blog/a-post', 'Cada mes')).toEqual([
    { label: 'Blog', href: '/es/blog' },
    { label: 'Cada mes', current: true },
  ]);
  expect(crumbs('/es/nothing')).toEqual([]);
});

it('shows the segments of an unknown path as they are', () => {
  expect(crumbsOf('/no/such%20page', [], false)).toEqual([{ label: 'no' }, { label: 'such page' }]);
  expect(crumbsOf('/%zz', [], false)).toEqual([{ label: '%zz' }]);
});

it('has a name for every page of the site', () => {
  const [site] = routes as unknown as { children: { path?: string }[] }[];
  const fixed =
    site?.children.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [path] : [])) ?? [];
  expect(fixed.length).toBeGreaterThan(20);
  // The home page has no breadcrumb in any language.
  const unnamed = fixed.filter((path) => {
    if (englishPath(`/${path}`) === '/') return false;
    const last = crumbsOf(`/${path}`, [], true).at(-1)?.label;
    return last === path.split('/').at(-1);
  });
  expect(unnamed).toEqual([]);
});
