// The journal as a file: what was acknowledged is there, in order, whatever fails or is torn.
import {
  appendFile,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournalFile, readJournal } from './journal-file.ts';
import { type StoredLead, toLine } from './lead-line.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lead = (id: number): StoredLead => ({
  kind: 'appointment',
  id: String(id),
  version: 0,
  at: '2026-11-09T15:00:00.000Z',
  rows: { appointments: [{ id, customer_name: `Fern – "${id}" \n of Cypress` }] },
});

async function readIds(from = 1): Promise<number[]> {
  const { leads } = await readJournal(directory, from);
  return leads.map(({ id }) => Number(id));
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('writing', () => {
  it('gives back what was written, in order, in a file that only its owner can read', async () => {
    const file = await openJournalFile(directory, 1);
    for (const id of range(1, 3)) await file.write(toLine(lead(id)));
    await file.close();
    expect((await readJournal(directory, 1)).leads).toEqual([1, 2, 3].map(lead));
    const [name] = await readdir(directory);
    expect((await stat(join(directory, name ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('leaves out a line that was changed since, and keeps those around it', async () => {
    const file = await openJournalFile(directory, 1);
    for (const id of range(1, 3)) await file.write(toLine(lead(id)));
    await file.close();
    const [name = ''] = await readdir(directory);
    const text = await readFile(join(directory, name), 'utf8');
    await writeFile(join(directory, name), text.replace('"id":"2"', '"id":"9"'));
    expect(await readJournal(directory, 1)).toMatchObject({ leads: [lead(1), lead(3)], torn: 1 });
  });

  it('syncs once for all who come while the disk is busy', async () => {
    const disk = countingDisk();
    const file = await openJournalFile(directory, 1, disk.open);
    await Promise.all(range(1, 500).map((id) => file.write(toLine(lead(id)))));
    await file.close();
    expect(await readIds()).toEqual(range(1, 500));
    expect(disk.syncs()).toBeLessThanOrEqual(2);
  });

  it('acknowledges a line only after it was synced', async () => {
    const disk = countingDisk();
    const file = await openJournalFile(directory, 1, disk.open);
    const first = file.write(toLine(lead(1))).then(() => disk.syncs());
    const second = file.write(toLine(lead(2))).then(() => disk.syncs());
    expect(await first).toBe(1);
    expect(await second).toBe(2);
    await file.close();
  });

  it('refuses what a full disk did not take, and goes on in a new file once there is room', async () => {
    const disk = countingDisk();
    const file = await openJournalFile(directory, 1, disk.open);
    await file.write(toLine(lead(1)));
    disk.failNext();
    await expect(file.write(toLine(lead(2)))).rejects.toThrow('ENOSPC');
    await file.write(toLine(lead(2)));
    await file.write(toLine(lead(3)));
    await file.close();
    const reading = await readJournal(directory, 1);
    expect(reading.leads.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(reading.torn).toBe(1);
  });
});

describe('a torn line', () => {
  it('is left out, wherever it was torn', async () => {
    const whole = toLine(lead(1));
    const torn = toLine(lead(2));
    for (const length of range(1, torn.length - 2)) {
      await writeFile(join(directory, 'leads-00000001.jsonl'), whole + torn.slice(0, length));
      const reading = await readJournal(directory, 1);
      expect(reading.leads).toEqual([lead(1)]);
      expect(reading.torn).toBe(1);
    }
  });

  it('is left out when its middle is missing, and does not hide what the next process writes', async () => {
    const line = toLine(lead(1));
    const holed = `${line.slice(0, 40)}\0\0\0\0${line.slice(44)}`;
    await appendFile(join(directory, 'leads-00000001.jsonl'), holed);
    const file = await openJournalFile(directory, 1);
    await file.write(toLine(lead(2)));
    await file.close();
    expect(await readIds()).toEqual([2]);
    expect(await readFile(join(directory, 'leads-00000001.jsonl'), 'utf8')).toBe(holed);
  });
});

describe('turning to a new file', () => {
  it('loses nothing that is written meanwhile, and cuts only what came before', async () => {
    const file = await openJournalFile(directory, 1);
    const writes = range(1, 20).map((id) => file.write(toLine(lead(id))));
    const turned = file.rotate();
    const later = range(21, 40).map((id) => file.write(toLine(lead(id))));
    const next = await turned;
    await Promise.all([...writes, ...later]);
    await file.write(toLine(lead(41)));
    expect(await readIds()).toEqual(range(1, 41));

    const kept = await readIds(next);
    await file.cutBefore(next);
    expect(await readIds()).toEqual(kept);
    expect(kept.at(-1)).toBe(41);
    await file.close();
  });

  it('never uses a number again, not even when all files were cut', async () => {
    const file = await openJournalFile(directory, 1);
    await file.write(toLine(lead(1)));
    const next = await file.rotate();
    await file.cutBefore(next);
    expect(await readdir(directory)).toEqual([]);
    await file.close();
    const reopened = await openJournalFile(directory, next);
    await reopened.write(toLine(lead(2)));
    await reopened.close();
    expect(await readIds(next)).toEqual([2]);
  });

  it('makes no file as long as there is nothing to write', async () => {
    const file = await openJournalFile(directory, 7);
    expect(await file.rotate()).toBe(7);
    expect(await file.rotate()).toBe(7);
    await file.close();
    expect(await readdir(directory)).toEqual([]);
  });
});

/** The real disk, which counts its syncs and, when told to, is full in the middle of the next write. */
function countingDisk() {
  let syncs = 0;
  let isFull = false;
  return {
    syncs: () => syncs,
    failNext: () => {
      isFull = true;
    },
    open: async (...args: Parameters<typeof open>) => {
      const handle = await open(...args);
      const { datasync, appendFile: append } = handle;
      handle.datasync = async () => {
        await datasync.call(handle);
        syncs += 1;
      };
      handle.appendFile = async (text, options) => {
        if (!isFull) return append.call(handle, text, options);
        isFull = false;
        await append.call(handle, String(text).slice(0, 30), options);
        throw new Error('ENOSPC: no space left on device');
      };
      return handle;
    },
  };
}
