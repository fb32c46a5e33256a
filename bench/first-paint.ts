// First and largest paint of every public page on a phone's network against a page of one line, and the calendar at one bar.
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { freshPage, openChromium, PHONE } from './chromium.ts';
import type { Lab } from './lab.ts';
import { heaviestOfEachRoute } from './public-pages.ts';
import { atMost, atMostTimes, type Result } from './result.ts';
import { startServer } from './server.ts';
import { type Line, ONE_BAR, SLOW_PHONE, slowLink } from './slow-link.ts';
import { median, spread } from './statistics.ts';
import { tlsFront } from './tls-front.ts';

/** Budgets: docs/product/pages-and-speed.md#budgets; times a page of one line over the same line. */
const BUDGET = { first: 1.25, largest: 1.6, calendar: 4.2 };

/** How much slower the phone's processor is made. */
const SLOWER = 4;

/** The largest paint is told some time after the page has loaded. */
const TOLD_AFTER_MS = 750;

/**
 * A page that is well within the budgets at once is opened once: no chance makes it faster than it is. One that is near a budget,
 * or over it, is opened again, and the page of one line with it, until most of all rounds agree, whatever the rest would say.
 */
const ROUNDS = 5;
const MOST = 3;
const NEAR = 0.9;

/** The page of one line: as little as a page can be. */
const FLOOR_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>One line</h1></html>';

const FREE_DAY = '#calendar [data-date][aria-disabled="false"]';
const FREE_TIME = '#calendar label:has([type="radio"]:enabled)';

/** The page's window once a day could be chosen; in milliseconds since it was asked for. */
type Usable = { usableAfter?: number };

type Paints = { first: number; largest: number };

/** The heaviest page of each public route opened in turns with the floor; the worst are named (quick: only `/`). */
export async function firstPaints(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const browser = await openChromium(lab);
  const site = await siteBehind(lab, SLOW_PHONE);
  const floor = await originBehind(lab, SLOW_PHONE, await serveFloor(lab));
  const paths = isQuick ? ['/'] : await heaviestOfEachRoute(site.plain);
  const ofFloor: Paints[] = [];
  const ofPages = new Map<string, Paints[]>(paths.map((path) => [path, []]));
  const openFloor = async () => void ofFloor.push(await paintsOf(browser, `${floor}/`));
  const openAll = async (some: Iterable<string>) => {
    for (const path of some) {
      ofPages.get(path)?.push(await paintsOf(browser, `${site.origin}${path}`));
    }
  };
  for (let round = 0; round < 3; round++) await openFloor();
  for (let open = paths, round = 0; open.length > 0 && round < ROUNDS; round++) {
    if (round > 0) await openFloor();
    await openAll(open);
    open = open.filter((path) => mayTip(ofFloor, ofPages.get(path) ?? []));
  }
  return (['first', 'largest'] as const).flatMap((paint) => compare(paint, ofFloor, ofPages));
}

/** How long it takes at one bar of reception until a day of the calendar can be chosen. */
export async function calendarAtOneBar(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const browser = await openChromium(lab);
  const site = await siteBehind(lab, ONE_BAR);
  const floor = await originBehind(lab, ONE_BAR, await serveFloor(lab));
  const what = `/#calendar usable, ${ONE_BAR.name}`;
  const times: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round++) {
    floors.push((await paintsOf(browser, `${floor}/`)).first / 1_000);
    const { page, close } = await openPhone(browser);
    await page.addInitScript(chooseDayAtOnce, { day: FREE_DAY, time: FREE_TIME });
    await page.goto(`${site.origin}/#calendar`, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => (window as unknown as Usable).usableAfter);
    times.push(Number(await usable.jsonValue()) / 1_000);
    await close();
  }
  const seconds = { figure: median(times), reference: median(floors), unit: 's' };
  return [atMostTimes(what, seconds, BUDGET.calendar)];
}

/** Runs in the page, so that nothing else is timed: presses the first free day at the frame that shows it, and notes when its times stand. */
function chooseDayAtOnce({ day, time }: { day: string; time: string }): void {
  let isPressed = false;
  const look = () => {
    if (document.querySelector(time)) {
      (window as unknown as Usable).usableAfter = performance.now();
      return;
    }
    const found = isPressed ? null : document.querySelector<HTMLElement>(day);
    found?.click();
    isPressed ||= found !== null;
    requestAnimationFrame(look);
  };
  look();
}

/** Whether more rounds could change the verdict on a page: on the median of all of them. */
function mayTip(ofFloor: Paints[], ofPage: Paints[]): boolean {
  return (['first', 'largest'] as const).some((paint) => {
    const budget = BUDGET[paint] * median(ofFloor.map((paints) => paints[paint]));
    const times = ofPage.map((paints) => paints[paint]);
    if (times.every((time) => time <= NEAR * budget)) return false;
    const over = times.filter((time) => time > budget).length;
    return over < MOST && times.length - over < MOST;
  });
}

function compare(paint: keyof Paints, ofFloor: Paints[], ofPages: Map<string, Paints[]>): Result[] {
  const floors = ofFloor.map((paints) => paints[paint]);
  const ratios = [...ofPages].map(([path, all]) => ({
    path,
    ratio: median(all.map((paints) => paints[paint])) / median(floors),
  }));
  const worst = ratios.toSorted((a, b) => b.ratio - a.ratio);
  const told = worst.slice(0, 6).map(({ path, ratio }) => `${path} ${ratio.toFixed(2)}`);
  const name = paint === 'first' ? 'First paint' : 'Largest paint';
  const note = `${name} of one line ${Math.round(median(floors))} ms, its rounds up to ${Math.round(spread(floors) * 100)} % apart. Slowest: ${told.join(', ')}.`;
  const home = ratios.find(({ path }) => path === '/')?.ratio ?? Number.NaN;
  const against = `against one line, ${SLOW_PHONE.name}`;
  const results = [atMost(`${name} of / ${against}`, home, BUDGET[paint], '×', 'soft', note)];
  if (worst.length === 1) return results;
  const slowest = worst[0]?.ratio ?? Number.NaN;
  const what = `${name}, slowest of ${worst.length} pages, ${against}`;
  return [...results, atMost(what, slowest, BUDGET[paint], '×', 'soft', note)];
}

async function openPhone(browser: Browser) {
  const phone = await freshPage(browser, PHONE);
  await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return phone;
}

async function paintsOf(browser: Browser, address: string): Promise<Paints> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(() => {
    const seen = window as unknown as Paints;
    seen.largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(TOLD_AFTER_MS);
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: (window as unknown as Paints).largest,
  }));
  await close();
  return paints;
}

/** The built site behind TLS and the line; `plain` is the server without either. */
async function siteBehind(lab: Lab, line: Line): Promise<{ origin: string; plain: string }> {
  const front = await tlsFront(lab);
  const origin = await linkTo(lab, line, front.origin);
  const dataDir = await lab.directory('data');
  const { origin: plain } = await startServer(lab, { dataDir, publicUrl: origin });
  await front.passTo(plain);
  return { origin, plain };
}

async function originBehind(lab: Lab, line: Line, behind: string): Promise<string> {
  const front = await tlsFront(lab);
  if (!front) throw new Error('OpenSSL was there a moment ago');
  await front.passTo(behind);
  return linkTo(lab, line, front.origin);
}

async function linkTo(lab: Lab, line: Line, origin: string): Promise<string> {
  return `https://localhost:${await slowLink(lab, line, Number(new URL(origin).port))}`;
}

/** Node's own HTTP server with ready Brotli bytes, as ours answers documents. */
async function serveFloor(lab: Lab): Promise<string> {
  const bytes = await promisify(brotliCompress)(FLOOR_HTML);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  lab.defer(() => server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
