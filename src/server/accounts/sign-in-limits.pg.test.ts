// What strangers can do to an address that is not theirs: little mail, few guesses, and never keep its owner out.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { otherThan, signInBrowsers } from '../../../test/sign-in-browser.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTE = 60;

let test: TestApp;
let browsers: ReturnType<typeof signInBrowsers>;
beforeAll(async () => {
  test = await createTestApp();
  browsers = signInBrowsers(test);
});
afterAll(() => test.close());

const codesOf = (email: string) => test.open.db.$count(signInCodes, eq(signInCodes.email, email));

/** Asks for a code from a network of its own, without cookies. */
const strangerAsks = (email: string, host: number) =>
  browsers.askForCode(browsers.newBrowser(`198.51.100.${host}`), email);

describe('mail to one address', () => {
  it('is asked for by one stranger three times, then every twenty minutes', async () => {
    const email = 'one.stranger@example.com';
    for (let count = 0; count < 20; count += 1) await strangerAsks(email, 1);
    expect(await codesOf(email)).toBe(3);
    // A household has a /64 of IPv6 addresses to itself.
    const ipv6 = 'ipv6@example.com';
    for (let count = 1; count < 20; count += 1)
      await browsers.askForCode(browsers.newBrowser(`2001:db8::${count}`), ipv6);
    expect(await codesOf(ipv6)).toBe(3);
    browsers.passSeconds(20 * MINUTE);
    for (let count = 0; count < 5; count += 1) await strangerAsks(email, 1);
    expect(await codesOf(email)).toBe(4);
  });

  it('is asked for by one browser three times, wherever it moves', async () => {
    const email = 'moving@example.com';
    const cookies = browsers.newBrowser('198.51.100.1').cookies;
    for (let host = 1; host < 10; host += 1) {
      const browser = browsers.newBrowser(`198.51.100.${host}`);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      await browsers.askForCode(browser, email);
      for (const [name, value] of browser.cookies) cookies.set(name, value);
    }
    expect(await codesOf(email)).toBe(3);
  });

  it('goes out to its owner at once although a stranger has used up what is theirs', async () => {
    const email = 'owner@example.com';
    for (let count = 0; count < 20; count += 1) await strangerAsks(email, 1);
    const owner = browsers.newBrowser('203.0.113.5');
    expect((await browsers.signIn(owner, email)).statusCode).toBe(200);
  });

  it('from any number of networks is four an hour, then one every ten minutes', async () => {
    const email = 'many.strangers@example.com';
    for (let host = 1; host < 40; host += 1) await strangerAsks(email, host);
    expect(await codesOf(email)).toBe(4);
    for (let round = 1; round <= 5; round += 1) {
      browsers.passSeconds(10 * MINUTE);
      for (let host = 1; host < 10; host += 1) await strangerAsks(email, 40 + round * 10 + host);
      expect(await codesOf(email)).toBe(4 + round);
    }
  });

  it('counts a mailbox, with whatever tags its address is written', async () => {
    const tagged = (tag: number) => `tags+${tag}@example.com`;
    for (let host = 1; host < 30; host += 1) await strangerAsks(tagged(host), 200 + host);
    const codes = await test.open.db.select({ email: signInCodes.email }).from(signInCodes);
    expect(codes.filter(({ email }) => email.startsWith('tags+'))).toHaveLength(4);
  });

  it('still goes out to a browser in which the address has signed in before', async () => {
    const email = 'known@example.com';
    const owner = browsers.newBrowser('203.0.113.6');
    await browsers.signIn(owner, email);
    await owner.send('GET', '/api/logout');
    for (let host = 1; host < 40; host += 1) await strangerAsks(email, host);
    for (let count = 0; count < 3; count += 1) {
      expect((await browsers.signIn(owner, email)).statusCode).toBe(200);
      await owner.send('GET', '/api/logout');
    }
    // The mark is for this address alone.
    const before = await codesOf('many.strangers@example.com');
    await browsers.askForCode(owner, 'many.strangers@example.com');
    expect(await codesOf('many.strangers@example.com')).toBe(before);
  });

  it('is counted exactly when fifty ask at the same moment', async () => {
    const email = 'rush@example.com';
    await Promise.all(
      Array.from({ length: 50 }, (_, host) =>
        browsers.newBrowser(`198.51.100.${host + 1}`).send('POST', '/api/auth/code', { email }),
      ),
    );
    expect(await codesOf(email)).toBe(4);
  });
});

describe('guesses at one address', () => {
  it('are ten in fifteen minutes, from any number of browsers and networks', async () => {
    const email = 'guessed@example.com';
    const start = test.context.clock().getTime();
    let evaluated = 0;
    for (let host = 1; host <= 60; host += 1) {
      const stranger = browsers.newBrowser(`198.51.100.${host}`);
      await browsers.askForCode(stranger, email);
      const code = await browsers.codeFor(email);
      for (let guess = 0; guess < 8; guess += 1)
        await browsers.verify(stranger, email, otherThan(code));
      browsers.passSeconds(13);
    }
    expect(test.context.clock().getTime() - start).toBeLessThan(15 * MINUTE * 1000);
    const codes = await test.open.db.select().from(signInCodes).where(eq(signInCodes.email, email));
    for (const { attempts } of codes) evaluated += attempts;
    expect(codes).toHaveLength(5);
    expect(evaluated).toBe(9);
  });

  it('do not keep out who has the newest code in the browser that asked for it', async () => {
    const email = 'besieged@example.com';
    for (let host = 1; host <= 3; host += 1) {
      const stranger = browsers.newBrowser(`198.51.100.${host}`);
      await browsers.askForCode(stranger, email);
      for (let guess = 0; guess < 8; guess += 1) await browsers.verify(stranger, email, '00000000');
    }
    const owner = browsers.newBrowser('203.0.113.7');
    expect((await browsers.signIn(owner, email)).statusCode).toBe(200);
  });

  it('are refused once they are too many, even a right one, in the words of a wrong one', async () => {
    const email = 'held@example.com';
    const late = browsers.newBrowser('198.51.100.1');
    await browsers.askForCode(late, email);
    const code = await browsers.codeFor(email);
    await browsers.verify(late, email, otherThan(code));
    const stranger = browsers.newBrowser('198.51.100.2');
    await browsers.askForCode(stranger, email);
    for (let guess = 0; guess < 5; guess += 1) await browsers.verify(stranger, email, '00000000');
    const answer = await browsers.verify(late, email, code);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrong_code']);
  });

  it('by strangers cost a known browser none of its own', async () => {
    const email = 'known.guesser@example.com';
    const owner = browsers.newBrowser('203.0.113.8');
    await browsers.signIn(owner, email);
    await owner.send('GET', '/api/logout');
    const stranger = browsers.newBrowser('198.51.100.2');
    await browsers.askForCode(stranger, email);
    for (let guess = 0; guess < 8; guess += 1) await browsers.verify(stranger, email, '00000000');
    await browsers.askForCode(owner, email);
    const code = await browsers.codeFor(email);
    for (let guess = 0; guess < 4; guess += 1) await browsers.verify(owner, email, otherThan(code));
    expect((await browsers.verify(owner, email, code)).statusCode).toBe(200);
  });
});
