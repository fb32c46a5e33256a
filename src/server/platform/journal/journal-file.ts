// The append-only files of the journal: each line lies on disk before its writer goes on, and writers that come at the
// same time share one fdatasync.
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../files/durable-files.ts';
import { fromLine, type StoredLead } from './lead-line.ts';

export type JournalFile = {
  /** Resolves once the line lies on disk; rejects when it does not, and then a later attempt may succeed. */
  write: (line: string) => Promise<void>;
  /** Ends the present file. Gives the number of the next one, which begins with the next line. */
  rotate: () => Promise<number>;
  /** Deletes the files before a number. */
  cutBefore: (number: number) => Promise<void>;
  close: () => Promise<void>;
};

type Waiting = { line: string; resolve: () => void; reject: (error: unknown) => void };

const FILE_NAME = /^leads-(\d{8})\.jsonl$/;

/**
 * Opens the journal in a directory. A process never writes into a file of an earlier one, and not into one that has
 * failed it: a torn line is always the last of its file. Only one process may do this (platform/installation/lock.ts).
 *
 * `first` is the lowest number that may come next: the files before it may all have been cut. `openFile` opens a file;
 * tests pass one that fails.
 */
export async function openJournalFile(
  directory: string,
  first: number,
  openFile: typeof open = open,
): Promise<JournalFile> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let number = Math.max(first, ((await numbersIn(directory)).at(-1) ?? 0) + 1);
  let handle: FileHandle | undefined;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        handle ??= await createFile(directory, number, openFile);
        await handle.appendFile(batch.map(({ line }) => line).join(''));
        await handle.datasync();
        for (const { resolve } of batch) resolve();
      } catch (error) {
        await endFile().catch(() => {});
        for (const { reject } of batch) reject(error);
      }
    }
    writing = undefined;
  }

  async function endFile(): Promise<void> {
    const ended = handle;
    handle = undefined;
    if (!ended) return;
    number += 1;
    await ended.close();
  }

  return {
    write(line) {
      return new Promise((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        writing ??= writeAll();
      });
    },
    async rotate() {
      // A line may come while another is being waited for, so look until no one writes.
      while (writing) await writing;
      await endFile();
      return number;
    },
    async cutBefore(limit) {
      const old = (await numbersIn(directory)).filter((found) => found < Math.min(limit, number));
      for (const found of old) await rm(join(directory, fileName(found)));
    },
    async close() {
      while (writing) await writing;
      await endFile();
    },
  };
}

async function createFile(
  directory: string,
  number: number,
  openFile: typeof open,
): Promise<FileHandle> {
  const created = await openFile(join(directory, fileName(number)), 'wx', 0o600);
  await syncDirectory(directory);
  return created;
}

/** What a journal holds, and what to say about it. */
export type JournalReading = {
  /** All whole lines, in the order in which they were written. */
  leads: StoredLead[];
  /** Lines that are not whole: the end of a write that a kill or a power cut interrupted before its answer. */
  torn: number;
  /** The number of the oldest file there is, or undefined when there is none. */
  oldest: number | undefined;
};

/** Reads the lines of a journal from a file's number on; a directory that does not exist is an empty one. */
export async function readJournal(directory: string, from: number): Promise<JournalReading> {
  const numbers = (await numbersIn(directory)).filter((number) => number >= from);
  const leads: StoredLead[] = [];
  let torn = 0;
  for (const number of numbers) {
    const text = await readFile(join(directory, fileName(number)), 'utf8');
    for (const line of text.split('\n').filter((part) => part !== '')) {
      const lead = fromLine(line);
      if (lead) leads.push(lead);
      else torn += 1;
    }
  }
  return { leads, torn, oldest: numbers[0] };
}

/** The numbers of the files, ascending. */
async function numbersIn(directory: string): Promise<number[]> {
  const names = await readdir(directory).catch(emptyWhenMissing);
  return names
    .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function fileName(number: number): string {
  return `leads-${String(number).padStart(8, '0')}.jsonl`;
}
