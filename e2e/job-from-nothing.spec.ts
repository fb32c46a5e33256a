// A company without the demonstration does a job of three days with two crews: from the quote to the last day, with one day left undone.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { crewPhone, newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'job-from-nothing' });

const CUSTOMER = 'cedar@example.com';
const NAME = 'Cedar Sample';
const ADDRESS = '8422 Sky Ridge Dr, Cypress, TX 77433';

test('a job of three days with two crews, from the quote to the price', async ({
  page: office,
  openWindow,
  mailbox,
  year,
}) => {
  test.setTimeout(240_000);
  const customer = await openWindow(390);

  await test.step('the owner makes two crews', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/crews');
    for (const crew of ['Crew Bald Cypress', 'Crew Post Oak']) {
      await office.getByLabel('Name').last().fill(crew);
      await office.getByRole('button', { name: 'Add Crew' }).click();
      await expect(office.getByText(crew).first()).toBeVisible();
    }
  });

  const path = await test.step('a request is quoted and accepted', async () => {
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal');
    await office.goto('/console/requests/new');
    await office.getByLabel('Name').fill(NAME);
    await office.getByLabel('Phone').fill('(281) 555-0178');
    await office.getByLabel('Email').fill(CUSTOMER);
    await office.getByLabel('Property address').fill(ADDRESS);
    await office.getByLabel('Service type').selectOption('Mulch Installation');
    await office.getByLabel('What they want').fill('A bed along the whole fence.');
    await office.getByRole('button', { name: 'Save Request' }).click();
    await office.getByRole('button', { name: 'Start from Our Prices' }).click();
    await office.getByLabel('Quantity').fill('20');
    await office.getByRole('button', { name: 'Send Quote' }).click();
    await expect(office.getByText('The customer has the quote.')).toBeVisible();
    const page = new URL(office.url()).pathname.replace('/quote', '');
    await customer.goto(`${page.replace('/console/requests', '/customer-portal/add-ons')}/quote`);
    await customer.getByLabel('Sign by typing your full name').fill(NAME);
    await customer.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(customer.getByText(`Accepted and signed by ${NAME}`)).toBeVisible();
    return page;
  });

  await test.step('the office looks for three days of both crews, and takes one visit out', async () => {
    await office.goto(path);
    await expect(office.getByRole('heading', { name: 'Set the days' })).toBeVisible();
    await office.getByLabel('First day').fill('2026-11-14');
    await office.waitForURL(/first=2026-11-14/);
    await office.getByLabel('Working days').fill('3');
    await office.getByRole('checkbox', { name: 'Crew Post Oak' }).check();
    await office.getByRole('button', { name: 'Find Days' }).click();
    const rows = office.getByRole('group', { name: 'Days ahead' }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await office.getByText('2 days skipped, and why').click();
    await expect(office.getByText(/does not work on Saturdays/)).toBeVisible();
    await expect(rows.first()).toContainText('0 of 8 places taken');
    await rows.last().getByRole('checkbox', { name: 'Leave out' }).check();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Schedule' }).click();
    await expect(office.getByText(/^5 visits, from Monday, November 16/)).toBeVisible();
  });

  await test.step('the customer gets one mail, and finds each day', async () => {
    const mail = await newestMail(mailbox, CUSTOMER, /Your work is scheduled/);
    await expect(mail).toContainText('Day 3 of 3');
    await customer.goto('/customer-portal/schedule');
    await expect(customer.getByText('Day 1 of 3').first()).toBeVisible();
    await customer.goto(path.replace('/console/requests', '/customer-portal/add-ons'));
    await customer.getByRole('link', { name: 'Monday, November 16, 2026' }).first().click();
    await expect(customer.getByRole('heading', { name: 'Days of this job' })).toBeVisible();
    await expectAccessibleInBothLooks(customer);
  });

  const cypress = await crewPhone(year, 1);
  const oak = await crewPhone(year, 2);
  await test.step('a crew leaves the second day undone, and the office gives it another', async () => {
    for (const crew of [cypress, oak]) await crew.works('2026-11-16');
    await cypress.works('2026-11-17');
    await oak.leavesUndone('2026-11-17', 'The mulch was not delivered.');
    await signInByMail(office, mailbox, OWNER, '/console');
    const asked = office.locator('section').filter({ hasText: 'Work left undone' }).last();
    await asked.getByRole('link', { name: NAME, exact: true }).click();
    // Today says the same words of it, and its link fades while the page of the request comes.
    await expect(office.getByRole('heading', { name: 'Days of the work' })).toBeVisible();
    await expect(office.getByText('Left undone, needs another day')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByLabel('Day of visit 2').fill('2026-11-18');
    await office.getByRole('button', { name: 'Save Days' }).click();
    await expect(office.getByText(/The customer was emailed/)).toBeVisible();
    await expect(office.getByText('Left undone, needs another day')).toBeHidden();
  });

  await test.step('the last day ends the job, and its price is charged once', async () => {
    for (const crew of [cypress, oak]) await crew.works('2026-11-18');
    await signInByMail(office, mailbox, OWNER, path);
    await office.getByText('The work is done').click();
    await office.getByRole('button', { name: 'Complete Request' }).click();
    await expect(office.getByText('Done. We emailed the customer the price.')).toBeVisible();
    const visits = office.getByRole('listitem').filter({ hasText: /Day \d of 3/ });
    await expect(visits).toHaveCount(5);
    await visits.first().getByRole('link').click();
    await expect(office.getByText(/Part of a job: its price is charged once/)).toBeVisible();
    await office.goto(path);
    // Of two on the last day it is the one that was scheduled later.
    await visits.filter({ hasText: 'Crew Bald Cypress' }).last().getByRole('link').click();
    await expect(office.getByText('Charged: this visit ended the job.')).toBeVisible();
  });
  await cypress.close();
  await oak.close();
});
