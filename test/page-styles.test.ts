// Every page comes with the stylesheets of the components that it is made of (docs/decisions/0033-styling-by-one-rule.md).
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { reachedFrom } from '../scripts/reached-modules.ts';
import { componentsOf } from './style-rule.ts';

const STYLES = 'src/web/styles';
const there = (file: string) => existsSync(join(projectRoot, file));
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** What every page in a frame has. */
const frames = {
  site: [`${STYLES}/app.css`, `${STYLES}/frame.css`],
  application: [`${STYLES}/application.css`],
};

/** The console takes the thumbnail alone from picture.tsx; the field of pictures says what it looks like. */
const notForConsole = 'src/web/ui/picture.css';

const pages = globSync('src/web/**/*.page.tsx', { cwd: projectRoot }).sort();

/** The sheet of a component, by the file of the component. */
const sheetOf = new Map(
  globSync('src/web/**/*.css', { cwd: projectRoot }).flatMap((sheet) =>
    componentsOf(sheet)
      .filter(there)
      .map((component) => [component, sheet] as const),
  ),
);

/** The files of our own that a module takes, at once or when it needs them; not what it takes types alone of. */
function importsOf(file: string): string[] {
  if (!/\.(tsx?|css)$/.test(file)) return [];
  const text = read(file).replace(/import type[^;]*;/g, '');
  return [...text.matchAll(/(?:from|import|import\()\s*'([^'?]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(?:#web\/|\.)/.test(name))
    .map((name) =>
      name.startsWith('.') ? join(dirname(file), name) : name.replace('#web', 'src/web'),
    )
    .filter(there);
}

/** The sheets that a page names in its `handle`. */
function carriedBy(page: string): string[] {
  const named = read(page).match(/sheets: \[([^\]]*)\]/)?.[1] ?? '';
  return [...named.matchAll(/'([^']+)'/g)].map(([, name]) => `${STYLES}/${name}.css`);
}

/** The sheets of components that are in a page and do not come with it. */
function missingOn(page: string, carried = carriedBy(page)): string[] {
  const modules = [...reachedFrom([page], importsOf)];
  const frame = page.startsWith('src/web/site/') ? frames.site : frames.application;
  const come = reachedFrom(
    [...frame, ...carried, ...modules.filter((file) => file.endsWith('.css'))],
    importsOf,
  );
  const needed = modules.flatMap((file) => sheetOf.get(file) ?? []);
  const isConsole = page.startsWith('src/web/console/');
  return needed.filter((sheet) => !come.has(sheet) && !(isConsole && sheet === notForConsole));
}

describe('a page', () => {
  it('is found beside many', () => {
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each(pages)('%s comes with the sheets of its components', (page) => {
    expect(missingOn(page)).toEqual([]);
  });

  it('would be objected to without them', () => {
    const booking = '../features/booking';
    expect(missingOn('src/web/site/booking/book.page.tsx', [])).toEqual(
      expect.arrayContaining([join(STYLES, booking, 'calendar/day-cell.css')]),
    );
  });
});
