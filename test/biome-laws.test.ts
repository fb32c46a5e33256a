// Plants a breach of every law of Biome, and expects it to object: a silent law is none.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { expected, type Planted, plant, sources } from './planted-tree.ts';

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'biome-laws-'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** A source that breaks a law, and where. */
const faults: Planted[] = [
  ['src/server/default.ts', 'export default 1;', 'noDefaultExport'],
  [
    'src/server/long.ts',
    `export function long() {${'\n  long();'.repeat(61)}\n}`,
    'noExcessiveLinesPerFunction',
  ],
  ['src/server/environment.ts', 'export const port = process.env.PORT;', 'noProcessEnv'],
  ['src/company/environment.ts', 'export const port = process.env.PORT;', 'noProcessEnv'],
  ['src/server/barrel.ts', `export { readConfig } from './config.ts';`, 'noBarrelFile'],
  ['src/server/any.ts', 'export const same = (value: any) => value;', 'noExplicitAny'],
  [
    'src/web/sure.ts',
    'export const first = (all: 1[]) => all[0]!.valueOf();',
    'noNonNullAssertion',
  ],
  ['src/server/chatty.ts', `console.log('planted');`, 'noConsole'],
  ['src/company/enum.ts', 'export enum Planted { One }', 'noEnum'],
  [
    'src/company/interface.ts',
    'export interface Planted { one: 1 }',
    'useConsistentTypeDefinitions',
  ],
  ['src/company/CamelCase.ts', 'export const planted = 1;', 'useFilenamingConvention'],
  ['src/server/value.ts', `import { A } from './a.ts'; export type B = A;`, 'useImportType'],
];
const faultless: Record<string, string> = {
  'src/server/platform/installation/config.ts': 'export const port = process.env.PORT;',
  'src/web/site/home/home.page.tsx': 'export default function Home() { return null; }',
};

describe("Biome's laws", () => {
  it('object to every planted fault, and to nothing that they allow by name', () => {
    const root = plant(tree, {
      '.gitignore': 'node_modules/',
      'biome.json': readFileSync(join(projectRoot, 'biome.json'), 'utf8'),
      ...faultless,
      ...sources(faults),
    });
    const { stdout } = spawnSync(
      join(projectRoot, 'node_modules/.bin/biome'),
      ['lint', '--reporter=github', '--max-diagnostics=none'],
      { cwd: root, encoding: 'utf8' },
    );
    const found = [...stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g)];
    const named = found.map(([, rule, file = '']) => [relative(realpathSync(root), file), [rule]]);
    expect(Object.fromEntries(named)).toEqual(expected(faults));
  });
});
