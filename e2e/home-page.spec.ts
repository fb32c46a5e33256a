// A visitor looks around: menus, counters, gallery, unknown addresses, on a desk and on a phone, light and dark.
import {
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAccessibleOnDeskAndPhone,
  forgive,
  scrollTo,
  test,
} from './fixtures.ts';

test('finds every part of the site from the header', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Services', 'About', 'Blog', 'Schedule', 'Contact']) {
    const link = menu.getByRole('link', { name, exact: true });
    const target = await link.getAttribute('href');
    await expect(
      page.locator(target?.replace('/', '') ?? ''),
      `${name} leads somewhere`,
    ).toBeAttached();
  }
  await expect(page.getByRole('link', { name: 'Customer Portal' })).toHaveAttribute(
    'href',
    '/customer-portal',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
});

test('finds the real pages from the header of any other page', async ({ page }) => {
  await page.goto('/blog');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of Object.entries({
    Home: '/',
    Services: '/services',
    About: '/about',
    Blog: '/blog',
    Schedule: '/#calendar',
    Contact: '/contact',
  })) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: 'Gallery' }).click();
  await page.getByRole('banner').getByText('Lighting', { exact: true }).click();
  await expect(page).toHaveURL('/gallery-full?category=lighting');
  await expect(page.getByRole('main').getByRole('button', { name: 'Lighting' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('finds each page of the site once on the home page, and there', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/services', '/about', '/gallery', '/blog', '/contact', '/areas', '/storm']) {
    await expect(page.locator(`a[href="${path}"]`), path).toHaveCount(1);
  }
  for (const service of ['commercial', 'residential', 'irrigation', 'fencing', 'lighting']) {
    await expect(page.locator(`a[href="/services/${service}"]`), service).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'All services and prices' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('reads one truth about hours and prices on the pages that name them', async ({ page }) => {
  for (const path of ['/', '/contact', '/about']) {
    await page.goto(path);
    const facts = page.getByRole('main').locator('dl').filter({ hasText: 'Sunday: Closed' });
    await expect(facts, path).toContainText('Sunday: emergency calls only');
    await expect(facts, path).toContainText(
      'Emergency services 24/7: outside these hours the same number reaches the person on call.',
    );
  }
  await page.goto('/services');
  await expect(page.getByRole('main')).toContainText(
    'upkeep from $75 a visit, new work from $10,000',
  );
});

test('chooses a kind of project in the gallery menu', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    let times = 0;
    window.addEventListener('filterGallery', (event) => {
      document.title = `chosen ${(event as CustomEvent<string>).detail} ${++times}`;
    });
  });
  await page.getByRole('button', { name: 'Gallery' }).click();
  for (const name of [
    'All Projects',
    'Commercial',
    'Residential',
    'Irrigation',
    'Fencing',
    'Lighting',
    'Drainage',
  ]) {
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByRole('banner').getByText('Lighting', { exact: true }).click();
  await expect(page).toHaveTitle('chosen lighting 1');
  const gallery = page.locator('#gallery');
  await expect(gallery.getByRole('button', { name: 'Lighting' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(gallery).toBeInViewport();
});

test('opens the drawer on a phone, and closes it with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const open = page.getByRole('button', { name: /menu/i });
  await open.click();
  const drawer = page.getByRole('dialog');
  for (const name of [
    'Home',
    'Services',
    'Gallery',
    'About',
    'Blog',
    'Schedule',
    'Contact',
    'Customer Portal',
  ]) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('sees the figures count up to what the page says without a script', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'The company in figures' });
  await scrollTo(figures);
  for (const figure of ['2019', '500+', '750+']) await expect(figures).toContainText(figure);
  await expect(figures).toContainText('Houston, Cypress, Katy, The Woodlands');
});

test('reads the two sentences at an unknown address', async ({ page, consoleErrors }) => {
  const answer = await page.goto('/nowhere/<b>at%20all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  for (const [name, path] of [
    ['Services and prices', '/services'],
    ['Book a consultation', '/book'],
    ['Contact us', '/contact'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText('Home');
  await expect(crumbs).toContainText('nowhere');
  await expect(crumbs).toContainText('<b>at all');
  await expectAccessible(page);
  forgive(consoleErrors, /404/);
});

test('has no breadcrumb on the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

// One page a test, because axe takes long on a busy machine.
for (const path of ['/', '/book']) {
  for (const width of [390, 1280]) {
    test(`${path} is accessible at ${width} px, by day and by night`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await expectAccessibleInBothLooks(page);
    });
  }
}
for (const path of ['/sign-in', '/sign-out', '/dev/mailbox']) {
  test(`${path} is accessible on a desk and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessibleOnDeskAndPhone(page);
  });
}

test('nothing is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/services',
    '/contact',
    '/gallery',
    '/blog',
    '/storm',
    '/es/storm',
    '/es/lawn-plan',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
