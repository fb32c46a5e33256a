// Times `npm start` on a fresh copy of the program and again later, and weighs the server when it has nothing to do.
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { ENGINES } from './database-engines.ts';
import { interrupt, type Lab, run } from './lab.ts';
import { memoryOfClient, startOfNode } from './references.ts';
import { residentKb } from './resident-memory.ts';
import { atMostTimes, type Result, skipped } from './result.ts';
import { makeDatabase, plainEnvironment, projectRoot, startServer, untilServed } from './server.ts';
import { median } from './statistics.ts';

/**
 * Budgets: docs/product/pages-and-speed.md#budgets. Starts in times of Node's own, memory in times of Node with nothing but the
 * database's client.
 */
const STARTS_OF_NODE = { first: 350, later: 50 };
const MEMORY_TIMES = { embedded: 2, PostgreSQL: 3 };

const LATER_STARTS = 3;
const REST_MS = 6_000;

/** What a fresh clone does not have (.gitignore). */
const NOT_CLONED =
  /^(\.git|\.react-router|node_modules|build|dist|data|test-results|playwright-report)$/;

/** Starts by the command that people type, then memory by the server alone. */
export async function startAndMemory(lab: Lab, isQuick: boolean): Promise<Result[]> {
  return [...(await starts(lab)), ...(await memory(lab, isQuick ? REST_MS / 5 : REST_MS))];
}

async function starts(lab: Lab): Promise<Result[]> {
  const copy = await freshCopy(lab);
  const dataDir = await lab.directory('data');
  const first = await secondsToPage(lab, copy, dataDir);
  const later: number[] = [];
  for (let round = 0; round < LATER_STARTS; round++) {
    later.push(await secondsToPage(lab, copy, dataDir));
  }
  const node = await startOfNode(lab);
  const against = (figure: number) => ({ figure, reference: node, unit: 's' });
  const each = later.map((seconds) => seconds.toFixed(2)).join(', ');
  return [
    atMostTimes('First start to a page, build included', against(first), STARTS_OF_NODE.first),
    atMostTimes(
      'Later start to a page, median',
      against(median(later)),
      STARTS_OF_NODE.later,
      `Later starts, npm included: ${each} s.`,
    ),
  ];
}

async function secondsToPage(lab: Lab, folder: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = lab.start(['npm', 'start', '--silent'], {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: String(port), DATA_DIR: dataDir },
    // A group of its own, so that nothing below npm can be left over.
    detached: true,
  });
  const hasEnded = () => child.exitCode !== null;
  await untilServed(`http://127.0.0.1:${port}/`, 120_000, hasEnded, () => '`npm start` failed');
  const seconds = (performance.now() - began) / 1_000;
  await interrupt(child);
  return seconds;
}

/**
 * A copy of the program without anything that was built, with the installed packages as hard links: a symbolic link to
 * them would let an install in the copy empty the original folder.
 */
async function freshCopy(lab: Lab): Promise<string> {
  const copy = await lab.directory('copy');
  for (const name of await readdir(projectRoot)) {
    if (NOT_CLONED.test(name)) continue;
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  }
  const packages = join(copy, 'node_modules');
  await run(lab, ['cp', '-al', join(projectRoot, 'node_modules'), packages]);
  // Written as a new file, not over the old one: the hard link would carry it into the original folder.
  const stamp = join(packages, '.installed-from');
  await rm(stamp, { force: true });
  const lock = await readFile(join(copy, 'package-lock.json'));
  await writeFile(stamp, createHash('sha256').update(lock).digest('hex'));
  return copy;
}

async function memory(lab: Lab, restMs: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const engine of ENGINES) {
    const what = `Memory at rest, ${engine}`;
    const most = engine === 'embedded' ? MEMORY_TIMES.embedded : MEMORY_TIMES.PostgreSQL;
    const postgres = engine === 'embedded' ? undefined : await startTemporaryPostgres();
    if (postgres) lab.defer(postgres.stop);
    const figure = await megabytesAtRest(lab, restMs, postgres?.url);
    const reference = await memoryOfClient(lab, postgres?.url);
    results.push(
      figure === undefined || reference === undefined
        ? skipped(what, 'The system tells no memory of processes.')
        : atMostTimes(what, { figure, reference, unit: 'MB' }, most),
    );
  }
  return results;
}

/** Resident memory of a restarted server that has served a few pages and then rested. */
async function megabytesAtRest(
  lab: Lab,
  restMs: number,
  databaseUrl: string | undefined,
): Promise<number | undefined> {
  const dataDir = await lab.directory('data');
  const options = { dataDir, ...(databaseUrl && { databaseUrl }) };
  await makeDatabase(lab, options);
  const server = await startServer(lab, options);
  const month = new Date().toISOString().slice(0, 7);
  for (const path of ['/', '/api/company', `/api/appointments/availability?month=${month}`]) {
    await (await fetch(`${server.origin}${path}`)).arrayBuffer();
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const kilobytes = residentKb(server.pid);
  await server.stop();
  return kilobytes === undefined ? undefined : Math.round(kilobytes / 1_024);
}
