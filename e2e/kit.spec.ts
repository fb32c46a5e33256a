// The kit of applications: nothing that axe finds, and every part by keyboard alone. Its pages exist in development only.
import {
  test as base,
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  tabTo,
} from './fixtures.ts';
import { startServer } from './started-server.ts';

const test = base.extend<object, { development: string }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('src/server/start/main.ts', {
        switches: ['--conditions=development'],
        environment: { PRAIRIE_OAK_DEVELOPMENT: '1', SEED: 'content' },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ development }, use) => use(development),
});

// In one worker: two development servers would write the same files of Vite.
test.describe.configure({ mode: 'default' });

/** Opens a page of the kit and waits until it answers: in development the code comes file by file. */
async function open(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

for (const [path, heading] of [
  ['/dev/kit', 'Basics'],
  ['/dev/kit/fields', 'Fields'],
  ['/dev/kit/dates', 'Dates and files'],
  ['/dev/kit/overlays', 'Overlays'],
  ['/dev/kit/table', 'Table'],
] as const) {
  test(`shows ${heading} without a fault, on a desk and on a phone`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessibleInBothLooks(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
  });
}

test('goes to another page without a reload: heading in focus, title said, place kept', async ({
  page,
}) => {
  await open(page, '/dev/kit');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Table' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Table – Kit' })).toHaveCount(1);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Table' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('answers dialogs by keyboard, and comes back to the button', async ({ page }) => {
  await open(page, '/dev/kit/overlays');
  const button = page.getByRole('button', { name: 'Move a visit' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move this visit' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Open the drawer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Juniper Meadows' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('chooses from a menu and from the palette by keyboard', async ({ page }) => {
  await open(page, '/dev/kit/overlays');
  await tabTo(page, page.getByRole('button', { name: 'Actions', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Call' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancel visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'cancel' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type('calen');
  await expect(page.getByRole('menuitem')).toHaveText(['Calendar']);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'calendar' })).toBeVisible();
});

test('fills in a combobox, boxes and a switch by keyboard', async ({ page }) => {
  await open(page, '/dev/kit/fields');
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  await tabTo(page, customer);
  await page.keyboard.type('oli');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(customer).toHaveValue('Olive Garrison');

  const days = page.getByRole('group', { name: 'Days', exact: true });
  await tabTo(page, days.getByRole('checkbox', { name: 'Tuesday' }));
  await page.keyboard.press('Space');
  await expect(days.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();

  const reminders = page.getByRole('switch', { name: 'Reminders by mail' });
  await tabTo(page, reminders);
  await page.keyboard.press('Space');
  await expect(reminders).toBeChecked();
});

test('types a date and chooses one, and Sundays cannot be chosen', async ({ page }) => {
  await open(page, '/dev/kit/dates');
  const visit = page.getByRole('group', { name: 'Visit', exact: true });
  await tabTo(page, visit.getByRole('spinbutton', { name: /month/ }));
  await page.keyboard.type('12');
  await page.keyboard.type('15');
  await expect(visit.getByRole('spinbutton', { name: /day/ })).toHaveText('15');
  await tabTo(page, visit.getByRole('button', { name: /Calendar/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Tuesday, December 15, 2026/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /Sunday, December 13/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(visit.getByRole('spinbutton', { name: /day/ })).toHaveText('16');
});

test('sorts and selects in the table by keyboard, and asks for more', async ({ page }) => {
  await open(page, '/dev/kit/table');
  const table = page.getByRole('grid', { name: 'Leads' });
  const value = table.getByRole('columnheader', { name: 'Value' });
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(value).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(9);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(17);

  // The head stays in sight while the rows go by.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.mouse.wheel(0, 500);
  await expect(value).toBeInViewport();
});
