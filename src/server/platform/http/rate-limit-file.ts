// Counts requests in this process and keeps the sums in a file, so that a restart gives no one a fresh start.
import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { countInMemory, type HitCounter, type HitTable } from './rate-limit.ts';

/** A kill loses at most the hits of this time. */
const WRITE_EVERY_MS = 2_000;

/** As a line of JSON: the key, the end of its window in milliseconds since 1970, and the hits in it. */
const StoredHits = z.array(z.tuple([z.string(), z.number(), z.number()]));

export type StoredCounter = {
  count: HitCounter;
  /** Writes what is not written yet, for the last time. */
  stop: () => Promise<void>;
};

/**
 * Counts in memory, beginning with what the file says of windows that have not ended. A file that cannot be read begins
 * anew; one that cannot be written is told to `onError` and tried again.
 */
export function countInFile(
  file: string,
  clock: () => Date,
  onError: (error: unknown) => void,
): StoredCounter {
  const hits = readHits(file, clock().getTime(), onError);
  const countHits = countInMemory(clock, undefined, hits);
  let hasChanged = false;
  let writing = Promise.resolve();
  const write = () => {
    if (!hasChanged) return writing;
    hasChanged = false;
    writing = writing.then(() => writeHits(file, hits, clock().getTime())).catch(onError);
    return writing;
  };
  const clockwork = setInterval(write, WRITE_EVERY_MS).unref();
  return {
    count(key, windowEnd, added) {
      hasChanged ||= added !== 0;
      return countHits(key, windowEnd, added);
    },
    async stop() {
      clearInterval(clockwork);
      await write();
    },
  };
}

function readHits(file: string, now: number, onError: (error: unknown) => void): HitTable {
  try {
    const kept = StoredHits.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(
      kept
        .filter(([, windowEnd]) => windowEnd > now)
        .map(([key, windowEnd, count]) => [key, { windowEnd, count }]),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error);
    return new Map();
  }
}

/** Writes beside the final name first, so that a kill leaves the older file whole. For its owner only: it names clients. */
async function writeHits(file: string, hits: HitTable, now: number): Promise<void> {
  const kept = [...hits]
    .filter(([, { windowEnd }]) => windowEnd > now)
    .map(([key, { windowEnd, count }]) => [key, windowEnd, count]);
  mkdirSync(dirname(file), { recursive: true });
  await writeFile(`${file}.unfinished`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${file}.unfinished`, file);
}
