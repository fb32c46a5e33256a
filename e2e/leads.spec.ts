// A visitor asks for a quote with photos, joins and leaves the newsletter, reads reviews and a post; with and without a script.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  scrollTo,
  test,
} from './fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('asks for a fence quote with three photos', async ({ page }) => {
    const email = newAddress('fence');
    await page.goto('/');
    await page.getByRole('link', { name: /Learn More about Privacy Fence/ }).click();
    const form = quoteForm(page);
    await expect(form.getByLabel('Service')).toHaveValue('fencing');
    await form
      .getByLabel('Photos of your property')
      .setInputFiles([
        await jpeg('gate.jpg', '#885522'),
        await jpeg('side.jpg', '#225588'),
        await jpeg('corner.jpg', '#228855'),
        await jpeg('wrong.jpg', '#000000'),
      ]);
    await form.getByRole('button', { name: 'Remove wrong.jpg' }).click();
    await expect(form.getByRole('img')).toHaveCount(3);
    await expect(form.getByText('Uploaded', { exact: true })).toHaveCount(3);

    await form.getByLabel('First Name').fill('Fay');
    await form.getByLabel('Last Name').fill('Example');
    await form.getByLabel('Phone Number').fill('(281) 555-0131');
    await form.getByLabel('Project Details').fill('Eighty feet of cedar, one gate.');
    await form.getByRole('button', { name: 'Send My Request' }).click();
    await expect(form.getByText('Please enter your email address.')).toBeVisible();
    await expect(form.getByLabel('Email Address')).toBeFocused();
    await expect(form.getByLabel('First Name')).toHaveValue('Fay');
    await expectAccessible(page);

    await form.getByLabel('Email Address').fill(email);
    await expect(form.getByText('Please enter your email address.')).toBeHidden();
    // A reload loses nothing, and neither does the way to another page's form.
    await page.reload();
    await scrollTo(quoteForm(page));
    await expect(form.getByRole('img')).toHaveCount(3);
    await page.goto('/services/fencing');
    await page.getByRole('link', { name: 'Get a Free Quote' }).click();
    await expect(form.getByLabel('Project Details')).toHaveValue('Eighty feet of cedar, one gate.');
    await expect(form.getByRole('img')).toHaveCount(3);
    await form.getByRole('button', { name: 'Send My Request' }).click();
    await expect(form.getByText('Fencing, with 3 photos.')).toBeVisible();
    await expect(form.getByRole('link', { name: /\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByText('Quote Request Submitted!')).toBeVisible();
    await expect(
      page.getByText('Thank you for your inquiry! We will contact you within 24 hours.'),
    ).toBeVisible();
    await expect(form.getByLabel('First Name')).toHaveValue('');
    await expect(form.getByRole('img')).toHaveCount(0);
    const receipt = await openMail(page, email, 'quote');
    await expect(receipt.locator('body')).toContainText('Fencing');
  });
});

test('is told at once which photos cannot be taken', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page.locator('#contact'));
  const photos = quoteForm(page).getByLabel('Photos of your property');
  const picture = await jpeg('yard.jpg', '#227733');
  await awake(page);
  await photos.setInputFiles({ name: 'plan.gif', mimeType: 'image/gif', buffer: picture.buffer });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByText('Please upload JPEG, PNG, or WebP images only')).toBeVisible();
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await photos.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(page.getByText('Please upload images smaller than 10MB')).toBeVisible();
  await photos.setInputFiles(Array.from({ length: 6 }, () => picture));
  await expect(page.getByText('Too many photos')).toBeVisible();
  await expect(page.getByText('Maximum 5 photos allowed')).toBeVisible();
  await expect(quoteForm(page).getByRole('img')).toHaveCount(5);
});

test('keeps everything when the request fails', async ({ page, consoleErrors }) => {
  await page.route('**/api/quote-requests', (route) => route.abort());
  await page.goto('/');
  const form = quoteForm(page);
  await scrollTo(form);
  await awake(page);
  await fillQuote(page, newAddress('unlucky'));
  await form.getByRole('button', { name: 'Send My Request' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText('Please try again or call us directly');
  await expect(form.getByLabel('First Name')).toHaveValue('Pat');
  forgive(consoleErrors, /ERR_FAILED/);
});

test('joins the newsletter and leaves it from the mail', async ({ page }) => {
  const email = newAddress('reader');
  await page.goto('/');
  const section = page.locator('#newsletter');
  await section.getByLabel('Email Address').fill('reader@');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await section.getByLabel('Email Address').fill(email);
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await expect(section.getByText('Welcome to Our Community!')).toBeVisible();

  const mail = await openMail(page, email, 'Welcome to Our Community!');
  const link = await mail
    .frameLocator('iframe')
    .getByRole('link', { name: /unsubscribe/i })
    .getAttribute('href');
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('reads reviews of one area, and is told when they cannot be had', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/');
  const reviews = page.locator('#testimonials');
  const cards = reviews.locator('li:visible');
  await expect(cards).toHaveCount(6);
  await reviews.getByRole('button', { name: /^View All \d+ Reviews$/ }).click();
  await expect(cards).not.toHaveCount(6);
  await expect(cards.nth(6)).toBeVisible();
  await reviews.getByRole('button', { name: 'Katy' }).click();
  await expect(reviews.getByRole('button', { name: 'Katy' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cards.filter({ hasNotText: 'Katy' })).toHaveCount(0);
  for (const card of await cards.all()) {
    await expect(card).toContainText('Katy');
    await expect(card).toContainText(/[1-5] out of 5/);
    await expect(card).toContainText('Sample');
  }
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/geo-testimonials?**', async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await reviews.getByRole('button', { name: 'Spring' }).click();
  await expect(reviews.locator('[aria-busy=true] > li:visible').first()).toBeVisible();
  answer();
  await expect(reviews.getByText('No testimonials found')).toBeVisible();
  await expect(reviews.getByText('No verified reviews exist for Spring yet.')).toBeVisible();
  await page.route('**/api/geo-testimonials?**', (route) => route.abort());
  await reviews.getByRole('button', { name: 'Tomball' }).click();
  await expect(reviews.getByText('Failed to fetch testimonials')).toBeVisible();
  await page.unroute('**/api/geo-testimonials?**');
  await reviews.getByRole('button', { name: 'Try again' }).click();
  await expect(cards.first()).toContainText('Tomball');
  forgive(consoleErrors, /ERR_FAILED/);
});

test('finds and reads a post', async ({ page }) => {
  await page.goto('/');
  const blog = page.locator('#blog');
  const cards = blog.locator('li:visible');
  await expect(cards).toHaveCount(6);
  await blog.getByRole('button', { name: /^View All Posts \(\d+ more\)$/ }).click();
  await expect(cards.nth(6)).toBeVisible();
  await blog.getByRole('button', { name: 'Landscaping Tips' }).click();
  await expect(blog.locator('li:visible', { hasText: 'Company Updates' })).toHaveCount(0);
  const title = await cards.first().getByRole('link').innerText();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`plain pages are accessible at ${width} px, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    for (const path of ['/quote', '/newsletter', await thanksFor(page)]) {
      await page.goto(path);
      await expectAccessibleInBothLooks(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for a quote with a photo', async ({ page, consoleErrors }) => {
    const email = newAddress('plain-quote');
    await page.goto('/');
    await fillQuote(page, 'plain@example');
    const form = quoteForm(page);
    await form
      .getByLabel('Photos of your property')
      .setInputFiles([await jpeg('yard.jpg', '#774422')]);
    await form.getByRole('button', { name: 'Send My Request' }).click();
    await expect(page.getByText(/enter a valid email address/)).toBeVisible();
    await expect(page.getByText(/choose your photos again/)).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Pat');
    forgive(consoleErrors, /422/);
    await page.getByLabel('Email Address').fill(email);
    await page
      .getByLabel('Photos of your property')
      .setInputFiles([await jpeg('yard.jpg', '#774422')]);
    await page.getByRole('button', { name: 'Send My Request' }).click();
    await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
    await openMail(page, email, 'quote');
  });

  test('joins the newsletter, and sees every review and post', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('#testimonials li:visible').count()).toBeGreaterThan(6);
    expect(await page.locator('#blog li:visible').count()).toBeGreaterThan(6);
    await page.locator('#newsletter').getByLabel('Email Address').fill(newAddress('plain-reader'));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Our Community!' })).toBeVisible();
  });
});

/** The address of the page that thanks a new reader. */
async function thanksFor(page: Page): Promise<string> {
  const answer = await page.request.post('/api/newsletter/subscribe', {
    data: { email: newAddress('thanked') },
  });
  return `/newsletter?welcome=${(await answer.json()).receipt}`;
}

function quoteForm(page: Page) {
  return page.locator('form[action="/quote"]');
}

/** Waits until the form's code has loaded, which turns the browser's own messages off. */
async function awake(page: Page): Promise<void> {
  await expect(quoteForm(page)).toHaveJSProperty('noValidate', true);
}

async function fillQuote(page: Page, email: string): Promise<void> {
  const form = quoteForm(page);
  await form.getByLabel('First Name').fill('Pat');
  await form.getByLabel('Last Name').fill('Example');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Phone Number').fill('(281) 555-0132');
  await form.getByLabel('Service').selectOption('drainage');
}

async function jpeg(name: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
