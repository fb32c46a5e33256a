// What a machine can do at the moment, without our program: the references that figures of the same run are held against.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Lab } from './lab.ts';
import { run } from './lab.ts';
import { projectRoot } from './server.ts';
import { median, quantile } from './statistics.ts';

const PRESSES = 15;
const STARTS = 5;
const QUESTIONS = 200;
const WARM_UP = 20;

/** After an answer is painted its entry is told within so long. */
const TOLD_AFTER_MS = 150;

const ONE_BUTTON = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One button</title>
<button type="button" onclick="this.textContent = Number(this.textContent) + 1" style="width:9rem;height:3rem">0</button></html>`;

type ObservedWindow = Window & { answers: number[] };

/** The usual time from a press to the next paint on a page of one button, on a page whose processor is slowed already; milliseconds. */
export async function pressOfOneButton(page: Page): Promise<number> {
  await page.setContent(ONE_BUTTON);
  await page.evaluate(() => {
    const answers: number[] = [];
    (window as unknown as ObservedWindow).answers = answers;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) answers.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const box = await page.locator('button').boundingBox();
  if (!box) throw new Error('the button has no place');
  for (let press = 0; press < PRESSES; press++) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(TOLD_AFTER_MS);
  }
  const told = await page.evaluate(() => (window as unknown as ObservedWindow).answers);
  // What is quicker than the browser tells of counts as the least it tells.
  return told.length > 0 ? median(told) : 16;
}

/** What `select 1` takes through the same server and the same database: the question of a balancer; milliseconds, one share each. */
export async function selectOne(
  origin: string,
  shares: readonly number[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + QUESTIONS; index++) {
    const began = performance.now();
    const answer = await fetch(`${origin}/readyz`);
    await answer.arrayBuffer();
    if (index >= WARM_UP) times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}`);
  }
  return shares.map((share) => quantile(times, share));
}

/** What Node alone needs to start and end; seconds. */
export async function startOfNode(lab: Lab): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    await run(lab, [process.execPath, '--eval', '0']);
    times.push((performance.now() - began) / 1_000);
  }
  return median(times);
}

/** Resident memory of Node with nothing but the database's client in it and one question asked; undefined where no system tells it. */
export async function memoryOfClient(lab: Lab, databaseUrl?: string): Promise<number | undefined> {
  const directory = await lab.directory('bare');
  const program = join(projectRoot, 'bench/bare-client.ts');
  const printed = await run(lab, [process.execPath, program, directory, databaseUrl ?? '']);
  const megabytes = Number(printed.trim());
  return Number.isFinite(megabytes) ? megabytes : undefined;
}
