// The house by domains: the same names in every house, and no circle of folders.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { folderCircles, type Needs } from './folder-circles.ts';

const { options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  options: ICruiseOptions;
};

/** Where things of the product are, in the order in which they may know each other. */
const DOMAINS = [
  'platform',
  'accounts',
  'customers',
  'leads',
  'booking',
  'quotes',
  'visits',
  'chat',
  'billing',
  'site',
  'overviews',
];

/** The top of the server, and people who are invented. */
const BESIDES = ['demo', 'start'];

/** Rules of time and money are of no domain. */
const OF_ALL = ['time', 'money'];

describe('the house by domains', () => {
  it.each([
    ['src/server', [...DOMAINS, ...BESIDES]],
    ['src/contract', DOMAINS],
    ['src/company/rules', [...DOMAINS, ...OF_ALL]],
  ])('%s has no folder of another name', (house, names) => {
    expect(foldersIn(house).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(['src/server', 'src/contract', 'src/company'])(
    '%s has no folders that need each other',
    async (house) => {
      // The top of the server knows the types of all its parts.
      const files = (await needsIn(house)).filter(({ file }) => !/^src\/server\/[^/]+$/.test(file));
      expect(files.length).toBeGreaterThan(10);
      expect(folderCircles(files)).toEqual([]);
    },
  );

  it('src/web has no rooms that need each other, whatever folders they have within', async () => {
    const files = (await needsIn('src/web')).flatMap(({ file, needs }) =>
      isInRoom(file) ? [{ file: inRoom(file), needs: needs.filter(isInRoom).map(inRoom) }] : [],
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(folderCircles(files)).toEqual([]);
  });
});

describe('circles of folders', () => {
  it('are found however many folders they go through, and named once', () => {
    const files = [
      { file: 'a/one.ts', needs: ['b/two.ts', 'a/other.ts'] },
      { file: 'b/two.ts', needs: ['c/three.ts'] },
      { file: 'c/three.ts', needs: ['a/four.ts', 'd/five.ts'] },
      { file: 'd/five.ts', needs: ['e/six.ts'] },
    ];
    expect(folderCircles(files)).toEqual([['a', 'b', 'c']]);
  });

  it('are none where arrows go one way', () => {
    expect(
      folderCircles([
        { file: 'a/one.ts', needs: ['b/two.ts'] },
        { file: 'a/b/one.ts', needs: ['a/one.ts', 'b/two.ts'] },
      ]),
    ).toEqual([]);
  });
});

function foldersIn(house: string): string[] {
  return readdirSync(join(projectRoot, house), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The files of a house without its tests, with what they need of it at run time. */
async function needsIn(house: string): Promise<Needs[]> {
  const { output } = await cruise([house], { ...options, baseDir: projectRoot });
  return (output as ICruiseResult).modules
    .filter(({ source }) => source.startsWith('src/') && !/\.test\.tsx?$/.test(source))
    .map(({ source, dependencies }) => ({
      file: source,
      needs: dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved)
        .filter((resolved) => resolved.startsWith(`${house}/`)),
    }));
}

/** A room is a folder of an audience, of features, forms or ui. What lies beside the rooms is the frame of all. */
function isInRoom(file: string): boolean {
  return file.split('/').length > 4;
}

function inRoom(file: string): string {
  return `${file.split('/').slice(0, 4).join('/')}/file`;
}
