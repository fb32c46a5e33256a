// Changes the screen of the console and the portal on a slow processor and times what a person sees: from the click the first
// sign that it was heard, and from the press the next screen.
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { demoEmails } from '../src/server/demo/demo-people.ts';
import { DESKTOP, freshPage, openChromium } from './chromium.ts';
import type { Lab } from './lab.ts';
import { pressOfOneButton } from './references.ts';
import { atMostTimes, type Result } from './result.ts';
import { startServer } from './server.ts';
import { signInByMail } from './sign-in-by-mail.ts';
import { median } from './statistics.ts';

/** How much slower the processor is made. */
const SLOWER = 4;
const ROUNDS = 3;

/** From the press to the click: so long rests a finger or a mouse button, and the next screen is already on its way. */
const HELD_MS = 80;

/** Budgets: docs/product/pages-and-speed.md#budgets; times a press of one button under the same throttle. */
const TIMES = { answer: 5, screen: 35 };

const STAFF = 'staff@example.com';
const CUSTOMER = demoEmails[0] ?? '';

/** From one screen to another: the link that is pressed. */
type Change = { from: string; press: string; to: RegExp };

const nav = (href: string, from = '/console'): Change => ({
  from,
  press: `nav[aria-label="Console"] a[href="${href}"]`,
  to: new RegExp(`^${href}$`),
});
const into = (from: string, press: string, to: RegExp): Change => ({ from, press, to });

const ofConsole: readonly Change[] = [
  nav('/console', '/console/leads'),
  nav('/console/leads'),
  nav('/console/calendar'),
  nav('/console/requests'),
  nav('/console/visits'),
  nav('/console/customers'),
  nav('/admin-support'),
  into('/console/leads', 'main li a[href*="/leads/quote/"]', /^\/console\/leads\/quote\//),
  into('/console/leads', 'main a[href*="view=contacted"]', /^\/console\/leads$/),
  into('/console/requests', 'main tbody a', /^\/console\/requests\/\d+$/),
  into(
    '/console/customers',
    'main [role="row"] a[href^="/console/customers/"], main tbody a',
    /^\/console\/customers\/[\w-]+$/,
  ),
  into('/console/calendar', 'main a[href*="view=month"]', /^\/console\/calendar$/),
  into(
    '/console/calendar',
    'main a[href*="view=day"][aria-current], main .calendar-head-view[href*="view=day"]',
    /^\/console\/calendar$/,
  ),
];

const ofPortal: readonly Change[] = [
  into('/customer-portal/schedule', 'nav a[href="/customer-portal"]', /^\/customer-portal$/),
  ...['schedule', 'history', 'add-ons', 'account'].map((tab) =>
    into('/customer-portal', `nav a[href="/customer-portal/${tab}"]`, new RegExp(`/${tab}$`)),
  ),
  into('/customer-portal', 'main a[href^="/customer-portal/visits/"]', /\/visits\/\d+\/move$/),
];

type Times = { answer: number[]; screen: number[] };

/** Two lines for each change: how soon the click is answered, and how soon after the press the next screen stands. */
export async function screenChanges(lab: Lab, isQuick: boolean): Promise<Result[]> {
  const browser = await openChromium(lab);
  const dataDir = await lab.directory('data');
  const server = await startServer(lab, { dataDir, staffEmails: STAFF, seed: 'demo' });
  const button = await pressOn(browser);
  const results: Result[] = [];
  for (const [who, changes] of [
    [STAFF, ofConsole],
    [CUSTOMER, ofPortal],
  ] as const) {
    const cookie = await signInByMail(server.origin, dataDir, who);
    for (const change of changes) {
      const times: Times = { answer: [], screen: [] };
      for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
        await timeOnce(browser, server.origin, cookie, change, times);
      }
      results.push(...linesOf(change, times, button));
    }
  }
  await server.stop();
  return results;
}

async function pressOn(browser: Browser): Promise<number> {
  const { page, cdp, close } = await freshPage(browser, DESKTOP);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const press = await pressOfOneButton(page);
  await close();
  return press;
}

function linesOf(change: Change, { answer, screen }: Times, reference: number): Result[] {
  const against = (figure: number) => ({ figure, reference, unit: 'ms' });
  const what = `${change.from} to ${nameOf(change)}`;
  const note = `Medians of ${answer.length} rounds, load of the machine ${loadavg()[0]?.toFixed(0)}.`;
  return [
    atMostTimes(`${what}, answered`, against(median(answer)), TIMES.answer, note),
    atMostTimes(`${what}, stands`, against(median(screen)), TIMES.screen, note),
  ];
}

function nameOf({ press }: Change): string {
  return /href[*^]?="([^"]+)"/.exec(press)?.[1] ?? press;
}

type TimedWindow = Window & { changed?: Promise<{ answeredMs: number; standsMs: number }> };

async function timeOnce(
  browser: Browser,
  origin: string,
  cookie: string,
  { from, press, to }: Change,
  times: Times,
): Promise<void> {
  const { page, cdp, close } = await freshPage(browser, DESKTOP);
  await page.context().addCookies(
    cookie.split('; ').map((one) => {
      const at = one.indexOf('=');
      return { name: one.slice(0, at), value: one.slice(at + 1), url: origin };
    }),
  );
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(press).locator('visible=true').first();
  await link.scrollIntoViewIfNeeded();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watchPress(page, to.source);
  // Asked for before the press: what asks again and again would be measured as well.
  const changed = page.evaluate(() => (window as TimedWindow).changed);
  await link.click({ delay: HELD_MS });
  const { answeredMs, standsMs } = (await changed) ?? { answeredMs: 0, standsMs: 0 };
  times.answer.push(answeredMs);
  times.screen.push(standsMs);
  await close();
}

/** Runs in the page: from the click to the frame that shows its answer, and from the press to the frame that shows the next screen. */
function watchPress(page: Page, to: string): Promise<void> {
  return page.evaluate((path) => {
    const before = document.querySelector('h1:not(nav *)')?.textContent;
    const search = location.search;
    const nextFrame = () => new Promise<number>(requestAnimationFrame);
    const once = (kind: 'pointerdown' | 'click') =>
      new Promise<number>((resolve) => {
        const heard = ({ timeStamp }: Event) => resolve(timeStamp);
        addEventListener(kind, heard, { capture: true, once: true });
      });
    const isThere = () =>
      new RegExp(path).test(location.pathname) &&
      (document.querySelector('h1:not(nav *)')?.textContent !== before ||
        location.search !== search);
    const isAnswered = () => {
      const bar = document.querySelector('.page-change');
      const isPending = bar !== null && Number(getComputedStyle(bar).opacity) > 0.1;
      return isPending || document.querySelector('a[data-pressed]') !== null || isThere();
    };
    /** The time of the frame that shows what is looked for. */
    const shown = async (isSo: () => boolean) => {
      while (!isSo()) await nextFrame();
      await nextFrame();
      return performance.now();
    };
    const answered = once('click').then(async (clicked) => (await shown(isAnswered)) - clicked);
    const standing = once('pointerdown').then(async (pressed) => (await shown(isThere)) - pressed);
    (window as TimedWindow).changed = Promise.all([answered, standing]).then(
      ([answeredMs, standsMs]) => ({ answeredMs, standsMs }),
    );
  }, to);
}
