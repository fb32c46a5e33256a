// Times the month view of the calendar with a million appointments in the database, and counts its queries.
import { prepareEngines } from './database-engines.ts';
import { CAPACITY, fillAppointments, SPARSE_MONTHS } from './fill-appointments.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result, told } from './result.ts';
import { startServer } from './server.ts';
import { quantile } from './statistics.ts';

const APPOINTMENTS = 1_000_000;
const REQUESTS = 500;
const WARM_UP = 50;

/** Months behind the sparse ones that lie within the booking horizon as a whole. */
const DENSE_MONTHS = 2;

/** Budgets: docs/product/pages-and-speed.md#budgets. */
const P50_MS = 5;
const P99_MS = 25;
const QUERIES = 3;

/** Both engines, the same rows; requests come one after the other. */
export async function monthAvailability(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const count = isQuick ? APPOINTMENTS / 10 : APPOINTMENTS;
  const results: Result[] = [];
  for (const { engine, options } of await prepareEngines(lab, fillAppointments(count))) {
    const server = await startServer(lab, { ...options, probe: true });
    const times = await ask(server.origin, nextMonths(1, SPARSE_MONTHS));
    const dense = await ask(server.origin, nextMonths(SPARSE_MONTHS + 1, DENSE_MONTHS));
    const caused = (await server.caused()).filter(({ url }) => url.includes('?month='));
    const queries = Math.max(...caused.map((request) => request.queries));
    await server.stop();
    const what = `Month at ${count.toLocaleString('en-US')} appointments, ${engine}`;
    const note = `${what}: ${REQUESTS} requests, worst ${quantile(times, 1).toFixed(1)} ms.`;
    results.push(
      atMost(`${what}, p50`, quantile(times, 0.5), P50_MS, 'ms', 'soft', note),
      atMost(`${what}, p99`, quantile(times, 0.99), P99_MS, 'ms', 'soft'),
      told(
        `${what}, month with ${CAPACITY} crews, p50`,
        `${quantile(dense, 0.5).toFixed(1)} ms`,
        `Months with ${CAPACITY} crews hold some 5,000 appointments each, the others some 130.`,
      ),
      atMost(`${what}, queries`, queries, QUERIES, '', 'hard'),
    );
  }
  return results;
}

/** Milliseconds of each request, from asking to the last byte, after a warm-up. */
async function ask(origin: string, months: string[]): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + REQUESTS; index++) {
    const month = months[index % months.length];
    const began = performance.now();
    const answer = await fetch(`${origin}/api/appointments/availability?month=${month}`);
    const { days } = (await answer.json()) as { days: { availableTimeSlots: string[] }[] };
    times.push(performance.now() - began);
    if (!days.some((day) => day.availableTimeSlots.length > 0)) {
      throw new Error(`${month} has no free slot at all`);
    }
  }
  return times.slice(WARM_UP);
}

/** Months in order, the first one counted from this month. */
function nextMonths(first: number, count: number): string[] {
  const now = new Date();
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + first + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}
