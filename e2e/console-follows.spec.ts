// Two of the office and a crew at once: what one of them does stands on the other's open screen within a second.
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, localKey } from './fixtures.ts';
import { test } from './monday-site.ts';
import { seenAtOnce } from './seen-at-once.ts';

const TODAY = '2026-11-09';
/** What a screen of the office asks again when it hears of a change. */
const WAY = '/api/console/today';
/** A member of the office in a browser of their own. */
async function atTheDesk(browser: Browser, monday: string, name: RegExp, path: string) {
  const context = await browser.newContext({
    baseURL: monday,
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies([{ name: 'local_key', value: localKey, url: monday }]);
  const page = await context.newPage();
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  const listening = page.waitForResponse('**/api/console/events');
  await page.goto(path);
  expect((await listening).status()).toBe(200);
  return page;
}

/** Presses what sends, until the answer to it has come: the page can be read before its script is awake. */
async function sent(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) =>
    ['POST', 'PUT', 'PATCH'].includes(response.request().method()),
  );
  await press();
  await answer;
}

test('a page whose person is no longer signed in asks to sign in by itself', async ({
  browser,
  monday,
}) => {
  const page = await atTheDesk(browser, monday, /Ivy/, '/console/customers');
  const answer = await page.request.post('/api/logout', { headers: { origin: monday } });
  expect(answer.ok()).toBe(true);
  await expect(page.getByText('Please log in to open the console.')).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText('Hazel Brookfield')).toHaveCount(0);
});

test('what a crew reports and a colleague orders stands on Today', async ({ browser, monday }) => {
  const watcher = await atTheDesk(browser, monday, /owner/, '/console');
  const visits = watcher.getByRole('region', { name: 'Visits' });
  // Beside each stop stands a list of its own, of ways to reach someone.
  const stops = visits.locator('ol > li');
  await expect(stops.first()).toContainText('Hazel Brookfield');

  // A crew sets out, and something is wrong.
  const office = await atTheDesk(browser, monday, /Ivy/, '/console');
  const link = await office.request.get(`/api/console/crew-links?crewId=1&date=${TODAY}`);
  const crew = await office.context().newPage();
  await crew.setViewportSize({ width: 390, height: 844 });
  await crew.goto(new URL((await link.json()).url).pathname);
  const stop = crew.getByRole('listitem').filter({ hasText: 'Hazel Brookfield' });
  const open = stop.locator('details.stop-entry');
  if ((await open.getAttribute('open')) === null) await stop.locator('summary').first().click();
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(crew, () => stop.getByRole('button', { name: 'Start', exact: true }).click()),
    visits.getByText('On the way'),
  );
  await expect(visits.getByText('driving to Hazel Brookfield')).toBeVisible();

  await stop.getByText('Report a problem').click();
  await stop.getByLabel('What is the problem?').fill('A hose bib is broken.');
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(crew, () => stop.getByRole('button', { name: 'Tell the office' }).click()),
    watcher.getByRole('heading', { name: /^Reported by crews/ }),
  );
  await expect(stops.filter({ hasText: 'Problem: A hose bib is broken.' })).toHaveCount(1);
  await expectAccessible(watcher);

  // A colleague sees to it, and orders the day differently.
  await watcher
    .getByRole('region', { name: 'Needs an answer' })
    .getByRole('listitem')
    .filter({ hasText: 'A hose bib is broken.' })
    .getByRole('link', { name: 'Hazel Brookfield', exact: true })
    .getAttribute('href')
    .then((path) => office.goto(path ?? ''));
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(office, () => office.getByRole('button', { name: 'Resolved' }).click()),
    watcher.locator('main:not(:has-text("Reported by crews"))'),
  );
  await office.goto(`/console/visits/day/1/${TODAY}`);
  await seenAtOnce(
    { watcher, way: WAY },
    () =>
      sent(office, () =>
        office.getByRole('button', { name: 'Laurel Stonebridge earlier' }).click(),
      ),
    stops.nth(1).filter({ hasText: 'Laurel Stonebridge' }),
  );
  await office.context().close();
  await watcher.context().close();
});

test('what a colleague does stands in the lists of leads, requests and visits', async ({
  browser,
  monday,
}) => {
  const watcher = await atTheDesk(browser, monday, /owner/, '/console/leads');
  const office = await atTheDesk(browser, monday, /Ivy/, '/console/leads/new');
  await office.getByLabel('Name').fill('Yarrow Field');
  await office.getByLabel('Phone').fill('(281) 555-0163');
  await office.getByLabel('What they want').fill('A bed along the drive.');
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(office, () => office.getByRole('button', { name: 'Save Call' }).click()),
    watcher.getByRole('link', { name: /Yarrow Field/ }),
  );

  await watcher.goto('/console/requests/9');
  await office.goto('/console/requests/9');
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(office, () => office.getByRole('button', { name: 'Pick It Up' }).click()),
    watcher.locator('main:not(:has(button:has-text("Pick It Up")))'),
  );

  // Of one crew alone, under a name that stays.
  await watcher.goto('/console/visits');
  await watcher.getByRole('combobox', { name: 'Crew' }).first().selectOption('Pecan Crew');
  await watcher.getByRole('button', { name: 'Show' }).click();
  const rows = watcher.getByRole('table', { name: 'Visits by crew and day' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(async () => {
    await watcher.getByText('Save these filters').click();
    await expect(watcher.getByLabel('Name')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await watcher.getByLabel('Name').fill('Pecan alone');
  await watcher.getByRole('button', { name: 'Save', exact: true }).click();
  const kept = watcher.getByRole('region', { name: 'Saved views' });
  await expect(kept.getByRole('link', { name: 'Pecan alone' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await watcher.getByRole('link', { name: 'Next' }).click();
  await expect(watcher).toHaveURL(/crew=2/);
  await expect(kept.getByRole('link', { name: 'Pecan alone' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await watcher.goto('/console/visits');
  await office.goto('/console/visits');
  const give = office.getByRole('listitem').filter({ hasText: 'Linden Fairweather' });
  await give.getByLabel('Crew').selectOption('Redbud Crew');
  await seenAtOnce(
    { watcher, way: WAY },
    () => sent(office, () => give.getByRole('button', { name: 'Assign' }).click()),
    watcher.getByRole('link', { name: /^Redbud Crew, Wednesday, November 11: 1 of/ }),
  );
  await office.context().close();
  await watcher.context().close();
});
