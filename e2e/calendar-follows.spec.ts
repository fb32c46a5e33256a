// Two visitors on two instances over one database: what one of them takes, the other sees taken, and loses nothing by it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { startTemporaryPostgres, type TemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { expect, forgive, newAddress, rememberWelcome, test } from './fixtures.ts';
import { seenAtOnce } from './seen-at-once.ts';

/**
 * A change within the pause of a calendar that has just been loaded again, be it by what an errand before let go. How soon a change is
 * seen is the promise of the first errand; the others are about what is seen, on a machine of any speed.
 */
const AFTER_THE_PAUSE = { timeout: 60_000 };

let postgres: TemporaryPostgres;
let folder: string;
let here: BuiltServer;
let there: BuiltServer;

const start = (name: string, environment: Record<string, string> = {}) =>
  startBuiltServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, name),
    SESSION_SECRET: 'a secret that both instances have, for this test',
    SEED: 'content',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...environment,
  });

test.beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  folder = await mkdtemp(join(tmpdir(), 'calendar-follows-'));
  [here, there] = await Promise.all([start('here'), start('there')]);
});

test.afterAll(async () => {
  for (const server of [here, there]) {
    server.kill('SIGKILL');
    await server.exited;
  }
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the calendar on an instance, listening, at the first free day of a later month. */
async function openDay(page: Page, server: BuiltServer, months: number): Promise<Locator> {
  const listening = page.waitForResponse('**/api/events');
  await page.goto(`http://localhost:${server.port}/`);
  const calendar = page.locator('#calendar');
  await calendar.scrollIntoViewIfNeeded();
  await page.getByLabel('Consultation type').selectOption({ index: 1 });
  expect((await listening).status()).toBe(200);
  for (let month = 0; month < months; month++) {
    await calendar.getByRole('button', { name: 'Next' }).click();
  }
  await calendar.locator('button[data-date][aria-disabled=false]').first().click();
  await expect(calendar.getByText('Time Slots:')).toBeVisible();
  return calendar;
}

/** Someone in a browser of their own who has been here before. */
async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(rememberWelcome);
  return context.newPage();
}

const timeOf = (calendar: Locator, label: string) => calendar.getByRole('radio', { name: label });

const slotOf = async (time: Locator) => (await time.getAttribute('value')) ?? '';

/** Someone books a slot, as the value of its radio button, on the other instance and without any page. */
async function takeElsewhere(slot: string): Promise<void> {
  const [appointmentDate, appointmentTime] = slot.split(' ');
  const answer = await fetch(`${here.url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      appointmentDate,
      appointmentTime,
      consultationTypeId: 1,
      customerName: 'Faster Example',
      customerEmail: newAddress('faster'),
      customerPhone: '(281) 555-0125',
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
}

test('a time that one visitor begins to book is taken for the other within a second', async ({
  page,
  browser,
}) => {
  const neighbor = await newVisitor(browser);
  const mine = await openDay(page, there, 1);
  const theirs = await openDay(neighbor, here, 1);
  await timeOf(mine, '2:00 PM').press('Space');

  await timeOf(theirs, '9:00 AM').press('Space');
  const keep = async () => {
    const kept = neighbor.waitForResponse('**/api/appointments/holds');
    await neighbor.getByRole('button', { name: 'Book Consultation' }).click();
    await kept;
  };
  const month = (await slotOf(timeOf(mine, '9:00 AM'))).slice(0, 7);
  const way = `/api/appointments/availability?month=${month}&consultationTypeId=1`;
  await seenAtOnce({ watcher: page, way }, keep, mine.getByText('BOOKED', { exact: true }));
  await expect(timeOf(mine, '9:00 AM')).toBeDisabled();

  await expect(mine.getByText('BOOKED', { exact: true })).toHaveCount(1);
  await expect(timeOf(mine, '2:00 PM')).toBeChecked();
  await expect(timeOf(mine, '2:00 PM')).toBeFocused();
  // Their own kept time stays theirs, whatever rings.
  await expect(theirs.getByText(/holding this time for you/i).first()).toBeVisible();

  await theirs.getByRole('button', { name: 'Back' }).click();
  await timeOf(theirs, '10:00 AM').press('Space');
  await expect(timeOf(mine, '9:00 AM')).toBeEnabled(AFTER_THE_PAUSE);
  await neighbor.context().close();
});

test('a chosen time that someone else takes is let go in words, and the focus stays near', async ({
  page,
}) => {
  const calendar = await openDay(page, there, 2);
  const time = timeOf(calendar, '9:00 AM');
  await time.press('Space');
  await takeElsewhere(await slotOf(time));
  await expect(
    page.getByText('9:00 AM is not free for a 60-minute consultation. Please choose another time.'),
  ).toBeVisible(AFTER_THE_PAUSE);
  await expect(time).toBeDisabled();
  await expect(time).not.toBeChecked();
  await expect(timeOf(calendar, '8:00 AM')).toBeFocused();
  await expect(calendar.locator('[aria-selected=true]')).toHaveCount(1);
});

test('who types goes on typing, and is offered other times beside it', async ({
  page,
  consoleErrors,
}) => {
  const calendar = await openDay(page, there, 3);
  const time = timeOf(calendar, '9:00 AM');
  await time.press('Space');
  const slot = await slotOf(time);
  // The time could not be kept, so that someone else can have it.
  await page.route('**/holds', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('We could not set this time aside')).toBeVisible();
  const name = page.getByLabel('Full Name');
  await name.fill('Patient Ex');
  await takeElsewhere(slot);
  const conflict = page.getByRole('region', { name: 'Another time is needed' });
  await expect(conflict.getByText(/^9:00 AM on .+ was just taken\.$/)).toBeVisible(AFTER_THE_PAUSE);
  await expect(conflict.getByRole('button', { name: /AM|PM/ })).toHaveCount(3);
  await expect(name).toBeFocused();
  await page.keyboard.type('ample');
  await expect(name).toHaveValue('Patient Example');
  await conflict.getByRole('button', { name: /AM|PM/ }).first().click();
  await expect(page.getByText(/holding this time for you/i).first()).toBeVisible();
  await expect(name).toHaveValue('Patient Example');
  forgive(consoleErrors, /409|429/);
});

test('a page whose instance ends goes on with the next one', async ({ page, consoleErrors }) => {
  const calendar = await openDay(page, there, 4);
  const time = timeOf(calendar, '9:00 AM');
  const port = String(there.port);
  there.kill('SIGTERM');
  expect(await there.exited).toEqual({ code: 0, signal: null });
  await takeElsewhere(await slotOf(time));
  there = await start('there', { PORT: port });
  await expect(time).toBeDisabled({ timeout: 15_000 });
  // What the browser says about tries while no one listened.
  forgive(consoleErrors, /ERR_CONNECTION_REFUSED/);
});
