// The mail with a sign-in code, read from the outbox as a mail program reads it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVisitor } from '../../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { signInCodes, users } from '../database/schema/account.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'kim@example.com' });
  await test.work();
});
afterAll(() => test.close());

const browser = newVisitor();
const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, payload, headers: browser });

it('says the code as eight digits after the word "code", in subject and text, and they sign in', async () => {
  const email = 'fern@example.com';
  expect((await post('/api/auth/code', { email })).statusCode).toBe(202);
  const [mail, ...others] = await mailsAfterWork(test);
  expect(others).toEqual([]);
  expect(mail?.to).toEqual([{ name: '', address: email }]);
  expect(mail?.file).toMatch(/^2026-11-09T15-00-00\.000Z-/);
  const code = /code (\d{8})$/.exec(mail?.subject ?? '')?.[1] ?? '';
  expect(/code\s+(\d{8})\b/i.exec(mail?.text ?? '')?.[1]).toBe(code);
  expect(mail?.html).toContain(`>${code}<`);
  const answer = await post('/api/auth/verify', { email, code });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ email, role: 'customer' });
});

it('is in Spanish for who reads Spanish, with the code behind the word for it', async () => {
  const email = 'maria@example.com';
  await test.open.db.insert(users).values({ email, language: 'es' });
  await post('/api/auth/code', { email });
  const mail = (await mailsAfterWork(test)).find((one) => recipientsOf(one).includes(email));
  const code = /^Su código (\d{8})$/.exec(mail?.subject ?? '')?.[1] ?? '';
  expect(/código\s+(\d{8})\b/.exec(mail?.text ?? '')?.[1]).toBe(code);
  expect((await post('/api/auth/verify', { email, code })).statusCode).toBe(200);
});

it('goes to the mailbox that gets the rights, not to one whose address only looks like it', async () => {
  const kelvinSign = '\u212A';
  await post('/api/auth/code', { email: `${kelvinSign}im@example.com` });
  const recipients = (await mailsAfterWork(test)).map((mail) => mail.to?.[0]?.address);
  expect(recipients.sort()).toEqual(['fern@example.com', 'kim@example.com', 'maria@example.com']);
});

it('is not sent once the code was used or has lapsed', async () => {
  const late = await createTestApp();
  try {
    for (const email of ['used@example.com', 'lapsed@example.com', 'waiting@example.com']) {
      const url = '/api/auth/code';
      await late.app.inject({ method: 'POST', url, payload: { email }, headers: browser });
    }
    const codes = late.open.db.update(signInCodes);
    await codes.set({ usedAt: TEST_NOW }).where(eq(signInCodes.email, 'used@example.com'));
    const before = new Date(TEST_NOW.getTime() - 1);
    await codes.set({ expiresAt: before }).where(eq(signInCodes.email, 'lapsed@example.com'));
    await late.work();
    expect((await mailsAfterWork(late)).map(recipientsOf)).toEqual([['waiting@example.com']]);
  } finally {
    await late.close();
  }
});
