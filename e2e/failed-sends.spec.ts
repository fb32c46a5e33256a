// A form that could not be sent says so where the person looks, on a phone and by keyboard, and keeps what was typed.
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  forgive,
  newAddress,
  scrollTo,
  test,
  untilStill,
} from './fixtures.ts';
import { openForm, takeSlot } from './open-booking.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a booking that fails, and its second try', async ({ page, consoleErrors }) => {
  await openForm(page);
  const form = page.locator('#calendar form');
  await form.getByLabel('Full Name').fill('Unlucky Example');
  await form.getByLabel('Email Address').fill(newAddress('unlucky'));
  await form.getByLabel('Phone Number').fill('(281) 555-0141');
  await expectSeen(page, {
    form,
    path: '/api/appointments',
    button: 'Confirm Booking',
    toast: ['Booking Error', 'Failed to schedule appointment. Please try again.'],
  });
  await expect(form.getByLabel('Full Name')).toHaveValue('Unlucky Example');
  await form.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^We will see you on/ })).toBeFocused();
  forgive(consoleErrors, /ERR_FAILED/);
});

test('a quote request', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const form = page.locator('form[action="/quote"]');
  await scrollTo(form);
  await expect(form).toHaveJSProperty('noValidate', true);
  await fillContact(form);
  await form.getByLabel('Service').selectOption('drainage');
  await expectSeen(page, {
    form,
    path: '/api/quote-requests',
    button: 'Send My Request',
    toast: ['Submission Failed', 'Please try again or call us directly'],
  });
  await form.getByRole('button', { name: 'Send My Request' }).press('Enter');
  await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
  await expect(failureIn(form)).toBeHidden();
  forgive(consoleErrors, /ERR_FAILED/);
});

test('a lawn plan', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const section = page.locator('#lawn-maintenance');
  await scrollTo(section);
  await expect(section.locator('form').first()).toHaveJSProperty('noValidate', true);
  await section.getByLabel('Property Address').fill('8418 Sky Ridge Dr, Cypress, TX 77433');
  // By keyboard: the suggestions lie over the button.
  await section.getByRole('button', { name: 'Validate' }).press('Enter');
  await section.getByRole('button', { name: 'CONTINUE' }).press('Enter');
  const form = section
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Request This Plan' }) });
  await fillContact(form);
  await expectSeen(page, {
    form,
    path: '/api/plan-requests',
    button: 'Request This Plan',
    toast: [
      'Submission Failed',
      'We could not send your plan. Please try again or call us directly.',
    ],
  });
  await form.getByRole('button', { name: 'Request This Plan' }).press('Enter');
  await expect(section.getByRole('heading', { name: 'We have your lawn plan' })).toBeFocused();
  forgive(consoleErrors, /ERR_FAILED/);
});

test('the newsletter', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const form = page.locator('#newsletter form');
  await form.getByLabel('Email Address').fill(newAddress('unlucky-reader'));
  await expectSeen(page, {
    form,
    path: '/api/newsletter/subscribe',
    button: 'Subscribe',
    toast: ['Subscription failed', 'Please try again or contact us directly.'],
  });
  await form.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await expect(failureIn(form)).toBeHidden();
  forgive(consoleErrors, /ERR_FAILED/);
});

test('a time that someone else took: three others stand in view, and the lost one is not asked for again', async ({
  page,
  request,
  consoleErrors,
}) => {
  const slot = await openForm(page, { hold: 'lost' });
  await takeSlot(request, slot);
  const form = page.locator('#calendar form');
  await form.getByLabel('Full Name').fill('Slower Example');
  await form.getByLabel('Email Address').fill(newAddress('slower'));
  await form.getByLabel('Phone Number').fill('(281) 555-0142');
  let posts = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/appointments')) posts += 1;
  });
  await form.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  const box = page.getByRole('region', { name: 'Another time is needed' });
  const others = box.getByRole('button', { name: /AM|PM/ });
  const expectInView = async () => {
    await expect(box).toBeFocused();
    await untilStill(page);
    await expect(others).toHaveCount(3);
    for (const other of await others.all()) await expect(other).toBeInViewport({ ratio: 1 });
  };
  await expectInView();
  await form.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  await expectInView();
  expect(posts).toBe(1);
  await page.keyboard.press('Tab');
  await expect(others.first()).toBeFocused();
  forgive(consoleErrors, /409|ERR_FAILED/);
});

const failureIn = (form: Locator) => form.getByRole('alert');

type Failing = { form: Locator; path: string; button: string; toast: [string, string] };

/** Sends by keyboard while the network is gone, and expects the toast and, in view and focused, the words beside the button. */
async function expectSeen(page: Page, { form, path, button, toast }: Failing): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort());
  // Who presses a button sees it: the way down a long page is over.
  await untilStill(page);
  await form.getByRole('button', { name: button }).press('Enter');
  const failure = failureIn(form);
  await expect(failure).toHaveText(toast[1]);
  await expect(failure).toBeFocused();
  const box = page.locator('[data-toast="alert"]');
  for (const text of toast) await expect(box).toContainText(text);
  await untilStill(page);
  await expect(failure).toBeInViewport({ ratio: 1 });
  const [words, covering] = [await failure.boundingBox(), await box.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
  await expectAccessible(page, `[data-send-failure]:not(:empty)`);
  await page.unroute(`**${path}`);
}

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill('Unlucky');
  await form.getByLabel('Last Name').fill('Example');
  await form.getByLabel('Email Address').fill(newAddress('unlucky'));
  await form.getByLabel('Phone Number').fill('(281) 555-0143');
}
