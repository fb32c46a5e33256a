// Someone of the office works through the inbox: a new lead shows up by itself, is answered by email, noted, moved, taken back.
import { request as newRequest } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive, test } from './fixtures.ts';

/** Asks for a quote as someone who has never been here; the hidden field is filled in, so it is held. */
async function ask(baseURL: string | undefined, lastName: string): Promise<void> {
  const visitor = await newRequest.newContext({ ...(baseURL && { baseURL }) });
  const answer = await visitor.post('/api/quote-requests', {
    data: {
      firstName: 'Indigo',
      lastName,
      email: `${lastName.toLowerCase()}@example.com`,
      phone: '(281) 555-0188',
      serviceType: 'drainage',
      projectDetails: `Water stands by the gate of ${lastName}.`,
      website: 'https://example.com',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await visitor.dispose();
}

const unique = (word: string) => `${word}${crypto.randomUUID().slice(0, 6)}`;

test('finds a held lead, lets it in, answers it, and takes a slip back', async ({
  page,
  baseURL,
}) => {
  const name = unique('Marsh');
  await page.goto('/sign-in?returnTo=/console/leads');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('navigation', { name: 'Lead filters' }).getByText('To check').click();
  await expect(page).toHaveURL(/view=held/);
  // It shows up while the page is open.
  await ask(baseURL, name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: `Indigo ${name}`, level: 1 })).toBeVisible();
  await expect(page.getByText('A field that people do not see was filled in')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Not Spam' }).click();
  await expect(page.getByRole('heading', { name: 'Answer by email' })).toBeVisible();

  // An answer from a template; it stands in the thread and the lead is contacted.
  await page.getByRole('link', { name: 'First answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Mail' })).toHaveValue(/Hi Indigo,/);
  await page.getByRole('button', { name: 'Send Answer' }).click();
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('answered by email');
  await expect(page.getByText('Contacted').first()).toBeVisible();

  // A slip is taken back from the message that tells of it.
  await page.getByLabel('Stage').selectOption('spam');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(thread).toContainText('Moved from Contacted to Spam');
  await expect(page.getByText('The lead is now in Spam.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thread).toContainText('Moved from Spam to Contacted');

  // Narrow, nothing is wider than the window.
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/console/leads', page.url()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('writes a call down, notes it, and keeps what was typed when it does not fit', async ({
    page,
    consoleErrors,
  }) => {
    forgive(consoleErrors, /422/);
    const name = unique('Heron');
    await page.goto('/sign-in?returnTo=/console/leads/new');
    await page.getByRole('button', { name: /owner/ }).click();
    await page.goto('/console/leads/new');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel('What they want').fill('Mulch for two beds.');
    await page.getByRole('button', { name: 'Save Call' }).click();
    await expect(
      page.getByText('Please enter a phone number with area code').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await page.getByLabel('Phone').fill('(281) 555-0166');
    await page.getByRole('button', { name: 'Save Call' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('Has a gate.');
    await page.getByLabel('We have talked on the phone').check();
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByText('talked by phone')).toBeVisible();
  });
});
