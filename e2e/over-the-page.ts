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

/** The buttons of the page over which something of the corner lies just now. */
export function coveredButtons(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const over = [...document.querySelectorAll('.contact-corner > :not(dialog)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('main .button')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return over.some(
          (one) => right > one.left && left < one.right && bottom > one.top && top < one.bottom,
        );
      })
      .map(({ textContent }) => textContent);
  });
}
