// What every errand starts with: a page whose console errors fail the test, an axe check, and the mailbox.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Fails the test at its end when the page logged an error or a script threw. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
  );
  expect(found, 'what axe finds').toEqual([]);
}

/** Opens the newest mail whose subject has the text, in the installation's own mailbox, and gives its page. */
export async function openMail(from: Page, address: string, subject: string): Promise<Page> {
  const page = await from.context().newPage();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const row = page.getByRole('row').filter({ hasText: address }).filter({ hasText: subject });
    await row.first().getByRole('link').click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return page;
}

/** Takes back what the browser itself logs about answers that the errand provokes, such as a 409. */
export function forgive(consoleErrors: string[], answer: RegExp): void {
  const others = consoleErrors.filter(
    (text) => !(text.startsWith('Failed to load resource') && answer.test(text)),
  );
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** An address that no other test uses. */
export function newAddress(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}
