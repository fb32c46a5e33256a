// Juniper Meadows of the demonstration, as one who reads Spanish.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Chooses Spanish in the account of Juniper, who has signed in on the page. */
export async function readSpanish(page: Page): Promise<void> {
  const chosen = await page.request.patch('/api/portal/contact', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      ...{ firstName: 'Juniper', lastName: 'Meadows', phone: '(281) 555-0176' },
      language: 'es',
    },
  });
  expect(chosen.status()).toBe(200);
}
