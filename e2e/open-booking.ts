// The way to the customer form of the booking calendar, for errands that begin there.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, newAddress, scrollTo } from './fixtures.ts';

type Slot = { appointmentDate: string; appointmentTime: string };

/** Chooses a free slot of a later month at random, as others choose theirs beside it, and opens the customer form. */
export async function openForm(
  page: Page,
  { hold = 'kept' }: { hold?: 'kept' | 'lost' | 'refused' } = {},
): Promise<Slot> {
  const holds: Slot[] = [];
  await page.route('**/api/appointments/holds', async (route) => {
    if (route.request().method() === 'POST') holds.push(route.request().postDataJSON());
    if (hold === 'kept') await route.continue();
    // Without a hold the slot can be taken from under the visitor, as after its ten minutes.
    else if (hold === 'lost') await route.abort();
    // The suite's server limits nothing; src/server/booking/hold-limit.pg.test.ts has this answer from a real one.
    else
      await route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: tooManyHolds,
      });
  });
  await page.goto('/');
  await scrollTo(page.locator('#calendar'));
  await page.getByLabel('Consultation type').selectOption({ index: 1 });
  const months = 1 + Math.floor(Math.random() * 4);
  for (let month = 0; month < months; month++) {
    await page.getByRole('button', { name: 'Next', exact: false }).first().click();
  }
  await anyOf(page.locator('button[data-date][aria-disabled=false]')).then((day) => day.click());
  const slot = await anyOf(page.locator('#calendar').getByRole('radio', { disabled: false }));
  // By key: on a phone the floating buttons may lie over it.
  await slot.press('Space');
  await expect(slot).toBeChecked();
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect.poll(() => holds.length).toBeGreaterThan(0);
  return holds[0] as Slot;
}

/** One of them, once they are there. */
async function anyOf(all: Locator): Promise<Locator> {
  await expect(all.first()).toBeVisible();
  return all.nth(Math.floor(Math.random() * (await all.count())));
}

const tooManyHolds = {
  type: 'about:blank',
  title: 'Too Many Requests',
  status: 429,
  detail: 'We could not set this time aside.',
  code: 'too_many_requests',
};

/** Books the slot for someone else. */
export async function takeSlot(request: APIRequestContext, slot: Slot): Promise<void> {
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
