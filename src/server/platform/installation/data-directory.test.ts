// The data directory before a start: closed to others, room enough on its disk.
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataDirectory, requireRoom, tidyDataDirectory } from './data-directory.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-directory-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** The permissions of something in the data directory, such as 0o700. */
const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;

async function putOpenFile(name: string): Promise<void> {
  await writeFile(join(dataDir, name), 'text');
  await chmod(join(dataDir, name), 0o644);
}

it('is made for its owner alone, and so is what comes into it later', async () => {
  openDataDirectory(join(dataDir, 'deep/er'));
  await writeFile(join(dataDir, 'deep/er/mail.eml'), 'text');
  for (const name of ['deep', 'deep/er']) expect([name, await modeOf(name)]).toEqual([name, 0o700]);
  expect(await modeOf('deep/er/mail.eml')).toBe(0o600);
});

it('that an earlier start left open is closed with everything of ours in it', async () => {
  await mkdir(join(dataDir, 'outbox'));
  await chmod(join(dataDir, 'outbox'), 0o755);
  await putOpenFile('outbox/mail.eml');
  await chmod(dataDir, 0o755);
  expect(await tidyDataDirectory(dataDir, true)).toEqual([]);
  expect([await modeOf('.'), await modeOf('outbox'), await modeOf('outbox/mail.eml')]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

it('in which others keep things stays open, and that is said', async () => {
  await putOpenFile('the neighbor.txt');
  await putOpenFile('secret');
  await chmod(dataDir, 0o755);
  expect(await tidyDataDirectory(dataDir, true)).toEqual([
    expect.stringContaining('holds files of others and stays open'),
  ]);
  expect([await modeOf('.'), await modeOf('the neighbor.txt'), await modeOf('secret')]).toEqual([
    0o755, 0o644, 0o600,
  ]);
});

it('is not used when its disk has no room', async () => {
  await expect(requireRoom(dataDir, 0)).resolves.toBeUndefined();
  await expect(requireRoom(dataDir, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/is full: \d+ MB/);
});
