// The people of the demonstration in a browser: they sign in by the button that has their name.
import type { Browser, Page } from '@playwright/test';
import { localKey } from './fixtures.ts';

/** Signs in as one of the demonstration's people, and goes to a page of theirs. */
export async function signIn(page: Page, name: RegExp, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** The office in a browser of its own, at a desk. */
export async function officeOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'local_key', value: localKey, url: baseURL }]);
  const page = await context.newPage();
  await signIn(page, /owner/, '/console');
  return page;
}
