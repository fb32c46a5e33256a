// A screen of portal, console or desk adds few scripts and no sheet to its frame, and the first one stays within its budget.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';

type Route = {
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
};
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const client = join(projectRoot, 'build/client');
const manifest = readManifest();
const screens = Object.keys(manifest.routes).filter((id) =>
  /^(?:console|portal)\/.+\.page$/.test(id),
);

/** Beside its frame; the largest is the calendar, with its parts of React Aria. */
const MOST_SCRIPTS = 8;
/** Budgets: docs/product/pages-and-speed.md#budgets, in KB of 1,000 bytes. */
const FIRST_SCREEN = { 'portal/overview/overview.page': 170, 'console/today/today.page': 280 };

describe('a screen', () => {
  it('is found in the build', () => {
    expect(screens.length).toBeGreaterThan(50);
  });

  it('adds few scripts to its frame', () => {
    const many = screens.filter((id) => ownScripts(id).length > MOST_SCRIPTS);
    expect(many).toEqual([]);
  });

  it('adds no sheet to its frame: each would style the whole page again', () => {
    const added = screens.flatMap((id) => {
      const before = new Set(framesOf(id).flatMap((frame) => manifest.routes[frame]?.css ?? []));
      return (manifest.routes[id]?.css ?? []).filter((sheet) => !before.has(sheet));
    });
    expect(added).toEqual([]);
  });

  it.each(Object.entries(FIRST_SCREEN))('%s weighs at most %d KB as the first', (id, most) => {
    const { entry } = manifest;
    const all = [
      entry.module,
      ...entry.imports,
      ...framesOf(id).flatMap(scriptsOf),
      ...scriptsOf(id),
    ];
    const bytes = [...new Set(all)].map((file) => statSync(join(client, `${file}.br`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(most);
  });
});

function ownScripts(id: string): string[] {
  const { entry } = manifest;
  const before = new Set([entry.module, ...entry.imports, ...framesOf(id).flatMap(scriptsOf)]);
  return scriptsOf(id).filter((file) => !before.has(file));
}

function scriptsOf(id: string): string[] {
  const route = manifest.routes[id];
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/** What stands around a screen, from the inside out. */
function framesOf(id: string): string[] {
  const parent = manifest.routes[id]?.parentId;
  return parent ? [parent, ...framesOf(parent)] : [];
}

function readManifest(): Manifest {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const text = readFileSync(join(client, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}
