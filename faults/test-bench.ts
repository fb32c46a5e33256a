// The vitest of one lane: stays up between faults, because starting it and preparing its database takes seconds.
import { join } from 'node:path';
import process from 'node:process';
import { createVitest, type TestModule } from 'vitest/node';

/** The files that have changed since the last run, and the tests to run; all from the root of the lane. */
export type BenchOrder = { changed: readonly string[]; tests: readonly string[] };

/** The tests that failed, by name, with the first line of why. */
export type BenchAnswer = { failures: string[] };

const [tree = '', engine = 'pglite'] = process.argv.slice(2);
process.chdir(tree);
const vitest = await createVitest('test', {
  root: tree,
  config: join(tree, 'vitest.config.ts'),
  project: [engine],
  watch: false,
  reporters: [{}],
  // The first test that notices is enough.
  bail: 1,
  maxWorkers: 1,
});

process.on('message', async (order: BenchOrder) => {
  const answer: BenchAnswer = { failures: await runTests(order).catch((error) => [String(error)]) };
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());

async function runTests({ changed, tests }: BenchOrder): Promise<string[]> {
  for (const file of changed) vitest.invalidateFile(join(tree, file));
  // Otherwise a file that was not run this time would answer for its last run.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestFiles(
    tests.map((test) => join(tree, test)),
  );
  const failures = [...testModules.flatMap(failuresOf), ...unhandledErrors.map(firstLine)];
  if (failures.length === 0 && testModules.length < tests.length)
    return ['a test file did not run'];
  return failures;
}

function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${firstLine(test.result().errors?.[0])}`,
  );
  return [...tests, ...module.errors().map(firstLine)];
}

function firstLine(error: unknown): string {
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return message.split('\n')[0] ?? '';
}
