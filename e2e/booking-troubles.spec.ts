// What goes wrong while booking costs no one what they typed: errors, a reload, a slot that someone else took.
import { expect, expectAccessible, forgive, newAddress, scrollTo, test } from './fixtures.ts';
import { openForm, takeSlot } from './open-booking.ts';

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
  await scrollTo(page.locator('#calendar'));
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Incomplete Selection')).toBeVisible();
  await expect(
    page.getByText('Please select consultation type, date, and time slot.'),
  ).toBeVisible();
});

test('finds choice, words and hold again after a reload', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Full Name').fill('Reloading Example');
  await expect(page.getByText(/holding this time for you/i).first()).toBeVisible();
  await page.reload();
  await scrollTo(page.locator('#calendar'));
  await expect(page.getByLabel('Full Name')).toHaveValue('Reloading Example');
  await expect(page.getByText(/holding this time for you/i).first()).toBeVisible();
});

test('gets three other times when someone else was faster, and books one with a click', async ({
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
