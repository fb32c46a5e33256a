// Passkeys: made in one's own session, good for signing in once per challenge, in one browser, and for no one else's account.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { passkeyDevice } from '../../../../test/passkey-device.ts';
import { type SignInBrowser, signInBrowsers } from '../../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  test = await createTestApp();
  browsers = signInBrowsers(test);
});
afterAll(() => test.close());

type Device = ReturnType<typeof passkeyDevice>;

/** Someone who is signed in. */
async function person(email: string): Promise<SignInBrowser> {
  const browser = browsers.newBrowser();
  expect((await browsers.signIn(browser, email)).statusCode).toBe(200);
  return browser;
}

async function optionsFor(browser: SignInBrowser, url: string) {
  const answer = await browser.send('POST', url);
  expect(answer.statusCode).toBe(200);
  return answer.json().options;
}

const newOptions = (browser: SignInBrowser) => optionsFor(browser, '/api/account/passkeys/options');
const signInOptions = (browser: SignInBrowser) => optionsFor(browser, '/api/auth/passkey/options');

const keep = (browser: SignInBrowser, credential: object) =>
  browser.send('POST', '/api/account/passkeys', { credential });
const enter = (browser: SignInBrowser, credential: object) =>
  browser.send('POST', '/api/auth/passkey', { credential });

async function withPasskey(email: string): Promise<{ device: Device; browser: SignInBrowser }> {
  const browser = await person(email);
  const device = passkeyDevice();
  const answer = await keep(browser, device.make(await newOptions(browser)));
  expect(answer.statusCode).toBe(201);
  return { device, browser };
}

const whoAmI = (browser: SignInBrowser) => browser.send('GET', '/api/auth/user');

describe('a new passkey', () => {
  it('is asked for without telling the device an address, and never twice of one device', async () => {
    const { browser, device } = await withPasskey('new@example.com');
    const options = await newOptions(browser);
    const handle = Buffer.from(options.user.id, 'base64url').toString();
    expect(handle).toBe((await whoAmI(browser)).json().id);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(options.excludeCredentials).toHaveLength(1);
    expect((await keep(browser, device.make(options))).statusCode).toBe(422);
  });

  it('takes a sign-in of the last ten minutes, and is told of by mail', async () => {
    const { browser } = await withPasskey('fresh@example.com');
    await test.work();
    await mailsAfterWork(test);
    const told = test.sent.filter(({ to }) => to === 'fresh@example.com');
    expect(told.at(-1)).toMatchObject({ subject: 'A passkey was added to your account' });
    const { id } = (await whoAmI(browser)).json();
    const ago = new Date(Date.now() - 11 * 60_000);
    await test.open.db.update(sessions).set({ createdAt: ago }).where(eq(sessions.userId, id));
    const late = await browser.send('POST', '/api/account/passkeys/options');
    expect([late.statusCode, late.json().code]).toEqual([403, 'sign_in_again']);
    expect((await browsers.signIn(browser, 'fresh@example.com')).statusCode).toBe(200);
    await newOptions(browser);
  });

  it.each([
    ['that another site asked for', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of a device that did not ask who holds it', { unverified: true }],
  ])('%s is not kept', async (_what, oddity) => {
    const browser = await person('odd@example.com');
    const answer = await keep(browser, passkeyDevice().make(await newOptions(browser), oddity));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong_passkey']);
  });

  it('is kept once, in the session that asked, within ten minutes', async () => {
    const browser = await person('once@example.com');
    const options = await newOptions(browser);
    const other = await person('thief@example.com');
    expect((await keep(other, passkeyDevice().make(options))).statusCode).toBe(422);
    const made = passkeyDevice().make(options);
    expect((await keep(browser, made)).statusCode).toBe(201);
    expect((await keep(browser, passkeyDevice().make(options))).statusCode).toBe(422);
    const late = await newOptions(browser);
    browsers.passSeconds(600);
    expect((await keep(browser, passkeyDevice().make(late))).statusCode).toBe(422);
    expect(
      (await keep(browser, passkeyDevice().make({ challenge: 'bWFkZSB1cA' }))).statusCode,
    ).toBe(422);
    const forSigningIn = await signInOptions(browser);
    expect((await keep(browser, passkeyDevice().make(forSigningIn))).statusCode).toBe(422);
  });

  it('is for who is signed in', async () => {
    const nobody = browsers.newBrowser();
    for (const url of ['/api/account/passkeys/options', '/api/account/passkeys']) {
      expect((await nobody.send('POST', url, {})).statusCode).toBe(401);
    }
  });

  it('is the twentieth at most, also when many come at the same moment', async () => {
    const browser = await person('many@example.com');
    const made = await Promise.all(
      Array.from({ length: 24 }, async () => passkeyDevice().make(await newOptions(browser))),
    );
    const answers = await Promise.all(made.map((credential) => keep(browser, credential)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect((await browser.send('POST', '/api/account/passkeys/options')).statusCode).toBe(409);
  });
});

describe('signing in', () => {
  it('needs no address, gives a new session, and says in the list how it began', async () => {
    const { device } = await withPasskey('fern@example.com');
    const browser = browsers.newBrowser();
    browser.cookies.set('sid', 'planted.signature');
    const options = await signInOptions(browser);
    expect(JSON.stringify(options)).not.toContain('fern');
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await enter(browser, device.sign(options));
    expect([answer.statusCode, answer.json().email]).toEqual([200, 'fern@example.com']);
    expect(browser.cookies.get('sid')).not.toContain('planted');
    const [present] = (await browser.send('GET', '/api/account/sign-in')).json().sessions;
    expect(present).toMatchObject({ isPresent: true, signedInBy: 'passkey' });
  });

  it('takes each challenge once, also when it is sent ten times at the same moment', async () => {
    const { device } = await withPasskey('storm@example.com');
    const browser = browsers.newBrowser();
    const signed = device.sign(await signInOptions(browser));
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(browser, signed)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await enter(browser, signed)).statusCode).toBe(422);
  });

  it('replays nothing that another browser was asked', async () => {
    const { device } = await withPasskey('bound@example.com');
    const mine = browsers.newBrowser();
    const theirs = browsers.newBrowser();
    await signInOptions(theirs);
    const signed = device.sign(await signInOptions(mine));
    expect((await enter(theirs, signed)).statusCode).toBe(422);
    expect((await enter(browsers.newBrowser(), signed)).statusCode).toBe(422);
    expect((await enter(mine, signed)).statusCode).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not ask who holds it', { unverified: true }],
    ['a copy of the device that has counted less', { counter: 1 }],
    ['somebody else’s handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('is refused from %s, in the words for everything', async (who, oddity) => {
    const { device } = await withPasskey(`${who.replace(/\W/g, '')}@example.com`);
    const browser = browsers.newBrowser();
    expect((await enter(browser, device.sign(await signInOptions(browser)))).statusCode).toBe(200);
    const signed = device.sign(await signInOptions(browser), oddity);
    const answer = await enter(browsers.newBrowser(), signed);
    const known = await enter(browser, signed);
    const unknown = await enter(browser, passkeyDevice().sign(await signInOptions(browser)));
    expect([known.statusCode, known.body]).toEqual([422, unknown.body]);
    expect(answer.body).toBe(known.body);
  });

  it('is refused with another key, a challenge of one’s own, or one that has lapsed', async () => {
    const { device } = await withPasskey('forged@example.com');
    const browser = browsers.newBrowser();
    const options = await signInOptions(browser);
    const right = device.sign(options);
    const foreign = { ...passkeyDevice().sign(options), id: right.id, rawId: right.rawId };
    expect((await enter(browser, foreign)).statusCode).toBe(422);
    expect((await enter(browser, device.sign({ challenge: 'bWFkZSB1cA' }))).statusCode).toBe(422);
    browsers.passSeconds(600);
    expect((await enter(browser, right)).statusCode).toBe(422);
  });

  it('ends with a closed account, and is written down', async () => {
    const { device } = await withPasskey('closed@example.com');
    const closed = eq(users.email, 'closed@example.com');
    const [user] = await test.open.db
      .update(users)
      .set({ disabledAt: new Date() })
      .where(closed)
      .returning();
    const browser = browsers.newBrowser();
    expect((await enter(browser, device.sign(await signInOptions(browser)))).statusCode).toBe(422);
    const lines = await test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, user?.id ?? ''))
      .orderBy(auditLog.id);
    expect(lines.at(-1)).toMatchObject({
      action: 'sign-in-failed',
      details: { reason: 'wrong passkey' },
    });
  });
});

describe('of someone else', () => {
  it('a passkey is not there: neither to name, nor to remove, nor to see', async () => {
    const { browser: owner } = await withPasskey('owner.of.it@example.com');
    const [{ id }] = (await owner.send('GET', '/api/account/sign-in')).json().passkeys;
    const stranger = await person('stranger@example.com');
    expect((await stranger.send('GET', '/api/account/sign-in')).json().passkeys).toEqual([]);
    const missing = crypto.randomUUID();
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { name: 'Mine' } : undefined;
      const foreign = await stranger.send(method, `/api/account/passkeys/${id}`, body);
      const none = await stranger.send(method, `/api/account/passkeys/${missing}`, body);
      expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
    }
  });
});

describe('the own ones', () => {
  it('have names, and sign no one in once they are removed', async () => {
    const { browser, device } = await withPasskey('names@example.com');
    const own = async () => (await browser.send('GET', '/api/account/sign-in')).json().passkeys;
    const [{ id }] = await own();
    const named = await browser.send('PATCH', `/api/account/passkeys/${id}`, {
      name: ' My phone ',
    });
    expect(named.json()).toMatchObject({ id, name: 'My phone', lastUsedAt: null });
    const blank = await browser.send('PATCH', `/api/account/passkeys/${id}`, { name: ' ' });
    expect([blank.statusCode, blank.json().errors[0].pointer]).toEqual([422, '/name']);
    const other = browsers.newBrowser();
    await enter(other, device.sign(await signInOptions(other)));
    expect((await own())[0].lastUsedAt).not.toBeNull();
    expect((await browser.send('DELETE', `/api/account/passkeys/${id}`)).statusCode).toBe(204);
    expect(await own()).toEqual([]);
    const next = browsers.newBrowser();
    expect((await enter(next, device.sign(await signInOptions(next)))).statusCode).toBe(422);
    expect(await test.open.db.$count(passkeys, eq(passkeys.id, id))).toBe(0);
    expect(await test.open.db.$count(sessions)).toBeGreaterThan(0);
  });

  it('are offered where browsers know them: not at a bare IP address', async () => {
    const bare = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    try {
      const headers = { host: '127.0.0.1:3000' };
      expect((await bare.app.inject({ url: '/api/auth/ways', headers })).json()).toEqual({
        passkeys: false,
        provider: null,
      });
      const asked = await bare.app.inject({
        method: 'POST',
        url: '/api/auth/passkey/options',
        headers,
      });
      expect(asked.statusCode).toBe(404);
    } finally {
      await bare.close();
    }
    expect((await test.app.inject('/api/auth/ways')).json().passkeys).toBe(true);
  });
});
