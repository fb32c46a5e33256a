// Tests wait for what a person would see, never for a time after which it should be there (docs/testing.md#waits).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { fixedWaits } from './fixed-waits.ts';

const files = globSync(['src/**/*.test.{ts,tsx}', '{e2e,test,stress}/**/*.{ts,tsx}'], {
  cwd: projectRoot,
});

/** Where time itself is the subject: how many waits there are, and for what. */
const ALLOWED: Record<string, { waits: number; why: string }> = {
  'src/server/accounts/staff/staff.pg.test.ts': {
    waits: 1,
    why: 'a stream that ends within a second, and not when it asks again',
  },
  'src/server/site/pages/fresh-parts.test.ts': {
    waits: 1,
    why: 'a slow read, by a clock that stands',
  },
  'e2e/engines/engine.ts': { waits: 1, why: 'asks a browser again, until a deadline' },
  'test/balancer.ts': { waits: 2, why: 'a balancer asks its instances as often as this' },
  'test/chat-storm.ts': {
    waits: 6,
    why: 'people pause between messages, browsers try again, and the storm looks until enough is said',
  },
  'test/chat-storms.ts': { waits: 5, why: 'how long a server lives until it is killed' },
  'test/storm-doors.ts': {
    waits: 5,
    why: 'people pause between messages, and what brings them is late and tries again',
  },
  'test/import-kill.test.ts': { waits: 1, why: 'how long a server lives until it is killed' },
  'test/data-directory.test.ts': { waits: 1, why: 'the deadline of a start' },
  'test/newsletter-kills.test.ts': {
    waits: 3,
    why: 'a slow mail server, and how long a server lives until it is killed',
  },
  'test/visitors.ts': { waits: 2, why: 'visitors pause, and an upload is slow' },
  'stress/changes-on-two.stress.ts': {
    waits: 2,
    why: 'how often is looked, and how long a person takes from one change to the next',
  },
  'stress/data-directory.stress.ts': { waits: 1, why: 'a start at a chance moment' },
  'stress/lost-answers.stress.ts': { waits: 2, why: 'how long a server lives, who tries again' },
  'stress/slow-senders.stress.ts': { waits: 2, why: 'how long is measured, and how often' },
};

describe('a test waits for a fixed time', () => {
  it('nowhere but where time itself is the subject', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file): [string, string[]][] => {
      const lines = fixedWaits(file, readFileSync(join(projectRoot, file), 'utf8'));
      return lines.length === (ALLOWED[file]?.waits ?? 0) ? [] : [[file, lines]];
    });
    expect(found).toEqual([]);
  });

  it('by none of the names that it has', () => {
    const waits = [
      'await page.waitForTimeout(400);',
      "await page.waitForLoadState('networkidle');",
      "await page.goto('/', { waitUntil: 'networkidle' });",
      'await new Promise((resolve) => setTimeout(resolve, 400));',
      'const sleep = (ms: number) => new Promise<void>((done) => { setTimeout(() => done(), ms); });',
      "import { setTimeout as pause } from 'node:timers/promises'; await pause(400);",
      "import { setTimeout } from 'timers/promises'; await setTimeout(400);",
    ];
    for (const wait of waits) expect(fixedWaits('planted.ts', wait), wait).toHaveLength(1);
  });

  it('but may hold an answer back, bound a wait, or act at a chance moment', () => {
    const lawful = [
      'setTimeout(() => void route.continue(), 1_000);',
      'new Promise((resolve, reject) => { setTimeout(reject, 1_000); answer.then(resolve); });',
      'setTimeout(server.kill, random() * 300); await load;',
      'test.setTimeout(90_000);',
      "import { setImmediate } from 'node:timers/promises'; await setImmediate();",
      'await page.clock.runFor(1_000);',
    ];
    for (const source of lawful) expect(fixedWaits('lawful.ts', source), source).toEqual([]);
  });
});
