// Times the first and the largest paint of `/` on a slow phone, as ratios to a page of one line in the same run.
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { freshPage, openChromium, PHONE } from './chromium.ts';
import type { Lab } from './lab.ts';
import { type Result, skipped, told } from './result.ts';
import { startServer } from './server.ts';
import { BYTES_PER_SECOND, ROUND_TRIP_MS, slowLine } from './slow-line.ts';
import { median, spread } from './statistics.ts';

/** How much slower the phone's processor is made. */
const SLOWER = 4;

/** A largest paint that comes later than this after the load event is not waited for. */
const SETTLE_MS = 2_000;

const BUDGETS = { first: 1.25, largest: 1.5 };

type Paints = { first: number; largest: number };

/** How the network is slowed down: by our own line, or by Chromium, which delays requests but not connections. */
type Network = 'line' | 'DevTools';

/** The page of one line: as little as a page can be. */
const FLOOR_HTML =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>One line</h1></html>';

/** Floor and page take turns after a warm-up, once on each kind of network. */
export async function paint(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const browser = await openChromium(lab);
  if (!browser) return [skipped('First and largest paint', 'Chromium is not installed.')];
  const server = await startServer(lab, { dataDir: await lab.directory('data') });
  const floor = await serveFloor(lab);
  const rounds = isQuick ? 2 : 5;
  return [
    ...(await compare(browser, 'line', rounds, {
      floor: await slowLine(lab, floor),
      page: await slowLine(lab, server.origin),
    })),
    ...(await compare(browser, 'DevTools', rounds, { floor, page: server.origin })),
  ];
}

async function compare(
  browser: Browser,
  network: Network,
  rounds: number,
  origins: { floor: string; page: string },
): Promise<Result[]> {
  await paintsOf(browser, network, origins.floor);
  await paintsOf(browser, network, origins.page);
  const floor: Paints[] = [];
  const page: Paints[] = [];
  for (let round = 0; round < rounds; round++) {
    floor.push(await paintsOf(browser, network, origins.floor));
    page.push(await paintsOf(browser, network, origins.page));
  }
  return (['first', 'largest'] as const).map((which) => ratio(network, which, floor, page));
}

/** Only the line has a budget: DESIGN.md 10 counts from a floor that includes the handshakes of a connection. */
function ratio(network: Network, which: keyof Paints, floor: Paints[], page: Paints[]): Result {
  const what = `${which === 'first' ? 'First' : 'Largest'} paint of / against one line, ${network}`;
  const ofFloor = floor.map((paints) => paints[which]);
  const ofPage = page.map((paints) => paints[which]);
  const value = median(ofPage) / median(ofFloor);
  const noise = Math.round(spread(ofFloor) * 100);
  const note = `${what}: ${Math.round(median(ofPage))} ms against ${Math.round(median(ofFloor))} ms, the floor's rounds up to ${noise} % apart${noise > 20 ? ', more than 20 %: the machine was not quiet, repeat it' : ''}.`;
  const result = told(what, `${value.toFixed(2)} ×`, note);
  if (network === 'DevTools') return result;
  return { ...result, budget: `≤ ${BUDGETS[which]} ×`, isWithin: value <= BUDGETS[which] };
}

async function paintsOf(browser: Browser, network: Network, origin: string): Promise<Paints> {
  const { page, cdp, close } = await freshPage(browser, PHONE);
  if (network === 'DevTools') {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(readPaints);
  await close();
  return paints;
}

/** Runs in the page: milliseconds since the navigation began. */
function readPaints(): Promise<Paints> {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
      resolve({ first, largest });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Node's own HTTP server with ready Brotli bytes, as ours answers documents. */
async function serveFloor(lab: Lab): Promise<string> {
  const bytes = await promisify(brotliCompress)(FLOOR_HTML);
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(port, '127.0.0.1');
  lab.defer(() => server.close());
  return `http://127.0.0.1:${port}`;
}
