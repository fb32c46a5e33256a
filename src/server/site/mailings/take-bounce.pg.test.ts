// Reports of mail servers that come days after a mailing went: whose address is set aside, who is called, and what changes nothing.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { runDelivery } from './deliver-mailings.ts';

const SECRET = 'the-secret-of-our-mail-server';
const THREE_DAYS_LATER = new Date(TEST_NOW.getTime() + 3 * 86_400_000);

let test: TestApp;
let office: Record<string, string>;
let went: Mail[];
const mailer: Mailer = {
  async send(mail) {
    went.push(mail);
  },
  close() {},
};
beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com,office@example.com',
    REPLY_EMAIL: 'reply@mail.example.com',
    INBOUND_MAIL_SECRET: SECRET,
  });
  const { settings } = test.context;
  test.context.settings = () => ({ ...settings(), mailsPerMinute: 3_000 });
  office = {
    cookie: await signedIn(test, 'office@example.com'),
    'sec-fetch-site': 'same-origin',
  };
});
afterAll(() => test.close());

let mailing: Mailing;
beforeEach(async () => {
  test.setNow(TEST_NOW);
  went = [];
  await test.open.db.delete(mailings);
  await test.open.db.delete(newsletterSubscriptions);
  await test.open.db
    .insert(newsletterSubscriptions)
    .values(['fern', 'reed'].map((name) => ({ email: `${name}@example.com` })));
  const { id } = await call('', { subject: 'Fall in the yard' });
  const draft = await call(
    `/${id}`,
    { version: 1, subject: 'Fall in the yard', text: 'Mow high.' },
    'PATCH',
  );
  mailing = await call(`/${id}/send`, { version: draft.version });
  await runDelivery({ context: test.context, mailer });
  test.setNow(THREE_DAYS_LATER);
});

async function call(path: string, payload?: object, method: 'POST' | 'PATCH' | 'GET' = 'POST') {
  const url = `/api/console/mailings${path}`;
  const answer = await test.app.inject({
    method,
    url,
    headers: office,
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

const returnPath = (name: string) =>
  went.find(({ to }) => to === `${name}@example.com`)?.returnPath ?? '';

const report = (to: string, ...fields: string[]) =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <report-1@mx.example.com>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your mail could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    ...fields,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: hello@prairieoak.example',
    'Subject: Fall in the yard',
    '',
    'Mow high.',
    '--b--',
    '',
  ].join('\r\n');

const NO_SUCH_USER = [
  'Final-Recipient: rfc822; reed@example.com',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <reed@example.com>: no such user',
];

async function deliver(mail: string): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    payload: mail,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
  });
  return answer.statusCode;
}

const counts = async () => (await call(`/${mailing.id}`, undefined, 'GET')).results.counts;
const bounced = async () => {
  const rows = await test.open.db.select().from(newsletterSubscriptions);
  return rows
    .filter(({ bouncedAt }) => bouncedAt !== null)
    .map(({ email, bouncedAt, bounceReason }) => ({ email, bouncedAt, bounceReason }));
};

it('each mail has a return path of its own, to the address of replies', () => {
  expect(went).toHaveLength(2);
  for (const { returnPath: path } of went) {
    expect(path).toMatch(/^reply\+mailing-\d+-[a-z2-7]{16}@mail\.example\.com$/);
  }
  expect(returnPath('fern')).not.toBe(returnPath('reed'));
});

it('an address that is gone is set aside, its mail counts as bounced, and its customer is to be called, once', async () => {
  const [reed] = await test.open.db
    .insert(users)
    .values({
      email: 'reed@example.com',
      role: 'customer',
      firstName: 'Reed',
      phone: '(281) 555-0123',
    })
    .returning();
  expect(await counts()).toMatchObject({ sent: 2, bounced: 0 });
  const mail = report(returnPath('reed'), ...NO_SUCH_USER);
  for (const _ of ['first', 'again']) expect(await deliver(mail)).toBe(202);
  expect(await counts()).toMatchObject({ sent: 1, bounced: 1 });
  expect(await bounced()).toEqual([
    {
      email: 'reed@example.com',
      bouncedAt: THREE_DAYS_LATER,
      bounceReason: '550 5.1.1 <the address>: no such user',
    },
  ]);
  const today = await test.app.inject({ url: '/api/console/today', headers: office });
  expect(today.body).toContain('Email to reed@example.com bounced. Call for a new address.');
  const record = await test.app.inject({
    url: `/api/console/customers/${reed?.id}`,
    headers: office,
  });
  expect(record.json().newsletter).toMatchObject({ isSubscribed: true, isBounced: true });
});

it('the office writes to the address again, and the same report changes nothing anymore', async () => {
  const mail = report(returnPath('reed'), ...NO_SUCH_USER);
  await deliver(mail);
  await test.open.db.update(newsletterSubscriptions).set({ bouncedAt: null });
  expect(await deliver(mail)).toBe(202);
  expect(await bounced()).toEqual([]);
});

it.each([
  ['a server that gave up after days', ['Action: failed', 'Status: 4.4.7'], 'failed'],
  ['a server that takes it for spam', ['Action: failed', 'Status: 5.7.1'], 'failed'],
  ['a delay', ['Action: delayed', 'Status: 4.4.1'], 'sent'],
  ['a delivery', ['Action: delivered', 'Status: 2.1.5'], 'sent'],
])('%s sets no address aside', async (_, fields, status) => {
  expect(await deliver(report(returnPath('reed'), ...fields))).toBe(202);
  expect(await bounced()).toEqual([]);
  expect(await counts()).toMatchObject(status === 'sent' ? { sent: 2 } : { sent: 1, failed: 1 });
});

it('a note of absence is taken and left; a person and a forged return path are refused', async () => {
  const letter = (to: string, ...headers: string[]) =>
    [`From: Reed <reed@example.com>`, `To: ${to}`, 'Subject: Away', ...headers, '', 'Hi.'].join(
      '\r\n',
    );
  expect(await deliver(letter(returnPath('reed'), 'Auto-Submitted: auto-replied'))).toBe(202);
  expect(await deliver(letter(returnPath('reed')))).toBe(404);
  const forged = returnPath('reed').replace(/-\d+-/, '-999999-');
  expect(await deliver(report(forged, ...NO_SUCH_USER))).toBe(404);
  expect(await bounced()).toEqual([]);
  expect(await counts()).toMatchObject({ sent: 2 });
});

it('a report of a mailing that is gone is refused', async () => {
  const mail = report(returnPath('reed'), ...NO_SUCH_USER);
  await test.open.db.delete(mailings);
  expect(await deliver(mail)).toBe(404);
  expect(await bounced()).toEqual([]);
});
