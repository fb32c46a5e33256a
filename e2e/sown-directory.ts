// Data directories as a first start on the errands' Monday leaves them: made when the first errand of a run needs one, and copied for all.
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** What a first start sows. */
export type Seed = 'demo' | 'content';

const SOWN_WITHIN_MS = 90_000;

/**
 * Puts a copy at `to`. `sow` makes one in a directory, and has ended when it is done; of all workers of a run one does it.
 *
 * @throws what `sow` throws; the next one that asks tries again. Error without the folder of the run (playwright.config.ts).
 */
export async function copySown(
  seed: Seed,
  to: string,
  sow: (directory: string) => Promise<void>,
): Promise<void> {
  const { E2E_SOWN_DIR: folder } = process.env;
  if (!folder) throw new Error('playwright.config.ts has made no folder for what is sown');
  const sown = join(folder, seed);
  const unfinished = `${sown}-unfinished`;
  while (!existsSync(sown)) {
    if (await beginsNow(unfinished)) await finish(sown, unfinished, sow);
    else await untilOver(sown, unfinished);
  }
  await cp(sown, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Whether no one else is at it: making a folder succeeds once. */
async function beginsNow(unfinished: string): Promise<boolean> {
  try {
    await mkdir(unfinished, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function finish(
  sown: string,
  unfinished: string,
  sow: (directory: string) => Promise<void>,
): Promise<void> {
  try {
    await sow(unfinished);
    await rename(unfinished, sown);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function untilOver(sown: string, unfinished: string): Promise<void> {
  const isOver = () => existsSync(sown) || !existsSync(unfinished);
  const options = { message: `${sown} is made`, intervals: [100], timeout: SOWN_WITHIN_MS };
  await expect.poll(isOver, options).toBe(true);
}
