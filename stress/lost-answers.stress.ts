// Two hundred people whose answers are lost, to dropped connections and a server that is killed again and again: all ask
// until they are told, with a fresh key each time as after a reload, and everyone ends with one booking.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInZone, weekdayOf } from '#company/rules/time/company-time.ts';
import { openEmbedded } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { seedContent } from '#server/site/seed/seed-content.ts';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { pick, randomFrom, testSeed } from '../test/random.ts';

const PEOPLE = 200;
const AT_ONCE = 8;
const CAPACITY = 3;
const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
/** How long a person waits for an answer before the connection drops, and a server works before it is killed. */
const PATIENCE_MS = 60;
const LIFE_MS = 2_000;
/** From this try on a person's connection holds; before it, it may drop. */
const STEADY_FROM = 4;

type Person = { cookie: string; email: string; date: string; time: string };

const random = randomFrom(testSeed);
let dataDir: string;
let days: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lost-answers-'));
  const open = await openEmbedded(join(dataDir, 'database'));
  await migrate(open);
  await seedContent(open.db, new Date());
  await open.db.execute(sql`update time_slot_preferences set max_appointments = ${CAPACITY}`);
  const closed = await open.db.execute<{ date: string }>(
    sql`select date::text as date from closures`,
  );
  days = bookableDays(new Set(closed.rows.map(({ date }) => date)));
  await open.close();
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('nobody is told that their own slot is taken, and nobody has two', async () => {
  const people = Array.from({ length: PEOPLE }, newPerson);
  const told = new Map<string, number>();
  const lost = { answers: 0 };
  let isOver = false;
  let server = await start();
  const current = () => server;

  const killing = (async () => {
    while (!isOver) {
      await wait(LIFE_MS * (0.5 + random()));
      server.kill('SIGKILL');
      await server.exited;
      server = await start();
    }
  })();
  const waiting = [...people];
  const asking = Array.from({ length: AT_ONCE }, async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      told.set(person.email, await askUntilTold(person, current, lost));
    }
  });
  await Promise.all(asking);
  isOver = true;
  await killing;
  server.kill('SIGTERM');
  await server.exited;

  expect(lost.answers).toBeGreaterThan(PEOPLE / 4);
  const open = await openEmbedded(join(dataDir, 'database'));
  const { rows } = await open.db.execute<{ email: string; id: number }>(
    sql`select customer_email as email, id from appointments`,
  );
  await open.close();
  expect(rows.length).toBe(told.size);
  expect(new Map(rows.map(({ email, id }) => [email, id]))).toEqual(told);
}, 600_000);

/** Asks for the same until an answer arrives; gives the id of the appointment. A full slot is left for another one. */
async function askUntilTold(
  person: Person,
  current: () => BuiltServer,
  lost: { answers: number },
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(person, current(), tries < STEADY_FROM).catch(() => null);
    if (!answer) {
      lost.answers += 1;
      await wait(20);
      continue;
    }
    const { id, code } = answer.body;
    if (answer.status === 201 && id !== undefined) return id;
    expect([answer.status, code]).toEqual([409, 'slot_taken']);
    Object.assign(person, newSlot());
  }
}

async function ask(person: Person, server: BuiltServer, mayDrop: boolean) {
  const answer = await fetch(`${server.url}/api/appointments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      cookie: person.cookie,
    },
    body: JSON.stringify({
      customerName: 'Maria Example',
      customerEmail: person.email,
      customerPhone: '(281) 555-0111',
      consultationTypeId: 1,
      appointmentDate: person.date,
      appointmentTime: person.time,
    }),
    signal: AbortSignal.timeout(mayDrop ? random() * PATIENCE_MS : 30_000),
  });
  const body = (await answer.json()) as { id?: number; code?: string };
  return { status: answer.status, body };
}

function start(): Promise<BuiltServer> {
  return startBuiltServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
}

function newPerson(): Person {
  return {
    cookie: `visitor=${randomBytes(32).toString('base64url')}`,
    email: `${crypto.randomUUID()}@example.com`,
    ...newSlot(),
  };
}

function newSlot(): { date: string; time: string } {
  return { date: pick(random, days), time: pick(random, TIMES) };
}

/** Weekdays of the coming months on which the office is open. */
function bookableDays(closed: Set<string>): string[] {
  const today = dateInZone(new Date(), 'America/Chicago');
  return Array.from({ length: 170 }, (_, index) => addDays(today, index + 2)).filter(
    (date) => ![0, 6].includes(weekdayOf(date)) && !closed.has(date),
  );
}
