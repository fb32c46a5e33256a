// Plants every fault of the table, one at a time, and tells which the tests notice (`npm run faults [part …]`).
import { dirname } from 'node:path';
import process from 'node:process';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import type { Fault } from './fault.ts';
import { type Lane, type Outcome, openLane } from './lane.ts';
import { faultTable } from './table.ts';

/** One for each core of a small machine. */
const LANES = 2;

/** Fewer noticed than this, and the run fails. */
const SHARE_TO_NOTICE = 0.95;

const root = dirname(import.meta.dirname);
const chosen = choose(process.argv.slice(2));
const started = performance.now();
const outcomes = new Map<Fault, Outcome>();
/** Ends what was started and takes its files away; needed after Ctrl+C as well. */
const endings = new Set<() => Promise<void>>();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await Promise.all([...endings].map((end) => end()));
    process.exit(1);
  });
}
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
  const server = await startTemporaryPostgres();
  endings.add(server.stop);
  try {
    await runOn(server.url, ({ engine }) => engine === 'postgres');
  } finally {
    endings.delete(server.stop);
    await server.stop();
  }
}

/** Runs the chosen faults of one engine in all lanes. The tests have to pass before the first and after the last one. */
async function runOn(url: string | undefined, isMeant: (fault: Fault) => boolean): Promise<void> {
  const faults = Object.values(chosen).flat().filter(isMeant);
  if (faults.length === 0) return;
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(root, url)));
  for (const { close } of lanes) endings.add(close);
  const requirePass = async (lane: Lane, tests: readonly string[]) => {
    const failure = await lane.check(tests);
    if (failure) throw new Error(`${tests.join(', ')} fails without a fault: ${failure}`);
  };
  try {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    await inLanes(lanes, tests, (lane, test) => requirePass(lane, [test]));
    const last = new Map<Lane, Fault>();
    await inLanes(lanes, faults, async (lane, fault) => {
      last.set(lane, fault);
      const outcome = await lane.plant(fault);
      outcomes.set(fault, outcome);
      console.log(
        `${outcome.noticed ? 'noticed    ' : 'NOT noticed'}  ${fault.promise}\n             ${outcome.words.slice(0, 160)}`,
      );
    });
    for (const [lane, fault] of last) await requirePass(lane, fault.tests);
  } finally {
    for (const { close } of lanes) endings.delete(close);
    await Promise.all(lanes.map(({ close }) => close()));
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
