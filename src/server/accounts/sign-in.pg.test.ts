// Signing in by an emailed code and out again: who gets in, who does not, and what a stranger's page cannot do.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signInCodes, users } from '#server/platform/database/schema/account.ts';
import type { Answer } from '../../../test/booking-steps.ts';
import { otherThan, type SignInBrowser, signInBrowsers } from '../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'kim@example.com, crew@example.com' });
  browsers = signInBrowsers(test);
});
afterAll(() => test.close());

const newBrowser = () => browsers.newBrowser();
const passSeconds = (seconds: number) => browsers.passSeconds(seconds);
const askForCode = (browser: SignInBrowser, email: string) => browsers.askForCode(browser, email);
const codeFor = (email: string) => browsers.codeFor(email);
const verify = (browser: SignInBrowser, email: string, code: string) =>
  browsers.verify(browser, email, code);
const signIn = (browser: SignInBrowser, email: string) => browsers.signIn(browser, email);
const whoAmI = (browser: SignInBrowser) => browser.send('GET', '/api/auth/user');

describe('the code', () => {
  it('is asked for with the same answer for everyone, even when no mail goes out', async () => {
    const answers: Answer[] = [];
    for (const email of ['kim@example.com', 'nobody@example.com', 'fern@example.com'])
      answers.push(await askForCode(newBrowser(), email));
    for (let count = 0; count < 7; count += 1)
      answers.push(await askForCode(newBrowser(), 'often@example.com'));
    const [first] = answers;
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body]).toEqual([202, '']);
      expect(comparable(headers)).toEqual(comparable(first?.headers ?? {}));
    }
    const often = eq(signInCodes.email, 'often@example.com');
    expect(await test.open.db.$count(signInCodes, often)).toBe(3);
  });

  it('is refused when wrong, and dead after five tries, until a new one is asked for', async () => {
    const browser = newBrowser();
    await askForCode(browser, 'tries@example.com');
    const code = await codeFor('tries@example.com');
    for (let count = 0; count < 5; count += 1) {
      const answer = await verify(browser, 'tries@example.com', otherThan(code));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'wrong_code', errors: [{ pointer: '/code' }] });
    }
    expect((await verify(browser, 'tries@example.com', code)).json().code).toBe('wrong_code');
    expect((await whoAmI(browser)).statusCode).toBe(401);
    expect((await signIn(browser, 'tries@example.com')).statusCode).toBe(200);
  });

  it('still works after four wrong tries', async () => {
    const browser = newBrowser();
    await askForCode(browser, 'four@example.com');
    const code = await codeFor('four@example.com');
    for (let count = 0; count < 4; count += 1)
      await verify(browser, 'four@example.com', otherThan(code));
    expect((await verify(browser, 'four@example.com', code)).statusCode).toBe(200);
  });

  it('works in the browser that asked, and in no other', async () => {
    const mine = newBrowser();
    const theirs = newBrowser();
    await askForCode(theirs, 'other@example.com');
    await askForCode(mine, 'mine@example.com');
    const code = await codeFor('mine@example.com');
    for (const browser of [theirs, newBrowser()]) {
      const answer = await verify(browser, 'mine@example.com', code);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong_code']);
    }
    expect((await verify(mine, 'mine@example.com', code)).statusCode).toBe(200);
  });

  it('is for its address alone, works once, and only until the next one', async () => {
    const browser = newBrowser();
    await askForCode(browser, 'ann@example.com');
    const first = await codeFor('ann@example.com');
    expect((await verify(browser, 'kim@example.com', first)).statusCode).toBe(422);
    await askForCode(browser, 'ann@example.com');
    const second = await codeFor('ann@example.com');
    expect((await verify(browser, 'ann@example.com', first)).statusCode).toBe(422);
    expect((await verify(browser, 'Ann@Example.com', second)).statusCode).toBe(200);
    expect((await verify(browser, 'ann@example.com', second)).statusCode).toBe(422);
  });

  it('lapses after ten minutes', async () => {
    const browser = newBrowser();
    await askForCode(browser, 'late@example.com');
    const code = await codeFor('late@example.com');
    passSeconds(600);
    expect((await verify(browser, 'late@example.com', code)).statusCode).toBe(422);
    await askForCode(browser, 'late@example.com');
    passSeconds(599);
    expect(
      (await verify(browser, 'late@example.com', await codeFor('late@example.com'))).statusCode,
    ).toBe(200);
  });

  it('signs in once when it is sent ten times at the same moment', async () => {
    const browser = newBrowser();
    await askForCode(browser, 'storm@example.com');
    const code = await codeFor('storm@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verify(browser, 'storm@example.com', code)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  });

  it('lets a new person in from several browsers at the same moment', async () => {
    const several = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) =>
      browsers.newBrowser(address),
    );
    const codes: string[] = [];
    for (const browser of several) {
      await askForCode(browser, 'new@example.com');
      codes.push(await codeFor('new@example.com'));
    }
    const answers = await Promise.all(
      several.map((browser, index) => verify(browser, 'new@example.com', codes[index] ?? '')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it.each([
    ['1234567', '/code'],
    ['123456789', '/code'],
    ['1234 5678', '/code'],
    ['１２３４５６７８', '/code'],
    ['', '/code'],
    [12345678, '/code'],
  ])('%j is none: 422', async (code, pointer) => {
    const answer = await newBrowser().send('POST', '/api/auth/verify', {
      email: 'fern@example.com',
      code,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ pointer }] });
  });
});

describe('who a person is', () => {
  it.each([
    ['kim@example.com', 'owner'],
    ['KIM@Example.com', 'owner'],
    ['crew@example.com', 'staff'],
    ['kim@example.com.example', 'customer'],
    ['someone@example.com', 'customer'],
  ])('%s is %s', async (email, role) => {
    const answer = await signIn(newBrowser(), email);
    expect(answer.json()).toMatchObject({ email: email.toLowerCase(), role });
  });

  it('counts at once when it changes', async () => {
    const browser = newBrowser();
    const { id } = (await signIn(browser, 'fired@example.com')).json();
    await test.open.db.update(users).set({ role: 'staff' }).where(eq(users.id, id));
    expect((await whoAmI(browser)).json().role).toBe('staff');
    await test.open.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    expect((await whoAmI(browser)).statusCode).toBe(401);
    const refused = await signIn(browser, 'fired@example.com');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('This account is closed.'),
    ]);
  });
});

describe('the session', () => {
  it('is a cookie that scripts cannot read, of which only a hash is stored', async () => {
    const answer = await signIn(newBrowser(), 'cookie@example.com');
    const cookie = answer.cookies.find(({ name }) => name === 'sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const hint = answer.cookies.find(({ name }) => name === 'signed_in');
    expect([hint?.value, hint?.httpOnly]).toEqual(['1', undefined]);
    const stored = JSON.stringify(await test.open.db.select().from(sessions));
    expect(stored).not.toContain(cookie?.value.split('.')[0]);
  });

  it('gets a new id at every sign-in, and the one before is dead', async () => {
    const browser = newBrowser();
    browser.cookies.set('sid', 'planted.signature');
    await signIn(browser, 'first@example.com');
    const first = browser.cookies.get('sid') ?? '';
    expect(first).not.toContain('planted');
    await signIn(browser, 'second@example.com');
    expect(browser.cookies.get('sid')).not.toBe(first);
    expect((await whoAmI(browser)).json().email).toBe('second@example.com');
    const stale = newBrowser();
    stale.cookies.set('sid', first);
    const late = await whoAmI(stale);
    expect(late.statusCode).toBe(401);
    // This answer may reach a browser after the one of its sign-in.
    expect(late.cookies).toEqual([]);
  });

  it('does not exist for strangers: 401 with the title Unauthorized, and no cookie', async () => {
    const answer = await whoAmI(newBrowser());
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      status: 401,
      title: 'Unauthorized',
      code: 'unauthorized',
    });
    expect(answer.cookies).toEqual([]);
  });

  it.each(['x', 'x.y', '%00', 's%3Ax.y', 'a'.repeat(4_000)])(
    'cannot be made up: %.20s',
    async (sid) => {
      const browser = newBrowser();
      browser.cookies.set('sid', sid);
      expect((await whoAmI(browser)).statusCode).toBe(401);
    },
  );

  it('ends when it has expired', async () => {
    const browser = newBrowser();
    await signIn(browser, 'expired@example.com');
    await test.open.db.update(sessions).set({ expire: new Date(Date.now() - 1000) });
    expect((await whoAmI(browser)).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  it.each([
    ['GET', 'same-origin'],
    ['GET', 'none'],
    ['POST', 'same-origin'],
  ] as const)('by %s from %s ends the session at once', async (method, site) => {
    const browser = newBrowser();
    await signIn(browser, 'out@example.com'.replace('out', `out-${method}-${site}`));
    const sid = browser.cookies.get('sid') ?? '';
    const answer = await browser.send(method, '/api/logout', undefined, { 'sec-fetch-site': site });
    // A form's script goes on by itself: it may lead to the identity provider.
    if (method === 'POST') expect([answer.statusCode, answer.json()]).toEqual([200, { next: '/' }]);
    else expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(browser.cookies.has('sid')).toBe(false);
    expect(browser.cookies.has('signed_in')).toBe(false);
    // Pages forget what was typed by it.
    expect(browser.cookies.get('signed_out')).toBe('1');
    expect(browser.cookies.has('known_browser')).toBe(true);
    const thief = newBrowser();
    thief.cookies.set('sid', sid);
    expect((await whoAmI(thief)).statusCode).toBe(401);
  });

  it.each(['cross-site', 'same-site', undefined])(
    'asks first when a page elsewhere (%s) sends the browser',
    async (site) => {
      const browser = newBrowser();
      await signIn(browser, `stay-${site}@example.com`);
      const headers: Record<string, string> = site ? { 'sec-fetch-site': site } : {};
      const answer = await browser.send('GET', '/api/logout', undefined, headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sign-out']);
      expect((await whoAmI(browser)).statusCode).toBe(200);
    },
  );

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('is not done by a foreign post: %j', async (headers) => {
    const browser = newBrowser();
    await signIn(browser, `post-${JSON.stringify(headers).replace(/\W/g, '')}@example.com`);
    const answer = await browser.send('POST', '/api/logout', undefined, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site']);
    expect((await whoAmI(browser)).statusCode).toBe(200);
  });

  it('does no harm to someone who is not signed in', async () => {
    expect((await newBrowser().send('GET', '/api/logout')).headers.location).toBe('/');
  });
});

describe('the way back after signing in', () => {
  const login = (returnTo: string) =>
    newBrowser().send('GET', `/api/login?returnTo=${encodeURIComponent(returnTo)}`);

  it.each([['/customer-portal'], ['/customer-portal?tab=history#top'], ['/gallery-full'], ['/']])(
    'is kept: %s',
    async (path) => {
      const answer = await login(path);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(`/sign-in?returnTo=${encodeURIComponent(path)}`);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/@evil.example:80\r\nSet-Cookie: x=y',
    '/\u2028/evil.example',
    '',
  ])('never leads elsewhere: %j', async (returnTo) => {
    const answer = await login(returnTo);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sign-in']);
  });

  it('is dropped when it is no single short text', async () => {
    const browser = newBrowser();
    expect((await browser.send('GET', '/api/login')).headers.location).toBe('/sign-in');
    expect((await login(`/${'x'.repeat(500)}`)).statusCode).toBe(422);
    expect((await browser.send('GET', '/api/login?returnTo=/a&returnTo=/b')).statusCode).toBe(422);
  });
});

/** Headers without the moment and the visitor's own token. */
function comparable(headers: Record<string, unknown>) {
  const { date: _date, 'set-cookie': cookie, ...others } = headers;
  return { ...others, cookie: String(cookie).replace(/visitor=[\w-]{43}/, 'visitor=…') };
}
