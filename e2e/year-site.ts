// An installation without the demonstration, on a server of its own, a way to let time pass, and what its people do again and again.
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import type { CrewDay } from '../src/contract/visits/crew-day.ts';
import { loadSecrets } from '../src/server/platform/installation/secrets.ts';
import { crewPath } from '../src/server/visits/crew/day-link.ts';
import { test as base, expect, localKey, rememberWelcome } from './fixtures.ts';
import { startServer } from './started-server.ts';

/** The code of a sign-in mail. */
const CODE = /\b\d{4} ?\d{4}\b/;

/** Who the installation's settings name as the owner. */
export const OWNER = 'dana@example.com';

/** A server whose nights pass when it is told to. */
export type Year = { url: string; passUntil: (instant: string) => Promise<void> };

type YearSite = {
  year: Year;
  /** Each file names itself, and so has a site of its own: its year begins in November, and its owner has asked for no code. */
  siteOf: string;
};

type Windows = {
  /** A window of someone who has seen the welcome; as wide as told, or as a desk. */
  openWindow: (width?: number) => Promise<Page>;
  /** A window on the mails that have left. */
  mailbox: Page;
};

export const test = base.extend<Windows, YearSite>({
  siteOf: ['', { option: true, scope: 'worker' }],
  year: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('test/year-server.ts', {
        sown: 'content',
        environment: { STAFF_EMAILS: OWNER },
      });
      await use({ url: server.url, passUntil: server.tell });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ year }, use) => use(year.url),
  openWindow: async ({ browser, year }, use) => {
    await use(async (width = 1280) => {
      const viewport = { width, height: 844 };
      const context = await browser.newContext({ baseURL: year.url, viewport });
      await context.addInitScript(rememberWelcome);
      return context.newPage();
    });
  },
  mailbox: async ({ openWindow }, use) => {
    const mailbox = await openWindow();
    await mailbox.goto(`/dev/mailbox?key=${localKey}`);
    await use(mailbox);
  },
});

/** The addresses of the mails about something, to someone. */
const mailsTo = (mailbox: Page, address: string, subject: RegExp): Promise<(string | null)[]> =>
  mailbox
    .getByRole('row')
    .filter({ hasText: address })
    .filter({ hasText: subject })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The body of the newest mail about something that was not there before. While its clock stands, the site knows no order of two mails. */
export async function newestMail(
  mailbox: Page,
  address: string,
  subject: RegExp,
  before: readonly (string | null)[] = [],
): Promise<Locator> {
  let found: string | null | undefined;
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    found = (await mailsTo(mailbox, address, subject)).find((mail) => !before.includes(mail));
    expect(found).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  await mailbox.goto(found ?? '');
  return mailbox.frameLocator('iframe').locator('body');
}

/** Signs in with the code of a new mail, and lands on a page. */
export async function signInByMail(
  page: Page,
  mailbox: Page,
  email: string,
  path: string,
): Promise<void> {
  // A page whose sign-in has lapsed in the months that passed would go to sign in by itself, and back to where it was.
  await page.goto('about:blank');
  await mailbox.goto('/dev/mailbox');
  const before = await mailsTo(mailbox, email, /code/);
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const mail = await newestMail(mailbox, email, /code/, before);
  await expect(mail).toContainText(CODE);
  await page.getByLabel('Code').fill(CODE.exec(await mail.innerText())?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** A crew's telephone, which opens the link of each day and reports the one stop of it. */
export async function crewPhone(year: Year, crewId: number) {
  const { dayLink } = await loadSecrets(process.env.E2E_SECRET, '');
  const phone: APIRequestContext = await request.newContext({
    baseURL: year.url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  const device = crypto.randomUUID();
  let sequence = 0;
  /** Passes to nine in the morning of a day, and reports of its only stop. */
  const report = async (date: string, kinds: Record<string, object>): Promise<void> => {
    const at = `${date}T15:00:00.000Z`;
    await year.passUntil(at);
    const token = crewPath(dayLink, { crewId, date, generation: 1 }).slice('/crew/'.length);
    const day: CrewDay = await (await phone.get(`/api/crew-days/${token}`)).json();
    expect(day.stops, `stops on ${date}`).toHaveLength(1);
    for (const [kind, details] of Object.entries(kinds)) {
      sequence += 1;
      const header = { id: crypto.randomUUID(), device, sequence, takenAt: at, sentAt: at };
      const answer = await phone.post(`/api/crew-days/${token}/actions`, {
        data: { ...header, stop: day.stops[0]?.stop, kind, ...details },
      });
      expect(await answer.json()).toMatchObject({ outcome: 'taken' });
    }
  };
  return {
    works: (date: string) =>
      report(date, {
        'set-out': {},
        arrived: {},
        done: { photosMissingReason: 'The phone was broken.' },
      }),
    leavesUndone: (date: string, note: string) =>
      report(date, { problem: { note, couldNotWork: true } }),
    close: () => phone.dispose(),
  };
}
