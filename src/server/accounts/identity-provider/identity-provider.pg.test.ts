// Signing in by an identity provider, a real one: who gets in, what no one gets by, and what is said when it does not answer.
import { generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { providerIdentities } from '#server/platform/database/schema/sign-in-ways.ts';
import {
  CLIENT,
  type IdentityProvider,
  signInThere,
  startIdentityProvider,
} from '../../../../test/identity-provider.ts';
import { type SignInBrowser, signInBrowsers } from '../../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const SITE = 'http://localhost:3000';

let provider: IdentityProvider;
let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  provider = await startIdentityProvider(SITE);
  test = await createTestApp({
    OIDC_ISSUER: provider.issuer,
    ...CLIENT,
    STAFF_EMAILS: 'kim@example.com',
  });
  browsers = signInBrowsers(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const get = (browser: SignInBrowser, url: string) =>
  browser.send('GET', url, undefined, { 'sec-fetch-site': 'cross-site' });

/** Sets out for the provider and signs in there; gives the address that leads back to us. */
async function away(browser: SignInBrowser, subject: string, returnTo = ''): Promise<string> {
  const query = returnTo && `?returnTo=${encodeURIComponent(returnTo)}`;
  const answer = await get(browser, `/api/login${query}`);
  expect(answer.statusCode).toBe(302);
  const back = await signInThere(String(answer.headers.location), subject);
  expect(back.origin + back.pathname).toBe(`${SITE}/api/callback`);
  return back.pathname + back.search;
}

const locationOf = async (browser: SignInBrowser, url: string) => {
  const answer = await get(browser, url);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
};
type Forge = (head: object, claims: object, signature: string) => string;
const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unpacked = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Tokens that say what the provider never said. */
const forgeries: Record<string, Forge> = {
  'that was changed on the way': (head, claims, signature) =>
    `${packed(head)}.${packed(claims)}.${signature}`,
  'that another key has signed': (head, claims) => {
    const text = `${packed(head)}.${packed(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), foreignKey).toString('base64url')}`;
  },
  'without a signature': (head, claims) => `${packed({ ...head, alg: 'none' })}.${packed(claims)}.`,
};

const whoAmI = (browser: SignInBrowser) => browser.send('GET', '/api/auth/user');

describe('the provider', () => {
  it('is told with state, nonce and a challenge who we are, and where to lead back', async () => {
    const browser = browsers.newBrowser();
    const address = new URL(await locationOf(browser, '/api/login'));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT.OIDC_CLIENT_ID,
      redirect_uri: `${SITE}/api/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = browser.cookies.get('provider_trip') ?? '';
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain('nonce');
  });

  it('signs a new person in, with name and role, where they wanted to go', async () => {
    provider.people.set('s-kim', {
      email: 'Kim@Example.com',
      email_verified: true,
      given_name: 'Kim',
      family_name: 'Oakes',
    });
    const browser = browsers.newBrowser();
    browser.cookies.set('sid', 'planted.signature');
    const back = await away(browser, 's-kim', '/customer-portal/schedule?week=2');
    expect(await locationOf(browser, back)).toBe('/customer-portal/schedule?week=2');
    expect((await whoAmI(browser)).json()).toMatchObject({
      email: 'kim@example.com',
      firstName: 'Kim',
      lastName: 'Oakes',
      role: 'owner',
    });
    expect(browser.cookies.get('sid')).not.toContain('planted');
    expect(browser.cookies.has('provider_trip')).toBe(false);
  });

  it('leads staff to the console when they asked for no page', async () => {
    provider.people.set('s-kim', { email: 'Kim@Example.com', email_verified: true });
    const browser = browsers.newBrowser();
    expect(await locationOf(browser, await away(browser, 's-kim'))).toBe('/console');
  });

  it('takes no one elsewhere: a foreign way back is dropped', async () => {
    provider.people.set('s-far', { email: 'far@example.com', email_verified: true });
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const browser = browsers.newBrowser();
      expect(await locationOf(browser, await away(browser, 's-far', returnTo))).toBe(
        '/customer-portal',
      );
    }
  });

  it('knows again who has come before, also with another address there', async () => {
    provider.people.set('s-moved', { email: 'before@example.com', email_verified: true });
    const first = browsers.newBrowser();
    await locationOf(first, await away(first, 's-moved'));
    const { id } = (await whoAmI(first)).json();
    provider.people.set('s-moved', { email: 'after@example.com', email_verified: true });
    const second = browsers.newBrowser();
    await locationOf(second, await away(second, 's-moved'));
    expect((await whoAmI(second)).json()).toMatchObject({ id, email: 'before@example.com' });
  });

  it('gives its names to who has none with us, and leaves those that were given here', async () => {
    const typed = browsers.newBrowser();
    await browsers.signIn(typed, 'named@example.com');
    const named = eq(users.email, 'named@example.com');
    await test.open.db.update(users).set({ firstName: 'Own', lastName: 'Name' }).where(named);
    provider.people.set('s-named', {
      email: 'named@example.com',
      email_verified: true,
      given_name: 'Other',
    });
    const browser = browsers.newBrowser();
    await locationOf(browser, await away(browser, 's-named'));
    expect((await whoAmI(browser)).json()).toMatchObject({ firstName: 'Own', lastName: 'Name' });
    provider.people.set('s-odd', {
      email: 'odd.name@example.com',
      email_verified: true,
      given_name: 'A\u202Eb',
      family_name: 'x'.repeat(101),
    });
    const odd = browsers.newBrowser();
    await locationOf(odd, await away(odd, 's-odd'));
    expect((await whoAmI(odd)).json()).toMatchObject({ firstName: null, lastName: null });
  });
});

describe('no one gets in', () => {
  it.each([
    ['whose address is not verified', { email: 'kim@example.com', email_verified: false }],
    ['of whom it does not say', { email: 'kim@example.com' }],
    ['who has no address', { email_verified: true }],
    ['whose address is none', { email: 'kim@@example', email_verified: true }],
  ])('%s there', async (_who, person) => {
    const subject = `s-${crypto.randomUUID()}`;
    provider.people.set(subject, person);
    const browser = browsers.newBrowser();
    expect(await locationOf(browser, await away(browser, subject))).toBe(
      '/sign-in?trouble=unverified',
    );
    expect((await whoAmI(browser)).statusCode).toBe(401);
  });

  it.each(Object.entries(forgeries))('with an ID token %s', async (_how, forge) => {
    const subject = `s-${crypto.randomUUID()}`;
    provider.people.set(subject, { email: `${subject}@example.com`, email_verified: true });
    const browser = browsers.newBrowser();
    const back = await away(browser, subject);
    provider.forge = (token) => {
      const [head = '', payload = '', signature = ''] = token.split('.');
      const claims = { ...unpacked(payload), email: 'kim@example.com', email_verified: true };
      return forge({ ...unpacked(head) }, claims, signature);
    };
    try {
      expect(await locationOf(browser, back)).toBe('/sign-in?trouble=again');
    } finally {
      provider.forge = undefined;
    }
    expect((await whoAmI(browser)).statusCode).toBe(401);
  });

  it('with an address that came with another subject before: its owner uses a code', async () => {
    provider.people.set('s-old', { email: 'recycled@example.com', email_verified: true });
    const old = browsers.newBrowser();
    await locationOf(old, await away(old, 's-old'));
    provider.people.set('s-next', { email: 'recycled@example.com', email_verified: true });
    const next = browsers.newBrowser();
    expect(await locationOf(next, await away(next, 's-next'))).toBe('/sign-in?trouble=connected');
    expect((await whoAmI(next)).statusCode).toBe(401);
    expect((await browsers.signIn(next, 'recycled@example.com')).statusCode).toBe(200);
  });

  it('whose account is closed here', async () => {
    provider.people.set('s-closed', { email: 'closed@example.com', email_verified: true });
    const browser = browsers.newBrowser();
    await locationOf(browser, await away(browser, 's-closed'));
    await test.open.db
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.email, 'closed@example.com'));
    expect((await whoAmI(browser)).statusCode).toBe(401);
    expect(await locationOf(browser, await away(browser, 's-closed'))).toBe(
      '/sign-in?trouble=closed',
    );
  });

  it('with a wrong state, a callback of another browser, an old one, or one that was used', async () => {
    provider.people.set('s-state', { email: 'state@example.com', email_verified: true });
    const browser = browsers.newBrowser();
    const back = await away(browser, 's-state');
    const trip = browser.cookies.get('provider_trip') ?? '';
    const other = browsers.newBrowser();
    expect(await locationOf(other, back)).toBe('/sign-in?trouble=again');
    await get(other, '/api/login');
    expect(await locationOf(other, back)).toBe('/sign-in?trouble=again');
    const forged = browsers.newBrowser();
    forged.cookies.set('provider_trip', trip);
    expect(await locationOf(forged, back.replace(/state=[^&]+/, 'state=forged'))).toBe(
      '/sign-in?trouble=again',
    );
    expect(await locationOf(browser, back)).toBe('/customer-portal');
    const replay = browsers.newBrowser();
    replay.cookies.set('provider_trip', trip);
    expect(await locationOf(replay, back)).toBe('/sign-in?trouble=again');
    for (const one of [other, forged, replay]) expect((await whoAmI(one)).statusCode).toBe(401);
    const late = browsers.newBrowser();
    const slow = await away(late, 's-state');
    browsers.passSeconds(600);
    expect(await locationOf(late, slow)).toBe('/sign-in?trouble=again');
  });

  it('by a cookie or a query that was made up', async () => {
    const browser = browsers.newBrowser();
    for (const trip of ['x', 'A'.repeat(200), '']) {
      browser.cookies.set('provider_trip', trip);
      expect(await locationOf(browser, '/api/callback?code=a&state=b')).toBe(
        '/sign-in?trouble=again',
      );
    }
    await get(browser, '/api/login');
    expect(await locationOf(browser, '/api/callback')).toBe('/sign-in?trouble=again');
    expect(await locationOf(browser, '/api/callback?state=a&state=b&code=%00')).toBe(
      '/sign-in?trouble=again',
    );
    await get(browser, '/api/login');
    const state = 'error=access_denied&state=';
    expect(await locationOf(browser, `/api/callback?${state}x`)).toBe('/sign-in?trouble=again');
  });

  it('who said no there, and is told so', async () => {
    const browser = browsers.newBrowser();
    const address = new URL(await locationOf(browser, '/api/login?returnTo=/customer-portal'));
    const query = `error=access_denied&state=${address.searchParams.get('state')}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await locationOf(browser, `/api/callback?${query}`)).toBe(
      '/sign-in?returnTo=%2Fcustomer-portal&trouble=declined',
    );
  });
});

describe('signing out', () => {
  it('ends our session first, then leads to the provider, which leads back', async () => {
    provider.people.set('s-out', { email: 'out@example.com', email_verified: true });
    const browser = browsers.newBrowser();
    await locationOf(browser, await away(browser, 's-out'));
    const answer = await browser.send('GET', '/api/logout');
    const address = new URL(String(answer.headers.location));
    expect(address.origin).toBe(provider.issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`);
    expect((await whoAmI(browser)).statusCode).toBe(401);
    expect((await fetch(address)).status).toBe(200);
  });

  it('goes on at the provider from the page that asks first, too', async () => {
    provider.people.set('s-asked', { email: 'asked@example.com', email_verified: true });
    const browser = browsers.newBrowser();
    await locationOf(browser, await away(browser, 's-asked'));
    const answer = await browser.send('POST', '/api/logout');
    expect(new URL(answer.json().next).origin).toBe(provider.issuer);
    expect((await whoAmI(browser)).statusCode).toBe(401);
    expect((await browser.send('POST', '/api/logout')).json()).toEqual({ next: '/' });
  });

  it('stays here for who came by a code', async () => {
    const browser = browsers.newBrowser();
    await browsers.signIn(browser, 'coded@example.com');
    expect((await browser.send('GET', '/api/logout')).headers.location).toBe('/');
  });
});

describe('a provider that does not answer', () => {
  it('is said so on a page with the way to try again, and needs no restart once it does', async () => {
    const down = await startIdentityProvider(SITE);
    const port = Number(new URL(down.issuer).port);
    await down.close();
    const own = await createTestApp({ OIDC_ISSUER: down.issuer, ...CLIENT });
    const ownBrowsers = signInBrowsers(own);
    try {
      const browser = ownBrowsers.newBrowser();
      const refused = '/sign-in?returnTo=%2Fcustomer-portal%2Fplan&trouble=away';
      expect(await locationOf(browser, '/api/login?returnTo=/customer-portal/plan')).toBe(refused);
      expect((await ownBrowsers.signIn(browser, 'code@example.com')).statusCode).toBe(200);
      const up = await startIdentityProvider(SITE, port);
      try {
        up.people.set('s-up', { email: 'up@example.com', email_verified: true });
        const back = await away(browser, 's-up');
        await up.close();
        expect(await locationOf(browser, back)).toBe('/sign-in?trouble=away');
      } finally {
        await up.close();
      }
      const answer = await browser.send('GET', '/api/logout');
      expect(answer.headers.location).toBe('/');
    } finally {
      await own.close();
    }
  });
});

it('two who come at the same moment with one new subject are one person', async () => {
  provider.people.set('s-twice', { email: 'twice@example.com', email_verified: true });
  const pair = [browsers.newBrowser(), browsers.newBrowser()];
  const backs: string[] = [];
  for (const browser of pair) backs.push(await away(browser, 's-twice'));
  const locations = await Promise.all(
    pair.map((browser, index) => locationOf(browser, backs[index] ?? '')),
  );
  expect(locations).toEqual(['/customer-portal', '/customer-portal']);
  const subject = eq(providerIdentities.subject, 's-twice');
  expect(await test.open.db.$count(providerIdentities, subject)).toBe(1);
});
