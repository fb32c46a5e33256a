// A customer asks for add-on work with photos, changes it, is sent a quote, chooses, signs and downloads their copy.
import { readFileSync } from 'node:fs';
import {
  type APIRequestContext,
  type Locator,
  request as newRequest,
  type Page,
} from '@playwright/test';
import type { DeskQuote } from '../src/contract/quotes/quote-desk.ts';
import type { ServiceRequest } from '../src/contract/quotes/service-request.ts';
import { jpegOf } from '../test/pictures.ts';
import { readPdf } from '../test/read-pdf.ts';
import { expect, expectAccessibleInBothLooks, forgive, localKey, tabTo, test } from './fixtures.ts';

const LIST = '/customer-portal/add-ons';

/** Signs in as one of the demo people. */
async function signIn(page: Page, name: RegExp, to = LIST): Promise<void> {
  await page.goto(`/sign-in?returnTo=${to}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === to);
}

/** Someone of the office, who has endpoints and no pages yet. */
async function office(baseURL: string | undefined): Promise<APIRequestContext> {
  const { hostname } = new URL(baseURL ?? '');
  const context = await newRequest.newContext({
    ...(baseURL && { baseURL }),
    // As if the link that the start printed had been followed.
    storageState: {
      cookies: [
        {
          name: 'local_key',
          value: localKey,
          domain: hostname,
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Strict',
        },
      ],
      origins: [],
    },
  });
  const answer = await context.post('/api/auth/demo', {
    data: { email: 'owner@prairieoak.example' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return context;
}

async function quote(desk: APIRequestContext, request: ServiceRequest, lines: object[]) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const content = { title: 'Beds along the fence', validUntil: '2027-06-30', lines };
  const drafted = await desk.post(`/api/console/service-requests/${request.id}/quotes`, {
    headers,
    data: { ...content, requestVersion: request.version },
  });
  expect(drafted.status(), await drafted.text()).toBe(201);
  const draft: DeskQuote = await drafted.json();
  const sent = await desk.post(`/api/console/quotes/${draft.id}/send`, {
    headers,
    data: { version: draft.version, requestVersion: request.version },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return {
    draft,
    revise: (data: object) =>
      desk.post(`/api/console/quotes/${draft.id}/revise`, {
        headers,
        data: { ...content, ...data },
      }),
  };
}

const linesOn = (photoId: string) => [
  {
    description: 'Hardwood mulch, installed',
    quantity: '2.00',
    unit: 'cubic yard',
    unitPrice: '45.00',
    pins: [{ photoId, x: 0.25, y: 0.5 }],
  },
  { description: 'Edging along the fence', unitPrice: '100.00', isOptional: true },
];

async function ownRequest(page: Page, description: string): Promise<ServiceRequest> {
  const all: ServiceRequest[] = await (await page.request.get('/api/service-requests')).json();
  const found = all.find((each) => each.description === description);
  if (!found) throw new Error('the request is not there');
  return found;
}

test('asks with a photo, changes it, and signs the quote that comes while the page is open', async ({
  page,
  baseURL,
}) => {
  const description = `Beds along the fence ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, /Juniper Meadows/);
  await expect(page.getByRole('heading', { name: 'Add-Ons', level: 1 })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await expect(submit).toBeDisabled();
  await page
    .getByLabel('Service type')
    .selectOption({ label: 'Mulch Installation ($45 per cubic yard)' });
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Photos').setInputFiles({
    name: 'fence.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf(640, 480),
  });
  await expect(page.getByText('Uploaded')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await submit.click();
  await expect(page.locator('#toasts')).toContainText('Request Submitted!');
  await expect(
    page.getByText("We'll review your request and send you a quote within 24 hours.").first(),
  ).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: description });
  await expect(card).toContainText('Under Review');
  await expect(page.getByLabel('Description')).toHaveValue('');

  await card.getByRole('link', { name: /Edit Request/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Request' })).toBeVisible();
  await page.getByRole('radio', { name: /Urgent/ }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Urgent, within 3 days')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  // The office sends its quote while the customer looks at the request.
  const desk = await office(baseURL);
  const asked = await ownRequest(page, description);
  await quote(desk, asked, linesOn(asked.photos[0] ?? ''));
  await expect(page.getByRole('link', { name: /Accept Quote/ })).toBeVisible({ timeout: 5_000 });
  await expect(page.locator('#toasts')).toContainText('Quote Ready');
  await page.getByRole('link', { name: /Accept Quote/ }).click();

  await expect(page.getByRole('heading', { name: 'Beds along the fence', level: 1 })).toBeVisible();
  const total = page.locator('.quote-sum-total');
  await expect(total).toContainText('$97.43');
  await page.getByRole('checkbox', { name: /Add this option/ }).check();
  await expect(total).toContainText('$205.68');
  const pin = page.getByRole('link', { name: /Line 1/ });
  await pin.focus();
  await expect(page.locator('.quote-lines-line').first()).toHaveAttribute('data-lit');
  await expectAccessibleInBothLooks(page);
  const accept = page.getByRole('button', { name: 'Accept Quote' });
  await accept.click();
  const signature = page.getByLabel('Sign by typing your full name');
  await expect(signature).toBeFocused();
  await expect(signature).toHaveAccessibleDescription(
    /Please sign with your first and last name\./,
  );
  await signature.fill('Juniper Meadows');
  await accept.click();
  await expect(page.getByText('Accepted and signed by Juniper Meadows')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download Copy/ }).click();
  const file = await (await downloading).path();
  const words = (await readPdf(readFileSync(file))).map(({ text }) => text).join(' ');
  for (const said of ['Juniper Meadows', '$205.68', 'Edging along the fence']) {
    expect(words).toContain(said);
  }
  await desk.dispose();
});

test('is told what has changed when the quote is no longer the one on the page', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const description = `Changed beds ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, /Juniper Meadows/);
  const made = await page.request.post('/api/service-requests', {
    data: { serviceType: 'Other', description },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const asked: ServiceRequest = await made.json();
  const desk = await office(baseURL);
  const lines = [{ description: 'Two hours of work', unitPrice: '120.00' }];
  const { draft, revise } = await quote(desk, asked, lines);
  // The page hears of nothing, as on a train.
  await page.route('**/api/portal/events', (route) => route.abort());
  await page.goto(`${LIST}/${asked.id}/quote`);
  await page.getByLabel('Sign by typing your full name').fill('Juniper Meadows');
  const dearer = [{ ...lines[0], unitPrice: '150.00' }];
  expect((await revise({ version: draft.version, lines: dearer })).status()).toBe(200);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(page.getByText('Nothing was accepted.')).toBeVisible();
  await expect(
    page.getByText('Two hours of work: $150.00 (fixed price) instead of $120.00 (fixed price).'),
  ).toBeVisible();
  await expect(page.locator('.quote-sum-total')).toContainText('$162.38');
  // The page was loaded again since, and still says so.
  await expect(page.getByText('Nothing was accepted.')).toBeVisible();
  await expect(page.getByLabel('Sign by typing your full name')).toHaveValue('Juniper Meadows');
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(page.getByText('Accepted and signed by Juniper Meadows')).toBeVisible();
  forgive(consoleErrors, /409|ERR_FAILED/);
  await desk.dispose();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks with a photo, is told what is missing, toggles, is told what changed, and declines', async ({
    page,
    baseURL,
    consoleErrors,
  }) => {
    const description = `Plain beds ${crypto.randomUUID().slice(0, 8)}`;
    await signIn(page, /Basil Thornfield/);
    await page.getByLabel('Description').fill('   ');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await page.getByLabel('Service type').selectOption({ index: 3 });
    await page.getByLabel('Description').fill(description);
    await page.getByLabel('Photos').setInputFiles({
      name: 'beds.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpegOf(320, 240),
    });
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Request Submitted!')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: description });
    await expect(card).toContainText('1 photo');

    const asked = await ownRequest(page, description);
    const desk = await office(baseURL);
    const lines = linesOn(asked.photos[0] ?? '');
    const { draft, revise } = await quote(desk, asked, lines);
    await page.goto(`${LIST}/${asked.id}/quote`);
    await page.getByRole('checkbox', { name: /Add this option/ }).check();
    await page.getByRole('button', { name: 'Update Total' }).click();
    await expect(page.locator('.quote-sum-total')).toContainText('$205.68');
    expect((await revise({ version: draft.version, lines: [lines[0]] })).status()).toBe(200);
    await page.getByLabel('Sign by typing your full name').fill('Basil Thornfield');
    await page.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(page.getByText('This quote has changed since you opened it')).toBeVisible();
    await expect(page.getByText('Removed: Edging along the fence')).toBeVisible();
    await expect(page.locator('.quote-sum-total')).toContainText('$97.43');
    await page.getByText('Not what you want?').click();
    await page.getByLabel('Why not?').fill('Not this year.');
    await page.getByRole('button', { name: 'Decline Quote' }).click();
    await expect(page.getByText('Declined on')).toBeVisible();
    await expect(page.getByText('Not this year.')).toBeVisible();
    forgive(consoleErrors, /422|409/);
    await desk.dispose();
  });
});

/** The link to the quote that the demonstration starts with; other scenarios send quotes of their own to the same customer. */
function openQuote(page: Page): Locator {
  const card = page.getByRole('listitem').filter({ hasText: 'Fresh hardwood mulch for the beds' });
  return card.getByRole('link', { name: /Accept Quote \(Mulch Installation\)/ });
}

test('is all there by keyboard at 320 px, and writes a message', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, /Juniper Meadows/);
  const quoted = openQuote(page);
  await tabTo(page, quoted);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Mulch for the front and side beds' }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const pin = page.getByRole('link', { name: /Line 3, Steel edging/ });
  // A pin keeps its place at every size.
  const placeOf = () =>
    pin.evaluate((node) => {
      const frame = node.parentElement?.getBoundingClientRect();
      const own = node.getBoundingClientRect();
      if (!frame) return [];
      return [
        Math.round((100 * (own.x + own.width / 2 - frame.x)) / frame.width),
        Math.round((100 * (own.y + own.height / 2 - frame.y)) / frame.height),
      ];
    });
  await expect.poll(placeOf).toEqual([52, 78]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(placeOf).toEqual([52, 78]);
  await page.setViewportSize({ width: 320, height: 640 });
  await tabTo(page, page.getByRole('checkbox', { name: /Steel edging/ }));
  await page.keyboard.press('Space');
  await expect(page.locator('.quote-sum-total')).toContainText('$678.73');
  await page.keyboard.press('Space');
  await expect(page.locator('.quote-sum-total')).toContainText('$340.99');
  await page.getByRole('link', { name: 'Back to the request' }).click();
  const message = `Is Tuesday possible? ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.getBoundingClientRect().right > 321)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(await beyond()).toEqual([]);
});

test('an option ticked and a name typed before the script has come count', async ({ page }) => {
  await signIn(page, /Juniper Meadows/);
  const quoted = openQuote(page);
  const to = (await quoted.getAttribute('href')) ?? '';
  let letScriptsCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(to, { waitUntil: 'commit' });
  const edging = page.getByRole('checkbox', { name: /Steel edging/ });
  await edging.check();
  const name = page.getByLabel('Sign by typing your full name');
  await name.pressSequentially('Juniper M');
  letScriptsCome();
  await expect(page.locator('.quote-sum-total')).toContainText('$678.73');
  await expect(edging).toBeChecked();
  await expect(name).toHaveValue('Juniper M');
  await page.keyboard.type('eadows');
  await expect(name).toHaveValue('Juniper Meadows');
  await edging.uncheck();
  await expect(page.locator('.quote-sum-total')).toContainText('$340.99');
});

test('a choice stands when an answer comes late that was asked for before it', async ({ page }) => {
  await signIn(page, /Juniper Meadows/);
  await page.goto((await openQuote(page).getAttribute('href')) ?? '');
  const edging = page.getByRole('checkbox', { name: /Steel edging/ });
  // Whatever someone chose before.
  await edging.uncheck();
  await expect(page.locator('.quote-sum-total')).toContainText('$340.99');
  const asked = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  await page.route(/\/quote\.data/, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await mayCome.promise;
    await route.fulfill({ response });
  });
  // On a busy machine the page is there before its script has a router.
  await page.waitForFunction(
    () => Reflect.get(window, '__reactRouterDataRouter')?.state.initialized === true,
  );
  // As when the office has done something: the page asks again.
  const isAsking = () =>
    page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').state.revalidation);
  await page.evaluate(() => void Reflect.get(window, '__reactRouterDataRouter').revalidate());
  await asked.promise;
  await edging.check();
  await expect(page.locator('.quote-sum-total')).toContainText('$678.73');
  await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeEnabled();
  mayCome.resolve();
  await expect.poll(isAsking).toBe('idle');
  await expect(edging).toBeChecked();
  await expect(page.locator('.quote-sum-total')).toContainText('$678.73');
  await edging.uncheck();
  await expect(page.locator('.quote-sum-total')).toContainText('$340.99');
});
