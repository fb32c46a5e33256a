// No public page moves under its reader while fonts, scripts, styles, answers or the rest of it come late, at every width (docs/product/pages-and-speed.md#budgets).
import type { APIRequestContext, Browser, Route } from '@playwright/test';
import { publicRoutes } from '../bench/public-pages.ts';
import { languageOfPath } from '../src/company/facts/languages.ts';
import { trafficOf, untilAtRest } from './at-rest.ts';
import { expect, test } from './fixtures.ts';
import { halvePages } from './halved-pages.ts';

const WIDTHS = [320, 412, 600, 768, 900, 1024, 1150, 1350];

/** What is held back, and for how long. Each page sees all of it, the home page at every width. */
const HELD = [
  { what: 'fonts', pattern: /\.woff2$/ },
  { what: 'scripts', pattern: /\.js$/ },
  { what: 'fresh parts', pattern: /^\/api\// },
  { what: 'everything', pattern: /\.(?:woff2|js|css|avif|jpg)$|^\/api\// },
] as const;
const DELAYS_MS = [100, 1_000, 3_000];

/** Pages under way at a time: they wait most of their time, and more would starve the scenario beside this one on two cores. */
const AT_ONCE = 4;

/** One page, as one visitor sees it for the first time. Without a pattern nothing but the page itself is late. */
type Visit = { path: string; width: number; what: string; pattern?: RegExp; delayMs: number };

type ObservedWindow = Window & {
  tellShift: (shift: string) => Promise<void>;
  /** Settles once all that has moved is told. */
  toldShifts: () => Promise<unknown>;
};

test('nothing on a public page moves, whatever comes late', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(420_000);
  expect(await movedOn(browser, baseURL ?? '', visits(await publicPaths(request)))).toEqual([]);
});

test('nothing on a public page moves when its second half comes a second later', async ({
  browser,
  baseURL,
  request,
}) => {
  const paths = await publicPaths(request);
  const halved = await halvePages(baseURL ?? '', 1_000);
  const halves = paths.map((path, page) => {
    return { path, width: page % 2 === 0 ? 412 : 1350, what: 'its second half', delayMs: 1_000 };
  });
  try {
    expect(await movedOn(browser, halved.url, halves)).toEqual([]);
  } finally {
    await halved.stop();
  }
});

async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const routes = await publicRoutes(async (path) => (await request.get(path)).text());
  const paths = [...routes.values()].map(([path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  return paths;
}

/** Makes the visits, several at a time, and says what moved on which page. */
async function movedOn(browser: Browser, site: string, waiting: Visit[]): Promise<string[]> {
  const moved: string[] = [];
  const goOn = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const found = await shiftsOf(browser, site, visit);
      const { path, width, what, delayMs } = visit;
      moved.push(
        ...found.map((shift) => `${path} at ${width} px, ${what} ${delayMs} ms late: ${shift}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return moved;
}

/**
 * Each page at each width, what is held back going round; the home page with everything at every width and delay. A page in Spanish is
 * built as in English, with longer words: it has every other width, and the next page the others.
 */
function visits(paths: readonly string[]): Visit[] {
  const isSeen = (path: string, turn: number) => languageOfPath(path) === 'en' || turn % 2 === 0;
  const each = paths.flatMap((path, page) =>
    WIDTHS.filter((_, index) => isSeen(path, page + index)).map((width, index) => {
      const turn = page + index;
      const held = HELD[turn % HELD.length] ?? HELD[0];
      return { path, width, ...held, delayMs: DELAYS_MS[(turn >> 2) % DELAYS_MS.length] ?? 0 };
    }),
  );
  const home = WIDTHS.flatMap((width) =>
    DELAYS_MS.map((delayMs) => ({ path: '/', width, ...HELD[3], delayMs })),
  );
  return [...each, ...home];
}

async function shiftsOf(browser: Browser, site: string, visit: Visit): Promise<string[]> {
  const { path, width, pattern, delayMs } = visit;
  const isPhone = width < 700;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 850 },
    isMobile: isPhone,
    hasTouch: isPhone,
    timezoneId: 'America/Chicago',
  });
  // Who is signed in sees other links in the header, once a script has asked.
  await context.addCookies([{ name: 'signed_in', value: '1', url: site }]);
  // Told as they happen, so that a page that begins anew keeps nothing back.
  const shifts: string[] = [];
  await context.exposeFunction('tellShift', (shift: string) => void shifts.push(shift));
  await context.addInitScript(observeShifts);
  if (pattern) {
    await context.route(
      ({ pathname }) => pattern.test(pathname),
      (route) => hold(route, delayMs),
    );
  }
  try {
    const page = await context.newPage();
    const traffic = trafficOf(page);
    await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
    await untilAtRest(page, traffic);
    await page.evaluate(() => (window as unknown as ObservedWindow).toldShifts());
    return shifts;
  } finally {
    await context.close();
  }
}

/** Lets a request go on when its time has come, unless no one waits for it any more. */
function hold(route: Route, delayMs: number): void {
  setTimeout(() => void route.continue().catch(() => {}), delayMs);
}

/** Runs in the page: tells what moved without anyone's doing, with the elements that did. */
function observeShifts(): void {
  localStorage.setItem('welcome-seen', 'true');
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  const told: Promise<void>[] = [];
  const tell = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (hadRecentInput) continue;
      const nodes = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : '?';
      });
      told.push(observed.tellShift(`${value.toFixed(4)} ${nodes.join(', ')}`));
    }
  };
  const observed = window as unknown as ObservedWindow;
  const observer = new PerformanceObserver((list) => tell(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  observed.toldShifts = () => {
    tell(observer.takeRecords());
    return Promise.all(told);
  };
}
