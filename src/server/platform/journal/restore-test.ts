// Restores the newest backup into a temporary directory, weekly and when the owner asks, so that it is known that a restore would work.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { UNFINISHED } from '../files/unfinished.ts';
import { backupsIn, listBackups } from '../installation/backup-files.ts';
import type { Config } from '../installation/config.ts';
import type { ClockJob } from '../jobs/job.ts';
import { unpackBackup } from './restore.ts';

/** On Sunday before dawn; the owner may have it done at any time. */
export const RESTORE_TEST_AT = '20 3 * * 0';
export const restoreTest: ClockJob = { name: 'backup-restore-test' };

/** How the last test went. */
const RestoreTest = z.object({
  at: z.string(),
  backup: z.string(),
  isOk: z.boolean(),
  words: z.string(),
});
export type RestoreTest = z.infer<typeof RestoreTest>;

const fileIn = (dataDir: string) => join(resolve(dataDir), 'restore-test.json');

/** The last test; undefined before the first one. */
export async function lastRestoreTest({ dataDir }: Config): Promise<RestoreTest | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  return text === null ? undefined : RestoreTest.safeParse(JSON.parse(text)).data;
}

/** Does the test and writes down how it went. With PostgreSQL there are no backups of ours. */
export async function testRestore({ config, clock, log }: ServerContext): Promise<void> {
  if (config.databaseUrl) return;
  const dataDir = resolve(config.dataDir);
  const [newest] = listBackups(backupsIn(dataDir));
  if (!newest) return;
  const found = await tryRestore(dataDir, newest.name);
  const result: RestoreTest = { at: clock().toISOString(), backup: newest.name, ...found };
  await writeFile(fileIn(dataDir), JSON.stringify(result), { mode: 0o600 });
  if (!found.isOk)
    log.error({ backup: newest.name }, `the newest backup could not be restored: ${found.words}`);
}

async function tryRestore(
  dataDir: string,
  name: string,
): Promise<Pick<RestoreTest, 'isOk' | 'words'>> {
  const directory = join(dataDir, `restore-test${UNFINISHED}`);
  await rm(directory, { recursive: true, force: true });
  try {
    const open = await unpackBackup(join(backupsIn(dataDir), name), directory, dataDir);
    const { rows } = await open.db.execute<{ people: number; visits: number }>(sql`
      select (select count(*)::int from users) as people, (select count(*)::int from visits) as visits`);
    await open.close();
    return {
      isOk: true,
      words: `${rows[0]?.people ?? 0} people and ${rows[0]?.visits ?? 0} visits`,
    };
  } catch (error) {
    return { isOk: false, words: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
