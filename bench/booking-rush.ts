// Lets 500 people book the same slot at the same moment: exactly as many as it has seats may win, and soon all must know.
import { Agent, type ClientRequest, request } from 'node:http';
import { prepareEngines, type Script } from './database-engines.ts';
import type { Lab } from './lab.ts';
import { atMost, atMostTimes, type Result } from './result.ts';
import { startServer } from './server.ts';
import { quantile } from './statistics.ts';

const PEOPLE = 500;

/** Budget: docs/product/pages-and-speed.md#budgets; times as many people who ask the same server for `select 1` at once. */
const P99_TIMES = 6;

/** Seats by weekday, Monday first, so that full and roomy slots both see a rush. One is what a new database has. */
const SEATS = [1, 3, 1, 10, 1];

const TIME = '10:00';
const LABEL = '10:00 AM';
const DAY_MS = 86_400_000;

type DaySlots = { availableTimeSlots: string[]; occupiedSlots: string[] };
type Attempt = { status: number; milliseconds: number };

/** Four rounds on each engine, each on a day of its own; the first finds a server that has just started. */
export async function bookingRush(lab: Lab): Promise<Result[]> {
  const results: Result[] = [];
  const setSeats: Script = async (execute) => {
    for (const [index, seats] of SEATS.entries()) {
      await execute(
        `update time_slot_preferences set max_appointments = ${seats} where day_of_week = ${index + 1}`,
      );
    }
  };
  for (const { engine, options } of await prepareEngines(lab, setSeats)) {
    const server = await startServer(lab, options);
    results.push(...(await rushOn(server.origin, engine)));
    await server.stop();
  }
  return results;
}

async function rushOn(origin: string, engine: string): Promise<Result[]> {
  const what = `${PEOPLE} bookings of one slot, ${engine}`;
  const rounds: string[] = [];
  const p99s: number[] = [];
  let wrong = 0;
  for (const { date, seats } of await comingDays(origin, 4)) {
    const attempts = await rush(origin, date);
    const booked = attempts.filter(({ status }) => status === 201).length;
    const refused = attempts.filter(({ status }) => status === 409).length;
    if (
      booked !== seats ||
      booked + refused !== PEOPLE ||
      !(await slotsOf(origin, date)).occupiedSlots.includes(LABEL)
    )
      wrong += 1;
    const p99 = quantile(
      attempts.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    p99s.push(p99);
    rounds.push(
      `${booked} of ${seats} seats booked, ${refused} refused, p99 ${Math.round(p99)} ms`,
    );
  }
  const note = `${what}: ${rounds.join('; ')}.`;
  const reference = await crowdAsks(origin);
  const p99 = { figure: Math.max(...p99s), reference, unit: 'ms' };
  return [
    atMost(`${what}, rounds with a wrong outcome`, wrong, 0, '', 'hard', note),
    atMostTimes(`${what}, p99 of the worst round`, p99, P99_TIMES),
  ];
}

/** Everyone connects and books at once. */
async function rush(origin: string, date: string): Promise<Attempt[]> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const attempts = await Promise.all(
    Array.from({ length: PEOPLE }, (_, person) => book(agent, origin, date, person)),
  );
  agent.destroy();
  return attempts;
}

/** The 99th percentile of as many connections that ask for nothing but `select 1` at once. */
async function crowdAsks(origin: string): Promise<number> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const asked = await Promise.all(
    Array.from({ length: PEOPLE }, () => timed(request(`${origin}/readyz`, { agent }))),
  );
  agent.destroy();
  return quantile(
    asked.map(({ milliseconds }) => milliseconds),
    0.99,
  );
}

function book(agent: Agent, origin: string, date: string, person: number): Promise<Attempt> {
  const body = JSON.stringify({
    customerName: `Customer ${person}`,
    customerEmail: `customer${person}@example.com`,
    customerPhone: '(281) 555-0100',
    consultationTypeId: 1,
    appointmentDate: date,
    appointmentTime: TIME,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': crypto.randomUUID(),
  };
  return timed(request(`${origin}/api/appointments`, { method: 'POST', agent, headers }), body);
}

/** Sends a request and gives its status and how long its answer took. */
function timed(call: ClientRequest, body?: string): Promise<Attempt> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - began });
      });
    });
    call.end(body);
  });
}

/** Days from next week on that offer the time, with their seats; closures are left out by asking. */
async function comingDays(
  origin: string,
  count: number,
): Promise<{ date: string; seats: number }[]> {
  const days: { date: string; seats: number }[] = [];
  for (let ahead = 8; days.length < count && ahead < 60; ahead++) {
    const day = new Date(Date.now() + ahead * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const seats = SEATS[day.getUTCDay() - 1];
    if (seats && (await slotsOf(origin, date)).availableTimeSlots.includes(LABEL)) {
      days.push({ date, seats });
    }
  }
  return days;
}

async function slotsOf(origin: string, date: string): Promise<DaySlots> {
  const answer = await fetch(`${origin}/api/appointments/availability/${date}`);
  return (await answer.json()) as DaySlots;
}
