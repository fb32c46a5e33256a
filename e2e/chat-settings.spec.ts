// The owner says when chats are answered and who is alerted: by keyboard, against a colleague's change, and without a script.
import { type APIRequestContext, request as newRequest, type Page } from '@playwright/test';
import type { ChatSettings } from '../src/contract/chat/chat-settings.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleOnDeskAndPhone,
  forgive,
  localKey,
  tabTo,
} from './fixtures.ts';
import { test as mondayTest } from './monday-site.ts';

const PATH = '/admin-support/settings';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

const test = mondayTest.extend<{ owner: APIRequestContext }>({
  owner: async ({ monday }, use) => {
    const owner = await newRequest.newContext({
      baseURL: monday,
      extraHTTPHeaders: SAME_ORIGIN,
    });
    await owner.get(`/sign-in?key=${localKey}`);
    await owner.post('/api/auth/demo', { data: { email: 'owner@prairieoak.example' } });
    await use(owner);
    await owner.dispose();
  },
});

async function openSettings(page: Page, who = /owner/): Promise<void> {
  await page.goto(`/sign-in?key=${localKey}`);
  await page.goto(`/sign-in?returnTo=${PATH}`);
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL(({ pathname }) => pathname === PATH);
}

const settingsOf = async (owner: APIRequestContext): Promise<ChatSettings> =>
  (await owner.get('/api/chat-settings')).json();

test('opens on Sundays by keyboard alone, and the site says so', async ({ page, owner }) => {
  await openSettings(page);
  await expectAccessibleOnDeskAndPhone(page);
  // This site has no language model: the page says so, and has no switch that would do nothing.
  await expect(page.getByText('No language model is connected')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save' });
  const opens = page.getByLabel('Sunday, from');
  await opens.focus();
  await page.keyboard.type('1000AM');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  const lacking = page.getByText('Please enter when this ends.').first();
  await expect(lacking).toBeVisible();
  await expect(opens).toHaveValue('10:00');
  await expectAccessible(page);
  await page.getByLabel('Sunday, to').focus();
  await page.keyboard.type('0200PM');
  await page.getByLabel('Name, number 2').fill('Tom');
  await page.getByLabel('Phone, number 2').fill('(281) 555-0102');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const kept = await settingsOf(owner);
  expect(kept.week[6]).toEqual([{ opens: '10:00', closes: '14:00' }]);
  expect(kept.onCall.at(-1)).toEqual({ name: 'Tom', phone: '+12815550102' });
  await expect(async () => {
    await page.goto('/contact');
    await expect(page.getByRole('main')).toContainText('10:00 AM - 2:00 PM', { timeout: 500 });
  }).toPass();
});

test('is shown what someone else has set meanwhile, and keeps one’s own by saving again', async ({
  page,
  owner,
  consoleErrors,
}) => {
  await openSettings(page);
  const minutes = page.getByLabel('Alert the first one after (minutes)');
  await minutes.fill('7');
  const seen = await settingsOf(owner);
  const other = await owner.patch('/api/chat-settings', { data: { ...seen, quietMinutes: 90 } });
  expect(other.status(), await other.text()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Current' })).toBeVisible();
  await expect(page.getByText('Someone else has changed these settings.')).toBeVisible();
  await expect(minutes).toHaveValue('7');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(await settingsOf(owner)).toMatchObject({ alertAfterMinutes: 7 });
  forgive(consoleErrors, /409/);
});

test('is not for others of the staff', async ({ page, consoleErrors }) => {
  await openSettings(page, /Ivy/);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  forgive(consoleErrors, /403/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('refuses what makes no sense, and saves the rest', async ({
    page,
    owner,
    consoleErrors,
  }) => {
    await openSettings(page);
    await page.getByText('Split hours on Monday').click();
    await page.getByLabel('Monday, second from').fill('17:30');
    await page.getByLabel('Monday, second to').fill('19:00');
    await page.getByLabel('Date 1', { exact: true }).fill('2025-12-24');
    await page.getByLabel('Date 1, from').fill('08:00');
    await page.getByText('More dates').click();
    await page.getByLabel('Date 3', { exact: true }).fill('2026-12-31');
    await page.getByLabel('Keep conversations for (days)').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please enter a number from 1 to 3650.').first()).toBeVisible();
    const overlaps = 'Please start after 6:00 PM, when the hours before this end.';
    await expect(page.getByText(overlaps).first()).toBeVisible();
    await expect(page.getByLabel('Monday, second to')).toHaveValue('19:00');
    await expect(page.getByText('Please enter when this ends.').first()).toBeVisible();
    await expect(page.getByLabel('Date 3', { exact: true })).toHaveValue('2026-12-31');
    await page.getByLabel('Date 1, to', { exact: true }).fill('12:00');
    await page.getByLabel('Monday, to', { exact: true }).fill('17:00');
    await page.getByLabel('Keep conversations for (days)').fill('400');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Wednesday, December 24, 2025 is over.')).toBeVisible();
    await page.getByLabel('Date 1', { exact: true }).fill('2026-12-24');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const saved = await settingsOf(owner);
    expect(saved.keptDays).toBe(400);
    expect(saved.week[0]).toEqual([
      { opens: '08:00', closes: '17:00' },
      { opens: '17:30', closes: '19:00' },
    ]);
    expect(saved.dates).toEqual([
      { date: '2026-12-24', spans: [{ opens: '08:00', closes: '12:00' }] },
      { date: '2026-12-31', spans: [] },
    ]);
    forgive(consoleErrors, /422/);
  });
});
