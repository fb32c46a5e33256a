// Times the month view of the calendar with a million appointments in the database, and counts its queries.
import { prepareEngines } from './database-engines.ts';
import { CAPACITY, fillAppointments, SPARSE_MONTHS } from './fill-appointments.ts';
import type { Lab } from './lab.ts';
import { selectOne } from './references.ts';
import { atMost, atMostTimes, type Result, told } from './result.ts';
import { startServer } from './server.ts';
import { quantile } from './statistics.ts';

const APPOINTMENTS = 1_000_000;
const REQUESTS = 500;
const WARM_UP = 50;

/** Months behind the sparse ones that lie within the booking horizon as a whole. */
const DENSE_MONTHS = 2;

/** Budgets: docs/product/pages-and-speed.md#budgets; times `select 1` through the same server. */
const P50_TIMES = 4;
const P99_TIMES = 6;
const QUERIES = 3;

/** Both engines, the same rows; requests come one after the other. */
export async function monthAvailability(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const count = isQuick ? APPOINTMENTS / 10 : APPOINTMENTS;
  const results: Result[] = [];
  for (const { engine, options } of await prepareEngines(lab, fillAppointments(count))) {
    const server = await startServer(lab, { ...options, probe: true });
    const [p50 = 0, p99 = 0] = await selectOne(server.origin, [0.5, 0.99]);
    const times = await ask(server.origin, nextMonths(1, SPARSE_MONTHS));
    const dense = await ask(server.origin, nextMonths(SPARSE_MONTHS + 1, DENSE_MONTHS));
    const caused = (await server.caused()).filter(({ url }) => url.includes('?month='));
    const queries = Math.max(...caused.map((request) => request.queries));
    await server.stop();
    const against = (figure: number, reference: number) => ({ figure, reference, unit: 'ms' });
    const what = `Month at ${count.toLocaleString('en-US')} appointments, ${engine}`;
    const note = `${what}: ${REQUESTS} requests, worst ${quantile(times, 1).toFixed(1)} ms.`;
    results.push(
      atMostTimes(`${what}, p50`, against(quantile(times, 0.5), p50), P50_TIMES, note),
      atMostTimes(`${what}, p99`, against(quantile(times, 0.99), p99), P99_TIMES),
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
