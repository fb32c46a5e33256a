// What goes wrong while booking costs nobody what they typed: errors, a reload, a slot that somebody else took.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, forgive, newAddress, test } from './fixtures.ts';

test('is led to the first error and keeps what was typed', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Full Name').fill('Careful Example');
  await page.locator('#calendar').getByLabel('Phone Number').fill('12');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(
    page.getByText('Please fill in all required fields including consultation type.'),
  ).toBeVisible();
  await expect(page.locator('#calendar').getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Careful Example');
  await expect(page.locator('#calendar').getByLabel('Phone Number')).toHaveValue('12');
  await expectAccessible(page, '#calendar');
});

test('is told what is missing before a type is chosen', async ({ page }) => {
  await page.goto('/');
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Incomplete Selection')).toBeVisible();
  await expect(
    page.getByText('Please select consultation type, date, and time slot.'),
  ).toBeVisible();
});

test('finds choice, words and hold again after a reload', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Full Name').fill('Reloading Example');
  await expect(page.getByText(/keeping this time for you/i).first()).toBeVisible();
  await page.reload();
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Full Name')).toHaveValue('Reloading Example');
  await expect(page.getByText(/keeping this time for you/i).first()).toBeVisible();
});

test('gets three other times when somebody else was faster, and books one with a click', async ({
  page,
  request,
  consoleErrors,
}) => {
  const email = newAddress('slower');
  const slot = await openForm(page, { hold: 'lost' });
  await takeSlot(request, slot);
  await page.getByLabel('Full Name').fill('Slower Example');
  await page.locator('#calendar').getByLabel('Email Address').fill(email);
  await page.locator('#calendar').getByLabel('Phone Number').fill('(281) 555-0124');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await expect(
    page.getByText('This time slot just became unavailable. Please select another time.').first(),
  ).toBeVisible();
  const alternatives = page
    .getByRole('region', { name: 'Another time is needed' })
    .getByRole('button', { name: /AM|PM/ });
  await expect(alternatives).toHaveCount(3);
  await expectAccessible(page, '#calendar');
  await alternatives.first().click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Slower Example');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Consultation Booked!')).toBeVisible();
  forgive(consoleErrors, /409|ERR_FAILED/);
});

test('books all the same when the time cannot be set aside while they type', async ({
  page,
  consoleErrors,
}) => {
  await openForm(page, { hold: 'refused' });
  await expect(
    page.getByText(
      'We could not set this time aside, but it is free right now. You can still book it.',
    ),
  ).toBeVisible();
  await expectAccessible(page, '#calendar');
  await page.getByLabel('Full Name').fill('Patient Example');
  await page.locator('#calendar').getByLabel('Email Address').fill(newAddress('patient'));
  await page.locator('#calendar').getByLabel('Phone Number').fill('(281) 555-0127');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Consultation Booked!')).toBeVisible();
  forgive(consoleErrors, /429/);
});

type Slot = { appointmentDate: string; appointmentTime: string };

/** Chooses the first free slot of a random later month and opens the customer form. */
async function openForm(
  page: Page,
  { hold = 'kept' }: { hold?: 'kept' | 'lost' | 'refused' } = {},
): Promise<Slot> {
  const holds: Slot[] = [];
  await page.route('**/api/appointments/holds', async (route) => {
    if (route.request().method() === 'POST') holds.push(route.request().postDataJSON());
    if (hold === 'kept') await route.continue();
    // Without a hold the slot can be taken from under the visitor, as after its ten minutes.
    else if (hold === 'lost') await route.abort();
    // The suite's server limits nothing; src/server/booking/hold-limit.test.ts has this answer from a real one.
    else
      await route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: tooManyHolds,
      });
  });
  await page.goto('/');
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  await page.getByLabel('Consultation type').selectOption({ index: 1 });
  const months = 1 + Math.floor(Math.random() * 4);
  for (let month = 0; month < months; month++) {
    await page.getByRole('button', { name: 'Next', exact: false }).first().click();
  }
  await page.locator('button[data-date][aria-disabled=false]').first().click();
  await page
    .locator('#calendar')
    .getByRole('radio', { disabled: false })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect.poll(() => holds.length).toBeGreaterThan(0);
  return holds[0] as Slot;
}

const tooManyHolds = {
  type: 'about:blank',
  title: 'Too Many Requests',
  status: 429,
  detail: 'We could not set this time aside.',
  code: 'too_many_requests',
};

async function takeSlot(request: APIRequestContext, slot: Slot): Promise<void> {
  const answer = await request.post('/api/appointments', {
    data: {
      ...slot,
      consultationTypeId: 1,
      customerName: 'Faster Example',
      customerEmail: newAddress('faster'),
      customerPhone: '(281) 555-0125',
    },
  });
  expect(answer.status()).toBe(201);
}
