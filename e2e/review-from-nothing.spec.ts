// A customer is asked about a visit, reviews it by the link of the mail, and the office publishes and replies: from nothing to the
// home page, from which our samples go.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { crewPhone, newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'review-from-nothing' });

const CUSTOMER = 'holly@example.com';
const NAME = 'Holly Sample';
const WORDS = 'They came on time.\nThe gate was left open, though.';

test('a visit, the mail, three stars, a reply, and no sample is left', async ({
  page: office,
  openWindow,
  mailbox,
  year,
}) => {
  test.setTimeout(240_000);
  const customer = await openWindow(390);

  await test.step('samples stand where reviews will be', async () => {
    await customer.goto('/#testimonials');
    await expect(
      customer.locator('#testimonials').getByText('Sample', { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('a day of work is agreed on and scheduled', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/crews');
    await office.getByLabel('Name').last().fill('Crew Post Oak');
    await office.getByRole('button', { name: 'Add Crew' }).click();
    await expect(office.getByText('Crew Post Oak').first()).toBeVisible();
    await signInByMail(customer, mailbox, CUSTOMER, '/customer-portal');
    await office.goto('/console/requests/new');
    await office.getByLabel('Name').fill(NAME);
    await office.getByLabel('Phone').fill('(281) 555-0179');
    await office.getByLabel('Email').fill(CUSTOMER);
    await office.getByLabel('Property address').fill('8424 Sky Ridge Dr, Cypress, TX 77433');
    await office.getByLabel('Service type').selectOption('Mulch Installation');
    await office.getByLabel('What they want').fill('The front beds.');
    await office.getByRole('button', { name: 'Save Request' }).click();
    await office.getByRole('button', { name: 'Start from Our Prices' }).click();
    await office.getByLabel('Quantity').fill('2');
    await office.getByRole('button', { name: 'Send Quote' }).click();
    await expect(office.getByText('The customer has the quote.')).toBeVisible();
    const path = new URL(office.url()).pathname.replace('/quote', '');
    await customer.goto(`${path.replace('/console/requests', '/customer-portal/add-ons')}/quote`);
    await customer.getByLabel('Sign by typing your full name').fill(NAME);
    await customer.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(customer.getByText(`Accepted and signed by ${NAME}`)).toBeVisible();
    await office.goto(path);
    await office.getByLabel('First day').fill('2026-11-16');
    await office.waitForURL(/first=2026-11-16/);
    await office.getByLabel('Working days').fill('1');
    await office.getByRole('button', { name: 'Find Days' }).click();
    const days = office.getByRole('group', { name: 'Days ahead' }).getByRole('listitem');
    await expect(days).toHaveCount(1);
    await office.getByRole('button', { name: 'Schedule' }).click();
    await expect(office.getByText(/The customer was emailed/)).toBeVisible();
  });

  const crew = await crewPhone(year, 1);
  const link = await test.step('the crew is done, and the customer gets a mail', async () => {
    await crew.works('2026-11-16');
    await year.passUntil('2026-11-16T16:00:00.000Z');
    const mail = await newestMail(mailbox, CUSTOMER, /How did we do/);
    const href = await mail.getByRole('link', { name: 'Write a review' }).getAttribute('href');
    return new URL(href ?? '').pathname;
  });

  await test.step('the customer writes, by keyboard, and is shown where to report a problem', async () => {
    const away = await openWindow(390);
    await away.goto(link);
    await expect(away.getByRole('heading', { name: 'How did we do?' })).toBeVisible();
    await expect(away.getByRole('link', { name: 'Report a problem' })).toBeVisible();
    await away.getByRole('button', { name: 'Send Review' }).click();
    await expect(away.getByText('Please choose one to five stars.').first()).toBeVisible();
    // Under the bar at the top a link is as large as what is seen of it.
    await away.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessibleInBothLooks(away);
    await away.getByLabel('3 stars').focus();
    await away.keyboard.press('Space');
    await away.getByLabel('Your review').fill(WORDS);
    await away.getByLabel(/You may publish this/).focus();
    await away.keyboard.press('Space');
    await away.getByRole('button', { name: 'Send Review' }).press('Enter');
    await expect(away.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    await expect(away.getByRole('link', { name: 'Report a problem' })).toBeVisible();
    await away.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessibleInBothLooks(away);
    await away.context().close();
  });

  await test.step('the office finds it on Today, publishes it and replies', async () => {
    await signInByMail(office, mailbox, OWNER, '/console');
    await office.getByRole('link', { name: 'Holly S.' }).first().click();
    await expect(office.getByText('The gate was left open, though.')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(office.getByText('Published. It’s on the home page.')).toBeVisible();
    await office.getByLabel('Reply, shown under the review').fill('We talked with the crew.');
    await office.getByRole('button', { name: 'Save Reply' }).click();
    await expect(office.getByText('Your reply is saved.')).toBeVisible();
    await office.goto('/console/reviews?status=published');
    await expect(office.getByText('3 stars: 1 of 1 published')).toBeVisible();
    await expectAccessibleInBothLooks(office);
  });

  await test.step('the home page shows it, and no sample', async () => {
    const reviews = office.locator('#testimonials');
    await expect(async () => {
      await office.goto('/');
      await expect(reviews.getByText('We talked with the crew.')).toBeVisible();
    }).toPass({ timeout: 20_000 });
    await expect(reviews.getByText('Holly S.')).toBeVisible();
    await expect(reviews.getByText('Cypress, TX 77433')).toBeVisible();
    await expect(reviews.getByText('November 2026')).toBeVisible();
    await expect(reviews.getByText('Verified', { exact: true })).toBeVisible();
    await expect(reviews.getByText('Sample', { exact: true })).toHaveCount(0);
  });

  await test.step('withdrawn, it is gone, and the samples are back', async () => {
    await customer.goto(link);
    await customer.getByRole('button', { name: 'Withdraw Review' }).click();
    await expect(customer.getByRole('heading', { name: 'You withdrew your review' })).toBeVisible();
    await expect(async () => {
      await customer.goto('/');
      await expect(customer.locator('#testimonials')).not.toContainText('Holly S.');
    }).toPass({ timeout: 20_000 });
  });
  await crew.close();
});
