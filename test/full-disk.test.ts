// A disk that is full: the embedded database writes nothing until there is room, and then goes on by itself.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import { isDiskFull } from '#server/platform/files/disk-space.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { guardDisk } from '#server/start/disk-guard.ts';
import { openTestDatabase } from './database.ts';
import { cannotMount, mountMemory } from './machine.ts';

const noMount = cannotMount();
let dataDir: string;
let unmount = () => {};
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'full-disk-'));
  if (!noMount) unmount = mountMemory(dataDir, 60);
});
afterAll(async () => {
  await open.close();
  unmount();
  await rm(dataDir, { recursive: true, force: true });
});

it.skipIf(noMount)(
  `refuses what would write, and takes it again when there is room ${noMount ?? ''}`,
  async () => {
    const disk = guardDisk(open, readConfig({}), dataDir, createLogger('silent'));
    const write = () => open.db.execute(sql`create table of_this_test (id int)`);
    const ballast = join(dataDir, 'ballast');
    await writeFile(ballast, Buffer.alloc(40 * 1024 * 1024));
    expect(await isDiskFull(dataDir)).toBe(true);
    disk.start();
    expect(await disk.look()).toBe(true);
    await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
    await open.db.execute(sql`select 1`);
    await rm(ballast);
    expect(await disk.look()).toBe(false);
    await write();
    await disk.stop();
  },
);
