// A reader goes through the pages of services and areas, about and contact: on a phone, at night, by keyboard, without scripts.
import { hasSpanish, hrefIn } from '../src/company/facts/languages.ts';
import { policyPaths } from '../src/company/facts/policy-paths.ts';
import { serviceIds } from '../src/company/facts/service-kinds.ts';
import { firstContent } from '../src/server/site/seed/first-content.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  expectAccessibleOnDeskAndPhone,
  forgive,
  newAddress,
  test,
  untilSettled,
} from './fixtures.ts';

const { area: areas } = firstContent();

const services = serviceIds;
const areaSlugs = areas.map(({ slug }) => slug);
const routes = [
  '/services',
  ...services.map((id) => `/services/${id}`),
  '/areas',
  ...areaSlugs.map((slug) => `/areas/${slug}`),
  '/about',
  '/contact',
  ...policyPaths.map((path) => `/${path}`),
];

const inSpanish = routes.filter(hasSpanish).map((path) => hrefIn('es', path));

test.describe.configure({ mode: 'parallel' });

// One page a test, because axe takes long on a busy machine.
for (const path of routes) {
  test(`${path} is accessible on a desk and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessibleOnDeskAndPhone(page);
  });
}

// One page of each kind, in every look at every width.
for (const path of ['/services/fencing', '/areas/katy', '/about', '/es/services/fencing']) {
  for (const width of [390, 1280]) {
    test(`${path} is accessible at ${width} px, by day and by night`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await expectAccessibleInBothLooks(page);
    });
  }
}

test('fits a screen of 320 px, wide tables scrolling in themselves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...routes, ...inSpanish]) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});

test('nothing moves while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        window.name = String(Number(window.name || 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/services/fencing', '/areas/katy', '/areas/spring', '/contact']) {
    await page.goto(path);
    await untilSettled(page);
    expect(Number(await page.evaluate(() => window.name || '0')), path).toBeLessThan(0.001);
  }
});

test('loads one small script and no React before it is needed', async ({ page }) => {
  for (const path of ['/', '/services/fencing', '/areas/katy']) {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await untilSettled(page);
    const heavy = scripts.filter((script) => /\/(react|islands|booking)-/.test(script));
    expect(heavy, path).toEqual([]);
    expect(
      scripts.filter((script) => script.includes('/loader-')),
      path,
    ).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('goes from the list of services by keyboard to a quote for that service', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Privacy Fence Installation' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/fencing');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Services',
    'Privacy Fence Installation',
  ]);
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' });
  await quote.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Service')).toHaveValue('fencing');
});

test('finds the price of a fence in the table that the calculator would give', async ({ page }) => {
  await page.goto('/services/fencing');
  const row = page.getByRole('row', { name: /^150 ft/ });
  await expect(row.getByRole('cell')).toHaveText(['$4,200', '$6,300', '$9,240']);
});

test('reads the winter of each ZIP code', async ({ page }) => {
  await page.goto('/areas/cypress');
  await expect(page.getByRole('row', { name: /^77429/ })).toContainText('9b');
  await expect(page.getByRole('row', { name: /^77433/ })).toContainText('9a');
});

test('sees core and other terms where they belong', async ({ page }) => {
  await page.goto('/areas/katy');
  await expect(page.getByRole('main')).toContainText('Same-day');
  await page.goto('/areas/humble');
  await expect(page.getByRole('main')).toContainText('Next-day');
});

test('finds both readings of the hours on the contact page', async ({ page }) => {
  await page.goto('/contact');
  const facts = page.getByRole('region', { name: 'Prairie Oak Landscaping' });
  for (const hours of [
    'Monday-Friday: 7:00 AM - 6:00 PM',
    'Saturday: 8:00 AM - 4:00 PM',
    'Sunday: emergency calls only',
    'Monday-Friday: 8:00 AM - 6:00 PM',
    'Saturday: 9:00 AM - 4:00 PM',
  ]) {
    await expect(facts.getByText(hours)).toBeVisible();
  }
});

test('sends the quote form of the contact page', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('First Name').fill('Robin');
  await form.getByLabel('Last Name').fill('Example');
  await form.getByLabel('Email Address').fill(newAddress('contact'));
  await form.getByLabel('Phone Number').fill('(281) 555-0133');
  await form.getByLabel('Service').selectOption('drainage');
  await form.getByRole('button', { name: 'Send My Request' }).click();
  await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible();
});

test('is told that there is no such service or area', async ({ page, consoleErrors }) => {
  for (const path of ['/services/snow-removal', '/areas/dallas']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  }
  forgive(consoleErrors, /404/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, and the form of the contact page leads on', async ({ page }) => {
    for (const path of routes) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(1000);
    }
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send My Request' })).toBeVisible();
  });
});
