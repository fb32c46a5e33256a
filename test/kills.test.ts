// Pulls the rug again and again: the built server is killed while eight people book, and nothing acknowledged is lost.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, weekdayOf } from '#company/rules/time/company-time.ts';
import { type OpenDatabase, openEmbedded } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { seedContent } from '#server/site/seed/seed-content.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { pick, randomFrom, testSeed } from './random.ts';
import { rounds } from './rounds.ts';

const KILLS = rounds(2, 30);
const WRITERS = 8;
const CAPACITY = 3;
/** How long a server may go on after its first booking before it is killed. */
const LONGEST_MS = 700;
const POLL = { timeout: 60_000, interval: 10 };
const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

type Attempt = { key: string; email: string; body: string };
type Acknowledged = { id: number; email: string };

const random = randomFrom(testSeed);
let dataDir: string;
let days: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kills-'));
  await inDatabase(async (open) => {
    const { db } = open;
    await migrate(open);
    await seedContent(db, new Date());
    await db.execute(sql`update time_slot_preferences set max_appointments = ${CAPACITY}`);
    const closed = await db.execute<{ date: string }>(sql`select date::text as date from closures`);
    days = bookableDays(new Set(closed.rows.map(({ date }) => date)));
  });
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it(`after ${KILLS} kills every acknowledged booking is there, whole, with its mails, and no slot is overbooked`, async () => {
  const acknowledged: Acknowledged[] = [];
  let unanswered: Attempt[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startBuiltServer({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const before = acknowledged.length;
    // Who got no answer tries again with the same key, as the page does.
    const repeated = unanswered;
    unanswered = [];
    const booking = Array.from({ length: WRITERS }, () =>
      bookUntilKilled(server, repeated, acknowledged, unanswered),
    );
    // Counted from the first booking of this life, so that a machine that is busy with others gets to some.
    await expect.poll(() => acknowledged.length, POLL).toBeGreaterThan(before);
    setTimeout(() => server.kill('SIGKILL'), random() * LONGEST_MS);
    await Promise.all(booking);
    expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
    unanswered.push(...repeated);
  }

  // A last life without a kill: it starts, answers and ends in order.
  const server = await startBuiltServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });

  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  await inDatabase(async (open) => {
    await expectAllThere(open, acknowledged);
    await expectSeatsRight(open);
    await expectMails(open);
    await expectIndexesWhole(open);
  });
}, 600_000);

/** Books one slot after the other until the server is gone; the last attempt stays unanswered. */
async function bookUntilKilled(
  server: BuiltServer,
  repeated: Attempt[],
  acknowledged: Acknowledged[],
  unanswered: Attempt[],
): Promise<void> {
  for (;;) {
    const attempt = repeated.pop() ?? newAttempt();
    try {
      const answer = await fetch(`${server.url}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': attempt.key },
        body: attempt.body,
      });
      const { id, code } = (await answer.json()) as { id: number; code?: string };
      if (answer.status === 201) acknowledged.push({ id, email: attempt.email });
      else expect([answer.status, code]).toEqual([409, 'slot_taken']);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      unanswered.push(attempt);
      return;
    }
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message);
}

function newAttempt(): Attempt {
  const key = crypto.randomUUID();
  const email = `${key}@example.com`;
  const body = JSON.stringify({
    customerName: 'Maria Example',
    customerEmail: email,
    customerPhone: '(281) 555-0111',
    consultationTypeId: 1,
    appointmentDate: pick(random, days),
    appointmentTime: pick(random, TIMES),
  });
  return { key, email, body };
}

/** Weekdays of the coming months on which the office is open. */
function bookableDays(closed: Set<string>): string[] {
  const today = dateInZone(new Date(), 'America/Chicago');
  return Array.from({ length: 170 }, (_, index) => addDays(today, index + 2)).filter(
    (date) => ![0, 6].includes(weekdayOf(date)) && !closed.has(date),
  );
}

async function expectAllThere({ db }: OpenDatabase, acknowledged: Acknowledged[]): Promise<void> {
  const { rows } = await db.execute<{ id: number; email: string }>(
    sql`select id, customer_email as email from appointments`,
  );
  const stored = new Map(rows.map(({ id, email }) => [id, email]));
  const lost = acknowledged.filter(({ id, email }) => stored.get(id) !== email);
  expect(lost).toEqual([]);
  // One key is one booking, however often it had to be sent.
  expect(new Set(stored.values()).size).toBe(rows.length);
}

/** Every live appointment owns exactly its two half hours, and no half hour has more than its seats. */
async function expectSeatsRight({ db }: OpenDatabase): Promise<void> {
  const overbooked = await db.execute(sql`
    select cell, count(*)::int as seats from slot_claims where live group by cell having count(*) > ${CAPACITY}`);
  expect(overbooked.rows).toEqual([]);
  const incomplete = await db.execute(sql`
    select a.id, count(c.id)::int as cells from appointments a
    left join slot_claims c on c.appointment_id = a.id and c.live
    group by a.id, a.duration having count(c.id) <> a.duration / 30`);
  expect(incomplete.rows).toEqual([]);
}

/** For both recipients of every booking there is a job, or the mail itself. */
async function expectMails({ db }: OpenDatabase): Promise<void> {
  const appointments = await db.execute<{ id: number }>(sql`select id from appointments`);
  const jobs = await db.execute<{ mail: string }>(sql`
    select (data->>'appointmentId') || ' ' || (data->>'to') as mail from pgboss.job where name = 'appointment-mail'`);
  const outbox = await readdir(join(dataDir, 'outbox')).catch(() => []);
  const sent = outbox.map((name) => {
    const [, id, to] = /appointment-(\d+)-0-booked-(customer|office)\.eml$/.exec(name) ?? [];
    return `${id} ${to}`;
  });
  const known = new Set([...jobs.rows.map(({ mail }) => mail), ...sent]);
  const wanted = appointments.rows.flatMap(({ id }) => [`${id} customer`, `${id} office`]);
  expect(wanted.filter((mail) => !known.has(mail))).toEqual([]);
}

/** An index that lost an entry in a crash answers with other rows than the table itself. */
async function expectIndexesWhole({ db }: OpenDatabase): Promise<void> {
  const count = (table: string, condition: string) =>
    db.execute<{ rows: number }>(
      sql.raw(`select count(*)::int as rows from ${table} where ${condition}`),
    );
  const tables: [string, string][] = [
    ['appointments', 'id > 0'],
    ['slot_claims', "live and pool = 1 and cell > '2000-01-01'"],
    ['idempotency_keys', "endpoint = 'POST /api/appointments'"],
  ];
  for (const [table, condition] of tables) {
    await db.execute(sql`set enable_seqscan = off`);
    const byIndex = await count(table, condition);
    await db.execute(sql`set enable_seqscan = on`);
    await db.execute(sql`set enable_indexscan = off`);
    await db.execute(sql`set enable_bitmapscan = off`);
    await db.execute(sql`set enable_indexonlyscan = off`);
    const byTable = await count(table, condition);
    await db.execute(sql`reset all`);
    expect([table, byIndex.rows]).toEqual([table, byTable.rows]);
  }
}

/** Opens the database of the directory while no server has it. */
async function inDatabase(work: (open: OpenDatabase) => Promise<void>): Promise<void> {
  const open = await openEmbedded(join(dataDir, 'database'));
  await work(open);
  await open.close();
}
