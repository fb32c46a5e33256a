// Opens pages in the system's Chromium and watches what crosses the network, through the DevTools protocol.
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { requireProgram } from '../scripts/needed-programs.ts';
import type { Lab } from './lab.ts';

/** A screen, in CSS pixels. */
export type Screen = { name: string; width: number; height: number; density: number };

export const PHONE: Screen = { name: '412 × 823 phone', width: 412, height: 823, density: 1.75 };
export const DESKTOP: Screen = { name: '1350 × 940 desktop', width: 1350, height: 940, density: 1 };

/** One request of a page, with the bytes that came over the wire. */
export type Transfer = {
  url: string;
  /** As the DevTools protocol names it: Document, Script, Stylesheet, Image, Font, Fetch and others. */
  type: string;
  /** Headers and body, compressed as they came. */
  bytes: number;
  /** The body alone. */
  bodyBytes: number;
};

/** A page with nothing in its cache. */
export type FreshPage = { page: Page; cdp: CDPSession; close: () => Promise<void> };

/**
 * Starts the browser that the tests run in, too.
 *
 * @throws Error saying so when there is none.
 */
export async function openChromium(lab: Lab): Promise<Browser> {
  const path = requireProgram('browser');
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-quic',
    // Of our own certificates only; told later, through the protocol, it would connect twice.
    '--ignore-certificate-errors',
  ];
  const browser = await chromium.launch({ executablePath: path, args });
  lab.defer(() => browser.close());
  return browser;
}

/** A new page with an empty cache. */
export async function freshPage(browser: Browser, screen: Screen): Promise<FreshPage> {
  const { width, height, density } = screen;
  const context: BrowserContext = await browser.newContext({
    // Of a visitor nearby, as nearly all of them are.
    timezoneId: 'America/Chicago',
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: density > 1,
    hasTouch: density > 1,
  });
  // Someone who has closed the welcome before: it would open halfway down and stop the walk.
  await context.addInitScript(() => localStorage.setItem('welcome-seen', 'true'));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { page, cdp, close: () => context.close() };
}

/** Keeps a list of everything the page asks the network for; entries are complete once they have loaded. */
export function watchNetwork(cdp: CDPSession): Transfer[] {
  const transfers: Transfer[] = [];
  const running = new Map<string, Transfer>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const transfer = { url: request.url, type: type ?? 'Other', bytes: 0, bodyBytes: 0 };
    running.set(requestId, transfer);
    transfers.push(transfer);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = running.get(requestId);
    const length = Object.entries(response.headers).find(([name]) =>
      /^content-length$/i.test(name),
    );
    if (transfer && length) transfer.bodyBytes = Number(length[1]);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = running.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.bodyBytes ||= encodedDataLength;
  });
  return transfers;
}

/** Waits until nothing has been asked for and nothing is under way for a while. */
export async function untilQuiet(transfers: Transfer[], quietMs = 1_500): Promise<void> {
  const deadline = performance.now() + 30_000;
  let seen = -1;
  let since = performance.now();
  while (performance.now() < deadline) {
    const state = transfers.length * 1e9 + transfers.reduce((sum, { bytes }) => sum + bytes, 0);
    if (state !== seen) {
      seen = state;
      since = performance.now();
    }
    if (performance.now() - since >= quietMs) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Walks down the whole page in steps smaller than the screen, as fast as a hurried person, and back to the top. */
export async function walk(page: Page, screen: Screen): Promise<void> {
  const step = Math.round(screen.height * 0.6);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(300);
}
