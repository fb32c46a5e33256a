// What a power cut or a kill leaves behind, and what comes back: real servers, killed for good, on the embedded database.
import { appendFile, cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { TEST_NOW } from '../../../test/now.ts';
import {
  prepareDataDir,
  runRestore,
  type ServerProcess,
  startProcess,
} from '../../../test/server-process.ts';
import { backupsIn, journalIn, listBackups } from './backup-files.ts';
import { restoreBackup } from './restore.ts';

let dataDir: string;
let server: ServerProcess;

const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

describe.skipIf(!('dump' in inject('prepared')))('after a disaster', { timeout: 240_000 }, () => {
  beforeEach(async () => {
    dataDir = await prepareDataDir();
    await inDatabase((db) => db.exec('update time_slot_preferences set max_appointments = 50'));
  });
  afterEach(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  it('brings back 200 accepted leads from the last backup and the journal', async () => {
    server = await startProcess(dataDir);
    const accepted = await Promise.all(range(200).map((index) => sendLead(server.url, index)));
    await server.kill();
    await rm(join(dataDir, 'database'), { recursive: true });
    await tearLastLine();

    await expect(startProcess(dataDir)).rejects.toThrow('npm run restore');
    const restore = await runRestore(dataDir, 'newest');
    expect(restore.printed).toContain('200 brought back, 0 were in the backup already');
    expect(restore.code).toBe(0);
    expect(await missing(accepted)).toEqual([]);

    server = await startProcess(dataDir);
    const day = await (
      await fetch(`${server.url}/api/appointments/availability/${dayOf(0)}`)
    ).json();
    expect(day.availableTimeSlots).toContain('8:00 AM');
    expect(await sendLead(server.url, 200)).toMatchObject({ status: 201 });
  });

  it('loses nothing that was acknowledged when it is killed in the middle of lines and backups', async () => {
    const accepted: Lead[] = [];
    for (const round of range(3)) {
      server = await startProcess(dataDir, { backupEveryMs: 25 });
      const load = writeWithoutPause(server.url, round, accepted);
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 600));
      await server.kill();
      await load;
      expect(await missing(accepted)).toEqual([]);

      await rm(join(dataDir, 'database'), { recursive: true });
      const { replay, hasGap } = await restoreBackup(dataDir, await newestBackup(), TEST_NOW);
      expect({ failed: replay.failed, hasGap }).toEqual({ failed: [], hasGap: false });
      expect(await missing(accepted)).toEqual([]);
    }
    expect(accepted.length).toBeGreaterThan(20);
  });

  it('replays at the start what the database has lost, without being asked', async () => {
    await cp(join(dataDir, 'database'), join(dataDir, 'as-it-was'), { recursive: true });
    server = await startProcess(dataDir);
    const accepted = await Promise.all(range(20).map((index) => sendLead(server.url, index)));
    await server.kill();
    await rm(join(dataDir, 'database'), { recursive: true });
    await rename(join(dataDir, 'as-it-was'), join(dataDir, 'database'));

    server = await startProcess(dataDir);
    await server.stop();
    expect(await missing(accepted)).toEqual([]);
  });
});

describe.skipIf(!('dump' in inject('prepared')))(
  'the restore command',
  { timeout: 120_000 },
  () => {
    beforeAll(async () => {
      dataDir = await prepareDataDir();
      server = await startProcess(dataDir);
    });
    afterAll(async () => {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    });

    it('lists the backups and says how to restore one', async () => {
      const [backup] = listBackups(backupsIn(dataDir));
      const { printed, code } = await runRestore(dataDir);
      expect(printed).toContain(backup?.name);
      expect(printed).toContain('npm run restore -- FILE');
      expect(code).toBe(0);
    });

    it('refuses while a server runs, and changes nothing', async () => {
      const { printed, code } = await runRestore(dataDir, 'newest');
      expect(printed).toContain('in use by another running copy');
      expect(code).toBe(1);
      expect(await sendLead(server.url, 0)).toMatchObject({ status: 201 });
    });

    it('refuses a damaged file, and leaves the database where it is', async () => {
      await server.kill();
      const damaged = join(dataDir, 'damaged.tar.gz');
      await writeFile(damaged, 'This is no backup.');
      const { printed, code } = await runRestore(dataDir, damaged);
      expect(printed).toContain('no whole backup');
      expect(code).toBe(1);
      const files = await readdir(dataDir);
      expect(files).toContain('database');
      expect(files.filter((name) => name.startsWith('database.'))).toEqual([]);
    });

    it('moves the present database aside instead of deleting it', async () => {
      const { printed, code } = await runRestore(dataDir, 'newest');
      expect(printed).toContain('1 brought back');
      expect(printed).toContain('The database of before is in');
      expect(code).toBe(0);
      const aside = (await readdir(dataDir)).find((name) => name.startsWith('database.before-'));
      expect(await readdir(join(dataDir, aside ?? ''))).toContain('PG_VERSION');
    });
  },
);

type Lead = { status: number; kind: 'appointments' | 'quote_requests'; id: string };

/** Posts a booking or a quote request, by turns. */
async function sendLead(url: string, index: number): Promise<Lead> {
  const isBooking = index % 2 === 0;
  const email = `person-${index}@example.com`;
  const phone = '(281) 555-0111';
  const body = isBooking
    ? {
        customerName: 'Maria Example',
        customerEmail: email,
        customerPhone: phone,
        consultationTypeId: 1,
        appointmentDate: dayOf(Math.floor(index / 2 / TIMES.length)),
        appointmentTime: TIMES[(index / 2) % TIMES.length],
      }
    : { firstName: 'Maria', lastName: 'Example', email, phone, serviceType: 'fencing' };
  const answer = await fetch(`${url}/api/${isBooking ? 'appointments' : 'quote-requests'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `lead-${index}` },
    body: JSON.stringify(body),
  });
  const { id } = (await answer.json()) as { id: number | string };
  const kind = isBooking ? 'appointments' : 'quote_requests';
  return { status: answer.status, kind, id: String(id) };
}

/** A working day from Monday, November 16, on; five of them, again and again. */
function dayOf(index: number): string {
  return `2026-11-${16 + (index % 5)}`;
}

/** Four people who send one lead after the other until the server is gone; what was acknowledged is added. */
async function writeWithoutPause(url: string, round: number, accepted: Lead[]): Promise<void> {
  const send = async (writer: number) => {
    for (let count = 0; ; count++) {
      const lead = await sendLead(url, round * 10_000 + writer * 1_000 + count).catch(() => null);
      if (!lead) return;
      if (lead.status === 201) accepted.push(lead);
    }
  };
  await Promise.all(range(4).map(send));
}

/** The acknowledged leads that the database does not have, or has without its seats. */
async function missing(accepted: Lead[]): Promise<Lead[]> {
  expect(accepted.filter(({ status }) => status !== 201)).toEqual([]);
  const found = await inDatabase(async (db) => {
    const result = await db.query<{ name: string }>(`
      select 'appointments ' || appointment.id as name from appointments as appointment
      where exists (select from slot_claims where appointment_id = appointment.id and live)
      union all select 'quote_requests ' || id from quote_requests`);
    return new Set(result.rows.map(({ name }) => name));
  });
  return accepted.filter(({ kind, id }) => !found.has(`${kind} ${id}`));
}

async function inDatabase<Result>(work: (db: PGlite) => Promise<Result>): Promise<Result> {
  const db = await PGlite.create(join(dataDir, 'database'));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function newestBackup(): Promise<string> {
  const [backup] = listBackups(backupsIn(dataDir));
  return join(backupsIn(dataDir), backup?.name ?? 'none');
}

/** What a power cut in the middle of a line leaves. */
async function tearLastLine(): Promise<void> {
  const newest = (await readdir(journalIn(dataDir))).sort().at(-1);
  await appendFile(join(journalIn(dataDir), newest ?? ''), '{"sum":"0123456789abcdef","lead":{"ki');
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
