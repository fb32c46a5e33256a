// A visitor looks at areas, offers, packages, questions and the seasonal guide, by pointer, by keyboard, and without a script.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, scrollTo, test } from './fixtures.ts';

const AREAS = [
  ['Cypress', '77429, 77433, 77095', '0-15 min', 'core'],
  ['Katy', '77084, 77494, 77449', '15-25 min', 'core'],
  ['Spring', '77389, 77373, 77379', '10-20 min', 'core'],
  ['Tomball', '77375, 77377', '15-25 min', 'core'],
  ['The Woodlands', '77380, 77381, 77382', '20-30 min', 'core'],
  ['Northwest Houston', '77040, 77041, 77064', '20-30 min', 'other'],
  ['Jersey Village', '77040', '15-25 min', 'other'],
  ['Humble', '77338, 77339', '25-35 min', 'other'],
] as const;

const quoteForm = (page: Page) => page.locator('form[action="/quote"]');

test('reads what to expect in an area, one at a time, and asks for a quote there', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#service-area');
  await expect(section.getByRole('img', { name: /^Map to scale/ })).toBeVisible();
  for (const text of [
    'Free estimates within the service area',
    'Same-day consultations in core areas',
    'Travel fees may apply beyond 30 miles',
    'Emergency services in all areas',
    'Headquarters',
  ]) {
    await expect(section).toContainText(text);
  }
  for (const [name, zipCodes, driveTime, kind] of AREAS) {
    const area = section.locator('details').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await area.locator('summary').click();
    await expect(area).toHaveAttribute('open', '');
    await expect(section.locator('details[open]')).toHaveCount(1);
    await expect(area).toContainText(zipCodes);
    await expect(area).toContainText(driveTime);
    const terms = kind === 'core' ? /Same-day.*Preferred/ : /Next-day.*Standard scheduling/;
    await expect(area).toContainText(terms);
  }
  await section.locator('details[open] summary').click();
  await expect(section.locator('details[open]')).toHaveCount(0);

  await section.locator('details', { hasText: 'Flat old rice prairie' }).locator('summary').focus();
  await page.keyboard.press('Enter');
  await section.getByRole('link', { name: 'Get Free Quote for Katy' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
  const details = quoteForm(page).getByLabel('Project Details');
  await expect(details).toHaveValue(/in Katy/);

  // Another area replaces the text, but never what the visitor has written.
  await section.locator('summary', { hasText: 'Tomball' }).click();
  await section.getByRole('link', { name: 'Get Free Quote for Tomball' }).click();
  await expect(details).toHaveValue(/in Tomball/);
  await details.fill('A fence in Spring.');
  await section.locator('summary', { hasText: 'Humble' }).click();
  await section.getByRole('link', { name: 'Get Free Quote for Humble' }).click();
  await expect(details).toHaveValue('A fence in Spring.');
});

test('looks at the offers of all seasons and claims one', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#seasonal-special');
  const seasons = [
    ['Spring', '15%', /May 31, \d{4}/],
    ['Summer', '20%', /August 31, \d{4}/],
    ['Fall', '10%', /November 30, \d{4}/],
    ['Winter', '25%', /February 2[89], \d{4}/],
  ] as const;
  const month = Number(
    new Intl.DateTimeFormat('en-US', { month: 'numeric', timeZone: 'America/Chicago' }).format(),
  );
  const present = seasons[Math.floor((month + 9) / 3) % 4]?.[0] ?? '';
  await expect(section.getByRole('radio', { name: present })).toBeChecked();
  for (const [season, percent, until] of seasons) {
    await section.getByRole('radio', { name: season }).check();
    const offer = section.getByRole('article');
    await expect(offer).toHaveCount(1);
    await expect(offer).toContainText(percent);
    await expect(offer).toContainText(until);
    if (season !== present) await expect(offer).toContainText(/Valid from \w+ 1, \d{4} to/);
    await expect(offer).toContainText(
      'Valid for new customers only, cannot be combined, minimum project value may apply.',
    );
  }
  await section.getByRole('radio', { name: 'Winter' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('radio', { name: 'Fall' })).toBeChecked();
  await expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+12815550142',
  );
  await section.getByRole('link', { name: 'Claim This Offer' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
  await expect(quoteForm(page).getByLabel('Project Details')).toHaveValue(/fall offer: 10% off/);
});

for (const [name, button, service] of [
  ['Essential Care', /^Get Started with Essential Care/, 'residential'],
  ['Complete Care', /^Get Started with Complete Care/, 'commercial'],
  ['Premium Care', /^Get Started with Premium Care/, 'other'],
  ['a custom package', /^Request Custom Package/, 'other'],
] as const) {
  test(`chooses ${name}, and half a second later the service is set`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const form = quoteForm(page);
    await scrollTo(form);
    await expect(form).toHaveJSProperty('noValidate', true);
    await page.clock.pauseAt(new Date(Date.now() + 600_000));
    await page.locator('#packages').getByRole('link', { name: button }).click();
    await page.clock.runFor(499);
    await expect(form.getByLabel('Service')).toHaveValue('');
    await page.clock.runFor(1);
    await expect(form.getByLabel('Service')).toHaveValue(service);
    await expect(page.locator('#contact')).toBeInViewport();
  });
}

test('compares the packages', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#packages');
  const table = section.getByRole('table');
  for (const [name, price, badge] of [
    ['Essential Care', '$75', ''],
    ['Complete Care', '$95', 'Most Popular'],
    ['Premium Care', '$145', 'Premium'],
  ] as const) {
    const column = table.getByRole('columnheader').filter({ hasText: name });
    await expect(column).toContainText(`from ${price}`);
    await expect(column).toContainText('per visit');
    await expect(column).toContainText(badge);
  }
  for (const text of [
    '42 visits a year',
    'weekly April-October, twice monthly November-March',
    '12-month contract',
    '$15 extra',
    '15-20%',
    'plus 8.25% sales tax where it applies',
  ]) {
    await expect(section).toContainText(text);
  }
});

test('opens the questions one at a time', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#faq');
  const questions = section.locator('details');
  await expect(questions).toHaveCount(11);
  for (const question of await questions.all()) {
    await question.locator('summary').click();
    await expect(section.locator('details[open]')).toHaveCount(1);
    await expect(question.locator('p')).toBeVisible();
  }
  await expect(section).toContainText('$3,000-$25,000+');
  await expect(section).toContainText('Commercial projects start at $10,000');
  await expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+12815550142',
  );
  await section.getByRole('link', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
});

test('ticks tasks of two seasons by keyboard and finds them again', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#seasonal-guide');
  const tab = (name: string) => section.getByRole('tab', { name });
  const panel = section.getByRole('tabpanel');
  await tab('Spring').click();
  await expect(tab('Spring')).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('checkbox')).toHaveCount(6);
  await expect(panel).toContainText('0 of 6 tasks completed');
  await expect(panel).toContainText('0%');

  for (const [key, name] of [
    ['ArrowRight', 'Summer'],
    ['End', 'Winter'],
    ['ArrowRight', 'Spring'],
    ['ArrowLeft', 'Winter'],
    ['Home', 'Spring'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(panel).toHaveAccessibleName(name);
  }
  await expect(section.locator('[role=tab][tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('Tab');
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await panel.getByRole('checkbox').nth(1).check();
  await expect(panel).toContainText('2 of 6 tasks completed');
  await expect(panel).toContainText('33%');
  await expect(panel.getByRole('progressbar')).toHaveJSProperty('value', 2);
  await tab('Winter').click();
  await expect(panel).toContainText('0 of 6 tasks completed');
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await expect(panel).toContainText('6 of 6 tasks completed');
  await expect(panel).toContainText('100%');
  await tab('Spring').click();
  await expect(panel).toContainText('2 of 6 tasks completed');
  await panel.getByRole('checkbox').first().uncheck();
  await expect(panel).toContainText('1 of 6 tasks completed');
  for (const priority of ['High', 'Medium', 'Low']) {
    await expect(panel.getByText(`${priority} priority`).first()).toBeVisible();
  }

  await page.reload();
  await scrollTo(section);
  await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await section.getByRole('link', { name: 'Schedule Seasonal Service' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
});

for (const width of [390, 1280]) {
  test(`what is opened is accessible at ${width} px, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/');
    await page.locator('#service-area summary').nth(4).click();
    await page.locator('#faq summary').nth(5).click();
    await page.locator('#seasonal-special').getByRole('radio', { name: 'Summer' }).check();
    const winter = page.getByRole('tab', { name: 'Winter' });
    await winter.click();
    await expect(winter).toHaveAttribute('aria-selected', 'true');
    await page.locator('#seasonal-guide').getByRole('checkbox').first().check();
    // Above, nothing floats over them: the corner is an errand of its own (contact-button.spec.ts).
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const parts = ['#service-area', '#faq', '#seasonal-special', '#seasonal-guide'];
    await expectAccessibleInBothLooks(page, ...parts);
  });
}

test('fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  for (const id of ['service-area', 'seasonal-special', 'packages', 'faq', 'seasonal-guide']) {
    await scrollTo(page.locator(`#${id}`));
  }
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('#packages *, #service-area *, #seasonal-guide *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens areas and questions, changes the offer, and reads all seasons', async ({ page }) => {
    await page.goto('/');
    const areas = page.locator('#service-area');
    await areas.locator('summary').nth(1).click();
    await areas.locator('summary').nth(2).click();
    await expect(areas.locator('details[open]')).toHaveCount(1);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    const special = page.locator('#seasonal-special');
    await special.getByRole('radio', { name: 'Summer' }).check();
    await expect(special.getByRole('article')).toContainText('20%');
    const guide = page.locator('#seasonal-guide');
    await expect(guide.getByRole('checkbox')).toHaveCount(24);
    await expect(guide.getByRole('tab')).toHaveCount(0);
    for (const season of ['Spring', 'Summer', 'Fall', 'Winter']) {
      await expect(guide.getByRole('heading', { name: new RegExp(`^${season},`) })).toBeVisible();
    }
  });
});
