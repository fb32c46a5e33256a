// Says at the end of a run of Vitest which tests failed, passed only at the second try or were left out for want of rights, by name, as Playwright does.
import type { Reporter, TestCase } from 'vitest/node';
import { NOT_RUN } from './machine.ts';

/** A reporter of Vitest, beside its own: three lists of `file › test`, each only when it is not empty. */
export class TryReport implements Reporter {
  private readonly failed: string[] = [];
  private readonly flaky: string[] = [];
  private readonly leftOut: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = `${test.module.relativeModuleId}: ${test.fullName}`;
    if (test.result().state === 'failed') this.failed.push(name);
    // Those for the other engine are of another stage; what this machine does not let is told.
    if (test.result().state === 'skipped' && name.includes(NOT_RUN)) this.leftOut.push(name);
    if (test.diagnostic()?.flaky) this.flaky.push(name);
  }

  onTestRunEnd(): void {
    printNames('failed', this.failed);
    printNames('flaky', this.flaky);
    printNames('left out', this.leftOut);
  }
}

function printNames(word: string, names: string[]): void {
  if (names.length === 0) return;
  console.log(`\n  ${names.length} ${word}`);
  for (const name of names) console.log(`    ${name}`);
}
