// A customer turns autopay on with a card that is declined when it is charged, mends it with another one, and the next try pays the invoice.
import { expect, expectAccessibleInBothLooks, localKey, openMail, tabTo } from './fixtures.ts';
import { bill, payingTest, signIn } from './paying.ts';

const test = payingTest('test/year-server.ts');

const AUTOPAY = '/customer-portal/billing/autopay';

test('turns autopay on, a charge fails, and another card mends it', async ({
  page,
  browser,
  paying,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const invoice = await bill(browser, paying.site);
  await signIn(page, /Juniper Meadows/, '/customer-portal/billing');
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');
  const context = await browser.newContext({ baseURL: paying.site });
  await context.addCookies([{ name: 'local_key', value: localKey, url: paying.site }]);
  const office = await context.newPage();
  await office.setViewportSize({ width: 1280, height: 800 });
  await signIn(office, /owner/, '/console');
  const addCard = async (digits: string) => {
    await page.getByRole('link', { name: 'Add a Card or Bank Account' }).click();
    await expect(number).toBeVisible();
    const save = page.getByRole('button', { name: 'Save for autopay' });
    await expect(save).toBeEnabled();
    await number.fill(digits);
    await save.click();
  };
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await test.step('agrees to the words, by keyboard', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Set up autopay' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Add a card .* first/ })).toBeVisible();
    await addCard('4000 0000 0000 0341');
    await expect(
      page.getByRole('heading', { name: /Turn on autopay with Visa 0341/ }),
    ).toBeVisible();
    await expect(page.getByText(/I authorize .* to charge Visa 0341/)).toBeVisible();
    await paying.hear();
    await expectAccessibleInBothLooks(page);
    await expectNarrow();
    await tabTo(page, page.getByRole('button', { name: 'Agree and Turn On Autopay' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Autopay is on' })).toBeVisible();
    await expect(page.getByText('Monday, November 23')).toBeVisible();
  });

  await test.step('the charge is announced and fails on its day', async () => {
    await paying.becomes('2026-11-20T16:40:00Z');
    const mail = await openMail(office, 'juniper', 'Autopay: $');
    await mail.close();
    await paying.becomes('2026-11-23T16:40:00Z');
    await expect(page.getByText(/not enough money on Visa 0341/)).toBeVisible();
    await paying.hear();
    await expect(page.getByText('Thursday, November 26')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await expectNarrow();
  });

  await test.step('the office sees it', async () => {
    await office.goto(`/console/billing/accounts/${invoice.customer.id}`);
    await expect(office.getByRole('heading', { name: 'Autopay is on' })).toBeVisible();
    await expect(office.getByText(/Last try: .*not enough money/)).toBeVisible();
    await expectAccessibleInBothLooks(office);
  });

  await test.step('another card mends it', async () => {
    await addCard('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Agree and Use Visa 4242' }).click();
    await expect(page.getByRole('button', { name: 'Agree and Use Visa 4242' })).toBeHidden();
    await paying.becomes('2026-11-26T16:40:00Z');
    await page.goto(`/customer-portal/billing/${invoice.id}`);
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Online Visa 4242/)).toBeVisible();
  });

  await test.step('and is turned off', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(AUTOPAY);
    await expectAccessibleInBothLooks(page);
    await page.getByRole('button', { name: 'Turn Off Autopay' }).click();
    await expect(page.getByText(/Autopay is off/)).toBeVisible();
  });
  await context.close();
});
