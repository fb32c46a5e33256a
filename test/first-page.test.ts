// Who signs in begins where their role works, by a code or a link, whether the page was sent by the browser or the router;
// a wanted page still wins.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signInCode, signInPath } from '#server/accounts/sign-in-token.ts';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { cookiesOf } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    { STAFF_EMAILS: 'owner@example.com,kim@example.com' },
    { withPages: true },
  );
});
afterAll(() => test.close());
afterEach(() => test.open.db.delete(signInCodes));

/** Sends a form of a page as the browser does and gives where it leads. */
async function sentTo(url: string, form: Record<string, string>, cookie: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(answer.statusCode).toBe(302);
  return answer.headers.location;
}

/** Asks for a code with the wish to go somewhere, and gives what its mail holds. */
async function asked(email: string, returnTo: string | null) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/code',
    payload: { email, ...(returnTo && { returnTo }) },
  });
  const { secrets } = test.context;
  const [row] = await test.open.db.select().from(signInCodes).where(eq(signInCodes.email, email));
  const id = row?.id ?? '';
  return {
    cookie: cookiesOf(answer),
    code: signInCode(secrets.signInCode, id),
    path: signInPath(secrets.signInLink, id),
  };
}

const arrivals = [
  ['maria@example.com', null, '/customer-portal'],
  ['kim@example.com', null, '/console'],
  ['owner@example.com', null, '/console'],
  ['owner@example.com', '/customer-portal', '/customer-portal'],
] as const;

it.each(arrivals)(
  '%s, who wants %s, signs in by a code and is on %s',
  async (email, wanted, at) => {
    const { cookie, code } = await asked(email, wanted);
    const page = `/sign-in${wanted ? `?returnTo=${wanted}` : ''}`;
    expect(await sentTo(page, { step: 'code', email, code }, cookie)).toBe(at);
  },
);

it.each(arrivals)(
  '%s, who wants %s, signs in by a link and is on %s',
  async (email, wanted, at) => {
    const { cookie, path } = await asked(email, wanted);
    expect(await sentTo(path, {}, cookie)).toBe(at);
  },
);
