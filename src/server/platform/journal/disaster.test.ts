// What a power cut or a kill leaves behind, and what comes back: real servers, killed for good, on the embedded database.
import { appendFile, cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../test/now.ts';
import { rounds } from '../../../../test/rounds.ts';
import {
  prepareDataDir,
  runRestore,
  type ServerProcess,
  startProcess,
} from '../../../../test/server-process.ts';
import { allJobs, allLeads } from '../../modules.ts';
import { backupsIn, journalIn, listBackups } from '../installation/backup-files.ts';
import { restoreBackup } from './restore.ts';

const LEADS = rounds(80, 200);
const KILLS = rounds(1, 10);

let dataDir: string;
let server: ServerProcess;

const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

/** One installation, whose story the tests tell one after the other. */
describe('after a disaster', { timeout: rounds(240_000, 600_000) }, () => {
  beforeAll(async () => {
    dataDir = await prepareDataDir();
    await inDatabase((db) => db.exec('update time_slot_preferences set max_appointments = 50'));
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  it(`${LEADS} accepted leads come back from the last backup and the journal`, async () => {
    server = await startProcess(dataDir);
    const accepted = await Promise.all(range(LEADS).map((index) => sendLead(server.url, index)));
    await server.kill();
    await rm(join(dataDir, 'database'), { recursive: true });
    await tearLastLine();

    await expect(startProcess(dataDir)).rejects.toThrow('npm run restore');
    const restore = await runRestore(dataDir, 'newest');
    expect(restore.printed).toContain(`${LEADS} brought back, 0 were in the backup already`);
    expect(restore.code).toBe(0);
    expect(await missing(accepted)).toEqual([]);
  });

  it('nothing that was acknowledged is lost by kills in the middle of lines and backups', async () => {
    const accepted: Lead[] = [];
    for (const round of range(KILLS)) {
      server = await startProcess(dataDir, { backupEveryMs: 100 });
      const load = writeWithoutPause(server.url, round, accepted);
      const enough = accepted.length + 20;
      await expect.poll(() => accepted.length, { timeout: 60_000 }).toBeGreaterThan(enough);
      // At a moment that no one has chosen; who writes goes on until the server is gone.
      setTimeout(server.kill, Math.random() * 300);
      await load;
      await server.kill();
      expect(await missing(accepted)).toEqual([]);

      await rm(join(dataDir, 'database'), { recursive: true });
      const { replay, hasGap } = await restoreBackup(dataDir, await newestBackup(), TEST_NOW, {
        jobs: allJobs,
        keepers: allLeads,
      });
      expect({ failed: replay.failed, hasGap }).toEqual({ failed: [], hasGap: false });
      expect(await missing(accepted)).toEqual([]);
    }
  });

  it('what the database has lost is replayed at the start, without being asked', async () => {
    await cp(join(dataDir, 'database'), join(dataDir, 'as-it-was'), { recursive: true });
    server = await startProcess(dataDir);
    const accepted = await Promise.all(range(20).map((index) => sendLead(server.url, 300 + index)));
    await server.kill();
    await rm(join(dataDir, 'database'), { recursive: true });
    await rename(join(dataDir, 'as-it-was'), join(dataDir, 'database'));

    server = await startProcess(dataDir);
    await server.stop();
    expect(await missing(accepted)).toEqual([]);
  });

  it('the restore command lists the backups and says how to restore one', async () => {
    const { printed, code } = await runRestore(dataDir);
    for (const { name } of listBackups(backupsIn(dataDir))) expect(printed).toContain(name);
    expect(printed).toContain('npm run restore -- FILE');
    expect(code).toBe(0);
  });

  it('it refuses while a server runs, and changes nothing', async () => {
    server = await startProcess(dataDir);
    const { printed, code } = await runRestore(dataDir, 'newest');
    expect(printed).toContain('in use by another running copy');
    expect(code).toBe(1);
    expect(await sendLead(server.url, 400)).toMatchObject({ status: 201 });
    await server.stop();
  });

  it.each([
    ['a damaged file', Buffer.from('This is no backup.')],
    ['a whole file of something else', gzipSync('This is no backup.')],
    ['an archive that is no database', gzipSync(archiveOf('readme.txt', 'No database.'))],
  ])('it refuses %s, and leaves everything as it is', async (_, bytes) => {
    const given = join(await mkdtemp(join(tmpdir(), 'no-backup-')), 'damaged.tar.gz');
    await writeFile(given, bytes);
    const before = (await readdir(dataDir)).sort();
    const { printed, code } = await runRestore(dataDir, given);
    expect(printed).toContain('no whole backup');
    expect(code).toBe(1);
    expect((await readdir(dataDir)).sort()).toEqual(before);
  });

  it('it moves the present database aside instead of deleting it', async () => {
    const before = await databasesThere();
    const { printed, code } = await runRestore(dataDir, 'newest');
    expect(printed).toContain('The database of before is in');
    expect(code).toBe(0);
    const [aside] = (await databasesThere()).filter((name) => !before.includes(name));
    expect(aside).toMatch(/^database\.before-restore-/);
    expect(await readdir(join(dataDir, aside ?? ''))).toContain('PG_VERSION');
  });
});

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
      const lead = await sendLead(url, 1_000_000 + round * 100_000 + writer * 10_000 + count).catch(
        () => null,
      );
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

/** A tar archive of one file (POSIX.1-1988, ustar). */
function archiveOf(name: string, text: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(512);
  body.write(text);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}

async function databasesThere(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('database'));
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
