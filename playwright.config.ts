// Errands in a real browser: the system's Chromium (by preference its headless shell) against the built server with a demonstration database of its own.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-program.ts';
import { freePort } from './scripts/free-port.ts';
import { environment, nodeSwitches } from './scripts/production.mjs';
import { LAST_NICENESS } from './src/server/platform/installation/side-process.ts';

// As in vitest.config.ts: pictures that are made last are waited for.
setPriority(LAST_NICENESS);

// Every worker reads this file again; what the first reading chose is handed down through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SECRET ??= randomBytes(32).toString('hex');
folderOfRun('E2E_SOWN_DIR');
// For every server that an errand starts (docs/testing.md).
process.env.PRAIRIE_OAK_COMPRESSION = 'quick';
const port = process.env.E2E_PORT;
const site = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  // In other browsers, by playwright.engines.config.ts.
  testIgnore: 'engines/**',
  // Enough for axe on several pages in a row, on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A browser with its server keeps more than one core busy; with a third one on two cores, what is promised within a second comes later.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  forbidOnly: true,
  // A busy machine may lose one race with a browser; what passes only at the second try is named flaky at the end.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: site,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? 'chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--disable-gpu'],
    },
  },
  webServer: {
    command: `exec node ${nodeSwitches.join(' ')} dist/server/main.js`,
    url: `${site}/readyz`,
    env: {
      ...environment,
      PORT: port,
      RATE_LIMIT: 'off',
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      DATA_DIR: folderOfRun('E2E_DATA_DIR'),
      SESSION_SECRET: process.env.E2E_SECRET,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

/** A folder that vanishes with the run; `variable` hands it down to the workers. */
function folderOfRun(variable: string): string {
  const known = process.env[variable];
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  process.env[variable] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
