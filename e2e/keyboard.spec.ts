// Errands by keyboard alone; booking, moving, the lawn plan and a service's quote by keyboard stand in their own files.
import type { Page } from '@playwright/test';
import { expect, newAddress, openMail, tabTo, test, untilStill } from './fixtures.ts';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Opens the page at a section; the browser goes on tabbing from there. */
async function openAt(page: Page, section: string): Promise<void> {
  await page.goto(`/#${section}`);
  await expect(page.locator(`#${section}`)).toBeInViewport();
  await untilStill(page);
}

test('skips the header', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Tab', 'Enter');
  await press(page, 'Tab');
  await expect(page.locator('#home :focus')).toHaveText(/^Next opening: /);
  await press(page, 'Tab');
  await expect(page.locator('#home :focus')).toHaveText('Get Free Quote');
});

test('chooses a kind of project in the gallery menu', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Gallery' }).first();
  await tabTo(page, menu);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('link', { name: 'Lighting', exact: true }));
  await press(page, 'Enter');
  const filter = page.locator('#gallery').getByRole('button', { name: 'Lighting' });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#gallery')).toBeInViewport();
});

test('opens the drawer of a phone and leaves it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, open);
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Schedule', exact: true })).toBeVisible();
  await press(page, 'Escape');
  await expect(open).toBeFocused();
});

test('opens the drawer in a browser that knows no popovers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    document.addEventListener('DOMContentLoaded', () => {
      for (const menu of document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
    });
  });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByRole('link', { name: 'About' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#about')).toBeInViewport();
});

test('opens an area and asks for a quote there', async ({ page }) => {
  await openAt(page, 'service-area');
  await tabTo(page, page.locator('#service-area summary', { hasText: 'Katy' }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('link', { name: 'Get Free Quote for Katy' }));
  await untilStill(page);
  await press(page, 'Enter');
  await expect(page.locator('#contact').getByLabel('Project Details')).toHaveValue(/in Katy/);
});

test('looks at another season and claims its offer', async ({ page }) => {
  await openAt(page, 'seasonal-special');
  const special = page.locator('#seasonal-special');
  await tabTo(page, special.locator('input:checked'));
  const before = await special.locator('article:visible').textContent();
  await press(page, 'ArrowLeft');
  await expect(special.locator('article:visible')).not.toHaveText(before ?? '');
  await tabTo(page, special.locator('a:visible', { hasText: 'Claim This Offer' }));
  await untilStill(page);
  await press(page, 'Enter');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('estimates a project and takes the figures to the quote form', async ({ page }) => {
  await openAt(page, 'cost-calculator');
  const calculator = page.locator('#cost-calculator');
  const total = calculator.locator('[data-total]');
  const before = await total.textContent();
  await tabTo(page, calculator.locator('input[type="range"]').first());
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(total).not.toHaveText(before ?? '');
  await tabTo(page, calculator.getByRole('link', { name: 'Get Accurate Quote' }));
  await untilStill(page);
  await press(page, 'Enter');
  await expect(page.locator('#contact').getByLabel('Project Details')).not.toHaveValue('');
});

test('reads two answers, of which only the second stays open', async ({ page }) => {
  await openAt(page, 'faq');
  const questions = page.locator('#faq summary');
  await tabTo(page, questions.first());
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open', '');
});

test('ticks a task of another season', async ({ page }) => {
  await openAt(page, 'seasonal-guide');
  const guide = page.locator('#seasonal-guide');
  await tabTo(page, guide.locator('[role="tab"][aria-selected="true"]'));
  await press(page, 'ArrowRight');
  await tabTo(page, guide.locator('input[type="checkbox"]:visible').first());
  await press(page, 'Space');
  await expect(guide.getByText('1 of 6 tasks completed')).toBeVisible();
});

test('joins the newsletter', async ({ page }) => {
  const email = newAddress('keyboard-news');
  await openAt(page, 'newsletter');
  await tabTo(page, page.locator('#newsletter input[type="email"]'));
  await page.keyboard.type(email);
  await press(page, 'Enter');
  await expect(page.getByText('Welcome to Our Community!')).toBeVisible();
});

test('asks for a quote', async ({ page }) => {
  const email = newAddress('keyboard-quote');
  await openAt(page, 'contact');
  const form = page.locator('#contact form');
  for (const [label, text] of [
    ['First Name', 'Keyboard'],
    ['Last Name', 'Example'],
    ['Email Address', email],
    ['Phone Number', '(281) 555-0124'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.getByLabel('Service', { exact: false }).first());
  await page.keyboard.type('Fen');
  await tabTo(page, form.getByRole('button', { name: 'Send My Request' }));
  await press(page, 'Enter');
  await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
  await openMail(page, email, '');
});

test('reads the reviews of one area', async ({ page }) => {
  await openAt(page, 'testimonials');
  const katy = page.locator('#testimonials').getByRole('button', { name: 'Katy' });
  await tabTo(page, katy);
  await press(page, 'Enter');
  await expect(katy).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#testimonials li:visible').first()).toContainText('Katy');
});

test('opens the contact dialog from the corner and comes back', async ({ page }) => {
  await openAt(page, 'contact');
  const corner = page.getByRole('button', { name: 'Contact us' });
  await tabTo(page, corner);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(corner).toBeFocused();
});
