// Plants every fault of the table, one at a time, and tells which the tests notice (`npm run faults [part …]`).
import process from 'node:process';
import { findPostgres } from '../scripts/find-program.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import type { Fault } from './fault.ts';
import { type Lane, type Outcome, openLane } from './lane.ts';
import { faultTable } from './table.ts';

/** One for each core of a small machine. */
const LANES = 2;

/** Fewer noticed than this, and the run fails. */
const SHARE_TO_NOTICE = 0.95;

const root = new URL('..', import.meta.url).pathname;
const chosen = choose(process.argv.slice(2));
const started = performance.now();
const outcomes = new Map<Fault, Outcome>();
await runOn(undefined, ({ engine }) => engine === undefined);
await runOnPostgres();
report();

function choose(names: string[]): Record<string, readonly Fault[]> {
  const unknown = names.filter((name) => !(name in faultTable));
  if (unknown.length > 0) {
    console.error(
      `There is no part "${unknown.join('", "')}". Parts: ${Object.keys(faultTable).join(', ')}.`,
    );
    process.exit(1);
  }
  if (names.length === 0) return faultTable;
  return Object.fromEntries(Object.entries(faultTable).filter(([name]) => names.includes(name)));
}

async function runOnPostgres(): Promise<void> {
  if (
    !Object.values(chosen)
      .flat()
      .some(({ engine }) => engine === 'postgres')
  )
    return;
  if (!findPostgres('postgres')) {
    console.log('There is no PostgreSQL on this machine: its faults are left out.');
    return;
  }
  const server = await startTemporaryPostgres();
  try {
    await runOn(server.url, ({ engine }) => engine === 'postgres');
  } finally {
    await server.stop();
  }
}

/** Runs the chosen faults of one engine in all lanes. The tests have to pass without them first. */
async function runOn(url: string | undefined, isMeant: (fault: Fault) => boolean): Promise<void> {
  const faults = Object.values(chosen).flat().filter(isMeant);
  if (faults.length === 0) return;
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(root, url)));
  try {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    await inLanes(lanes, tests, async (lane, test) => {
      const failure = await lane.check([test]);
      if (failure) throw new Error(`${test} fails without any fault: ${failure}`);
    });
    await inLanes(lanes, faults, async (lane, fault) => {
      const outcome = await lane.plant(fault);
      outcomes.set(fault, outcome);
      console.log(
        `${outcome.noticed ? 'noticed    ' : 'NOT noticed'}  ${fault.promise}\n             ${outcome.words.slice(0, 160)}`,
      );
    });
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

/** Each lane takes the next item when it is free. */
async function inLanes<Item>(
  lanes: Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await work(lane, item);
      }
    }),
  );
}

function report(): void {
  const count = (faults: readonly Fault[]) =>
    faults.filter((fault) => outcomes.get(fault)?.noticed).length;
  console.log('');
  for (const [part, faults] of Object.entries(chosen)) {
    const planted = faults.filter((fault) => outcomes.has(fault));
    console.log(`${part}: ${count(planted)} of ${planted.length} noticed`);
  }
  const all = [...outcomes.keys()];
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${count(all)} of ${all.length} noticed in ${minutes} minutes`);
  if (count(all) < SHARE_TO_NOTICE * all.length) process.exitCode = 1;
}
