// Signs people in as they do it themselves, by a code, for tests of what only they may do.
import { desc } from 'drizzle-orm';
import { signInCode } from '#server/accounts/sign-in-token.ts';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import type { TestApp } from './test-app.ts';

/** Signs an address in and gives the cookies of its browser. STAFF_EMAILS of the app decides the role. */
export async function signedIn({ app, context }: TestApp, email: string): Promise<string> {
  const asked = await app.inject({
    method: 'POST',
    url: '/api/auth/code',
    payload: { email },
  });
  const visitor = cookiesOf(asked);
  const codes = await context.db.select().from(signInCodes).orderBy(desc(signInCodes.createdAt));
  const id = codes.find((code) => code.email === email)?.id ?? '';
  const verified = await app.inject({
    method: 'POST',
    url: '/api/auth/verify',
    payload: { email, code: signInCode(context.secrets.signInCode, id) },
    headers: { cookie: visitor, 'sec-fetch-site': 'same-origin' },
  });
  if (verified.statusCode !== 200) throw new Error(`${email} was not signed in: ${verified.body}`);
  return cookiesOf(verified);
}

/** The cookies that an answer sets, as the next request sends them. */
export function cookiesOf(answer: { cookies: unknown[] }): string {
  return (answer.cookies as { name: string; value: string }[])
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
