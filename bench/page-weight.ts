// Weighs `/` in Chromium: what it loads before anyone touches it, and after a walk with every island used.
import type { Browser, Page } from '@playwright/test';
import { bookOnPage, LAST_STEP } from './book-on-page.ts';
import {
  DESKTOP,
  freshPage,
  openChromium,
  PHONE,
  type Screen,
  type Transfer,
  untilQuiet,
  walk,
  watchNetwork,
} from './chromium.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result, told } from './result.ts';
import { startServer } from './server.ts';

/** Budgets: docs/product/pages-and-speed.md#budgets; one KB is 1,000 bytes. */
const KB = 1_000;
const BEFORE = { script: 6, all: 150, requests: 8 };
const AFTER = { script: 85, all: 900 };

/** Stands in every build of React, whatever the names of its files. */
const REACT_MARK = 'react.transitional.element';

/** Weighs the page on a phone and on a desktop. */
export async function pageWeight(lab: Lab): Promise<Result[]> {
  const browser = await openChromium(lab);
  const server = await startServer(lab, { dataDir: await lab.directory('data') });
  const results: Result[] = [];
  for (const screen of [PHONE, DESKTOP]) {
    results.push(...(await weighOn(browser, screen, server.origin)));
  }
  return results;
}

async function weighOn(browser: Browser, screen: Screen, origin: string): Promise<Result[]> {
  const { page, cdp, close } = await freshPage(browser, screen);
  const transfers = watchNetwork(cdp);
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await untilQuiet(transfers);
  const before = await beforeTouch(transfers, screen, origin);
  await walk(page, screen);
  await wakeIslands(page);
  await untilQuiet(transfers);
  const reached = await bookOnPage(page);
  await untilQuiet(transfers);
  const after = afterEverything(transfers, screen, reached, origin);
  await close();
  return [...before, ...after];
}

async function beforeTouch(
  transfers: Transfer[],
  screen: Screen,
  origin: string,
): Promise<Result[]> {
  const what = (part: string) => `${part} before scroll, ${screen.name}`;
  const paths = transfers.map(({ url }) => new URL(url).pathname).join(' ');
  const note = `${what('Requests')}: ${paths}`;
  const htmlAndCss = kilobytes(transfers, 'Document') + kilobytes(transfers, 'Stylesheet');
  return [
    atMost(what('JavaScript'), kilobytes(transfers, 'Script'), BEFORE.script, 'KB', 'hard'),
    atMost(what('Scripts with React'), await scriptsWithReact(transfers), 0, '', 'hard'),
    atMost(what('Everything'), kilobytes(transfers), BEFORE.all, 'KB', 'hard'),
    atMost(what('Requests'), transfers.length, BEFORE.requests, '', 'hard', note),
    told(what('HTML and CSS'), `${htmlAndCss.toFixed(1)} KB`),
    atMost(what('Requests to other hosts'), foreign(transfers, origin), 0, '', 'hard'),
  ];
}

function afterEverything(
  transfers: Transfer[],
  screen: Screen,
  reached: string,
  origin: string,
): Result[] {
  const what = (part: string) => `${part} after walk and islands, ${screen.name}`;
  const types = [...new Set(transfers.map(({ type }) => type))];
  const parts = types.map((type) => `${type} ${Math.round(kilobytes(transfers, type))}`);
  const note = `${what('Weight')}: ${transfers.length} requests; in KB: ${parts.join(', ')}.`;
  return [
    {
      what: `Booking calendar used up to the step, ${screen.name}`,
      figure: reached,
      budget: LAST_STEP,
      isWithin: reached === LAST_STEP,
      isHard: true,
    },
    atMost(what('JavaScript'), kilobytes(transfers, 'Script'), AFTER.script, 'KB', 'hard', note),
    atMost(what('Everything'), kilobytes(transfers), AFTER.all, 'KB', 'hard'),
    atMost(what('Requests to other hosts'), foreign(transfers, origin), 0, '', 'hard'),
  ];
}

/** Bytes of one kind, or of everything: bodies alone for a kind, headers included for everything. */
function kilobytes(transfers: Transfer[], type?: string): number {
  const bytes = type
    ? transfers.filter((one) => one.type === type).map((one) => one.bodyBytes)
    : transfers.map((one) => one.bytes);
  return bytes.reduce((sum, one) => sum + one, 0) / KB;
}

async function scriptsWithReact(transfers: Transfer[]): Promise<number> {
  const scripts = transfers.filter(({ type }) => type === 'Script');
  const sources = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
  return sources.filter((source) => source.includes(REACT_MARK)).length;
}

function foreign(transfers: Transfer[], origin: string): number {
  return transfers.filter(({ url }) => new URL(url).origin !== origin).length;
}

/** Islands that wait for a touch get one, so that every island's code is counted. */
async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('island-root')) {
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
}
