// Stylesheets that stand beside a component are its own: every selector begins with its class, so that it changes nothing else.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

const files = globSync('src/web/{ui,forms,shared,portal,console,dev-kit}/**/*.css', {
  cwd: projectRoot,
});

describe('the stylesheet of a component', () => {
  it('is found beside many', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  it.each(files)('%s speaks of its component alone', (file) => {
    const own = `.${basename(file, '.css')}`;
    const css = readFileSync(join(projectRoot, file), 'utf8');
    expect(selectorsOf(css).filter((selector) => !isOf(own, selector))).toEqual([]);
  });

  it('would be objected to with a foreign selector in it', () => {
    const css = '@layer components { .menu-item, .card > .menu { color: red } /* .x */ .menu {} }';
    expect(selectorsOf(css).filter((selector) => !isOf('.menu', selector))).toEqual([
      '.card > .menu',
    ]);
  });
});

/** The class itself, a part of it (`-`), or more conditions on it. */
function isOf(own: string, selector: string): boolean {
  return selector.startsWith(own) && /^(?![\w])/.test(selector.slice(own.length));
}

/** Every selector of rules, also within layers and queries; steps of animations are none. */
function selectorsOf(css: string): string[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  const preludes = [...plain.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));
}
