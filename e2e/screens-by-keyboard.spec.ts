// Every screen of the console and of the portal with the Tab key alone: everything that can be used is reached, each stop can
// be seen and is not covered, and the way ends.
import type { Page } from '@playwright/test';
import {
  addressOf,
  billPartlyPaid,
  type Screen,
  screensOfConsole,
  screensOfPortal,
  signInAsCustomer,
  signInAsOwner,
} from './every-screen.ts';
import { expect } from './fixtures.ts';
import { test } from './monday-site.ts';

/** More stops than any screen has: who is still under way then is held somewhere. */
const MOST_STOPS = 500;

/** What the page remembers of a walk. */
type WalkWindow = Window & { walk: { controls: Element[]; visited: Set<Element> } };

test.use({ siteOf: 'screens' });

for (const [name, screens] of Object.entries(screensOfConsole)) {
  test(`the console: ${name}`, async ({ page, browser, monday }) => {
    if (name === 'billing') await billPartlyPaid(browser, monday);
    await signInAsOwner(page);
    await walkAll(page, screens);
  });
}

for (const [name, screens] of Object.entries(screensOfPortal)) {
  test(`the portal: ${name}`, async ({ page, browser, monday }) => {
    await billPartlyPaid(browser, monday);
    await signInAsCustomer(page);
    await walkAll(page, screens);
  });
}

async function walkAll(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    const path = await addressOf(page, screen);
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 800 },
    ]) {
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        expect.soft(await faultsOfWalk(page), `${path} at ${size.width} px`).toEqual([]);
      });
    }
  }
}

/** Goes from stop to stop, twice around the page when it began in its middle; says what is wrong with which control. */
async function faultsOfWalk(page: Page): Promise<string[]> {
  await page.evaluate(rememberControls);
  const faults: string[] = [];
  for (let stops = 0; stops <= MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(visit);
    if (stop.isLeft) {
      const missed = await page.evaluate(notVisited);
      if (missed.length === 0 || stop.isSecondTime) return [...faults, ...missed];
    } else if (stop.fault) faults.push(stop.fault);
  }
  return [...faults, 'the way does not end'];
}

/** Runs in the page: all that can be used now. Inside a widget with one stop the arrow keys lead on (ARIA, roving focus). */
function rememberControls(): void {
  const widgets = ['grid', 'radiogroup', 'tablist', 'toolbar', 'listbox', 'menu'];
  const inWidget = widgets.map((role) => `[role="${role}"], [role="${role}"] *`).join(', ');
  const controls = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const walk = {
    controls: [...controls].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [type="radio"], [type="hidden"], [tabindex="-1"]') &&
        !control.matches(inWidget) &&
        !control.closest('[inert], [aria-hidden="true"]'),
    ),
    visited: new Set<Element>(),
  };
  (window as unknown as WalkWindow).walk = walk;
}

/** Runs in the page: what is wrong with the stop where the focus is, and whether it has left the page. */
async function visit(): Promise<{ isLeft: boolean; isSecondTime: boolean; fault: string | null }> {
  const { visited } = (window as unknown as WalkWindow).walk;
  const control = document.activeElement ?? document.body;
  const isSecondTime = visited.has(control);
  visited.add(control);
  if (control === document.body) return { isLeft: true, isSecondTime, fault: null };
  // The link over the header slides into sight with the focus and away after it, over its neighbor. A ring that changes its
  // color is a ring all the time.
  const moves = document
    .getAnimations()
    .filter((one) => one instanceof CSSTransition && !one.transitionProperty.startsWith('outline'));
  await Promise.all(moves.map(({ finished }) => finished.catch(() => {})));
  // A page that has just come awake may put the focus where its work begins.
  if (document.activeElement !== control) {
    visited.delete(control);
    return { isLeft: false, isSecondTime, fault: null };
  }
  const fault = isSecondTime
    ? null
    : !isRinged()
      ? 'no ring'
      : !isInSight()
        ? 'out of sight'
        : null;
  return { isLeft: false, isSecondTime, fault: fault && `${nameOf(control)}: ${fault}` };

  /** The ring is on the control or on what stands for it. */
  function isRinged(): boolean {
    const around = [control, control.nextElementSibling];
    for (let at = control.parentElement; at && around.length < 6; at = at.parentElement)
      around.push(at);
    return around.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? control);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  }

  /** WCAG 2.4.11: a part of it at least is not covered. */
  function isInSight(): boolean {
    const { left, top, width, height } = control.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.some((across) =>
      parts.some((down) => {
        const uppermost = document.elementFromPoint(left + width * across, top + height * down);
        const label = uppermost?.closest('label');
        return control.contains(uppermost) || Boolean(label?.contains(control)) || holds(uppermost);
      }),
    );
  }

  /** A small frame around the control that lies over it, as around a box to tick. */
  function holds(element: Element | null): boolean {
    return element !== null && control.parentElement === element && !element.matches('main, body');
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}#${element.id} ${element.getAttribute('name') ?? ''} "${words}"`;
  }
}

/** Runs in the page: the controls that no stop was at and that are still there. */
function notVisited(): string[] {
  const { controls, visited } = (window as unknown as WalkWindow).walk;
  return controls
    .filter(
      (control) =>
        control.isConnected &&
        control.checkVisibility() &&
        !control.matches(':disabled') &&
        !visited.has(control),
    )
    .map((control) => `${control.outerHTML.slice(0, 120)}: never reached`);
}
