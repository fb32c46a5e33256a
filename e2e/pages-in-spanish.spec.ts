// Every public page in Spanish on a phone and on a desk: nothing of it is English but what is marked so, nothing is wider than the window,
// and axe finds nothing.
import { hrefIn, spanishFamilies, spanishPages } from '../src/company/facts/languages.ts';
import { firstContent } from '../src/server/site/seed/first-content.ts';
import { englishIn } from './english-in.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const { service, area, post } = firstContent();

/** One page of each family: those of one differ in their words alone, which are read without a browser (test/spanish-pages.test.ts). */
const ofFamilies: Record<(typeof spanishFamilies)[number], string> = {
  '/services/': service.at(-1)?.slug ?? '',
  '/areas/': area.at(-1)?.slug ?? '',
  '/blog/': post.at(-1)?.slug ?? '',
};
const pages = [...spanishPages, ...spanishFamilies.map((family) => family + ofFamilies[family])];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of pages.map((page) => hrefIn('es', page))) {
  test(`${path} reads, fits and is accessible in Spanish`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('welcome-seen', 'true'));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1:visible')).toHaveCount(1);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wider, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await englishIn(page.locator('body'))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}
