// What only applications need reaches no document.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

const client = join(projectRoot, 'build/client');
const read = (file: string) => readFileSync(file, 'utf8');

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const manifest = JSON.parse(read(join(client, '.vite/manifest.json'))) as Record<string, Chunk>;

/** Texts that stand in the code of each library, whatever a minifier does to it. */
const SIGNS = {
  'React Aria': 'react-aria-pressable',
  'TanStack Query': 'refetchOnWindowFocus',
  Conform: '__intent__',
  Zod: 'unrecognized_keys',
};

/** The scripts that an entry loads sooner or later. */
function scriptsOf(entry: string): string {
  const reached = new Set([entry]);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  const files = new Set([...reached].map((key) => manifest[key]?.file ?? ''));
  return [...files].map((file) => read(join(client, file))).join('\n');
}

function entryOf(source: RegExp): string {
  const key = Object.keys(manifest).find((name) => source.test(name));
  if (!key) throw new Error(`the build has no ${source}`);
  return key;
}

const found = (scripts: string) =>
  Object.entries(SIGNS)
    .filter(([, sign]) => scripts.includes(sign))
    .map(([library]) => library);

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer();
});
afterAll(() => server.close());

describe('the libraries of applications', () => {
  it('are with the applications, where the signs are known by', () => {
    expect(found(scriptsOf(entryOf(/today\.page\.tsx/)))).toEqual(
      expect.arrayContaining(['React Aria', 'TanStack Query']),
    );
    expect(found(scriptsOf(entryOf(/\/sign-in\/sign-in\.page\.tsx/)))).toEqual(
      expect.arrayContaining(['Conform', 'Zod']),
    );
  });

  it('are in nothing that a document can load', () => {
    expect(found(scriptsOf(entryOf(/islands\/loader\.ts$/)))).toEqual([]);
  });

  it('bring no script of documents along: what both use, each has for itself', () => {
    const loader = manifest[entryOf(/islands\/loader\.ts$/)]?.file ?? '';
    for (const page of [
      /today\.page\.tsx/,
      /overview\.page\.tsx/,
      /\/sign-in\/sign-in\.page\.tsx/,
      /own-account\.page\.tsx/,
      /desk\.layout\.tsx/,
    ]) {
      expect(scriptsOf(entryOf(page))).not.toContain(basename(loader));
    }
  });

  it('have no style in a stylesheet that a document carries or links', async () => {
    const html = await (await fetch(server.url)).text();
    const linked = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href);
    const styles = [html, ...linked.map((href) => read(join(client, href)))].join('\n');
    const parts = globSync(
      'src/web/{ui/app,forms/app,features/application,portal,console}/**/*.css',
      {
        cwd: projectRoot,
      },
    );
    const own = parts.map((file) => `.${basename(file, '.css')}`);
    expect(own.length).toBeGreaterThan(15);
    expect(
      own.filter((name) => styles.includes(`${name}{`) || styles.includes(`${name}-`)),
    ).toEqual([]);
  });
});
