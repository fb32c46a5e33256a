// Holds the promise that a change stands on another open screen within a second, on a machine as busy as it is.
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';

/** What the product promises (docs/product/console.md#live, docs/product/booking.md#calendar), besides the way there and back. */
const WITHIN_MS = 1_000;
/** How seldom Playwright looks at a page that it waits for. */
const LOOKS_EVERY_MS = 500;
/** A change is heard, its page asks again, and draws: so many times the way on the machine as busy as it is. */
const WAYS = 4;

/**
 * Expects that what is done is seen on another screen within a second of its answer. `way` is an address that the watching page
 * asks again for it; how long that takes, before and meanwhile, is the measure of the machine.
 */
export async function seenAtOnce(
  { watcher, way }: { watcher: Page; way: string },
  act: () => Promise<unknown>,
  seen: Locator,
): Promise<void> {
  let longest = await timeOf(() =>
    watcher.evaluate(async (address) => void (await (await fetch(address)).text()), way),
  );
  const note = (request: Request) => {
    longest = Math.max(longest, request.timing().responseEnd);
  };
  watcher.on('requestfinished', note);
  // An expectation would look once a second.
  const appeared = seen.waitFor({ timeout: 60_000 }).then(() => performance.now());
  await act();
  const done = performance.now();
  const after = Math.round((await appeared) - done);
  watcher.off('requestfinished', note);
  test.info().annotations.push({
    type: 'seen after',
    description: `${after} ms, way ${Math.round(longest)} ms`,
  });
  expect(after, 'ms until it is seen').toBeLessThan(WITHIN_MS + LOOKS_EVERY_MS + WAYS * longest);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
