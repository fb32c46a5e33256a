// Storms, kills, slow senders and forged requests in great numbers: bounded, but too long for every day (`npm run stress`).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    include: ['stress/**/*.stress.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // One at a time: what they measure is the server, not each other.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
