// The link of a sign-in mail: scanners may open it as often as they like, and it signs in once, where it was asked for.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { mailsAfterWork } from '../../../test/outbox.ts';
import { otherThan, type SignInBrowser, signInBrowsers } from '../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { signInToken } from './sign-in-token.ts';

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  test = await createTestApp();
  browsers = signInBrowsers(test);
});
afterAll(() => test.close());

/** The newest link to an address, as its mail has it. */
async function linkFor(email: string): Promise<string> {
  const [row] = await test.open.db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.email, email))
    .orderBy(desc(signInCodes.createdAt))
    .limit(1);
  return `/api/auth/links/${signInToken(test.context.secrets.signInLink, row?.id ?? '')}`;
}

async function asked(email: string): Promise<{ browser: SignInBrowser; link: string }> {
  const browser = browsers.newBrowser();
  await browsers.askForCode(browser, email);
  return { browser, link: await linkFor(email) };
}

const look = async (browser: SignInBrowser, link: string) =>
  (await browser.send('GET', link)).json();
const whoAmI = async (browser: SignInBrowser) =>
  (await browser.send('GET', '/api/auth/user')).statusCode;

describe('the link', () => {
  it('is in the mail, as a button beside the code', async () => {
    const own = await createTestApp();
    try {
      await own.work();
      const own2 = signInBrowsers(own);
      await own2.askForCode(own2.newBrowser(), 'mail@example.com');
      const [mail] = await mailsAfterWork(own);
      expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/sign-in\/link\/[\w.-]{80}"/);
      expect(mail?.text).toMatch(/http:\/\/localhost:3000\/sign-in\/link\/[\w.-]{80}/);
    } finally {
      await own.close();
    }
  });

  it('is used up by no one who only looks: GET, HEAD, prefetch, with cookies or without', async () => {
    const { browser, link } = await asked('scanned@example.com');
    const scanner = browsers.newBrowser('203.0.113.80');
    for (const who of [scanner, browser]) {
      for (const headers of [{}, { purpose: 'prefetch', 'sec-purpose': 'prefetch' }]) {
        expect((await who.send('GET', link, undefined, headers)).statusCode).toBe(200);
      }
      const head = await test.app.inject({ method: 'HEAD', url: link });
      expect(head.statusCode).toBe(200);
    }
    expect(scanner.cookies.size).toBe(0);
    expect(await look(browser, link)).toEqual({ state: 'ready', email: 'scanned@example.com' });
    expect((await browser.send('POST', link)).statusCode).toBe(200);
    expect(await whoAmI(browser)).toBe(200);
  });

  it('works once, and the code of the same mail with it', async () => {
    const { browser, link } = await asked('single@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.send('POST', link)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect(await look(browser, link)).toEqual({ state: 'over', email: null });
    const code = await browsers.codeFor('single@example.com');
    expect((await browsers.verify(browser, 'single@example.com', code)).statusCode).toBe(422);
    const second = await asked('coded@example.com');
    const typed = await browsers.codeFor('coded@example.com');
    await browsers.verify(second.browser, 'coded@example.com', typed);
    expect((await second.browser.send('POST', second.link)).statusCode).toBe(409);
  });

  it('opens nothing in another browser, and does not say whose it is', async () => {
    const { browser, link } = await asked('elsewhere@example.com');
    const other = browsers.newBrowser();
    await browsers.askForCode(other, 'somebody@example.com');
    for (const stranger of [other, browsers.newBrowser()]) {
      expect(await look(stranger, link)).toEqual({ state: 'other-browser', email: null });
      expect((await stranger.send('POST', link)).statusCode).toBe(409);
      expect(await whoAmI(stranger)).toBe(401);
    }
    expect((await browser.send('POST', link)).json().user.email).toBe('elsewhere@example.com');
  });

  it('lapses after ten minutes', async () => {
    const { browser, link } = await asked('lapses@example.com');
    browsers.passSeconds(599);
    expect((await look(browser, link)).state).toBe('ready');
    browsers.passSeconds(1);
    expect((await look(browser, link)).state).toBe('over');
    expect((await browser.send('POST', link)).statusCode).toBe(409);
  });

  it('still signs in when others have guessed at the code', async () => {
    const { browser, link } = await asked('guessed@example.com');
    const code = await browsers.codeFor('guessed@example.com');
    for (let guess = 0; guess < 6; guess += 1)
      await browsers.verify(browser, 'guessed@example.com', otherThan(code));
    expect((await browser.send('POST', link)).statusCode).toBe(200);
  });

  it('cannot be made up', async () => {
    const { browser, link } = await asked('made.up@example.com');
    const cut = link.slice(0, -1);
    for (const url of [
      cut,
      `${cut}!`,
      '/api/auth/links/x',
      `/api/auth/links/${crypto.randomUUID()}`,
    ]) {
      expect((await browser.send('GET', url)).statusCode).toBe(404);
      expect((await browser.send('POST', url)).statusCode).toBe(404);
    }
  });

  it('leads to where the person wanted to go', async () => {
    const browser = browsers.newBrowser();
    const email = 'returns@example.com';
    const path = '/customer-portal/schedule?week=2';
    await browser.send('POST', '/api/auth/code', { email, returnTo: path });
    const answer = await browser.send('POST', await linkFor(email));
    expect(answer.json()).toMatchObject({ user: { email }, returnTo: path });
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil', '/api/logout']) {
      const refused = await browser.send('POST', '/api/auth/code', { email, returnTo });
      expect(refused.statusCode).toBe(422);
    }
  });
});
