// One lane of the run: a copy of the project in which faults are planted one after the other, with a vitest of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchAnswer, BenchOrder } from './bench.ts';
import { countOf, type Fault } from './fault.ts';

/** What became of a fault; the words say which test noticed. */
export type Outcome = { noticed: boolean; words: string };

export type Lane = {
  /** Runs test files without a fault, and gives what fails, in words, or null. */
  check: (tests: readonly string[]) => Promise<string | null>;
  /** Plants a fault, runs its tests and takes it away again. */
  plant: (fault: Fault) => Promise<Outcome>;
  close: () => Promise<void>;
};

/** What tests read of the project; everything else stays where it is. */
const COPIED = ['src', 'test', 'scripts', 'public', 'assets', 'package.json', 'vitest.config.ts'];

/** What is only read, or was made from the sources without a fault. */
const LINKED = ['node_modules', 'build', 'dist'];

/** Tests that take longer than this, many times as long as they should, hang on the fault: nobody could overlook that. */
const PATIENCE_MS = 300_000;

/** Opens a lane. `databaseUrl` is the PostgreSQL server to run on, or undefined for PGlite. */
export async function openLane(root: string, databaseUrl: string | undefined): Promise<Lane> {
  const tree = await mkdtemp(join(tmpdir(), 'faults-'));
  for (const name of COPIED) await cp(join(root, name), join(tree, name), { recursive: true });
  for (const name of LINKED) await symlink(join(root, name), join(tree, name));
  let bench: ChildProcess | undefined;
  /** The file that the last fault was taken out of, which vitest has not read again yet. */
  let mended: string[] = [];

  const start = () => {
    const { TEST_DATABASE_URL: _, ...environment } = process.env;
    const child = fork(join(import.meta.dirname, 'bench.ts'), [tree], {
      env: { ...environment, ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}) },
      // A group of its own, so that tests that hang can be ended with all they started.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (bench === child) bench = undefined;
    });
    return child;
  };

  async function run(order: BenchOrder): Promise<BenchAnswer | 'hung'> {
    bench ??= start();
    bench.send({ ...order, changed: [...mended, ...order.changed] } satisfies BenchOrder);
    mended = [];
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), PATIENCE_MS);
    try {
      const { signal } = end;
      const [answer] = await Promise.race([
        once(bench, 'message', { signal }),
        once(bench, 'exit', { signal }).then(() => [{ failures: ['vitest ended'] }]),
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
    const stopped = bench;
    bench = undefined;
    if (!stopped?.pid || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const exit = once(stopped, 'exit');
    process.kill(-stopped.pid, 'SIGKILL');
    await exit;
  }

  return {
    async check(tests) {
      const answer = await run({ changed: [], tests });
      if (answer === 'hung') return 'hangs';
      return answer.failures.length > 0 ? answer.failures.join('; ') : null;
    },
    async plant({ file, find, replace, tests }) {
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
        const answer = await run({ changed: [file], tests });
        if (answer === 'hung') return { noticed: true, words: 'the tests hung' };
        const [first] = answer.failures;
        return { noticed: first !== undefined, words: first ?? `passed: ${tests.join(', ')}` };
      } finally {
        await writeFile(path, whole);
        mended = [file];
      }
    },
    async close() {
      await stop();
      await rm(tree, { recursive: true, force: true });
    },
  };
}
