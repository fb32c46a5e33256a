// The mail with a sign-in code, read from the outbox as a mail program reads it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVisitor } from '../../../test/booking-steps.ts';
import { mailsAfterWork } from '../../../test/outbox.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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

it('goes to the mailbox that gets the rights, not to one whose address only looks like it', async () => {
  const kelvinSign = '\u212A';
  await post('/api/auth/code', { email: `${kelvinSign}im@example.com` });
  const recipients = (await mailsAfterWork(test)).map((mail) => mail.to?.[0]?.address);
  expect(recipients.sort()).toEqual(['fern@example.com', 'kim@example.com']);
});
