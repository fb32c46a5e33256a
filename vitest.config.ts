// Unit and API tests stand beside the code; they run in plain Node against real databases.
import { availableParallelism, setPriority } from 'node:os';
import { defineConfig } from 'vitest/config';
import { environment } from './scripts/production.mjs';
import { LAST_NICENESS } from './src/server/platform/installation/side-process.ts';
import { TryReport } from './test/try-report.ts';

// No further in front than what the program itself does last: pictures would wait for as long as other tests keep every core busy.
setPriority(LAST_NICENESS);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    provide: { isStress: false },
    // Pages are made by the React that people get; its development build takes several times as long.
    env: { NODE_ENV: environment.NODE_ENV, PRAIRIE_OAK_COMPRESSION: 'quick' },
    // Enough to start a server on a machine that is busy with others; nothing waits for it in vain but a failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // Most of a test file's time would go into loading the server anew. What a file starts it closes, so none meets another's.
    isolate: false,
    maxWorkers: availableParallelism(),
    // As in the browser: what a busy machine lost once is tried again, and named (test/try-report.ts).
    retry: 1,
    reporters: ['default', new TryReport()],
    projects: [
      {
        extends: true,
        test: {
          name: 'pglite',
          globalSetup: './test/global-setup.ts',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      // Where the two engines may differ: rows that people race for, types of columns, announcements, jobs.
      {
        extends: true,
        test: {
          name: 'postgres',
          globalSetup: './test/global-setup.ts',
          include: ['{src,test}/**/*.pg.test.ts'],
        },
      },
    ],
  },
});
