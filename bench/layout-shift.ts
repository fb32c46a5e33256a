// Walks through `/` at four widths and adds up every layout shift; nothing on the page may jump.
import type { Browser } from '@playwright/test';
import { freshPage, openChromium, type Screen, walk } from './chromium.ts';
import type { Lab } from './lab.ts';
import { atMost, type Result } from './result.ts';
import { startServer } from './server.ts';

const SCREENS: Screen[] = [
  { name: '320 px', width: 320, height: 640, density: 2 },
  { name: '412 px', width: 412, height: 823, density: 1.75 },
  { name: '768 px', width: 768, height: 1024, density: 1 },
  { name: '1350 px', width: 1350, height: 940, density: 1 },
];

/** Longer than the pause after which the welcome dialog opens (its rules: 1.5 s after the first input). */
const LOOK_AROUND_MS = 3_000;

type Shift = { value: number; where: string };

/** The page's window with the list that the planted observer fills. */
type ObservedWindow = Window & { shifts: Shift[] };

/** The sum of all shifts, not only of the worst window as the Web Vitals count it. */
export async function layoutShift(lab: Lab): Promise<Result[]> {
  const browser = await openChromium(lab);
  const { origin } = await startServer(lab, { dataDir: await lab.directory('data') });
  const results: Result[] = [];
  for (const screen of SCREENS) {
    const shifts = await shiftsOn(browser, screen, origin);
    const sum = toFourPlaces(shifts.reduce((total, { value }) => total + value, 0));
    const what = `Layout shift in a full walk, ${screen.name}`;
    const where = shifts.map(({ value, where }) => `${value.toFixed(4)} ${where}`).join('; ');
    results.push(atMost(what, sum, 0, '', 'hard', where && `${what}: ${where}`));
  }
  return results;
}

/** Less than that is no pixel of any screen. */
function toFourPlaces(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

async function shiftsOn(browser: Browser, screen: Screen, origin: string): Promise<Shift[]> {
  const { page, close } = await freshPage(browser, screen);
  await page.addInitScript(observeShifts);
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await walk(page, screen);
  await page.waitForTimeout(LOOK_AROUND_MS);
  const shifts = await page.evaluate(() => (window as unknown as ObservedWindow).shifts);
  await close();
  return shifts;
}

/** Runs in the page. Shifts right after a tap or key are the visitor's own doing and do not count. */
function observeShifts(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  const shifts: Shift[] = [];
  (window as unknown as ObservedWindow).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : '?';
      });
      const at = `at ${Math.round(window.scrollY)} px (${nodes.join(', ')})`;
      shifts.push({ value: entry.value, where: at });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
