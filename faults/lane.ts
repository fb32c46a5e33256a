// One lane of the run: a copy of the project in which faults are planted one after the other, with a vitest of its own.
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { countOf, type Fault } from './fault.ts';
import type { BenchAnswer, BenchOrder } from './test-bench.ts';

/** What became of a fault; the words say which test noticed. */
export type Outcome = { noticed: boolean; words: string };

export type Lane = {
  /** Runs test files without a fault, and gives what fails, in words, or null. */
  check: (tests: readonly string[]) => Promise<string | null>;
  /** Plants a fault, runs its tests and takes it away again. */
  plant: (fault: Fault) => Promise<Outcome>;
  close: () => Promise<void>;
};

/** What tests read of the project, and what a build of its pages takes; everything else stays where it is. */
const COPIED = [
  ...[
    'src',
    'migrations',
    'content',
    'test',
    'scripts',
    'bench',
    'public',
    'assets',
    'package.json',
    'vitest.config.ts',
  ],
  ...['react-router.config.ts', 'vite.config.ts', 'tsconfig.json', 'tsconfig.base.json'],
];

/** What is only read, or was made from the sources without a fault. */
const LINKED = ['node_modules', 'build', 'dist'];

/** Tests that take longer than this, many times as long as they should, hang on the fault: no one could overlook that. */
const PATIENCE_MS = 300_000;

/** Opens a lane. `databaseUrl` is the PostgreSQL server to run on, or undefined for PGlite. */
export async function openLane(root: string, databaseUrl: string | undefined): Promise<Lane> {
  const tree = await mkdtemp(join(tmpdir(), 'faults-'));
  for (const name of COPIED) await cp(join(root, name), join(tree, name), { recursive: true });
  for (const name of LINKED) await symlink(join(root, name), join(tree, name));
  const bench = createBench(tree, databaseUrl);

  return {
    async check(tests) {
      const answer = await bench.run({ changed: [], tests });
      if (answer === 'hung') return 'hangs';
      return answer.failures.length > 0 ? answer.failures.join('; ') : null;
    },
    async plant({ file, find, replace, tests, isBuilt }) {
      const path = join(tree, file);
      const whole = await readFile(path, 'utf8');
      if (countOf(whole, find) !== 1) {
        return { noticed: false, words: `its text does not stand exactly once in ${file}` };
      }
      await writeFile(
        path,
        whole.replace(find, () => replace),
      );
      try {
        if (isBuilt) {
          // What it has read of the pages it would not read again.
          await bench.stop();
          const trouble = await buildPages(root, tree);
          if (trouble) return { noticed: false, words: trouble };
        }
        const answer = await bench.run({ changed: [file], tests });
        if (answer === 'hung') return { noticed: true, words: 'the tests hung' };
        const [first] = answer.failures;
        return { noticed: first !== undefined, words: first ?? `passed: ${tests.join(', ')}` };
      } finally {
        await writeFile(path, whole);
        bench.mend(file);
        if (isBuilt) {
          await bench.stop();
          await rm(join(tree, 'build'), { recursive: true });
          await symlink(join(root, 'build'), join(tree, 'build'));
        }
      }
    },
    async close() {
      await bench.stop();
      await rm(tree, { recursive: true, force: true });
    },
  };
}

/** Builds the pages of a lane, where a link to those without a fault was, and gives in words why that fails, or null. */
async function buildPages(root: string, tree: string): Promise<string | null> {
  await rm(join(tree, 'build'));
  await mkdir(join(tree, 'build'));
  await symlink(join(root, 'build/new-database'), join(tree, 'build/new-database'));
  const program = join(root, 'node_modules/.bin/react-router');
  return promisify(execFile)(program, ['build', '--logLevel', 'warn'], { cwd: tree }).then(
    () => null,
    (error: Error) => `it does not build: ${error.message}`,
  );
}

/** A process with the vitest of a lane. It is started when it is needed, also after it has hung and was ended. */
function createBench(tree: string, databaseUrl: string | undefined) {
  let child: ChildProcess | undefined;
  /** The file that the last fault was taken out of, which vitest has not read again yet. */
  let mended: string[] = [];

  const start = () => {
    const { TEST_DATABASE_URL: _, ...environment } = process.env;
    const started = fork(
      join(import.meta.dirname, 'test-bench.ts'),
      [tree, databaseUrl ? 'postgres' : 'pglite'],
      {
        env: { ...environment, ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}) },
        // A group of its own, so that tests that hang can be ended with all they started.
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };

  async function run(order: BenchOrder): Promise<BenchAnswer | 'hung'> {
    child ??= start();
    child.send({ ...order, changed: [...mended, ...order.changed] } satisfies BenchOrder);
    mended = [];
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), PATIENCE_MS);
    try {
      const { signal } = end;
      const [answer] = await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => [{ failures: ['vitest ended'] }]),
      ]);
      return answer as BenchAnswer;
    } catch {
      await stop();
      return 'hung';
    } finally {
      clearTimeout(timer);
      // Takes away the listener of what did not happen.
      end.abort();
    }
  }

  async function stop(): Promise<void> {
    const stopped = child;
    child = undefined;
    if (!stopped?.pid || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const exit = once(stopped, 'exit');
    process.kill(-stopped.pid, 'SIGKILL');
    await exit;
  }

  return {
    run,
    stop,
    /** Says that a fault was taken out of a file, so that the next run reads it again. */
    mend(file: string): void {
      mended = [file];
    },
  };
}
