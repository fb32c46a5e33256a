// The link that a start prints while there is no owner: one person becomes it, once, with a verified address.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerSetup } from '#server/accounts/setup/setup-link.service.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { setupLinks } from '#server/platform/database/schema/sign-in-ways.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startMessage } from '#server/start/start-message.ts';
import { otherThan, signInBrowsers } from './sign-in-browser.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeEach(async () => {
  test = await createTestApp();
  browsers = signInBrowsers(test);
});
afterEach(() => test.close());

const offer = (environment: Record<string, string> = {}) =>
  offerSetup(test.open.db, readConfig(environment), test.context.clock());

/** The address of the API behind a fresh link. */
async function printed(): Promise<string> {
  const made = await offer();
  if (made.kind !== 'link') throw new Error('no link was made');
  return `/api${made.path}`;
}

/** Asks for a code and gives it with the link. */
async function become(link: string, email: string, browser = browsers.newBrowser()) {
  await browsers.askForCode(browser, email);
  const code = await browsers.codeFor(email);
  return { browser, answer: await browser.send('POST', link, { email, code }) };
}

describe('the setup link', () => {
  it('makes an owner who is signed in and stays the owner', async () => {
    const link = await printed();
    const { browser, answer } = await become(link, 'Dana@Example.com');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ email: 'dana@example.com', role: 'owner' }),
    ]);
    expect((await browser.send('GET', '/api/auth/user')).json().role).toBe('owner');
    const changes = await test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'role-changed'));
    expect(changes.map(({ details }) => details)).toEqual([
      { from: 'customer', to: 'owner', by: 'setup link' },
    ]);
  });

  it('is never printed again, and older ones are dead with it', async () => {
    const older = await printed();
    await become(await printed(), 'dana@example.com');
    expect(await offer()).toEqual({ kind: 'owned' });
    expect((await become(older, 'second@example.com')).answer.statusCode).toBe(404);
    expect((await browsers.newBrowser().send('GET', older)).statusCode).toBe(404);
  });

  it('is dead as soon as there is an owner, however they became it', async () => {
    const link = await printed();
    await test.open.db.insert(users).values({ email: 'dana@example.com', role: 'owner' });
    expect((await become(link, 'second@example.com')).answer.statusCode).toBe(404);
    expect(await test.open.db.$count(users, eq(users.role, 'owner'))).toBe(1);
  });

  it('serves one of two who come at the same moment', async () => {
    const links = [await printed(), await printed()];
    const pair = await Promise.all(
      ['one@example.com', 'two@example.com'].map(async (email) => {
        const browser = browsers.newBrowser();
        await browsers.askForCode(browser, email);
        return { browser, email, code: await browsers.codeFor(email) };
      }),
    );
    const answers = await Promise.all(
      pair.map(({ browser, ...body }, index) => browser.send('POST', links[index] ?? '', body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await test.open.db.$count(users, eq(users.role, 'owner'))).toBe(1);
  });

  it('is kept through a wrong code, and used up by no one who only looks', async () => {
    const link = await printed();
    const browser = browsers.newBrowser();
    const email = 'dana@example.com';
    await browsers.askForCode(browser, email);
    const code = await browsers.codeFor(email);
    for (let look = 0; look < 3; look += 1) {
      expect((await browser.send('GET', link)).statusCode).toBe(200);
      await test.app.inject({ method: 'HEAD', url: link });
    }
    const wrong = await browser.send('POST', link, { email, code: otherThan(code) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrong_code']);
    expect((await browser.send('POST', link, { email, code })).statusCode).toBe(200);
  });

  it('needs the code of the same browser: the link alone makes no owner', async () => {
    const link = await printed();
    await become('/api/setup/none', 'dana@example.com');
    await browsers.askForCode(browsers.newBrowser(), 'dana@example.com');
    const code = await browsers.codeFor('dana@example.com');
    const stranger = browsers.newBrowser();
    const answer = await stranger.send('POST', link, { email: 'dana@example.com', code });
    expect(answer.statusCode).toBe(422);
    expect(await test.open.db.$count(users, eq(users.role, 'owner'))).toBe(0);
  });

  it('works for thirty minutes; the next start prints another', async () => {
    const link = await printed();
    browsers.passSeconds(29 * 60);
    const browser = browsers.newBrowser();
    expect((await browser.send('GET', link)).statusCode).toBe(200);
    browsers.passSeconds(60);
    expect((await browser.send('GET', link)).statusCode).toBe(404);
    expect((await become(link, 'late@example.com')).answer.statusCode).toBe(404);
    expect((await become(await printed(), 'late@example.com')).answer.statusCode).toBe(200);
  });

  it('is stored as a hash, and cannot be made up', async () => {
    const link = await printed();
    const token = link.split('/').at(-1) ?? '';
    expect(JSON.stringify(await test.open.db.select().from(setupLinks))).not.toContain(token);
    for (const made of ['x', token.slice(0, -1), `${token}a`, token.toLowerCase()]) {
      expect((await browsers.newBrowser().send('GET', `/api/setup/${made}`)).statusCode).toBe(404);
    }
  });
});

describe('a start', () => {
  const none = { hasMailbox: false, localKey: undefined };

  it('prints the link while there is no owner, with when it ends', async () => {
    const config = readConfig({ PORT: '3000' });
    const message = startMessage(config, { ...none, setup: await offer() });
    expect(message).toMatch(
      / {2}Owner {5}nobody yet: http:\/\/localhost:3000\/setup\/[\w-]{43} makes you the owner, once, within 30 minutes\n/,
    );
  });

  it('prints none when STAFF_EMAILS names the owner, nor over plain http on the open net', async () => {
    expect(await offer({ STAFF_EMAILS: 'kim@example.com' })).toEqual({ kind: 'owned' });
    const open = { PUBLIC_URL: 'http://oak.example' };
    expect(await offer(open)).toEqual({ kind: 'insecure' });
    expect(startMessage(readConfig(open), { ...none, setup: { kind: 'insecure' } })).toContain(
      'set STAFF_EMAILS to your address, or PUBLIC_URL to an https address',
    );
    expect(await test.open.db.$count(setupLinks)).toBe(0);
    expect((await offer({ PUBLIC_URL: 'https://oak.example' })).kind).toBe('link');
  });

  it('prints one again when the only owner’s account is closed', async () => {
    await become(await printed(), 'dana@example.com');
    await test.open.db.update(users).set({ disabledAt: new Date() });
    expect((await offer()).kind).toBe('link');
  });
});
