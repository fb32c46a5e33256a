// Storms, kills, slow senders and forged requests in great numbers: bounded, but too long for every day (`npm run stress`).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite',
    globalSetup: './test/global-setup.ts',
    provide: { isStress: true },
    include: [
      'stress/**/*.stress.ts',
      // Every day these take a few rounds (test/rounds.ts).
      'src/server/billing/money-sequences.pg.test.ts',
      'src/server/booking/offered-slots.pg.test.ts',
      'src/server/platform/journal/disaster.test.ts',
      'src/server/visits/plans/plan-sequences.pg.test.ts',
      'test/changes-everywhere.test.ts',
      'test/{forged-requests,fuzz,kills,money-kills,newsletter-kills,processes,sign-in-alike}.test.ts',
    ],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // One at a time: what they measure is the server, not each other.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
