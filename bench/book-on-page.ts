// Books a consultation on a page as a visitor would, so that all code of the calendar is loaded and run.
import type { Page } from '@playwright/test';

const STEP_WITHIN_MS = 8_000;

/** The step after which a consultation is booked. */
export const LAST_STEP = 'booked';

/** Goes as far as it can and gives the name of the last step that worked. */
export async function bookOnPage(page: Page): Promise<string> {
  page.setDefaultTimeout(STEP_WITHIN_MS);
  const island = page.locator('island-root[data-island="booking"]');
  const steps: [string, () => Promise<unknown>][] = [
    ['seen', () => island.scrollIntoViewIfNeeded()],
    ['type chosen', () => island.locator('select').first().selectOption({ index: 1 })],
    ['next month', () => island.getByRole('button', { name: 'Next' }).click()],
    ['day chosen', () => island.locator('[data-date][aria-disabled="false"]').first().click()],
    ['time chosen', () => island.locator('label:has([type="radio"]:enabled)').first().click()],
    ['details', () => island.getByRole('button', { name: 'Book Consultation' }).click()],
    ['name typed', () => island.getByLabel('Full Name').fill('Fern Sample')],
    ['address typed', () => island.getByLabel('Email Address').fill('fern@example.com')],
    ['phone typed', () => island.getByLabel('Phone Number').fill('(281) 555-0150')],
    ['sent', () => island.getByRole('button', { name: 'Confirm Booking' }).click()],
    [LAST_STEP, () => page.getByText('Consultation Booked!').first().waitFor()],
  ];
  let reached = 'not at all';
  for (const [name, step] of steps) {
    if (
      !(await step().then(
        () => true,
        () => false,
      ))
    )
      return reached;
    reached = name;
  }
  return reached;
}
