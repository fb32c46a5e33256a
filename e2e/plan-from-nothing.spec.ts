// A company without the demonstration and without plans lives its first year: a stranger prices a lawn, the office makes a crew and
// offers the plan, the stranger agrees; rain, a skipped visit, a pause, a new price and a complaint pass; and what the year comes to is
// what a person reckons from the calendar.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { crewPhone, newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'plan-from-nothing' });

const CUSTOMER = 'willow@example.com';
const ADDRESS = '8418 Sky Ridge Dr';

/** Tuesdays from one on, each some weeks after the one before. */
function tuesdays(first: string, count: number, weeks: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(`${first}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() + 7 * weeks * index);
    return day.toISOString().slice(0, 10);
  });
}

test('from a stranger’s wish to the sums of a year', async ({
  page: office,
  openWindow,
  mailbox,
  year,
}) => {
  test.setTimeout(300_000);
  const customer = await openWindow();

  await test.step('a stranger prices a lawn and sends it', async () => {
    await customer.goto('/lawn-plan');
    await customer.getByLabel('Property Address').fill(`${ADDRESS}, Cypress, TX 77433`);
    await customer.getByRole('button', { name: 'Validate' }).click();
    await customer.getByLabel('First Name').fill('Willow');
    await customer.getByLabel('Last Name').fill('Sample');
    await customer.getByLabel('Email').fill(CUSTOMER);
    await customer.getByLabel('Phone').fill('(281) 555-0177');
    await customer.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(customer.getByText(/^Price number \d+\. We hold this price until/)).toBeVisible();
  });

  await test.step('the owner makes a crew and offers the plan', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/crews');
    await office.getByLabel('Name').last().fill('Crew Bald Cypress');
    await office.getByRole('button', { name: 'Add Crew' }).click();
    await expect(office.getByText('Crew Bald Cypress').first()).toBeVisible();
    await office.goto('/console/leads');
    await office.getByRole('link', { name: /Willow Sample/ }).click();
    await office.getByRole('link', { name: 'Start Plan' }).click();
    await expect(office.getByText('This is the price that they were shown.')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByLabel('First day').fill('2026-11-17');
    await office.getByRole('button', { name: 'Send Offer' }).click();
    await expect(office.getByText(`Plan offer for ${ADDRESS}`)).toBeVisible();
    await expectAccessibleInBothLooks(office);
  });

  await test.step('the stranger agrees by the link of the mail', async () => {
    const mail = await newestMail(mailbox, CUSTOMER, /Your lawn plan from/);
    const link = mail.locator('a[href*="/plan-offer/"]').first();
    await customer.goto((await link.getAttribute('href')) ?? '');
    await expect(customer.getByRole('heading', { name: 'Your lawn plan' })).toBeVisible();
    await expectAccessibleInBothLooks(customer);
    await customer.getByLabel('Your full name').fill('Willow Sample');
    await customer.getByRole('button', { name: 'I Agree, Start My Plan' }).click();
    await expect(customer.getByText('Your plan has started')).toBeVisible();
    await expect(office.getByText('Agreed to by the customer')).toBeVisible();
  });

  const plan = await test.step('its visits stand in the schedule with their prices', async () => {
    await office.getByRole('link', { name: 'Willow Sample' }).click();
    await office
      .getByRole('link', { name: /Lawn Maintenance/ })
      .first()
      .click();
    const ahead = office.getByRole('region', { name: 'Upcoming visits' }).getByRole('listitem');
    await expect(ahead).toHaveCount(5);
    for (const [index, day] of [
      'Tuesday, November 17, 2026',
      'Tuesday, December 1, 2026',
      'Tuesday, December 15, 2026',
      'Tuesday, December 29, 2026',
      'Tuesday, January 12, 2027',
    ].entries()) {
      await expect(ahead.nth(index)).toContainText(day);
      await expect(ahead.nth(index)).toContainText('$52.99');
    }
    await ahead.first().getByRole('link').click();
    await expect(office.getByText('Price of this visit')).toBeVisible();
    await expect(office.getByText('Trust and Safety Fee')).toBeVisible();
    await office.goBack();
    return new URL(office.url()).pathname;
  });

  const crew = await crewPhone(year, 1);
  await crew.works('2026-11-17');

  await test.step('rain: the day moves to the next one', async () => {
    await year.passUntil('2026-11-30T15:00:00Z');
    await signInByMail(office, mailbox, OWNER, '/console/visits/rain-day');
    await office.getByLabel('Day').fill('2026-12-01');
    await office.getByRole('button', { name: 'Preview' }).click();
    await expect(office.getByRole('heading', { name: 'Move Tuesday, December 1' })).toBeVisible();
    await office.getByRole('button', { name: 'Move 1 visit' }).click();
    await expect(office.getByText(/^Moved\. Messages leave at/)).toBeVisible();
    await crew.works('2026-12-02');
  });

  await test.step('the customer skips a visit', async () => {
    await year.passUntil('2026-12-10T15:00:00Z');
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal/schedule');
    const visit = customer.getByRole('listitem').filter({ hasText: 'Tuesday, December 15' });
    await visit.getByRole('link', { name: /Skip/ }).click();
    await expect(
      customer.getByText(/You won’t be charged \$\d+\.\d\d for this visit/),
    ).toBeVisible();
    await customer.getByRole('button', { name: 'Skip This Visit' }).click();
    await expect(customer.getByText(/You’ve skipped/).first()).toBeVisible();
    await crew.works('2026-12-29');
    await crew.works('2027-01-12');
  });

  await test.step('the customer pauses over the winter', async () => {
    await year.passUntil('2027-01-13T15:00:00Z');
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal');
    await customer
      .getByRole('link', { name: /Manage Plan/ })
      .first()
      .click();
    await customer.getByLabel('Pause from').fill('2027-01-20');
    await customer.getByLabel('Last day').fill('2027-02-15');
    await customer.getByRole('button', { name: 'Review the change – Pause' }).click();
    await customer.getByLabel('Your full name').fill('Willow Sample');
    await customer.getByRole('button', { name: 'I agree' }).click();
    await expect(customer.getByText('Pause coming up')).toBeVisible();
    await crew.works('2027-02-23');
  });

  await test.step('the office raises the price by four dollars, from April 1 on', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/plans/prices');
    await office.getByRole('checkbox', { name: /Willow Sample/ }).check();
    await office.getByLabel('Raise by').fill('4');
    await office.getByLabel('Of what').selectOption('amount');
    await office.getByLabel('From', { exact: true }).fill('2027-04-01');
    await office
      .getByLabel('Why, as your customers read it')
      .fill('Fuel costs more than last year.');
    await office.getByRole('button', { name: 'Preview' }).click();
    await expect(office.getByText('$52.99 → $56.99 a visit')).toBeVisible();
    await office.getByRole('button', { name: 'Propose to 1 customer' }).click();
    await expect(office.getByText(/\$56\.99 proposed from/)).toBeVisible();
    const notice = await newestMail(mailbox, CUSTOMER, /price changes/);
    await expect(notice).toContainText('Fuel costs more than last year.');
    for (const day of ['2027-03-09', '2027-03-23', '2027-03-30']) await crew.works(day);
  });

  await test.step('a complaint gets a credit', async () => {
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal/history');
    const visit = customer.getByRole('listitem').filter({ hasText: 'March 30, 2027' });
    await visit.getByRole('link', { name: /Something wrong/ }).click();
    await customer.getByRole('radio', { name: 'Only part of it was done' }).check();
    await customer.getByLabel('What happened?').fill('The strip along the fence was left.');
    await customer.getByRole('radio', { name: 'I would rather have a credit' }).check();
    await customer.getByRole('button', { name: 'Report it' }).click();
    await expect(customer.getByText('The office has your report.')).toBeVisible();
    await signInByMail(office, mailbox, OWNER, '/console/problems');
    await office.getByRole('link', { name: 'Willow Sample' }).click();
    await office.getByRole('radio', { name: /^Credit/ }).check();
    await office.getByLabel('Amount, before tax').fill('25');
    await office.getByLabel('Message to the customer').fill('Sorry. We trim it next time.');
    await office.getByRole('button', { name: 'Send Remedy' }).click();
    await expect(office.getByText('Decided. The customer is told by email.')).toBeVisible();
    await customer.getByRole('link', { name: /Read and reply/ }).click();
    await customer.getByRole('button', { name: 'That Settles It' }).click();
    await expect(customer.getByText('Thank you. We’re glad that’s settled.')).toBeVisible();
  });

  await test.step('the season passes, week by week, into November', async () => {
    for (const day of tuesdays('2027-04-06', 31, 1)) await crew.works(day);
  });

  await test.step('the year comes to what the calendar says', async () => {
    await year.passUntil('2027-11-15T15:00:00Z');
    await signInByMail(office, mailbox, OWNER, plan);
    // Eight visits at $52.99 with $4.37 of tax each: November 17, December 2 and 29, January 12, February 23, March 9, 23 and 30.
    // 31 at $56.99 with $4.70 each: every Tuesday from April 6 to November 2. Three were skipped or fell into the pause.
    expect(8 * 5299 + 31 * 5699).toBe(219_061);
    expect(8 * 437 + 31 * 470).toBe(18_066);
    await expect(office.getByText('39 visits charged')).toContainText(
      '39 visits charged, $2,190.61 and $180.66 tax, $25.00 credited',
    );
    await expectAccessibleInBothLooks(office);
    await expect(
      office.getByRole('region', { name: 'Upcoming visits' }).getByRole('listitem').first(),
    ).toContainText('Tuesday, November 16, 2027');
  });
  await crew.close();
});
