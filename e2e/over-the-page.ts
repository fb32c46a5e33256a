// Finds what lies over the page: the welcome, and the contact button with its dialog.
import type { Page } from '@playwright/test';

export const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome to/ });
export const contact = (page: Page) => page.getByRole('dialog', { name: 'Contact the company' });
export const contactButton = (page: Page) => page.getByRole('button', { name: 'Contact us' });

/** Scrolls to a part of the way that the page can be scrolled. */
export async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate(
    (to) =>
      window.scrollTo({
        top: to * (document.documentElement.scrollHeight - innerHeight),
        behavior: 'instant',
      }),
    part,
  );
}
