// A crew taps its morning and its breaks; the office confirms the hours, corrects someone's, and takes an export of what is confirmed.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessible, forgive } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'payroll', clock: 'runs' });

const TODAY = '2026-11-09';

/** What the telephone of the first crew reports, each some minutes ago. */
async function tapMorning(page: Page) {
  const link = await page.request.get(`/api/console/crew-links?crewId=1&date=${TODAY}`);
  const api = new URL((await link.json()).url).pathname.replace('/crew/', '/api/crew-days/');
  const { stops } = await (await page.request.get(api)).json();
  const [first, second] = stops;
  const device = randomUUID();
  const taps = [
    { kind: 'people', people: ['Ana Delgado', 'Luis Romero'], ago: 91 },
    { kind: 'set-out', stop: first.stop, ago: 90 },
    { kind: 'arrived', stop: first.stop, ago: 80 },
    { kind: 'break-start', people: ['Ana Delgado'], ago: 78 },
    { kind: 'break-end', people: ['Ana Delgado'], ago: 46 },
    { kind: 'done', stop: first.stop, photosMissingReason: 'Wet phone.', ago: 40 },
    { kind: 'people', people: ['Luis Romero'], ago: 39 },
    { kind: 'arrived', stop: second.stop, ago: 30 },
  ];
  let sequence = 0;
  for (const { ago, ...tap } of taps) {
    const sent = Date.now();
    sequence += 1;
    const answer = await page.request.post(`${api}/actions`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        ...{ id: randomUUID(), device, sequence, ...tap },
        takenAt: new Date(sent - ago * 60_000).toISOString(),
        sentAt: new Date(sent).toISOString(),
      },
    });
    expect((await answer.json()).outcome, tap.kind).toBe('taken');
  }
  return new URL((await link.json()).url).pathname;
}

test('hours from taps are confirmed, corrected and exported', async ({ page, consoleErrors }) => {
  forgive(consoleErrors, /422/);
  await signInAsOwner(page);
  const crewPage = await tapMorning(page);
  await page.goto(crewPage);
  const breaks = page.getByRole('region', { name: 'Breaks' });
  await breaks.getByRole('button', { name: 'Break', exact: true }).click();
  await expect(breaks).toContainText('Luis Romero: on break since');
  await breaks.getByRole('button', { name: 'Back to work' }).click();
  await breaks.getByRole('button', { name: 'Break', exact: true }).click();
  await expect(breaks.getByRole('button', { name: 'Back to work' })).toBeVisible();
  await expect(page.locator('[data-waiting="0"]')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/console/visits');
  await page.getByRole('link', { name: 'Payroll hours' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll hours', level: 1 })).toBeVisible();
  const ana = page.getByRole('listitem').filter({ hasText: 'Ana Delgado' });
  const luis = page.getByRole('listitem').filter({ hasText: 'Luis Romero' });
  await expect(ana).toContainText('To confirm');
  await expect(ana).toContainText('32 min, not paid');
  await expect(luis).toContainText('No leaving was tapped at the last stop.');
  await expect(luis).toContainText('A break was never ended.');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Confirm as Tapped/ }).click();
  await expect(page.getByText('The hours are confirmed.')).toBeVisible();
  await expect(ana).toContainText('Confirmed');
  await expect(luis).toContainText('Check');

  await luis.getByText('Correct', { exact: false }).first().click();
  await luis.getByLabel('Left').fill('08:45');
  await luis.getByRole('button', { name: /^Save and Confirm/ }).click();
  await expect(luis.getByText('Please enter both times of each break.').first()).toBeVisible();
  await luis.getByLabel('Start of break 1').fill('');
  await luis.getByRole('button', { name: /^Save and Confirm/ }).click();
  await expect(luis.getByText('Please say why it differs from the taps.').first()).toBeVisible();
  await luis.getByLabel(/^Why it differs/).fill('Still at the second lawn.');
  await luis.getByRole('button', { name: /^Save and Confirm/ }).click();
  await expect(page.getByText('The hours are saved and confirmed.')).toBeVisible();
  await expect(luis).toContainText('Still at the second lawn.');

  await page.getByRole('link', { name: 'Exports' }).click();
  await expect(page.getByRole('heading', { name: 'Exports of hours' })).toBeVisible();
  await page.getByLabel('From').fill(TODAY);
  await page.getByLabel('To', { exact: true }).fill('2026-11-15');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Take Export' }).click();
  await expect(page.getByText('The export is taken. Its file is below.')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Hours (CSV) of export 1' });
  const path = (await link.getAttribute('href')) ?? '';
  const file = await page.request.get(path);
  expect(file.headers()['content-disposition']).toContain('hours-1-2026-11-09');
  expect(await file.text()).toContain('"Luis Romero","2026-11-09","Live Oak Crew"');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/console/payroll', '/console/payroll/exports', crewPage]) {
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
