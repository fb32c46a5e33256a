// The first day of a company with another name than ours, by browser alone: the owner is led through getting started, a stranger books
// a consultation and agrees to a plan, and our name is nowhere any more.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../test/read-pdf.ts';
import { expect, expectAccessibleInBothLooks, scrollTo } from './fixtures.ts';
import { newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'first-day' });

const CUSTOMER = 'juniper@example.com';
const ADDRESS = '8418 Sky Ridge Dr';
const COMPANY = 'Live Elm Yards';
/** What a page, a mail or a file must not say any more. */
const OURS = /prairie[\s_-]*oak|prairieoak|\(281\) 555-0142|12815550142/i;

/** Follows a link of the guide and comes back by the page's own way. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Getting started', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
}

test('a company is set up, booked and started, and nothing says our name', async ({
  page: office,
  openWindow,
  mailbox,
  year,
}, testInfo) => {
  test.setTimeout(300_000);
  const customer = await openWindow();
  const began = Date.now();

  await test.step('the owner is led through getting started', async () => {
    await signInByMail(office, mailbox, OWNER, '/console');
    await office.getByRole('link', { name: /Getting started: \d of 9 done/ }).click();
    await expect(office.getByRole('heading', { name: 'Company', exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByLabel('Company name').fill(COMPANY);
    await office.getByLabel('Short name').fill('Live Elm');
    await office.getByLabel('Founded').fill('2023');
    await office.getByLabel('Phone').fill('(713) 555-0188');
    await office.getByLabel('Email').fill('office@liveelm.example');
    await office.getByLabel('Street or PO box').fill('PO Box 1234');
    await office.getByLabel('Town').fill('Katy');
    await office.getByLabel('ZIP code').fill('77494');
    for (const link of ['Facebook', 'Instagram', 'LinkedIn']) {
      await office.getByLabel(link).fill('');
    }
    await office.getByRole('button', { name: 'Save Company' }).click();
    await expect(office.getByText('Saved. It is on every page by now.')).toBeVisible();
    for (const what of ['Hours', 'Areas', 'Prices']) {
      await office.getByRole('button', { name: `These ${what} Are Right` }).click();
    }
    await expect(
      office.getByRole('heading', { name: 'What you say of yourself', exact: true }),
    ).toBeVisible();
    await office.getByRole('button', { name: 'All of This Is True' }).click();
    await office.getByRole('link', { name: 'Add a crew' }).click();
    await office.getByLabel('Name').last().fill('Crew Cedar Elm');
    await office.getByRole('button', { name: 'Add Crew' }).click();
    await expect(office.getByText('Crew Cedar Elm').first()).toBeVisible();
    await comeBack(office);
    await expect(office.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'Skip for Now' }).click();
    await office.getByRole('button', { name: `Send a Test to ${OWNER}` }).click();
    await expect(office.getByText('Saved, but not sent.')).toBeVisible();
    const mail = await newestMail(mailbox, OWNER, new RegExp(`Test email from ${COMPANY}`));
    await expect(mail).toContainText('Your email works');
    await office.goto('/console/setup');
    await expect(office.getByRole('heading', { name: 'Go live', exact: true })).toBeVisible();
    await office.getByRole('button', { name: 'Open the Site' }).click();
    await expect(office.getByText('Your site is open.')).toBeVisible();
    await expect(office.getByText('You’re set up.')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.goto('/console');
    await expect(office.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(office.getByText(/Getting started/)).toHaveCount(0);
  });
  const setUp = Date.now();

  await test.step('a stranger books a consultation', async () => {
    await customer.goto('/');
    await expect(customer.getByText(COMPANY).first()).toBeVisible();
    const calendar = customer.locator('#calendar');
    await scrollTo(calendar);
    await customer.getByLabel('Consultation type').selectOption({ index: 1 });
    await customer.getByRole('button', { name: 'Next', exact: false }).first().click();
    await customer.locator('button[data-date][aria-disabled=false]').first().click();
    const slot = calendar.getByRole('radio', { disabled: false }).first();
    await slot.press('Space');
    await expect(slot).toBeChecked();
    await customer.getByRole('button', { name: 'Book Consultation' }).click();
    await customer.getByLabel('Full Name').fill('Juniper Sample');
    await calendar.getByLabel('Email Address').fill(CUSTOMER);
    await calendar.getByLabel('Phone Number').fill('(281) 555-0177');
    await customer.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(customer.getByText('Consultation Booked!')).toBeVisible();
  });

  await test.step('the stranger asks for a plan, the office offers it, and it starts', async () => {
    await customer.goto('/lawn-plan');
    await customer.getByLabel('Property Address').fill(`${ADDRESS}, Cypress, TX 77433`);
    await customer.getByRole('button', { name: 'Validate' }).click();
    await customer.getByLabel('First Name').fill('Juniper');
    await customer.getByLabel('Last Name').fill('Sample');
    await customer.getByLabel('Email').fill(CUSTOMER);
    await customer.getByLabel('Phone').fill('(281) 555-0177');
    await customer.getByRole('button', { name: 'Request This Plan' }).click();
    await expect(customer.getByText(/^Price number \d+\. We hold this price until/)).toBeVisible();
    await office.goto('/console/leads');
    await office
      .getByRole('link', { name: /Juniper Sample/ })
      .first()
      .click();
    await office.getByRole('link', { name: 'Start Plan' }).click();
    await office.getByLabel('First day').fill('2026-11-17');
    await office.getByRole('button', { name: 'Send Offer' }).click();
    await expect(office.getByText(`Plan offer for ${ADDRESS}`)).toBeVisible();
    const mail = await newestMail(mailbox, CUSTOMER, /Your lawn plan from/);
    const link = mail.locator('a[href*="/plan-offer/"]').first();
    await customer.goto((await link.getAttribute('href')) ?? '');
    await customer.getByLabel('Your full name').fill('Juniper Sample');
    await customer.getByRole('button', { name: 'I Agree, Start My Plan' }).click();
    await expect(customer.getByText('Your plan has started')).toBeVisible();
  });
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  const took = `set up in ${seconds(began, setUp)} s, booked and started in ${seconds(setUp, Date.now())} s`;
  testInfo.annotations.push({ type: 'took', description: took });
  await writeFile(testInfo.outputPath('took.txt'), took);
  process.stdout.write(`first day: ${took}\n`);

  await test.step('no public page, file or PDF says our name', async () => {
    const map = await (await customer.request.get('/sitemap.xml')).text();
    const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(pages.length).toBeGreaterThan(20);
    const files = ['/site.webmanifest', '/llms.txt', '/robots.txt', '/blog/rss.xml', '/lawn-plan'];
    const said: string[] = [];
    for (const url of [...pages.map((one) => new URL(one).pathname), ...files]) {
      const text = await (await customer.request.get(url)).text();
      if (OURS.test(text)) said.push(`${url}: ${around(text)}`);
    }
    for (const url of ['/', '/about', '/contact', '/services', '/areas']) {
      const text = await (await customer.request.get(url)).text();
      expect(text, url).toMatch(/<title>[^<]*Katy, TX/);
      expect(text, url).toContain('PO Box 1234, Katy, TX 77494');
      // What questions and areas say is content, which the owner changes.
      expect(text, url).not.toMatch(/a Cypress yard|our office in Cypress, the|US 290 northwest/);
    }
    for (const url of ['/api/generate-flyer-pdf', '/api/generate-business-card-pdf']) {
      const answer = await customer.request.get(url);
      expect(answer.status()).toBe(200);
      const drawn = await readPdf(await answer.body());
      const text = drawn.map((one) => [one.text, ...one.codes, ...one.links].join(' ')).join(' ');
      if (OURS.test(text) || OURS.test(answer.headers()['content-disposition'] ?? '')) {
        said.push(`${url}: ${around(text)}`);
      }
    }
    expect(said).toEqual([]);
  });

  await test.step('no mail says our name', async () => {
    await mailbox.goto('/dev/mailbox');
    const links = mailbox.getByRole('row').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await mailbox.goto(new URL(path ?? '', new URL('/dev/mailbox', year.url)).href);
      const head = await mailbox.locator('body').innerText();
      const body = await mailbox.frameLocator('iframe').locator('body').innerText();
      // What the owner's sign-in mail said before the company had its name is history.
      if (/Your (sign-in )?code|sign in/i.test(head)) continue;
      expect(`${head} ${body}`).not.toMatch(OURS);
    }
  });
});

/** A few words around what was found. */
function around(text: string): string {
  const at = text.search(OURS);
  return text.slice(Math.max(0, at - 60), at + 60);
}
