// What a visitor sees where a page cannot be shown: the site's frame, words, and a way on, with a script and without.
import {
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  forgive,
  test,
} from './fixtures.ts';

const refusals: [path: string, status: number, heading: string, way: string][] = [
  ['/appointment/cut-short', 404, 'We could not find this consultation.', 'Go to the home page'],
  ['/newsletter/unsubscribe', 404, 'This link is not complete', 'Go to the home page'],
  ['/%zz', 400, 'We could not read that request.', 'Try again'],
];

for (const [path, status, heading, way] of refusals) {
  test(`is told in words why ${path} cannot be shown`, async ({ page, consoleErrors }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /\(281\)/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    forgive(consoleErrors, new RegExp(String(status)));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is asked to sign in, and finds the way', async ({ page, consoleErrors }) => {
    await page.goto('/customer-portal');
    await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
    await expect(page.getByText('Redirecting')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in now' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    forgive(consoleErrors, /401/);
  });
});

test('opens the menu on a page that was refused', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/appointment/cut-short');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, '#menu-drawer');
  forgive(consoleErrors, /404/);
});

test('a sign-in link that was cut short says what to do instead', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/sign-in/link/cut-short');
  await expect(page.getByText('Type the code from the same email instead.')).toBeVisible();
  forgive(consoleErrors, /404/);
});
