// How an island wakes up: nothing of React before it is needed, and nothing lost of what a visitor did too early.
import { expect, test, untilSettled } from './fixtures.ts';

/** Stands in every build of React, whatever the names of its files. */
const REACT_MARK = 'react.transitional.element';

test('gets no framework before scrolling near an island', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const withReact = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes(REACT_MARK));
  await page.goto('/');
  await untilSettled(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withReact()).toEqual([]);
  await page.locator('island-root').first().scrollIntoViewIfNeeded();
  await expect(async () => expect(await withReact()).not.toEqual([])).toPass();
});

test('clicks before the island is awake, and the click counts once', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/react/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#calendar');
  const island = page.locator('#calendar island-root');
  const shown = island.getByRole('heading', { name: /^[A-Z][a-z]+ 20\d\d$/ });
  const before = await shown.textContent();
  await island.getByRole('button', { name: /Next/ }).click();
  await expect(shown).toHaveText(before ?? '');
  letThrough();
  await expect(shown).toHaveText(monthAfter(before ?? ''));
});

test('chooses from a field before the island is awake, and the choice stays', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/react/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#calendar');
  const field = page.locator('#calendar island-root').getByLabel('Consultation type');
  await field.selectOption({ index: 1 });
  const chosen = await field.inputValue();
  letThrough();
  // The chosen type is described as soon as the island is awake.
  await expect(page.getByText('Choose what you’d like us to come for')).toBeHidden();
  await expect(field).toHaveValue(chosen);
});

test('comes for the calendar, and its free times are asked for while its script is on its way', async ({
  page,
}) => {
  const month = /\/api\/appointments\/availability\?month=[\d-]+$/;
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  let questions = 0;
  await page.route(month, async (route) => {
    isAsked();
    // Only the early question is answered: the calendar has to open with that.
    if (questions++ === 0) await route.continue();
  });
  await page.route(/\/assets\/react/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/#calendar');
  await expect(page.locator('#calendar [data-date][aria-disabled="false"]').first()).toBeVisible();
});

function monthAfter(month: string): string {
  const date = new Date(`${month} 1 UTC`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

test('comes by the anchor of the calendar, and gets its script before the pictures around it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#calendar');
  await expect(page.locator('#calendar [data-date][aria-disabled="false"]').first()).toBeVisible();
  const firstOf = (part: RegExp) => asked.findIndex((path) => part.test(path));
  // The hero stands on the first screen of everyone; all other pictures are lazy.
  await expect
    .poll(() => firstOf(/^\/pictures\/(?!hero-)/))
    .toBeGreaterThan(firstOf(/assets\/react-/));
});
