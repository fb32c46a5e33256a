// When a page that was opened has come to rest: what it asked for is answered, its parts are awake, and that has been painted.
import type { Page, Request } from '@playwright/test';
import { untilSettled } from './fixtures.ts';

/** What a page has asked for since someone began to look. */
export type Traffic = {
  /** Settles as soon as nothing is under way; throws and names what is, after a time in which everything is answered. */
  untilAnswered: () => Promise<void>;
  /** How many requests there have been. */
  count: () => number;
};

const ANSWERED_WITHIN_MS = 60_000;

/** Chapters that are still to get their true height (web/ui/measure-chapters.ts). */
const UNMEASURED = ['#services', '#services ~ section', '.chapter-list > :nth-child(n + 3)']
  .map((chapter) => `${chapter}:not([data-measured])`)
  .join();

/** No one reads a stream to its end, nor always an answer whose status says enough: these are answered by their headers. */
const ANSWERED_BY_HEADERS = ['eventsource', 'fetch'];

/** Begins to look at what a page asks for; to be called before it is opened. */
export function trafficOf(page: Page): Traffic {
  const open = new Set<Request>();
  let count = 0;
  let settle = () => {};
  const end = (request: Request) => {
    open.delete(request);
    if (open.size === 0) settle();
  };
  page.on('request', (request) => {
    // A page that begins anew waits for nothing that the one before has asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    // A beacon is no one's to wait for.
    if (request.resourceType() === 'ping') return;
    count += 1;
    open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    const request = response.request();
    if (ANSWERED_BY_HEADERS.includes(request.resourceType())) end(request);
  });
  return {
    count: () => count,
    untilAnswered: () =>
      new Promise((resolve, reject) => {
        const deadline = setTimeout(() => {
          const addresses = [...open].map((request) => request.url());
          reject(new Error(`${page.url()} still waits for ${addresses.join(', ')}`));
        }, ANSWERED_WITHIN_MS);
        settle = () => {
          clearTimeout(deadline);
          resolve();
        };
        if (open.size === 0) settle();
      }),
  };
}

/**
 * Waits until a page is at rest. What comes may wake a part of it, which asks for more, and a page may begin anew once it
 * knows who reads it: so it is at rest when two looks, one after the other, find nothing under way and nothing new.
 */
export async function untilAtRest(page: Page, { untilAnswered, count }: Traffic): Promise<void> {
  for (let quietLooks = 0; quietLooks < 2; ) {
    await untilAnswered();
    const before = count();
    const isPainted = await untilPainted(page).catch(falseIfBegunAnew);
    quietLooks = isPainted && count() === before ? quietLooks + 1 : 0;
  }
}

async function untilPainted(page: Page): Promise<true> {
  await untilSettled(page);
  await page.evaluate(async (unmeasured) => {
    // An idle browser has done what the frame gave it to do, such as waking an island whose script has come.
    const idleFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    while (document.querySelector(unmeasured)) await idleFrame();
    for (let frames = 0; frames < 2; frames++) await idleFrame();
  }, UNMEASURED);
  return true;
}

function falseIfBegunAnew(error: Error): false {
  if (error.message.includes('Execution context was destroyed')) return false;
  throw error;
}
