// A homeowner books a consultation by keyboard alone, reads the mail, and moves the visit by its link.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newAddress, openMail, tabTo, test } from './fixtures.ts';

test('books by keyboard and moves the appointment by the mailed link', async ({ page }) => {
  test.setTimeout(90_000);
  const email = newAddress('keyboard');
  await page.goto('/');

  await test.step('goes to the calendar and chooses the type', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Schedule' }).first());
    await page.keyboard.press('Enter');
    const types = page.getByLabel('Consultation type');
    await tabTo(page, types);
    await page.keyboard.press('ArrowDown');
    await expect(types).toContainText('Free Landscape Consultation');
  });

  await test.step('chooses a day in the next month and a time', async () => {
    await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
    await page.keyboard.press('PageDown');
    await expectFocusOnDay(page);
    await walkToFreeDay(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Time Slots:')).toBeVisible();
    await tabTo(page, page.locator('#calendar').getByRole('radio', { disabled: false }).first());
    await page.keyboard.press('Space');
    await expect(page.getByText('Your Consultation:')).toBeVisible();
    await expect(page.getByText('(60-minute consultation)')).toBeVisible();
    await expectAccessible(page, '#calendar');
  });

  await test.step('fills the form and confirms', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Book Consultation' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Full Name'));
    await page.keyboard.type('Keyboard Example');
    await tabTo(page, page.locator('#calendar').getByLabel('Email Address'));
    await page.keyboard.type(email);
    await tabTo(page, page.locator('#calendar').getByLabel('Phone Number'));
    await page.keyboard.type('(281) 555-0123');
    await expectAccessible(page, '#calendar');
    await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Consultation Booked!')).toBeVisible();
    await expectAccessible(page, '#calendar');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    expect((await saving).suggestedFilename()).toBe('consultation.ics');
    await expect(page.getByRole('link', { name: 'Reschedule or cancel' })).toHaveAttribute(
      'href',
      /^\/appointment\//,
    );
  });

  const mail = await openMail(page, email, 'Your consultation is booked');
  await expect(mail.getByRole('link', { name: 'consultation.ics' })).toBeVisible();

  const visit = await test.step('opens the link of the mail', async () => {
    const opened = mail.waitForEvent('popup');
    await mail.frameLocator('iframe').getByRole('link', { name: 'Reschedule or cancel' }).focus();
    await mail.keyboard.press('Enter');
    const tab = await opened;
    await tab.bringToFront();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(tab);
    return tab;
  });

  await test.step('moves the visit to another time', async () => {
    await tabTo(visit, visit.getByRole('link', { name: 'Move to another time' }));
    await visit.keyboard.press('Enter');
    await tabTo(visit, visit.getByRole('grid').locator('[tabindex="0"]'));
    await visit.keyboard.press('PageDown');
    await walkToFreeDay(visit);
    await visit.keyboard.press('Enter');
    await tabTo(visit, visit.getByRole('radio', { disabled: false }).first());
    await visit.keyboard.press('Space');
    await expectAccessible(visit);
    await tabTo(visit, visit.getByRole('button', { name: 'Move my consultation' }));
    await visit.keyboard.press('Enter');
    await expect(visit.getByText('Moved from')).toBeVisible();
  });

  const moved = await openMail(page, email, 'Your consultation has moved');
  await expect(moved.getByRole('link', { name: 'consultation.ics' })).toBeVisible();
});

async function expectFocusOnDay(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveAttribute('tabindex', '0');
}

/** Walks right through the days until one has free times. */
async function walkToFreeDay(page: Page): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    // A month that is entered is asked for its free times first.
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    if ((await page.locator(':focus').getAttribute('aria-disabled')) === 'false') return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('no day with free times within 40 days');
}
