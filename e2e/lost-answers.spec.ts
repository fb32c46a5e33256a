// The server has done it, but its answer is lost on the way: anyone who asks again hears the truth, and nothing is done twice.
import type { Locator, Page, Request } from '@playwright/test';
import { expect, forgive, newAddress, openMail, scrollTo, test } from './fixtures.ts';
import { openForm } from './open-booking.ts';

test('a booking whose answer was lost is found again after a reload', async ({
  page,
  consoleErrors,
}) => {
  await openForm(page);
  await fillCustomer(page, newAddress('lost'));
  const lost = await loseAnswers(page, '/api/appointments');
  await confirm(page);
  await expect(page.getByText('Booking Error')).toBeVisible();
  await lost.end();

  await page.reload();
  await scrollTo(page.locator('#calendar'));
  await expect(page.getByLabel('Full Name')).toHaveValue('Lost Example');
  const box = page.getByRole('region', { name: 'Another time is needed' });
  await expect(box).toContainText('You already have this time booked.');
  await expect(page.getByText(/was just taken/)).toHaveCount(0);
  const answered = page.waitForResponse(isPost('/api/appointments'));
  await confirm(page);
  await expect(page.getByRole('heading', { name: /^We will see you on/ })).toBeFocused();
  expect((await (await answered).json()).id).toBe(lost.ids[0]);
  expect((await answered).request().headers()['idempotency-key']).toBe(lost.keys[0]);
  forgive(consoleErrors, /409|ERR_FAILED/);
});

test('a quote request whose answer was lost is sent once', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const email = newAddress('lost-quote');
  const form = await fillQuote(page, email);
  const lost = await loseAnswers(page, '/api/quote-requests');
  await form.getByRole('button', { name: 'Send My Request' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await lost.end();
  await page.reload();
  await fillQuote(page, email);
  const answered = page.waitForResponse(isPost('/api/quote-requests'));
  await form.getByRole('button', { name: 'Send My Request' }).click();
  await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
  expect((await (await answered).json()).id).toBe(lost.ids[0]);
  forgive(consoleErrors, /ERR_FAILED/);
});

test('a quote request is sent once however often its button is pressed, and the next one is another', async ({
  page,
}) => {
  await page.goto('/');
  const form = await fillQuote(page, newAddress('hasty'));
  const sent: Request[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quote-requests', async (route) => {
    sent.push(route.request());
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send My Request' }).press('Enter');
  for (const key of ['Enter', 'Space']) {
    await form.getByRole('button', { name: 'Sending...' }).press(key);
  }
  answer();
  await expect(form.getByText(/^Got it\./)).toBeVisible();
  expect(sent).toHaveLength(1);

  await fillQuote(page, newAddress('hasty-again'));
  await form.getByRole('button', { name: 'Send My Request' }).press('Enter');
  await expect.poll(() => sent.length).toBe(2);
  await expect(form.getByText(/^Got it\./)).toBeVisible();
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  const tokens = sent.map((request) => request.postDataJSON().formToken);
  for (const pair of [keys, tokens]) {
    expect(pair.every(Boolean)).toBe(true);
    expect(pair[0]).not.toBe(pair[1]);
  }
});

test('a cancellation whose answer was lost is safe to repeat', async ({ page, consoleErrors }) => {
  const email = newAddress('lost-cancel');
  await openForm(page);
  await fillCustomer(page, email);
  await confirm(page);
  await expect(page.getByRole('heading', { name: /^We will see you on/ })).toBeFocused();
  const mail = await openMail(page, email, 'Your consultation is booked');
  const link = mail.frameLocator('iframe').getByRole('link', { name: 'Reschedule or cancel' });
  await page.goto(`${new URL((await link.getAttribute('href')) ?? '').pathname}?step=cancel`);
  const lost = await loseAnswers(page, '/appointment/**');
  const button = page.getByRole('button', { name: 'Yes, cancel it' });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We didn’t hear back' })).toBeVisible();
  await lost.end();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your consultation is canceled.' })).toBeVisible();
  forgive(consoleErrors, /ERR_FAILED/);
});

test('no address makes a page thank for what did not happen', async ({ page }) => {
  for (const [path, title] of [
    ['/book?booked=2026-11-24+09%3A00', 'Schedule Your Consultation'],
    [
      '/book?booked=appointment.MQ.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'Schedule Your Consultation',
    ],
    ['/quote?sent=1', 'Request a Quote'],
    ['/lawn-plan?sent=1', 'Lawn Maintenance Plan'],
    ['/newsletter?welcome=1', 'Newsletter'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/scheduled successfully|Thank you|You'll receive/)).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two clicks book once, and the page says what was booked', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('#calendar form').filter({ has: page.getByLabel('Full Name') });
    const slot = form.getByRole('radio').last();
    const [date = ''] = (await slot.getAttribute('value'))?.split(' ') ?? [];
    await slot.check();
    await fillCustomer(page, newAddress('twice'));
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await form.getByRole('button', { name: 'Confirm Booking' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Consultation Booked!' })).toBeVisible();
    const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    await expect(page.locator('#content')).toContainText(day);
    // The same form once more, as a browser sends it again after Back.
    const [first] = sent;
    if (!first) throw new Error('nothing was sent');
    const again = await page.request.post('/book', {
      data: first.postData() ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: originOf(page) },
    });
    expect(again.url()).toBe(page.url());
  });

  test('a quote with a photo that is sent twice at once is one request', async ({ page }) => {
    await page.goto('/');
    const photo = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const multipart = {
      firstName: 'Twice',
      lastName: 'Example',
      email: newAddress('twice-quote'),
      phone: '(281) 555-0138',
      serviceType: 'fencing',
      projectDetails: 'A gate.',
      website: '',
      photos: { name: 'yard.png', mimeType: 'image/png', buffer: photo },
    };
    const headers = { origin: originOf(page) };
    const answers = await Promise.all([
      page.request.post('/quote', { multipart, headers }),
      page.request.post('/quote', { multipart, headers }),
    ]);
    expect(answers[0].url()).toMatch(/\?sent=quote-request\./);
    expect(answers[1].url()).toBe(answers[0].url());
    await page.goto(answers[0].url());
    await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
  });

  test('wants a second visit at the same time only when it is asked for', async ({ page }) => {
    await page.goto('/book');
    const form = page.locator('form').filter({ has: page.getByLabel('Full Name') });
    const slot = form.getByRole('radio').last();
    const value = (await slot.getAttribute('value')) ?? '';
    const email = newAddress('second');
    await slot.check();
    await fillCustomer(page, email);
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page.getByRole('heading', { name: 'Consultation Booked!' })).toBeVisible();
    // Another property at the same time, which has one seat only: no claim that someone else took it.
    const answer = await page.request.post('/book', {
      form: {
        consultationTypeId: '1',
        slot: value,
        name: 'Lost Example',
        email,
        phone: '(281) 555-0136',
        address: '12 Other Street, Katy, TX',
        serviceDescription: '',
      },
      headers: { origin: originOf(page) },
    });
    expect(answer.status()).toBe(409);
    expect(await answer.text()).toContain('You already have this time booked.');
  });
});

const originOf = (page: Page) => new URL(page.url()).origin;
const isPost = (path: string) => (answer: { url: () => string; request: () => Request }) =>
  new URL(answer.url()).pathname === path && answer.request().method() === 'POST';

/** Lets requests reach the server and keeps the answers from the page; gives what was answered. */
async function loseAnswers(page: Page, path: string) {
  const ids: unknown[] = [];
  const keys: (string | undefined)[] = [];
  const lose = `**${path}`;
  await page.route(lose, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json().catch(() => ({}));
    ids.push(body.id);
    keys.push(route.request().headers()['idempotency-key']);
    await route.abort();
  });
  return { ids, keys, end: () => page.unroute(lose) };
}

/** Fills the quote form of the home page once it is awake. */
async function fillQuote(page: Page, email: string): Promise<Locator> {
  const form = page.locator('form[action="/quote"]');
  await scrollTo(form);
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByLabel('First Name').fill('Lost');
  await form.getByLabel('Last Name').fill('Example');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Phone Number').fill('(281) 555-0137');
  await form.getByLabel('Service').selectOption('drainage');
  return form;
}

async function fillCustomer(page: Page, email: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Full Name') });
  await form.getByLabel('Full Name').fill('Lost Example');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Phone Number').fill('(281) 555-0136');
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
}
