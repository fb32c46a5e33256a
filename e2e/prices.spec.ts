// A person estimates a project and prices a lawn, by mouse, by keyboard and without a script, and asks for the plan.
import type { Page } from '@playwright/test';
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

const ADDRESS = '8418 Sky Ridge Dr, Cypress, TX 77433';
const OUTSIDE =
  'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.';

const calculator = (page: Page) => page.locator('#cost-calculator');
const lawn = (page: Page) => page.locator('#lawn-maintenance');

test.describe('the calculator', () => {
  test('calculates with every slider, scope and service, and takes the figures to the quote form', async ({
    page,
  }) => {
    await page.goto('/');
    const section = calculator(page);
    await scrollTo(section);
    const total = section.locator('[data-total]');
    await expect(total).toHaveText('$7,880');
    // The first tick may find the section asleep, and is repeated once it is awake.
    const fencing = section.getByRole('checkbox', { name: 'Wood fencing' });
    await fencing.click();
    await expect(fencing).toBeChecked();
    await expect(section.locator('[data-line="fencing"]')).toHaveText('$4,200');
    await expect(total).toHaveText('$12,080');

    // By keyboard on the slider: one step of 25 ft is 700 dollars.
    await section.getByRole('slider', { name: 'Fence length' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('spinbutton', { name: 'Fence length' })).toHaveValue('175');
    await expect(total).toHaveText('$12,780');
    await expect(section.getByRole('status')).toHaveText('Estimated total $12,780');
    await page.keyboard.press('End');
    await expect(section.locator('[data-line="fencing"]')).toHaveText('$14,000');
    await page.keyboard.press('Home');
    await expect(section.locator('[data-line="fencing"]')).toHaveText('$700');

    // By the number: what is out of bounds comes back within them, and every foot in between counts.
    const size = section.getByRole('spinbutton', { name: 'Property size' });
    await size.fill('20500');
    await size.blur();
    await expect(size).toHaveValue('20000');
    await expect(section.locator('[data-line="design"]')).toHaveText('$9,800');
    await size.fill('1240');
    await size.blur();
    await expect(size).toHaveValue('1240');
    await expect(section.getByRole('slider', { name: 'Property size' })).toHaveAttribute(
      'aria-valuetext',
      '1,240 sq ft',
    );

    await section.getByRole('radio', { name: /Luxury/ }).check();
    await section.getByRole('checkbox', { name: 'Landscape design' }).uncheck();
    await section.getByRole('checkbox', { name: 'Drainage' }).uncheck();
    await expect(section.locator('[data-line="design"]')).toHaveText('–');
    await expect(total).toHaveText('$1,540');
    await expectAccessible(page, '#cost-calculator');
    await fencing.uncheck();
    await expect(section.getByText('Choose at least one job above')).toBeVisible();
    await fencing.check();

    await section.getByRole('link', { name: 'Get Accurate Quote' }).click();
    const form = page.locator('form[action="/quote"]');
    await expect(form.getByLabel('Service')).toHaveValue('fencing');
    await expect(form.getByLabel('Project Details')).toHaveValue(
      'Cost calculator, luxury scope: Wood fencing $1,540. Estimated total $1,540, for fence length 25 ft.',
    );
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

test.describe('the calculator, come back to', () => {
  test('keeps sizes, scope and services over a reload and a look at another page', async ({
    page,
  }) => {
    await page.goto('/#cost-calculator');
    const section = calculator(page);
    const total = section.locator('[data-total]');
    await expect(async () => {
      await section.getByRole('spinbutton', { name: 'Fence length' }).fill('220');
      await section.getByRole('radio', { name: 'Premium' }).check();
      await section.getByRole('checkbox', { name: 'Wood fencing' }).check();
      await section.getByRole('checkbox', { name: 'Drainage' }).uncheck();
      await expect(total).not.toHaveText('$7,880', { timeout: 1_000 });
    }).toPass();
    const chosen = (await total.textContent()) ?? '';
    for (const away of [() => page.reload(), () => page.goto('/blog')]) {
      await away();
      await page.goto('/#cost-calculator');
      await expect(total).toHaveText(chosen);
      await expect(section.getByRole('spinbutton', { name: 'Fence length' })).toHaveValue('220');
      await expect(section.getByRole('radio', { name: 'Premium' })).toBeChecked();
      await expect(section.getByRole('checkbox', { name: 'Drainage' })).not.toBeChecked();
    }
  });
});

test.describe('the lawn plan', () => {
  test('is priced, reviewed and sent', async ({ page, consoleErrors }) => {
    test.slow();
    const email = newAddress('lawn');
    await openPlan(page);
    const section = lawn(page);
    await expect(section.getByText('8,170 sq ft lot, 5,311 sq ft lawn')).toBeVisible();
    await expect(section.getByText(/usual size of Sky Ridge lots/)).toBeVisible();
    for (const dollars of ['$50.00', '$55.00', '$58.00', '$60.00']) {
      await expect(section.locator('label', { hasText: dollars }).first()).toBeVisible();
    }
    await expect(section.getByRole('radio', { name: /Weekly Recommended/ })).toBeChecked();
    await expectPrice(page, 'First visit', '$52.99');
    await expectPrice(page, 'First year, 42 visits', '$2,225.58');
    await expect(section.getByRole('region', { name: 'Your price' })).toContainText(
      'No upfront payment, charged only after completion, cancel anytime',
    );

    await section.getByLabel('Lot size in sq ft').fill('20001');
    await expectPrice(page, 'Mowing, weekly', '$82.00');
    await section.getByLabel('Lot size in sq ft').fill('999');
    await section.getByLabel('Lot size in sq ft').blur();
    await expect(section.getByLabel('Lot size in sq ft')).toHaveValue('20001');
    await section.getByRole('radio', { name: /Bi-weekly/ }).check();
    await section.getByLabel('Backyard bagging').check();
    await section.getByLabel('Leaf cleanup').check();
    await expectPrice(page, 'First visit', '$136.99');
    await expectPrice(page, 'Each visit after that', '$104.99');

    await section.getByText('ADD A PROMO CODE').click();
    const code = section.getByRole('textbox', { name: 'Promo code' });
    await code.fill('nosuch');
    await section.getByRole('button', { name: 'Apply' }).click();
    await expect(code).toHaveAccessibleDescription(/We do not know this promo code/);
    forgive(consoleErrors, /422/);
    await code.fill('neighbor5');
    await code.press('Enter');
    await expectPrice(page, 'Promo code NEIGHBOR5', '-$5.00');
    await expectPrice(page, 'First visit', '$131.99');
    await expectAccessible(page, '#lawn-maintenance');

    await section.getByLabel('Preferred start date').fill('2025-08-08');
    await section.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(section.getByText('Please choose a day after today.')).toBeVisible();
    await expect(section.getByLabel('Preferred start date')).toBeFocused();
    await section.getByLabel('Preferred start date').fill(await firstDay(page));
    await section.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(
      section.getByRole('heading', { name: 'Your plan, before you send it' }),
    ).toBeFocused();
    await expectPrice(page, 'First visit', '$131.99');
    await section.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(section.getByText('Please enter your email address.')).toBeVisible();
    await expect(section.getByLabel('First Name')).toBeFocused();
    await expectAccessible(page, '#lawn-maintenance');

    // Going back keeps both what was chosen and what was typed.
    await section.getByLabel('First Name').fill('Lara');
    await section.getByRole('button', { name: 'Back' }).click();
    await expect(section.getByLabel('Leaf cleanup')).toBeChecked();
    await page.reload();
    await scrollTo(lawn(page));
    await expect(section.getByLabel('Leaf cleanup')).toBeChecked();
    await expect(section.getByLabel('Property Address')).toHaveValue(ADDRESS);
    await section.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(section.getByLabel('First Name')).toHaveValue('Lara');

    await section.getByLabel('Last Name').fill('Example');
    await section.getByLabel('Email Address').fill(email);
    await section.getByLabel('Phone Number').fill('(281) 555-0141');
    await page.route('**/api/plan-requests', (route) => route.abort());
    await section.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(section.getByRole('alert')).toContainText('We could not send your plan.');
    forgive(consoleErrors, /ERR_FAILED/);
    await page.unroute('**/api/plan-requests');
    await expect(section.getByLabel('Last Name')).toHaveValue('Example');
    await section.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(section.getByRole('heading', { name: 'We have your lawn plan' })).toBeFocused();
    await expectAccessible(page, '#lawn-maintenance');
    const receipt = await openMail(page, email, 'We have your lawn plan');
    await expect(receipt.locator('body')).toContainText('$131.99');
  });

  test('is asked for by keyboard alone', async ({ page }) => {
    const email = newAddress('keys');
    await page.goto('/');
    const section = lawn(page);
    const field = section.getByRole('combobox', { name: 'Property Address' });
    await scrollTo(field);
    await awake(page);
    await field.focus();
    await page.keyboard.type('12345 Oak Dr, Cyp');
    await expect(section.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const option = section.getByRole('option', { selected: true });
    await expect(option).toHaveText('12345 Oak Dr, Cypress, TX 77429');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('Escape');
    await expect(section.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('12345 Oak Dr, Cypress, TX 77429');
    await expect(section.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectPrice(page, 'First visit', '$52.99');

    await section
      .getByRole('radio', { name: /Weekly/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await expectPrice(page, 'First visit', '$57.99');
    await section.getByRole('button', { name: 'CONTINUE' }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('heading', { name: /before you send/ })).toBeFocused();
    for (const text of ['Kay', 'Example', email, '(281) 555-0143']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(section.getByRole('heading', { name: 'We have your lawn plan' })).toBeFocused();
  });

  test('is refused to the letter for an address too far away, and asks again after an edit', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/');
    const section = lawn(page);
    const field = section.getByLabel('Property Address');
    const validate = section.getByRole('button', { name: 'Validate' });
    await scrollTo(field);
    await awake(page);
    // Blank does nothing.
    await validate.click();
    await expect(section.getByText(OUTSIDE)).toBeHidden();
    await field.fill('1 Bay Rd, Baytown, TX 77520');
    await validate.click();
    await expect(section.getByText(OUTSIDE)).toBeVisible();
    await expect(section.getByText(/About 44 miles from our office/)).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page, '#lawn-maintenance');

    await page.route('**/api/validate-address', (route) => route.abort());
    await field.fill(ADDRESS);
    await expect(section.getByText(OUTSIDE)).toBeHidden();
    await validate.click();
    await expect(section.getByText('We couldn’t check that address.')).toBeVisible();
    await expect(section.getByText(OUTSIDE)).toBeHidden();
    forgive(consoleErrors, /ERR_FAILED/);
    await page.unroute('**/api/validate-address');
    await validate.click();
    await expect(section.getByRole('button', { name: 'CONTINUE' })).toBeVisible();
    await field.fill(`${ADDRESS} `);
    await expect(section.getByRole('button', { name: 'CONTINUE' })).toBeHidden();
  });

  test('takes its suggestions away when they cannot be had', async ({ page, consoleErrors }) => {
    await page.goto('/');
    const section = lawn(page);
    const field = section.getByLabel('Property Address');
    await scrollTo(field);
    await awake(page);
    await field.pressSequentially('Cyp');
    await expect(section.getByRole('option').first()).toBeVisible();
    await page.route('**/api/address-suggestions?**', (route) => route.abort());
    await field.pressSequentially('r');
    await expect(section.getByRole('option')).toHaveCount(0);
    forgive(consoleErrors, /ERR_FAILED/);
  });

  test('leads to the quote form with its address', async ({ page }) => {
    await openPlan(page);
    await lawn(page).getByRole('link', { name: "I'm not looking for Mowing" }).click();
    await expect(page.locator('#contact')).toBeInViewport();
    const form = page.locator('form[action="/quote"]');
    await expect(form.getByLabel('Project Details')).toHaveValue(`Property address: ${ADDRESS}`);
  });
});

for (const width of [390, 1280]) {
  test(`prices are accessible and fit at ${width} px, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    await openPlan(page);
    await expectAccessibleInBothLooks(page, '#lawn-maintenance');
    await page.setViewportSize({ width: 320, height: 860 });
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(excess).toBe(0);
    await page.goto('/lawn-plan');
    await expectAccessibleInBothLooks(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads a worked estimate, prices a lawn and asks for the plan', async ({
    page,
    consoleErrors,
  }) => {
    const email = newAddress('plain-lawn');
    await page.goto('/');
    await expect(calculator(page).locator('[data-total]')).toHaveText('$7,880');
    await expect(lawn(page).getByText('Up to 2,600 sq ft of lawn')).toBeVisible();
    await lawn(page).getByLabel('Property Address').fill('1 Bay Rd, Baytown, TX 77520');
    await lawn(page).getByRole('button', { name: 'Validate' }).click();
    await expect(page.getByText(OUTSIDE)).toBeVisible();
    forgive(consoleErrors, /422/);
    await page.getByLabel('Property Address').fill(ADDRESS);
    await page.getByRole('button', { name: 'Validate' }).click();
    await expectPrice(page, 'First visit', '$52.99', 'main');

    await page.getByLabel('Backyard bagging').check();
    await page.getByLabel('Promo code').fill('welcome10');
    await page.getByRole('button', { name: 'Update the price' }).click();
    // A tenth of 67.99.
    await expectPrice(page, 'First visit', '$61.19', 'main');
    await page.getByLabel('First Name').fill('Plain');
    await page.getByLabel('Last Name').fill('Example');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Phone Number').fill('(281) 555-0144');
    // A choice whose price has not been seen is not sent.
    await page.getByRole('radio', { name: /Monthly/ }).check();
    await page.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(page.getByRole('alert')).toContainText('The price is $68.39, not $61.19.');
    forgive(consoleErrors, /422/);
    await expectPrice(page, 'First visit', '$68.39', 'main');
    await page.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(page.getByRole('heading', { name: 'We have your lawn plan' })).toBeVisible();
    await openMail(page, email, 'We have your lawn plan');
  });
});

/** Opens the home page and has the usual address validated. */
async function openPlan(page: Page): Promise<void> {
  await page.goto('/');
  const field = lawn(page).getByLabel('Property Address');
  await scrollTo(field);
  await awake(page);
  await field.fill(ADDRESS);
  // By keyboard: the suggestions lie over the button as soon as they come.
  await lawn(page).getByRole('button', { name: 'Validate' }).press('Enter');
  await expect(lawn(page).getByRole('button', { name: 'CONTINUE' })).toBeVisible();
}

/** Waits until the form's code has loaded, which turns the browser's own messages off. */
async function awake(page: Page): Promise<void> {
  await expect(lawn(page).locator('form').first()).toHaveJSProperty('noValidate', true);
}

async function expectPrice(
  page: Page,
  label: string,
  amount: string,
  within = '#lawn-maintenance .lawn-plan',
): Promise<void> {
  const line = page
    .locator(`${within} .price-receipt dl > div`)
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) });
  await expect(line.locator('dd')).toHaveText(amount);
}

/** The first day that the date field offers. */
async function firstDay(page: Page): Promise<string> {
  return (await lawn(page).getByLabel('Preferred start date').getAttribute('min')) ?? '';
}
