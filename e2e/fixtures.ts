// What every errand starts with: a page whose console errors fail the test, an axe check, and the mailbox.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { loadSecrets } from '../src/server/platform/installation/secrets.ts';

/** The key in the links that the start prints. */
export const { localKey } = await loadSecrets(process.env.E2E_SECRET, '');

type Fixtures = {
  /** Whether the welcome has not been seen yet; by default no one is interrupted by it. */
  isNewVisitor: boolean;
  /** Fails the test at its end when the page logged an error or a script threw. */
  consoleErrors: string[];
};

/** By an errand's errors: which of them it provokes. */
const expectedAnswers = new WeakMap<string[], RegExp[]>();

export const test = base.extend<Fixtures>({
  isNewVisitor: [false, { option: true }],
  context: async ({ context, isNewVisitor, baseURL }, use) => {
    if (!isNewVisitor) await context.addInitScript(rememberWelcome);
    // As if the link that the start printed had been followed: most errands read their mail.
    await context.addCookies([
      {
        name: 'local_key',
        value: localKey,
        url: baseURL ?? '',
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
    await use(context);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      const forgiven = expectedAnswers.get(errors) ?? [];
      const others = errors.filter((text) => !forgiven.some((answer) => answer.test(text)));
      expect(others, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** As one who has seen the welcome. Runs in the page, frames without storage included. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem('welcome-seen', 'true');
  } catch {}
}

/** The rules of axe that look at colors: nothing else differs between the light and the dark look (styles/tokens.css). */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page, or only within some parts of it. */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  await expectNothingFound(page, quickAxe(page).withTags(WCAG), within);
}

/** The same by day, and by night once more for what is about colors. */
export async function expectAccessibleInBothLooks(page: Page, ...within: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, ...within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, quickAxe(page).withRules(ABOUT_COLORS), within);
}

/** The same wide by day and narrow by night: for pages that are made of what others show in every look and width. */
export async function expectAccessibleOnDeskAndPhone(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/**
 * An axe that gathers nothing but violations, and in the page itself. By default it takes a second page for putting
 * together what it found in frames, which costs four times as long as looking. What a frame shows is a page of its own, and is
 * looked at there.
 */
function quickAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false });
}

/** Asks axe once all of the page has its height, with every change of color at its end. */
async function expectNothingFound(page: Page, axe: AxeBuilder, within: string[]): Promise<void> {
  await untilMeasured(page);
  await page.evaluate(() => {
    // What is out of sight rests, and axe would judge it by the colors of before.
    const chapters = '#services, #services ~ section, .chapter-list > *';
    for (const { style } of document.querySelectorAll<HTMLElement>(chapters))
      style.contentVisibility = 'visible';
  });
  const endTransitions = () => {
    const running = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && one.playState === 'running');
    for (const one of running) one.finish();
    return running.length;
  };
  await expect
    .poll(() => page.evaluate(endTransitions), {
      message: 'transitions that begin again',
      intervals: [10],
    })
    .toBe(0);
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
  );
  expect(found, 'what axe finds').toEqual([]);
}

/** Opens the newest mail whose subject has the text, in the installation's own mailbox, and gives its page. */
export async function openMail(from: Page, address: string, subject: string): Promise<Page> {
  const page = await from.context().newPage();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const row = page.getByRole('row').filter({ hasText: address }).filter({ hasText: subject });
    await row.first().getByRole('link').click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return page;
}

/**
 * Lets pass what the browser itself logs about answers that the errand provokes, such as a 409: also what it logs only
 * afterwards, when a stream that was cut is asked for once more.
 */
export function forgive(consoleErrors: string[], answer: RegExp): void {
  const ofTheBrowser = new RegExp(`^Failed to load resource.*(?:${answer.source})`, 's');
  expectedAnswers.set(consoleErrors, [...(expectedAnswers.get(consoleErrors) ?? []), ofTheBrowser]);
}

/** An address that no other test uses. */
export function newAddress(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Waits until every chapter of the home page has its true height (web/ui/measure-chapters.ts). */
export async function untilMeasured(page: Page): Promise<void> {
  await expect(page.locator('#services ~ section:not([data-measured])')).toHaveCount(0);
}

/** Scrolls to a part of the home page and stays there: what is measured afterwards could push it out of sight again. */
export async function scrollTo(part: Locator): Promise<void> {
  await untilMeasured(part.page());
  await part.scrollIntoViewIfNeeded();
}

/** Enough for every picture of a screen on a slow machine: the browser never fetches one that it takes to be far away. */
const PICTURES_WITHIN_MS = 20_000;

/**
 * Waits until what a page shows at first is there: its letters and the pictures in sight, and what wakes up by itself on the
 * first screen has asked for its script. Fails when a picture in sight does not come.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is near wakes within the frame after the load event; its request goes out before the browser is idle.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });
  await expect
    .poll(() => page.evaluate(picturesToCome), {
      message: `pictures in sight that have not come, on ${page.url()}`,
      intervals: [50],
      timeout: PICTURES_WITHIN_MS,
    })
    .toEqual([]);
}

/** Runs in the page: the pictures in sight that are still under way; those that are there can be painted. */
async function picturesToCome(): Promise<string[]> {
  const isInSight = (picture: HTMLImageElement) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isWithin && picture.checkVisibility();
  };
  const pictures = [...document.images].filter(isInSight);
  const there = pictures.filter(({ complete }) => complete);
  await Promise.all(there.map((picture) => picture.decode().catch(() => {})));
  return pictures.filter((picture) => !there.includes(picture)).map(({ src }) => src);
}

/** Waits until a smooth scroll has come to its end: no one presses the next key on a page that is still moving. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, last = -1; still < 6; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await frame();
    }
  });
}

/** Presses Tab until the element has the focus, as a keyboard user would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((node) => node === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reaches ${target}`);
}
