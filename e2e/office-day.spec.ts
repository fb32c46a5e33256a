// One day as the office lives it: a stranger asks, is answered, becomes a customer, is booked, quoted, visited, and rates the work.
import type { Browser, Page } from '@playwright/test';
import { jpegOf } from '../test/pictures.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  localKey,
  newAddress,
  openMail,
  rememberWelcome,
} from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 15_000 });

const TODAY = '2026-11-09';
const ADDRESS = '18 Example Prairie Dr, Cypress, TX 77429';
/** What a colleague or customer does appears within a second; the rest is for a busy machine's browser. */
const SOON = { timeout: 3_000 };

/** The telephone of someone else, in a browser of its own. */
async function telephone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  });
  const cookie = { name: 'local_key', value: localKey, url: baseURL };
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
  context.setDefaultTimeout(15_000);
  await context.addInitScript(rememberWelcome);
  return context.newPage();
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegOf(800, 600),
});

test('a lead becomes a customer, a booking, a quote, a visit, and five stars', async ({
  page: office,
  browser,
  monday,
}) => {
  test.setTimeout(240_000);
  const surname = `Wells${crypto.randomUUID().slice(0, 4)}`;
  const name = `Magnolia ${surname}`;
  const email = newAddress('magnolia');
  const visitor = await telephone(browser, monday);

  await test.step('the lead arrives while Today is open', async () => {
    await office.goto('/sign-in?returnTo=/console');
    await office.getByRole('button', { name: /owner/ }).click();
    await expect(office.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await visitor.goto('/services/drainage');
    await visitor.getByRole('link', { name: 'Get a Free Quote' }).first().click();
    const form = visitor.locator('form').filter({ has: visitor.getByLabel('First Name') });
    await form.getByLabel('Photos of your property').setInputFiles(await photo('beds.jpg'));
    await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
    await form.getByLabel('First Name').fill('Magnolia');
    await form.getByLabel('Last Name').fill(surname);
    await form.getByLabel('Email Address').fill(email);
    await form.getByLabel('Phone Number').fill('(281) 555-0144');
    await form
      .getByLabel('Project Details')
      .fill('Water stands in both front beds after each rain.');
    await form.getByRole('button', { name: 'Send My Request' }).click();
    await expect(visitor.getByText('Quote Request Submitted!')).toBeVisible();
    await expect(office.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible(
      SOON,
    );
  });

  await test.step('it is answered by email', async () => {
    await office.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(office.getByRole('img', { name: /From Magnolia/ })).toBeVisible();
    await office.getByRole('link', { name: 'First answer' }).click();
    await expect(office.getByRole('textbox', { name: 'Mail' })).toHaveValue(/Hi Magnolia,/);
    await office.getByRole('button', { name: 'Send Answer' }).click();
    await expect(office.getByRole('region', { name: 'Thread' })).toContainText('answered by email');
    await expect(office.getByText(/answered after/)).toBeVisible();
    const mail = await openMail(visitor, email, 'Your landscaping request');
    await expect(mail.locator('body')).toContainText('Hi Magnolia,');
    await mail.close();
  });

  await test.step('and becomes a customer', async () => {
    await office.getByRole('button', { name: 'Create Customer' }).click();
    await expect(office.getByRole('link', { name: `Customer: ${name}` })).toBeVisible();
  });

  await test.step('a consultation is booked', async () => {
    await office.getByRole('link', { name: 'Book a Consultation' }).click();
    await expect(office.getByRole('heading', { name: 'Book a consultation' })).toBeVisible();
    await office.getByLabel('Property address').fill(ADDRESS);
    await office.getByRole('radio').first().check();
    await office.getByRole('button', { name: 'Book Consultation' }).click();
    const consultation = office.getByRole('complementary').getByText('Consultation');
    await expect(consultation.first()).toBeVisible();
    const mail = await openMail(visitor, email, 'Your consultation is booked');
    await expect(mail.locator('body')).toContainText('Free Landscape Consultation');
    await mail.close();
  });

  await test.step('a quote is written by our prices and sent', async () => {
    await office.getByLabel('Property address').fill(ADDRESS);
    await office.getByRole('button', { name: 'Create Request' }).click();
    await office.getByRole('link', { name: /^Request \d+$/ }).click();
    await office.getByRole('button', { name: 'Start from Our Prices' }).click();
    await office.getByLabel('Quantity').first().fill('4');
    await office.getByRole('button', { name: 'Send Quote' }).click();
    await expect(office.getByText('The customer has the quote.')).toBeVisible();
  });

  await test.step('the customer signs it in the portal', async () => {
    const mail = await openMail(visitor, email, 'quote is ready');
    const [link = ''] =
      /http\S+customer-portal\S+/.exec(await mail.locator('body').innerText()) ?? [];
    await mail.close();
    await visitor.goto(link);
    await visitor.getByLabel('Email Address').fill(email);
    await visitor.getByRole('button', { name: 'Send me a code' }).click();
    await expect(visitor.getByLabel('Code')).toBeVisible();
    const code = await openMail(visitor, email, 'code');
    const digits = /code (\d{8})/.exec(await code.locator('body').innerText())?.[1] ?? '';
    await code.close();
    await visitor.getByLabel('Code').fill(digits);
    await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
    await visitor.getByLabel('Sign by typing your full name').fill(name);
    await visitor.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(visitor.getByText(`Accepted and signed by ${name}`)).toBeVisible();
  });

  await test.step('the office sees it, and gives the work to a crew for today', async () => {
    await expect(office.getByRole('heading', { name: 'Set the days' })).toBeVisible(SOON);
    await office.getByLabel('Day of visit 1').fill(TODAY);
    await office.getByLabel('Crew of visit 1').selectOption({ label: 'Live Oak Crew' });
    await office.getByRole('button', { name: 'Schedule' }).click();
    const reason = office.getByLabel('Reason for booking it anyway');
    const mailed = office.getByText('The customer was emailed.');
    await expect(reason.or(mailed)).toBeVisible();
    if (await reason.isVisible()) {
      await reason.fill('Next door to another stop.');
      await office.getByRole('button', { name: 'Schedule' }).click();
    }
    await expect(office.getByText('The customer was emailed.')).toBeVisible();
    await expectAccessibleInBothLooks(office);
  });

  const crew = await telephone(browser, monday);
  await test.step('the crew does the work and takes photos', async () => {
    await office.goto(`/console/crew-link?crewId=1&date=${TODAY}`);
    await crew.goto(await office.getByLabel('Link', { exact: true }).inputValue());
    const stop = crew.getByRole('listitem').filter({ hasText: ADDRESS });
    await stop.locator('summary').first().click();
    await stop.getByRole('button', { name: 'Arrived', exact: true }).click();
    const photos = stop.getByRole('region', { name: /^Photos/ });
    for (const shows of ['Before', 'After']) {
      await stop.getByLabel(new RegExp(`^${shows} photo`)).setInputFiles(await photo('work.jpg'));
      await expect(photos.locator('label').filter({ hasText: shows })).toContainText('1');
    }
    await stop
      .getByLabel('Note for the customer')
      .fill('The pipe runs to the street, and the beds are dry.');
    await stop.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(crew.getByText('Everything is sent.')).toBeVisible();
  });

  await test.step('the customer sees the photos and rates the work', async () => {
    await visitor.goto('/customer-portal/history');
    await visitor
      .getByRole('link', { name: /photo|See|report/i })
      .first()
      .click();
    await expect(
      visitor.getByText('The pipe runs to the street, and the beds are dry.'),
    ).toBeVisible();
    const photos = visitor.getByRole('main').locator('img');
    const widths = () =>
      photos.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth));
    await expect.poll(widths).toEqual([800, 800, 480, 480]);
    await visitor.getByRole('button', { name: '5 stars' }).click();
    await expect(visitor.getByText('Your rating', { exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(visitor);
  });

  await test.step('and the office reads it all in one place', async () => {
    await office.goto('/console');
    const search = office.getByRole('dialog').getByRole('searchbox');
    // The page can be read before its script is awake.
    await expect(async () => {
      await office.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await search.fill(surname);
    const found = office.getByRole('dialog');
    await expect(found.getByText('Consultations')).toBeVisible();
    const consultation = found.getByRole('menuitem', { name: /Free Landscape Consultation/ });
    await consultation.first().click();
    await expect(office.getByRole('link', { name: 'Move or change the length' })).toBeVisible();
    const customer = office
      .getByRole('dialog')
      .getByRole('menuitem', { name: new RegExp(ADDRESS) });
    await office.keyboard.press('/');
    await search.fill(surname);
    await customer.first().click();
    await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
  await crew.context().close();
  await visitor.context().close();
});
