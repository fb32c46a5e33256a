// A file is whole under its name or not there at all, and what a kill has left is swept.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepUnfinished, UNFINISHED, writeFirst, writeWhole } from './unfinished.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unfinished-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a written file', () => {
  it('lies in a new folder, complete, for its owner only, with nothing beside it', async () => {
    const path = join(folder, 'deep/er/one.txt');
    await writeWhole(path, 'first');
    await writeWhole(path, 'second');
    expect(await readFile(path, 'utf8')).toBe('second');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'deep'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, 'deep/er'))).toEqual(['one.txt']);
  });

  it('that cannot take its name leaves nothing behind', async () => {
    await mkdir(join(folder, 'taken'));
    await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken']);
  });

  it('is that of one alone when many write it once and for all', async () => {
    const path = join(folder, 'secret');
    const texts = Array.from({ length: 20 }, (_, index) => `secret ${index}`);
    const wins = await Promise.all(texts.map((text) => writeFirst(path, text)));
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await readFile(path, 'utf8')).toBe(texts[wins.indexOf(true)]);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});

describe('a sweep', () => {
  const left = [`old.eml${UNFINISHED}`, `young.eml${UNFINISHED}`];
  beforeEach(async () => {
    for (const name of [...left, 'whole.eml']) await writeFile(join(folder, name), 'text');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['whole.eml', left[0] ?? '']) {
      await utimes(join(folder, name), longAgo, longAgo);
    }
  });

  it('takes every unfinished file when no one else can be writing', async () => {
    await sweepUnfinished(folder, true);
    expect(await readdir(folder)).toEqual(['whole.eml']);
  });

  it('leaves the young ones where others may be writing', async () => {
    await sweepUnfinished(folder, false);
    expect((await readdir(folder)).sort()).toEqual(['whole.eml', left[1]]);
  });

  it('of a folder that is not there does nothing', async () => {
    await expect(sweepUnfinished(join(folder, 'none'), true)).resolves.toBeUndefined();
  });
});
