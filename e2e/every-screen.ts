// The screens of the console and of the portal by address, on a server where it is always the same Monday morning.
import type { Browser, Page } from '@playwright/test';
import { expect, localKey } from './fixtures.ts';
import { bill, signIn } from './paying.ts';

/** What stands for the part of an address that differs: the first link of that form on the page before it. */
type Found = { on: string; link: RegExp; part?: string };
export type Screen = string | Found;

const aLead = { on: '/console/leads', link: /\/console\/leads\/quote\/[\w-]+/ };
const aCall = { on: '/console/leads', link: /\/console\/leads\/call\/[\w-]+/ };
const aBooking = { on: '/console/leads', link: /\/console\/leads\/booking\/\d+/ };
const aConsultation = {
  on: '/console/calendar?view=day&date=2026-11-10',
  link: /\/console\/calendar\/appointments\/\d+/,
};
const aCustomer = { on: '/console/customers', link: /\/console\/customers\/[0-9a-f-]{36}/ };
const aVisit = { on: '/console', link: /\/console\/visits\/\d+/ };
const aChat = { on: '/admin-support', link: /\/admin-support\/[0-9a-f-]{36}/ };
const aComing = { on: '/customer-portal/schedule', link: /\/customer-portal\/visits\/\d+/ };
const aPast = { on: '/customer-portal/history', link: /\/customer-portal\/visits\/\d+/ };
const aQuote = {
  on: '/customer-portal/add-ons',
  link: /\/customer-portal\/add-ons\/\d+\/quote/,
};

const anInvoice = {
  on: '/console/billing?view=all',
  link: /\/console\/billing\/invoices\/[0-9a-f-]{36}/,
};
const anAccount = {
  on: '/console/billing',
  link: /\/console\/billing\/accounts\/[0-9a-f-]{36}/,
};
const ownInvoice = {
  on: '/customer-portal/billing',
  link: /\/customer-portal\/billing\/[0-9a-f-]{36}/,
};
const ownReceipt = {
  on: '/customer-portal/billing',
  link: /\/customer-portal\/billing\/receipts\/[0-9a-f-]{36}/,
};

export const screensOfConsole: Readonly<Record<string, readonly Screen[]>> = {
  'the day and what is everywhere': [
    '/console',
    '/console/search?q=oak',
    '/console/news',
    '/console/storm',
    '/console/newsletter',
    '/console/newsletter/subscribers',
    '/console/account',
    '/console/setup',
  ],
  settings: [
    '/console/settings',
    '/console/settings/company',
    '/console/settings/hours',
    '/console/settings/licenses',
    '/console/settings/reviews',
    '/console/settings/deadlines',
    '/console/settings/calls',
    '/console/settings/newsletter',
    '/console/settings/prices',
    '/console/settings/consultations',
    '/console/settings/promo-codes',
    '/console/settings/staff',
    '/console/settings/log',
    '/console/settings/ahead',
    '/console/settings/mails',
    '/console/settings/health',
  ],
  billing: [
    '/console/billing',
    '/console/billing?view=all',
    '/console/billing/preview',
    '/console/billing/books',
    '/console/billing/exports',
    anInvoice,
    anAccount,
    '/console/settings/billing',
    '/console/reports',
    '/console/reports?report=money&by=crew',
    '/console/reports?report=lawns',
    '/console/reports?report=promises',
    '/console/reports/rows?report=money&column=invoiced',
  ],
  leads: [
    '/console/leads',
    '/console/leads?view=held',
    '/console/leads/new',
    '/console/print',
    aLead,
    { ...aLead, part: '/booking' },
    aCall,
    aBooking,
  ],
  'the calendar': [
    '/console/calendar?view=day&date=2026-11-10',
    '/console/calendar?view=week&date=2026-11-10',
    '/console/calendar?view=month&date=2026-11-10',
    '/console/calendar/new',
    aConsultation,
    { ...aConsultation, part: '/move' },
    '/console/calendar/closures',
    '/console/calendar/slots',
    '/console/calendar/feeds',
    '/console/calendar/yours',
  ],
  requests: [
    '/console/requests',
    '/console/requests/new',
    '/console/requests/9',
    '/console/requests/5',
    '/console/requests/9/quote',
    '/console/requests/7/quote',
  ],
  customers: [
    '/console/customers',
    '/console/customers/new',
    '/console/customers/import',
    aCustomer,
    { ...aCustomer, part: '/conversation' },
    { ...aCustomer, part: '/edit' },
    { ...aCustomer, part: '/merge' },
    { ...aCustomer, part: '/property' },
  ],
  visits: [
    '/console/visits',
    '/console/visits/rain-day?date=2026-11-10',
    '/console/visits/day/1/2026-11-10',
    aVisit,
    '/console/reviews',
    '/console/problems',
    '/console/crews',
    '/console/payroll',
    '/console/payroll/exports',
    '/console/visits/applications',
    '/console/crew-link?crewId=1&date=2026-11-09',
  ],
  plans: [
    '/console/plans',
    '/console/plans?view=running',
    '/console/plans?view=due',
    '/console/plans/1',
    '/console/plans/1?kind=pause&from=2026-11-20',
    '/console/plans/prices',
  ],
  content: [
    '/console/settings/pictures',
    '/console/settings/content',
    '/console/settings/content/question',
    '/console/settings/content/post',
    '/console/settings/content/hero/only',
    '/console/settings/content/mowing-prices/only',
    '/console/settings/content/package/essential',
    '/console/settings/content/automatic-mail',
    '/console/settings/content/automatic-mail/visit-done',
    '/console/settings/content/checklist/mowing',
  ],
  'content of whole pages': [
    '/console/settings/content/post/before-we-dig-811-and-hoa',
    '/console/settings/content/service/irrigation',
    '/console/settings/content/area/cypress',
    '/console/settings/content/program/year-round-lawn-care',
  ],
  'live chat': [
    '/admin-support',
    aChat,
    { ...aChat, part: '/about' },
    { ...aChat, part: '/offer' },
    { ...aChat, part: '/booking' },
    { ...aChat, part: '/snooze' },
    '/admin-support/notices',
    '/admin-support/canned-replies',
    '/admin-support/settings',
  ],
};

export const screensOfPortal: Readonly<Record<string, readonly Screen[]>> = {
  'plan, visits and requests': [
    '/customer-portal',
    '/customer-portal/schedule',
    aComing,
    { ...aComing, part: '/move' },
    { ...aComing, part: '/skip' },
    '/customer-portal/plan/1',
    '/customer-portal/plan/changes',
    '/customer-portal/plan/1?kind=pause&from=2026-11-20',
    '/customer-portal/history',
    aPast,
    '/customer-portal/add-ons',
    aQuote,
  ],
  'billing and the account': [
    '/customer-portal/billing',
    '/customer-portal/billing/pay',
    '/customer-portal/billing/add-card',
    '/customer-portal/billing/autopay',
    '/customer-portal/billing/cards',
    ownInvoice,
    ownReceipt,
    '/customer-portal/statement',
    '/customer-portal/billing/years/2026',
    '/customer-portal/account',
    '/customer-portal/your-data',
  ],
};

/** An invoice of Juniper's with a part of it paid, so that the screens of money have something to show; one on each server. */
export async function billPartlyPaid(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site });
  await context.addCookies([{ name: 'local_key', value: localKey, url: site }]);
  const page = await context.newPage();
  await signIn(page, /owner/, '/console');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const at = '/api/console/billing';
  const billed = await (await page.request.get(`${at}/invoices?view=all`, { headers })).json();
  if (billed.items.length === 0) {
    const { customer } = await bill(browser, site);
    const data = {
      ...{ customerId: customer.id, method: 'check', amount: '10.00', reference: '1024' },
      receivedOn: '2026-11-09',
    };
    const paid = await page.request.post(`${at}/payments`, { headers, data });
    expect(paid.ok(), await paid.text()).toBe(true);
  }
  await context.close();
}

/** Signs in as the owner; the console is open then. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
}

/** Signs in as a customer with a plan; the portal is open then. */
export async function signInAsCustomer(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Juniper Meadows/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Juniper' })).toBeVisible();
}

/** The address of a screen; where a part of it differs from start to start, by the link on the page before it. */
export async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === 'string') return screen;
  const html = await (await page.request.get(screen.on)).text();
  const address = html.match(screen.link)?.[0];
  expect(address, `a link like ${screen.link} on ${screen.on}`).toBeDefined();
  return `${address}${screen.part ?? ''}`;
}
