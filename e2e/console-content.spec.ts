// The owner changes a price and a question: seen on the real page first, then published, read by a stranger, and taken back.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  test,
} from './fixtures.ts';

const ROOT = '/console/settings/content';

test.beforeEach(async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console/settings');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

/** Whether a stranger reads a text on the home page by now. */
async function isPublic(page: Page, text: string): Promise<boolean> {
  const answer = await page.request.get('/', { headers: { cookie: '' } });
  return (await answer.text()).includes(text);
}

test('a price is seen in the preview, published, and taken back', async ({ page }) => {
  await page.getByRole('link', { name: /^Content/ }).click();
  await page.getByRole('link', { name: /^Packages/ }).click();
  await page.getByRole('link', { name: 'Essential Care' }).click();
  const price = page.getByLabel('Price per visit, $');
  await expect(price).toHaveValue('75.00');
  await price.fill('$81.5');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('#packages')).toContainText('$81.50');
  await expect(preview.locator('#packages')).toBeInViewport();
  expect(await isPublic(page, '$81.50')).toBe(false);
  await expectAccessibleInBothLooks(page);

  // By keyboard: the focus stays on what was pressed, and what was done is said in sight of it.
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  await expect(page.getByText('Published. The site shows it within seconds.')).toBeInViewport();
  await expect(publish).toBeFocused();
  await expect.poll(() => isPublic(page, '$81.50')).toBe(true);
  await page.getByText('What changed').first().click();
  await expect(page.getByRole('definition').filter({ hasText: '$81.50' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('That version is back.')).toBeVisible();
  await expect(price).toHaveValue('75.00');
  await expect.poll(() => isPublic(page, '$81.50')).toBe(false);
});

test('a question is added, published, moved and removed, on a phone', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${ROOT}/question`);
  await page.getByText('Add a question').click();
  await page.getByLabel('Name').fill('Do you plant palms?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Do you plant palms?', level: 1 })).toBeVisible();

  // What is missing is said beside its field, and nothing typed is lost.
  await page.getByLabel('Question').fill('Do you plant palm trees?');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const answer = page.getByLabel('Answer');
  await expect(answer).toHaveAccessibleDescription(/Please write something\./);
  await expect(page.getByLabel('Question')).toHaveValue('Do you plant palm trees?');
  await answer.fill('Sabal palms, away from the house.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await expect.poll(() => isPublic(page, 'Sabal palms, away from the house.')).toBe(true);

  await page.getByRole('link', { name: 'Questions' }).click();
  const up = page.getByRole('button', { name: 'Move up: Do you plant palm trees?' });
  await up.press('Enter');
  await expect(page.getByText('Moved. The site follows within seconds.')).toBeInViewport();
  await expect(up).toBeFocused();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(-2)).toContainText('Do you plant palm trees?');
  await page.getByRole('link', { name: 'Do you plant palm trees?' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed. You can bring it back below.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeFocused();
  await expect.poll(() => isPublic(page, 'Sabal palms, away from the house.')).toBe(false);
});

test('the office reads what is the owner’s, with nothing to press', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /403/);
  await page.goto(`/sign-in?returnTo=${ROOT}/package`);
  await page.getByRole('button', { name: /Ivy/ }).click();
  await expect(page.getByText('Only the owner can change these.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Essential Care' }).click();
  await expect(page.getByText('Only the owner can change this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Draft' })).toHaveCount(0);
  await page.goto('/console/settings/staff');
  await expect(page.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/console');
});

test('lists are edited by keyboard and, without a script, by buttons of the form', async ({
  page,
  browser,
}) => {
  await page.goto(`${ROOT}/about-story/only`);
  const first = storyOf(page).getByLabel('Paragraph 1');
  const second = await storyOf(page).getByLabel('Paragraph 2').inputValue();
  await page.getByRole('button', { name: 'Move up: Paragraph 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue(second);
  await expect(page.getByRole('button', { name: 'Move up: Paragraph 1' })).toBeFocused();
  await expect(page.getByText('Not saved yet')).toBeVisible();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const slow = await plain.newPage();
  await slower(slow, second);
  await plain.close();
});

/** The form of the English texts; those in Spanish stand below it, under the same names. */
const storyOf = (page: Page) => page.getByRole('form', { name: 'Our story' });

async function slower(page: Page, second: string): Promise<void> {
  await page.goto(`${ROOT}/about-story/only`);
  await storyOf(page).getByLabel('Quote').fill('Kept as it was typed.');
  await page.getByRole('button', { name: 'Remove: Paragraph 1' }).click();
  await expect(storyOf(page).getByLabel('Paragraph 1')).toHaveValue(second);
  await expect(storyOf(page).getByLabel('Quote')).toHaveValue('Kept as it was typed.');
  await page.getByRole('button', { name: 'Add Paragraph' }).click();
  await expect(storyOf(page).getByLabel('Paragraph 3')).toHaveValue('');
}

test('a second editor sees both versions field by field', async ({ page, consoleErrors }) => {
  forgive(consoleErrors, /409/);
  await page.goto(`${ROOT}/hero/only`);
  const headingOn = (shown: Page) =>
    shown
      .getByRole('form', { name: 'First view of the home page' })
      .getByLabel('Heading', { exact: true });
  const heading = headingOn(page);
  const before = await heading.inputValue();
  const coworker = await page.context().newPage();
  await coworker.goto(page.url());
  await headingOn(coworker).fill('Theirs.');
  await coworker.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(coworker.getByText('Published.')).toBeVisible();
  await coworker.close();

  await heading.fill('Mine.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Heading' });
  await expect(row.getByRole('cell')).toHaveText(['Theirs.', 'Mine.']);
  await expect(heading).toHaveValue('Mine.');
  await heading.fill(before);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
});

test('the words of an automatic email are seen in the mail itself, published, sent and taken back', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /422/);
  await page.goto(`${ROOT}/automatic-mail`);
  await page.getByRole('link', { name: 'Newsletter welcome', exact: true }).click();
  const opening = page.getByLabel('Opening');
  await opening.fill('Glad you are here, {frist}.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(opening).toHaveAccessibleDescription(
    /We don’t know \{frist\}\. You can use \{city\}/,
  );
  await opening.fill('Glad you are here in {city}.\n\nMow high.');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText(/^Glad you are here in \w/)).toBeVisible();
  await expect(mail.getByRole('link', { name: 'unsubscribe here' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Plain text');
  await expect(mail.getByText(/Mow high\.\s+Read the blog/)).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Emails that leave from now on say it.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a Test to Me' }).click();
  await expect(page.getByText(/^Saved, but not sent/)).toBeVisible();
  await expect.poll(() => welcomed(page, 'Glad you are here in'), { timeout: 30_000 }).toBe(true);

  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect(page.getByText('That version is back.')).toBeVisible();
  await expect(opening).toHaveValue(/^You are subscribed to/);
  await expect.poll(() => welcomed(page, 'You are subscribed to'), { timeout: 30_000 }).toBe(true);
});

/** Whether the welcome of a new reader says this; what is published is in use within seconds. */
async function welcomed(page: Page, words: string): Promise<boolean> {
  const reader = newAddress('reader');
  const subscribed = await page.request.post('/api/newsletter/subscribe', {
    data: { email: reader },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(subscribed.status()).toBe(200);
  const mail = await openMail(page, reader, 'Welcome');
  const says = await mail.frameLocator('iframe').getByText(words).count();
  await mail.close();
  return says > 0;
}

test('an answer is written in Spanish, shown to who asks in Spanish, and taken back', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${ROOT}/question`);
  await page.getByRole('link', { name: 'Which areas do you serve?' }).click();
  const part = page.getByRole('region', { name: 'In Spanish' });
  const answer = part.getByLabel('Answer', { exact: true });
  const before = await answer.inputValue();
  await answer.fill('Todo Cypress.');
  await part.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(part.getByText('Please keep {miles}: the figure comes there.')).toBeVisible();
  await expect(answer).toHaveValue('Todo Cypress.');
  await answer.fill('Todo Cypress, y hasta {miles} millas.');
  await part.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(page.getByText('Spanish saved. The site shows it within seconds.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await expect(part.getByRole('link', { name: 'Home page in Spanish' })).toHaveAttribute(
    'href',
    /^\/es#/,
  );
  const spanish = async () => (await page.request.get('/api/content/questions?language=es')).text();
  await expect.poll(spanish).toContain('Todo Cypress, y hasta 30 millas.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('That Spanish version is back.')).toBeVisible();
  await expect(answer).toHaveValue(before);
  await expect.poll(spanish).not.toContain('Todo Cypress');
});
