// What is left out of React: the version at hand has all of it, and one that lost a part of it is refused.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './lean-react.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

describe('withoutUnused', () => {
  it('empties view transitions and leaves the rest as it stands', () => {
    const lean = withoutUnused(source);
    expect(lean).toMatch(/function startViewTransition\([^)]*\) \{\}/);
    expect(lean).not.toContain('FragmentInstance.prototype');
    expect(source.length - lean.length).toBeGreaterThan(50_000);
    const state = /function mountStateImpl\([\s\S]*?\n\}/.exec(source)?.[0];
    expect(lean).toContain(state);
  });

  it('refuses a React in which a function has another name', () => {
    const other = source.replaceAll('commitNestedViewTransitions', 'commitInnerViewTransitions');
    expect(() => withoutUnused(other)).toThrow('React has no commitNestedViewTransitions');
  });
});
