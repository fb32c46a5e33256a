// Stylesheets follow one rule (docs/decisions/0033-styling-by-one-rule.md): each stands beside its component and speaks of it alone.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { themeColor } from '#web/styles/theme-color.ts';
import { componentsOf, foreignSelectors, notListed, ownClass, rawValues } from './style-rule.ts';

const all = globSync('src/web/**/*.css', { cwd: projectRoot }).sort();
const components = all.filter((file) => !file.startsWith('src/web/styles/'));
const ground = ['tokens', 'fonts', 'font-fallbacks', 'base', 'application-base', 'pictures.gen'];
const lists = all.filter(
  (file) => file.startsWith('src/web/styles/') && !ground.includes(basename(file, '.css')),
);
const classes = components.map(ownClass);
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

describe('the stylesheet of a component', () => {
  it('is found beside many, each with a class of its own', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(new Set(classes).size).toBe(classes.length);
  });

  it.each(components)('%s stands beside its component', (file) => {
    expect(componentsOf(file).filter((path) => existsSync(join(projectRoot, path)))).not.toEqual(
      [],
    );
  });

  it.each(components)('%s speaks of its component alone', (file) => {
    expect(foreignSelectors(file, read(file), classes)).toEqual([]);
  });

  it.each(components)('%s is carried by a list or by its component', (file) => {
    const listed = lists.some((list) =>
      read(list).includes(`'${file.replace('src/web/', '../')}'`),
    );
    const imported = componentsOf(file).some(
      (path) =>
        existsSync(join(projectRoot, path)) &&
        // By its address where a document fetches it with a part that comes later.
        [`'./${basename(file)}'`, `'./${basename(file)}?url'`].some((name) =>
          read(path).includes(name),
        ),
    );
    expect(listed || imported).toBe(true);
  });

  it('would be objected to with a foreign selector in it', () => {
    const css = `@layer components { .menu-item, .card > .menu { --a: b } /* .x */ .menu {}
      .on-deep .menu, :root:not([data-a]) .menu, :is(.menu-a, .menu-b) p, html:has(.menu[open]) {}
      :is(.menu, .card) p, body, .menus, .menu-bar a, & p {} @page { margin: 0 } }`;
    expect(foreignSelectors('src/web/ui/menu.css', css, ['.menu', '.menu-bar'])).toEqual([
      '.card > .menu',
      ':is(.menu, .card) p',
      'body',
      '.menus',
      '.menu-bar a',
    ]);
    expect(foreignSelectors('src/web/a/b.page.css', '.b-page-x {} .b {}', [])).toEqual(['.b']);
  });

  it('would be objected to without a component', () => {
    expect(componentsOf('src/web/ui/nothing.css').some(existsSync)).toBe(false);
  });
});

describe('a stylesheet', () => {
  it.each(all.filter((file) => !/tokens|\.gen/.test(file)))('%s names no raw value', (file) => {
    expect(rawValues(read(file))).toEqual([]);
  });

  it('would be objected to with one', () => {
    const css = `.a { color: #FFF; border: 1px solid rgb(0 0 0 / 0.5); background: linear-gradient(White, oklch(1 0 0)) }
      .b { font-weight: 600; font-size: 0.875rem; min-height: 2.75rem } @media (width >= 64rem) { .c { white-space: nowrap } }
      .d { color: var(--color-red); fill: color-mix(in oklab, currentcolor 5%, transparent) } /* #fff */`;
    expect(rawValues(css)).toEqual([
      'color: #FFF',
      'border: 1px solid rgb(0 0 0 / 0.5)',
      'background: linear-gradient(White, oklch(1 0 0))',
      'font-weight: 600',
      'font-size: 0.875rem',
      'min-height: 2.75rem',
      '@media (width >= 64rem)',
    ]);
  });
});

describe('a stylesheet of documents', () => {
  const ofApplications = /\/(?:app|console|crew|portal)\/|application/;
  // docs/decisions/0019: it would make every box that is ticked look through the whole page.
  it.each(all.filter((file) => !ofApplications.test(file)))('%s does not ask the root', (file) => {
    expect(rulesOnRoot(read(file))).toEqual([]);
  });

  it('would be objected to with such a rule', () => {
    const css = ':root:has(:focus) .a, .b:has(:checked) { } html:has(.c[open]) { }';
    expect(rulesOnRoot(css)).toEqual([':root:has(', 'html:has(']);
  });

  // A page that is printed is a body of its own, known from its first child.
  function rulesOnRoot(css: string): string[] {
    return css.match(/(?<![\w.#-])(?::root|html|body|main)[^\s{},>]*:has\((?!> )/g) ?? [];
  }
});

describe('a list of sheets', () => {
  it.each(lists)('%s lists and says nothing itself', (file) => {
    expect(notListed(read(file))).toEqual([]);
  });

  it('would be objected to with a rule in it', () => {
    expect(notListed("@import './a.css'; .a { color: blue }")).toEqual(['.a { color: blue }']);
  });
});

it("gives browsers the page's ground for their bars", () => {
  const tokens = read('src/web/styles/tokens.css');
  const [light, dark] = [...tokens.matchAll(/--color-ground: ([^;]+);/g)].map(([, value]) => value);
  expect(themeColor).toEqual({ light, dark });
});

describe('the web fonts', () => {
  const faces = (file: string) => read(file).match(/@font-face \{[^}]*\}/g) ?? [];

  it('are used from the next page on when they come late, and set no text anew', () => {
    const fonts = faces('src/web/styles/fonts.css');
    expect(fonts.length).toBeGreaterThan(0);
    for (const face of fonts) expect(face).toContain('font-display: optional;');
  });

  it('have fallbacks of the same height and of one range of weights, of which a browser takes what it has', () => {
    const ranges = new Map<string, Set<string>>();
    for (const face of faces('src/web/styles/font-fallbacks.css')) {
      const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? '';
      const height = value('font-family').includes('Fraunces') ? 0.978 : 0.95;
      const scaled =
        (Number.parseFloat(value('size-adjust')) * Number.parseFloat(value('ascent-override'))) /
        10_000;
      expect(scaled).toBeCloseTo(height, 3);
      const preferred = /local\('([\w ]+?)(?: Bold| Medium)?'\)/.exec(face)?.[1] ?? '';
      ranges.set(preferred, (ranges.get(preferred) ?? new Set()).add(value('font-weight')));
    }
    expect(ranges.get('Roboto')).toEqual(ranges.get('Arial'));
    expect(ranges.get('Noto Serif')).toEqual(ranges.get('Georgia'));
  });
});
