// Browsers that sign in as people do, each with its own cookies and network, against the app of a test.
import { desc, eq } from 'drizzle-orm';
import { signInCode } from '#server/accounts/sign-in-token.ts';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import type { Answer } from './booking-steps.ts';
import type { TestApp } from './test-app.ts';

export type SignInBrowser = {
  cookies: Map<string, string>;
  send: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
};

/** What browsers do at the sign-in of an app. */
export function signInBrowsers(test: TestApp) {
  /** It tells where requests come from, as browsers do: from our own pages. */
  const newBrowser = (remoteAddress = '127.0.0.1'): SignInBrowser => {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async send(method, url, payload, headers = { 'sec-fetch-site': 'same-origin' }) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await test.app.inject({
          method,
          url,
          remoteAddress,
          ...(payload ? { payload } : {}),
          headers: { ...headers, ...(cookie ? { cookie } : {}) },
        });
        for (const { name, value, maxAge, expires } of answer.cookies) {
          if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name);
          else cookies.set(name, encodeURIComponent(value));
        }
        return answer;
      },
    };
  };
  const passSeconds = (seconds: number) =>
    test.setNow(new Date(test.context.clock().getTime() + seconds * 1000));

  /** Asks for a code, a second after whatever happened before. */
  const askForCode = (browser: SignInBrowser, email: string) => {
    passSeconds(1);
    return browser.send('POST', '/api/auth/code', { email });
  };

  /** The newest code that was made for an address, as its mail would say. */
  const codeFor = async (email: string) => {
    const [row] = await test.open.db
      .select()
      .from(signInCodes)
      .where(eq(signInCodes.email, email.toLowerCase()))
      .orderBy(desc(signInCodes.createdAt))
      .limit(1);
    return signInCode(test.context.secrets.signInCode, row?.id ?? '');
  };

  const verify = (browser: SignInBrowser, email: string, code: string) =>
    browser.send('POST', '/api/auth/verify', { email, code });

  /** Signs in with a fresh code. */
  const signIn = async (browser: SignInBrowser, email: string) => {
    await askForCode(browser, email);
    return verify(browser, email, await codeFor(email));
  };

  return { newBrowser, passSeconds, askForCode, codeFor, verify, signIn };
}

/** Eight other digits. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1e8).padStart(8, '0');
}
