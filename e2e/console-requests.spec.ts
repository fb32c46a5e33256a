// The office works on a request from the first look to the finished work, and its customer follows in the portal.
import type { Browser, Page } from '@playwright/test';
import type { ServiceRequest } from '../src/contract/quotes/service-request.ts';
import { jpegOf } from '../test/pictures.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  expectAccessibleOnDeskAndPhone,
  forgive,
  localKey,
  test,
} from './fixtures.ts';

const LIST = '/console/requests';

async function signIn(page: Page, name: RegExp, to: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${to}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === to);
}

/** A page in a browser of its own, as if the link that the start printed had been followed. */
async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const cookie = { name: 'local_key', value: localKey, url: baseURL ?? '' };
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
  return context.newPage();
}

/** The customer asks, with a photo. */
async function ask(customer: Page, description: string): Promise<ServiceRequest> {
  await customer
    .getByLabel('Service type')
    .selectOption({ label: 'Mulch Installation ($45 per cubic yard)' });
  await customer.getByLabel('Description').fill(description);
  const photo = { name: 'beds.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(640, 480) };
  await customer.getByLabel('Photos').setInputFiles(photo);
  await expect(customer.getByText('Uploaded')).toBeVisible();
  await customer.getByRole('button', { name: 'Submit Request' }).click();
  await expect(customer.getByText('Request Submitted!').first()).toBeVisible();
  const all: ServiceRequest[] = await (await customer.request.get('/api/service-requests')).json();
  const found = all.find((one) => one.description === description);
  if (!found) throw new Error('the request is not there');
  return found;
}

/** A working day in two weeks. */
function workDay(): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('a request is quoted from our prices, pinned, signed, scheduled and done with photos', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const customer = await otherPage(browser, baseURL);
  await signIn(customer, /Juniper Meadows/, '/customer-portal/add-ons');
  await signIn(page, /owner/, LIST);
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  const { id } = await ask(customer, `Front beds ${mark}`);

  // It shows up while the list is looked at, and is found by words.
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toBeVisible();
  await page.getByRole('searchbox').fill('junip');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=junip/);
  await page.getByRole('link', { name: /Under Review/ }).click();
  await page.waitForURL(/status=pending/);
  await row.getByRole('link', { name: 'Juniper Meadows' }).click();
  await expect(page.getByRole('heading', { name: /Mulch Installation, Juniper/ })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Pick It Up' }).click();
  await expect(page.getByText('Picked up. The customer can see that')).toBeVisible();

  // One press gives the draft; the rule that made it stands beside.
  await page.getByRole('button', { name: 'Start from Our Prices' }).click();
  await page.waitForURL(`**/${id}/quote`);
  await expect(page.getByText('Add-on price: Mulch Installation $45 per cubic yard')).toBeVisible();
  await page.getByLabel('Quantity').fill('2');
  const total = page.locator('.editor-sum-total');
  await expect(total).toContainText('$97.43');
  await page.getByRole('button', { name: /Pin to a Photo/ }).click();
  await page.locator('.photo-pin-frame').click({ position: { x: 40, y: 40 } });
  const pin = page.getByRole('button', { name: /^Line 1, Mulch Installation: / });
  await expect(pin).toBeFocused();
  const across = page.getByRole('spinbutton', { name: /across/ });
  const before = Number(await across.inputValue());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(across).toHaveValue(String(Math.round((before + 6) * 10) / 10));
  await page.getByRole('button', { name: 'Add a Line' }).click();
  await page.getByLabel('Description').nth(1).fill('Edging along the walk');
  await page.getByLabel('Price, $').nth(1).fill('100');
  await page
    .getByRole('checkbox', { name: /Optional/ })
    .nth(1)
    .check();

  // A reload loses nothing, and a price that is none says so and stays.
  await page.reload();
  await expect(page.getByText('We restored what you typed.')).toBeVisible();
  await expect(page.getByLabel('Description').nth(1)).toHaveValue('Edging along the walk');
  await page.getByLabel('Price, $').nth(1).fill('a hundred');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(/Please enter dollars with two decimals/)).toBeVisible();
  await page.getByLabel('Price, $').nth(1).fill('$100');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Send Quote' }).click();
  await expect(page.getByText('The customer has the quote.')).toBeVisible();

  await customer.goto(`/customer-portal/add-ons/${id}/quote`);
  await customer.getByRole('checkbox', { name: /Add this option/ }).check();
  await expect(customer.locator('.quote-sum-total')).toContainText('$205.68');
  await customer.getByLabel('Sign by typing your full name').fill('Juniper Meadows');
  await customer.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(customer.getByText('Accepted and signed by Juniper Meadows')).toBeVisible();

  // The office sees it without asking, and gives it a day.
  await expect(page.getByRole('heading', { name: 'Set the days' })).toBeVisible();
  await page.getByLabel('First day').fill(workDay());
  await page.waitForURL(/first=/);
  await expect(page.getByLabel('Day of visit 1')).toHaveValue(workDay());
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The customer was emailed.')).toBeVisible();

  await page.getByText('The work is done').click();
  await page.getByLabel('Final price, with tax').fill('205.69');
  await page.getByRole('button', { name: 'Complete Request' }).click();
  await expect(
    page.getByText('This is more than the customer has accepted.').first(),
  ).toBeVisible();
  await page.getByLabel('Final price, with tax').fill('200');
  const after = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(320, 240) };
  await page.getByLabel('Photos of the finished work').setInputFiles(after);
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Request' }).click();
  await expect(page.getByText('Done. We emailed the customer the price.')).toBeVisible();
  await expect(page.getByRole('img', { name: /The finished work/ })).toBeVisible();
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByText('Done: $200.00')).toBeVisible();
  await customer.goto(`/customer-portal/add-ons/${id}`);
  await expect(customer.getByText('$200.00')).toBeVisible();
  await customer.context().close();
  forgive(consoleErrors, /422/);
});

test('two write the same quote, and nothing of either is lost', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const customer = await otherPage(browser, baseURL);
  await signIn(customer, /Juniper Meadows/, '/customer-portal/add-ons');
  const { id } = await ask(customer, `Shared beds ${crypto.randomUUID().slice(0, 8)}`);
  await customer.context().close();
  await signIn(page, /owner/, LIST);
  // It hears of nothing, as on a train.
  await page.route('**/api/console/events', (route) => route.abort());
  await page.goto(`${LIST}/${id}/quote`);
  await page.getByLabel('Title').fill('Mine');
  await page.getByLabel('Description').fill('Two hours of work');
  await page.getByLabel('Price, $').fill('120');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  const colleague = await page.context().newPage();
  await colleague.goto(`${LIST}/${id}/quote`);
  await colleague.getByLabel('Price, $').fill('150');
  await colleague.getByRole('button', { name: 'Save Draft' }).click();
  await expect(colleague.getByText('The draft is saved.')).toBeVisible();

  await page.getByLabel('Title').fill('Still mine');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('What they changed')).toBeVisible();
  await expect(page.getByText(/\$150\.00 \(fixed price\) instead of \$120\.00/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Still mine');
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Still mine');
  await expect(page.getByLabel('Price, $')).toHaveValue('120.00');
  forgive(consoleErrors, /409|ERR_FAILED/);
});

test('a request is taken down by telephone, declined, and that is taken back', async ({ page }) => {
  await signIn(page, /owner/, LIST);
  await page.getByRole('link', { name: 'New Request' }).click();
  const name = `Tansy ${crypto.randomUUID().slice(0, 8)}`;
  await expect(page.getByRole('heading', { name: 'New Request' })).toBeVisible();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel('Phone').fill('(281) 555-0171');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Property address').fill('9 Fern Hollow Ln, Cypress, TX 77429');
  await page.getByLabel('Service type').selectOption({ index: 4 });
  await page.getByLabel('What they want').fill('Before the reunion.');
  await page.getByRole('button', { name: 'Save Request' }).click();
  await expect(page.getByText('Please check this:')).toBeVisible();
  await page.getByLabel('Email').fill(`${name.replace(' ', '.').toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Save Request' }).click();
  await expect(page.getByText('Saved. We emailed the customer about it.')).toBeVisible();
  await page.getByText('Decline this request').click();
  await page.getByRole('button', { name: 'Decline Request' }).click();
  await expect(page.getByLabel('Reason for declining')).toBeFocused();
  await page.getByLabel('Reason for declining').fill('Too far out.');
  await page.getByRole('button', { name: 'Decline Request' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Under Review', { exact: true })).toBeVisible();
  await expectAccessibleOnDeskAndPhone(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote is written line by line and sent', async ({ page, consoleErrors }) => {
    await signIn(page, /owner/, LIST);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const made = await page.request.post('/api/console/service-requests', {
      headers,
      data: {
        customerName: 'Sorrel Plain',
        customerEmail: `sorrel.${crypto.randomUUID().slice(0, 8)}@example.com`,
        customerPhone: '(281) 555-0172',
        propertyAddress: '11 Fern Hollow Ln, Cypress, TX 77429',
        serviceType: 'Other',
        description: 'A bench by the oak.',
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id }: ServiceRequest = await made.json();
    await page.goto(`${LIST}/${id}/quote`);
    await page.getByLabel('Description').fill('Bench of cedar');
    await page.getByLabel('Price, $').fill('480');
    await page.getByRole('button', { name: 'Add a Line' }).click();
    await expect(page.getByLabel('Description').first()).toHaveValue('Bench of cedar');
    await page.getByLabel('Description').nth(1).fill('Delivery');
    await page.getByRole('button', { name: 'Send Quote' }).click();
    await expect(page.getByText(/Please enter dollars with two decimals/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await page.getByRole('button', { name: 'Send Quote' }).click();
    await expect(page.getByText('The customer has the quote.')).toBeVisible();
    forgive(consoleErrors, /422/);
  });
});
