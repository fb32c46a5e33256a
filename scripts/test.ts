// Runs what proves the product: checks, tests on both database engines, errands in a real browser. In two sizes: what every change is tried with, and everything.
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installMissing, missingOf, missingSentence, type Needed } from './needed-programs.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { ERRANDS_OF_EVERY_CHANGE, LEFT_TO_EVERYTHING } from './test-sizes.ts';

type Stage = {
  name: string;
  needs?: readonly Needed[];
  run: () => Promise<boolean>;
  /** What it runs where not everything is asked for; by default the same. Null: nothing. */
  runForChange?: (() => Promise<boolean>) | null;
};
type Result = { name: string; passed: boolean; seconds: number; closing: string[] };

/** The lines with which vitest and Playwright close, names of what failed included; repeated at the end so that no one has to scroll. */
const CLOSING_LINE =
  /^\s*(Test Files|Tests)\s{2}|^\s+\d+ (passed|failed|flaky|skipped|left out|did not run)\b|^ {4}\S+\.(test|spec)\.tsx?:/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of control characters
const COLOURS = /\u001b\[[\d;]*m/g;

let running: ChildProcess | undefined;
let stopPostgres: (() => Promise<void>) | undefined;
let closing: string[] = [];
let interrupted = false;

const stages: Stage[] = [
  { name: 'format', run: () => npm('check:format') },
  { name: 'types', run: () => npm('check:types') },
  { name: 'folders', run: () => npm('check:folders') },
  { name: 'unused', run: () => npm('check:unused') },
  {
    name: 'pglite',
    needs: ['postgres', 'nginx'],
    run: () => command('vitest', ['run', '--project', 'pglite']),
    // What may differ by engine runs once, on PostgreSQL.
    runForChange: () =>
      command('vitest', [
        ...['run', '--project', 'pglite'],
        ...without('**/*.pg.test.ts', ...LEFT_TO_EVERYTHING),
      ]),
  },
  {
    name: 'postgres',
    needs: ['postgres'],
    run: () => onPostgres(),
    runForChange: () => onPostgres(...without(...LEFT_TO_EVERYTHING)),
  },
  {
    name: 'browser',
    needs: ['browser', 'postgres'],
    run: () => command('playwright', ['test']),
    runForChange: () =>
      command('playwright', [
        'test',
        ...ERRANDS_OF_EVERY_CHANGE.map((errand) => `e2e/${errand}.spec.ts`),
      ]),
  },
  {
    name: 'engines',
    needs: ['firefox', 'webkit', 'screen', 'keys of a screen'],
    run: () => command('playwright', ['test', '-c', 'playwright.engines.config.ts']),
    runForChange: null,
  },
];

// The pinned Node and the tools come first, also when this file is not started by npm.
process.env.PATH = [join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH].join(
  delimiter,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
const EVERYTHING = 'everything';
const chosenStages = chosen(process.argv.slice(2));
installMissing(chosenStages.flatMap(({ needs = [] }) => needs));
const results: Result[] = [];
for (const stage of chosenStages) {
  if (!interrupted) results.push(await time(stage));
}
summarize(results);
process.exitCode = !interrupted && results.every(({ passed }) => passed) ? 0 : 1;

/**
 * What every change is tried with; every stage in full, `npm test -- everything`; or stages in full that the command names,
 * `npm test -- pglite browser`.
 */
function chosen(names: string[]): Stage[] {
  if (names.length === 0) {
    return stages.flatMap(({ runForChange, ...stage }) =>
      runForChange === null ? [] : { ...stage, run: runForChange ?? stage.run },
    );
  }
  if (names.includes(EVERYTHING)) return stages;
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = [EVERYTHING, ...stages.map(({ name }) => name)].join(', ');
    console.error(`There is no stage "${unknown.join('", "')}". Stages: ${known}.`);
    process.exit(1);
  }
  return stages.filter(({ name }) => names.includes(name));
}

/** Runs a stage. One that lacks a program has failed, in a sentence that says which; nothing is left out. */
async function time({ name, needs = [], run }: Stage): Promise<Result> {
  console.log(`\n── ${name} ──`);
  const missing = missingOf(needs);
  if (missing.length > 0) {
    console.error(missingSentence(missing));
    return { name, passed: false, seconds: 0, closing: [`    ${missingSentence(missing)}`] };
  }
  closing = [];
  const start = performance.now();
  const passed = await run();
  return { name, passed, seconds: (performance.now() - start) / 1000, closing };
}

function npm(script: string): Promise<boolean> {
  return command('npm', ['run', '--silent', script]);
}

/** The options by which vitest leaves out some files. */
function without(...files: string[]): string[] {
  return files.map((file) => `--exclude=${file}`);
}

/** What may differ by engine (`*.pg.test.ts`) once more, on a real PostgreSQL that lives as long as the stage. */
async function onPostgres(...options: string[]): Promise<boolean> {
  try {
    const postgres = await startTemporaryPostgres();
    stopPostgres = postgres.stop;
    return await command('vitest', ['run', '--project', 'postgres', ...options], {
      TEST_DATABASE_URL: postgres.url,
    });
  } catch (error) {
    console.error(String(error));
    return false;
  } finally {
    await stopPostgres?.();
    stopPostgres = undefined;
  }
}

/** Runs a command, shows what it says, and keeps its closing lines. */
function command(file: string, args: string[], environment = {}): Promise<boolean> {
  if (interrupted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      closing.push(...lines.filter((line) => CLOSING_LINE.test(line.replace(COLOURS, ''))));
    });
    child.on('error', (error) => {
      console.error(`${file} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      running = undefined;
      resolve(code === 0);
    });
  });
}

/** The stage under way ends, PostgreSQL stops, and no further stage begins. */
function interrupt(signal: NodeJS.Signals): void {
  interrupted = true;
  running?.kill(signal);
}

function summarize(all: Result[]): void {
  console.log('\n── summary ──');
  for (const { name, passed, seconds, closing: lines } of all) {
    console.log(
      `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s`,
    );
    for (const line of lines) console.log(line);
  }
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${interrupted ? 'Interrupted' : 'Done'} after ${total.toFixed(0)} s.`);
}
