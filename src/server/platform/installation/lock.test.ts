// The lock on a data directory, and which database in it may be opened.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory, prepareDatabaseDirectory } from './lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the lock', () => {
  it('has one holder, and the next one when it is given back', () => {
    const first = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow('is in use by another running copy');
    first.release();
    const next = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow('is in use by another running copy');
    next.release();
  });
});

describe('a database', () => {
  const database = () => join(dataDir, 'database');
  const putVersion = async (version: string) => {
    await mkdir(join(database(), 'global'), { recursive: true });
    await writeFile(join(database(), 'global/pg_control'), 'x');
    await writeFile(join(database(), 'PG_VERSION'), `${version}\n`);
  };

  it('of our version is opened as it is', async () => {
    await putVersion('18');
    expect(await prepareDatabaseDirectory(dataDir, true)).toMatchObject({ isNew: false });
  });

  it('of another version is left untouched', async () => {
    await putVersion('17');
    await expect(prepareDatabaseDirectory(dataDir, true)).rejects.toThrow('(found: 17)');
    expect(await readdir(database())).toContain('PG_VERSION');
  });

  it('of an interrupted first start is cleared away, but not once leads were taken', async () => {
    await putVersion('18');
    await writeFile(join(dataDir, 'database.being-made'), '');
    expect(await prepareDatabaseDirectory(dataDir, true)).toMatchObject({ isNew: false });
    expect(existsSync(join(dataDir, 'database.being-made'))).toBe(false);
    await writeFile(join(dataDir, 'database.being-made'), '');
    expect(await prepareDatabaseDirectory(dataDir, false)).toMatchObject({ isNew: true });
    expect(existsSync(database())).toBe(false);
  });
});
