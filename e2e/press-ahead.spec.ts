// Who presses a link of the console or the portal finds the next screen under way: its data was asked for at the press, once,
// and its code and styles were there before.
import type { Page } from '@playwright/test';
import { type Traffic, trafficOf, untilAtRest } from './at-rest.ts';
import { signInAsCustomer, signInAsOwner } from './every-screen.ts';
import { expect } from './fixtures.ts';
import { test } from './monday-site.ts';

const changes = [
  {
    name: 'the console',
    signIn: signInAsOwner,
    from: '/console',
    link: 'nav[aria-label="Console"] a[href="/console/requests"]',
    data: /\/console\/requests\.data/,
    heading: 'Requests',
  },
  {
    name: 'the portal',
    signIn: signInAsCustomer,
    from: '/customer-portal',
    link: 'nav a[href="/customer-portal/history"]',
    data: /\/customer-portal\/history\.data/,
    heading: /./,
  },
] as const;

for (const { name, signIn, from, link, data, heading } of changes) {
  test(`a link of ${name} is loaded from its press on, in one answer`, async ({ page }) => {
    await signIn(page);
    const traffic = trafficOf(page);
    await page.goto(from);
    const pressed = page.locator(link).locator('visible=true').first();
    await awake(page, link, traffic);
    const asked = watch(page);
    await pressed.hover();
    const ahead = page.waitForRequest(data);
    await page.mouse.down();
    await ahead;
    expect(new URL(page.url()).pathname).toBe(from);
    await page.mouse.up();
    await page.waitForURL((url) => url.pathname !== from);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    expect(asked.filter((address) => data.test(address))).toHaveLength(1);
    expect(asked.filter((address) => /\.(?:js|css)$/.test(address))).toEqual([]);
  });
}

test('who saves data is sent nothing before the click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const [{ signIn, from, link, data, heading }] = changes;
  await signIn(page);
  await page.goto(from);
  const pressed = page.locator(link).locator('visible=true').first();
  await pressed.hover();
  const asked = watch(page);
  await page.mouse.down();
  expect(asked.filter((address) => data.test(address))).toEqual([]);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Until the frame's other screens have been fetched: the script of the page is awake then, and has had nothing else to do. */
async function awake(page: Page, link: string, traffic: Traffic): Promise<void> {
  await expect(page.locator(link).locator('visible=true').first()).toBeVisible();
  await expect(page.locator('head link[rel="modulepreload"]:not([nonce])').first()).toBeAttached();
  await untilAtRest(page, traffic);
}
