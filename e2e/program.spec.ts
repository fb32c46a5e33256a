// A company without the demonstration sells a program: the office offers its rounds for a customer's property, the customer agrees by
// the private link, in English or in Spanish, and both see each round with its season and price.
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, localKey } from './fixtures.ts';
import { newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'program' });

const CUSTOMER = 'rowan@example.com';

test('a program from the offer to its rounds', async ({ page: office, browser, year }) => {
  test.setTimeout(150_000);
  const open = async () => {
    const context = await browser.newContext({ baseURL: year.url });
    return context.newPage();
  };
  const mailbox = await open();
  await mailbox.goto(`/dev/mailbox?key=${localKey}`);
  const customer = await open();

  await test.step('the owner makes a crew and a customer with a property', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/crews');
    await office.getByLabel('Name').last().fill('Crew Yaupon');
    await office.getByRole('button', { name: 'Add Crew' }).click();
    await expect(office.getByText('Crew Yaupon').first()).toBeVisible();
    await office.goto('/console/customers/new');
    await office.getByLabel('First name').fill('Rowan');
    await office.getByLabel('Last name').fill('Sample');
    await office.getByLabel('Email').fill(CUSTOMER);
    await office.getByLabel('Phone').fill('(281) 555-0178');
    await office.getByLabel('Address').fill('8420 Sky Ridge Dr, Cypress, TX 77433');
    await office.getByRole('button', { name: 'Add Customer' }).click();
    await expect(office.getByRole('heading', { name: 'Rowan Sample' })).toBeVisible();
  });

  await test.step('the office offers a program without the round that it leaves out', async () => {
    await office.getByRole('link', { name: 'Start Plan' }).click();
    await office
      .getByLabel('Plan', { exact: true })
      .selectOption({ label: 'Fertilization Program' });
    const prices = office.getByRole('region', { name: 'Rounds, before tax' });
    await expect(prices.getByRole('listitem')).toHaveCount(3);
    await office.getByRole('checkbox', { name: /Summer Fertilization/ }).uncheck();
    await expect(prices.getByRole('listitem')).toHaveCount(2);
    await expect(office.getByLabel('Price of Spring Fertilization')).toHaveValue('55.00');
    await office.getByLabel('Price of Fall Fertilization').fill('61.50');
    await office.getByLabel('First day').fill('2027-04-06');
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Send Offer' }).click();
    await expect(office.getByText('Plan offer for 8420 Sky Ridge Dr')).toBeVisible();
  });

  await test.step('the customer reads the rounds and agrees', async () => {
    const mail = await newestMail(mailbox, CUSTOMER, /plan from/);
    const link = mail.locator('a[href*="/plan-offer/"]').first();
    await customer.goto((await link.getAttribute('href')) ?? '');
    await expect(customer.getByText('2 rounds a year')).toBeVisible();
    for (const words of ['Spring Fertilization', 'Tuesday, April 6, 2027', '$61.50']) {
      await expect(customer.getByText(words).first()).toBeVisible();
    }
    await expect(customer.getByText('Summer Fertilization')).toHaveCount(0);
    await expectAccessibleInBothLooks(customer);
    await customer.getByLabel('Your full name').fill('Rowan Sample');
    await customer.getByRole('button', { name: 'I Agree, Start My Plan' }).click();
    await expect(customer.getByText('Your plan has started')).toBeVisible();
  });

  await test.step('the office has it among its prices, by the year', async () => {
    await office.goto('/console/plans/prices');
    const plans = office.getByRole('region', { name: 'Running plans' });
    const row = plans.getByRole('listitem').filter({ hasText: 'Rowan Sample' });
    await expect(row).toContainText('$116.50 a year');
    await row.getByRole('checkbox').check();
    await office.getByLabel('Raise by').fill('10');
    await office.getByRole('checkbox', { name: 'Round to whole dollars' }).check();
    await office.getByLabel('From').fill('2027-09-01');
    await office.getByLabel('Why, as your customers read it').fill('Fertilizer went up.');
    await office.getByRole('button', { name: 'Preview' }).click();
    // 55.00 and 61.50 by a tenth are 60.50 and 67.65; in whole dollars 61 and 68.
    await expect(office.getByText('$116.50 → $129.00 a year')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Propose to 1 customer' }).click();
    await expect(row).toContainText('$129.00 proposed from Wednesday, September 1, 2027');
  });

  await test.step('the customer reads what each round will cost', async () => {
    const notice = await newestMail(mailbox, CUSTOMER, /price/i);
    await expect(notice).toContainText('$55.00 now, then $61.00');
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal');
    await customer.goto('/customer-portal/plan');
    await expect(customer.getByText('Fertilizer went up.').first()).toBeVisible();
  });
});

test('a program for someone who reads Spanish, on a phone', async ({
  page: office,
  browser,
  year,
}) => {
  test.setTimeout(150_000);
  const reader = 'luz@example.com';
  const mailbox = await (await browser.newContext({ baseURL: year.url })).newPage();
  await mailbox.goto(`/dev/mailbox?key=${localKey}`);

  await test.step('the office writes down their language and offers the program', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/crews');
    await office.getByLabel('Name').last().fill('Crew Possumhaw');
    await office.getByRole('button', { name: 'Add Crew' }).click();
    await expect(office.getByText('Crew Possumhaw').first()).toBeVisible();
    await office.goto('/console/customers/new');
    await office.getByLabel('First name').fill('Luz');
    await office.getByLabel('Last name').fill('Vega');
    await office.getByLabel('Email').fill(reader);
    await office.getByLabel('Phone').fill('(281) 555-0179');
    await office.getByLabel('Address').fill('8424 Sky Ridge Dr, Cypress, TX 77433');
    await office.getByRole('button', { name: 'Add Customer' }).click();
    await expect(office.getByRole('heading', { name: 'Luz Vega' })).toBeVisible();
    await office.getByRole('link', { name: 'Edit', exact: true }).click();
    await office.getByLabel('Language we write to them in').selectOption('Español');
    await office.getByRole('button', { name: 'Save changes' }).click();
    await expect(office.getByText('Speaks Spanish')).toBeVisible();
    await office.getByRole('link', { name: 'Start Plan' }).click();
    await office
      .getByLabel('Plan', { exact: true })
      .selectOption({ label: 'Fertilization Program' });
    await office.getByLabel('First day').fill('2027-04-06');
    await office.getByRole('button', { name: 'Send Offer' }).click();
    await expect(office.getByText('Plan offer for 8424 Sky Ridge Dr')).toBeVisible();
  });

  await test.step('they read it in Spanish and agree', async () => {
    const mail = await newestMail(mailbox, reader, /Su plan de césped de /);
    const link = mail.locator('a[href*="/es/plan-offer/"]').first();
    const phone = await browser.newContext({
      baseURL: year.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const customer = await phone.newPage();
    await customer.goto((await link.getAttribute('href')) ?? '');
    const main = customer.getByRole('main');
    const looksRight = async () => {
      expect(await englishIn(main)).toEqual([]);
      await expectAccessibleInBothLooks(customer);
    };
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Su plan de césped');
    await expect(main.getByText('3 aplicaciones al año')).toBeVisible();
    await expect(main.getByText('prevista para el martes, 6 de abril de 2027')).toBeVisible();
    await expect(main.getByText('Spring Fertilization')).toHaveAttribute('lang', 'en');
    await expect(main.getByText(/^Los términos que valen son los de arriba/)).toBeVisible();
    await main.getByText('No, gracias').click();
    await looksRight();

    await main.getByRole('button', { name: 'Acepto, empezar mi plan' }).click();
    await expect(main.getByText('Escriba su nombre completo, por favor.')).toBeVisible();
    await looksRight();
    await main.getByLabel('Su nombre completo').fill('Luz Vega');
    await main.getByRole('button', { name: 'Acepto, empezar mi plan' }).click();
    await expect(main.getByText('Su plan está en marcha')).toBeVisible();
    await expect(customer).toHaveURL(/\/es\/plan-offer\//);
    await looksRight();
    await customer.getByRole('link', { name: 'English' }).click();
    await expect(customer.getByText('Your plan has started')).toBeVisible();
    await phone.close();
  });
});
