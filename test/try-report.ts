// Says at the end of a run of Vitest which tests failed and which passed only at the second try, by name, as Playwright does.
import type { Reporter, TestCase } from 'vitest/node';

/** A reporter of Vitest, beside its own: two lists of `file › test`, each only when it is not empty. */
export class TryReport implements Reporter {
  private readonly failed: string[] = [];
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = `${test.module.relativeModuleId}: ${test.fullName}`;
    if (test.result().state === 'failed') this.failed.push(name);
    if (test.diagnostic()?.flaky) this.flaky.push(name);
  }

  onTestRunEnd(): void {
    printNames('failed', this.failed);
    printNames('flaky', this.flaky);
  }
}

function printNames(word: string, names: string[]): void {
  if (names.length === 0) return;
  console.log(`\n  ${names.length} ${word}`);
  for (const name of names) console.log(`    ${name}`);
}
