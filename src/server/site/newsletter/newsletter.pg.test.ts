// The newsletter through the API: joining, the welcome mail with its way out, leaving in one click, coming back.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newsletterModule } from './newsletter.module.ts';
import { newsletterToken, oneClickPath } from './newsletter-link.ts';
import { welcomeMail } from './newsletter-mails.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'office@example.com' });
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.open.db.delete(newsletterSubscriptions);
  test.sent.length = 0;
});

const subscribe = (email: string, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email, ...more },
  });
const rows = () => test.open.db.select().from(newsletterSubscriptions);
const oneRow = async () => {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  if (!row) throw new Error('nobody is subscribed');
  return row;
};

/** A subscriber of long ago: the address that a mail program posts its one click to. */
async function oneClickAddress(): Promise<string> {
  await test.open.db.insert(newsletterSubscriptions).values({ email: 'maria@example.com' });
  return oneClickOf((await oneRow()).id);
}
const oneClickOf = (id: number) =>
  oneClickPath(newsletterToken(test.context.secrets.newsletterLink, id));

/** Waits until so many mails have left; the worker looks once a second. */
const mailsToLeave = (count: number) =>
  vi.waitFor(() => expect(test.sent).toHaveLength(count), { timeout: 15_000, interval: 50 });

const pageOf = (address: string) => address.replace('/api/newsletter/unsubscribe', '');

describe('joining the newsletter', () => {
  it('subscribes at once and answers with the address', async () => {
    const answer = await subscribe(' Maria@Example.com ');
    expect([answer.statusCode, answer.json().email]).toEqual([200, 'Maria@Example.com']);
    expect(await oneRow()).toMatchObject({ email: 'Maria@Example.com', isActive: true });
  });

  it('keeps the language of the page, in which the welcome and the way out are', async () => {
    await subscribe('luz@example.com', { language: 'es' });
    const row = await oneRow();
    expect(row.language).toBe('es');
    await mailsToLeave(1);
    const [welcome] = test.sent;
    expect(welcome?.subject).toBe('¡Le damos la bienvenida!');
    expect(welcome?.text).toContain('/es/newsletter/unsubscribe?token=');
    const inBrowser = await test.app.inject(oneClickOf(row.id));
    expect(inBrowser.headers.location).toMatch(/^\/es\/newsletter\/unsubscribe\?token=/);
    // Who is subscribed already is not moved to another language by whoever types their address.
    await subscribe('luz@example.com');
    expect((await oneRow()).language).toBe('es');
    await test.app.inject({ method: 'POST', url: oneClickOf(row.id) });
    await subscribe('luz@example.com');
    expect(await oneRow()).toMatchObject({ isActive: true, language: 'en' });
  });

  it('answers a known address the same, with one row and one welcome', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        subscribe(index % 2 ? 'maria@example.com' : 'MARIA@example.com'),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { id } = await oneRow();
    await mailsToLeave(1);
    // A later subscriber's mail would come after a second one to the first.
    await subscribe('late@example.com');
    await mailsToLeave(2);
    expect(test.sent[1]?.to).toBe('late@example.com');
    expect(test.sent[0]?.id).toContain(`newsletter-welcome-${id}-`);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['maria', 'Please enter a valid email address, such as name@example.com.'],
    ['maria@', 'Please enter a valid email address, such as name@example.com.'],
    ['maria@example', 'Please enter a valid email address, such as name@example.com.'],
    ['a@b@example.com', 'Please enter a valid email address, such as name@example.com.'],
    [
      'maria@example.com\r\nBcc: x@example.com',
      'Please enter a valid email address, such as name@example.com.',
    ],
    [`${'a'.repeat(250)}@example.com`, 'Please use at most 254 characters.'],
  ])('refuses %j in words', async (email, detail) => {
    const answer = await subscribe(email);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toEqual({ pointer: '/email', detail });
    expect(await rows()).toEqual([]);
  });

  it('welcomes a mailbox three times a day, with whatever tags its address is written', async () => {
    for (let tag = 0; tag < 6; tag += 1) await subscribe(`maria+${tag}@example.com`);
    await mailsAfterWork(test);
    expect(test.sent).toHaveLength(3);
  });

  it('keeps a robot that filled the hidden field for review and sends it nothing', async () => {
    const answer = await subscribe('bot@example.com', { website: 'https://spam.example' });
    expect([answer.statusCode, answer.json().email]).toEqual([200, 'bot@example.com']);
    expect(await oneRow()).toMatchObject({ underReview: true, reviewReasons: ['honeypot'] });
    await mailsAfterWork(test);
    expect(test.sent).toEqual([]);
    // The office finds it on Today, with the reason in words.
    const headers = { cookie: await signedIn(test, 'office@example.com') };
    const today = (await test.app.inject({ url: '/api/console/today', headers })).json();
    expect([today.counts.signup, today.waiting]).toEqual([
      1,
      [
        expect.objectContaining({
          kind: 'signup',
          path: '/console/newsletter/subscribers?status=held',
          name: 'bot@example.com',
          words: 'A field that people do not see was filled in',
        }),
      ],
    ]);
    const { path } = today.waiting[0];
    const list = await test.app.inject({ url: path.replace('/console', '/api/console'), headers });
    expect(list.json().items).toMatchObject([{ reason: today.waiting[0].words }]);
    test.sent.length = 0;
    // The owner of the address then signs up properly: welcomed and no longer held.
    await subscribe('bot@example.com');
    await mailsToLeave(1);
    expect(await oneRow()).toMatchObject({ underReview: false, reviewReasons: [] });
  });
});

describe('the welcome mail', () => {
  it('carries both headers of RFC 8058 and a link that asks', async () => {
    await subscribe('maria@example.com');
    const address = oneClickOf((await oneRow()).id);
    // A mail of the test before may leave late.
    const welcome = () => test.sent.find(({ to }) => to === 'maria@example.com');
    await vi.waitFor(() => expect(welcome()).toBeDefined(), { timeout: 15_000, interval: 50 });
    const outbox = join(test.dataDir, 'outbox');
    const id = welcome()?.id ?? '';
    const file = (await readdir(outbox)).find((name) => name.includes(id)) ?? '';
    const bytes = await readFile(join(outbox, file), 'utf8');
    // Each header on one line: not every mail program reads on after an empty first one.
    expect(bytes.split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <http://localhost:3000${address}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
    const mail = await PostalMime.parse(bytes);
    expect(mail.subject).toBe('Welcome to Our Community!');
    expect(mail.text).toContain(`http://localhost:3000/newsletter/unsubscribe${pageOf(address)}`);
    expect(mail.text).toContain('http://localhost:3000/blog');
    expect(mail.text).toContain('Cypress, TX 77429');
  });

  it('is not sent to someone who has left in the meantime', async () => {
    await test.open.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(newsletterSubscriptions)
        .values({ email: 'gone@example.com', isActive: false })
        .returning();
      if (!row) throw new Error('no row');
      await test.context.jobs.enqueue(tx, welcomeMail, {
        subscriptionId: row.id,
        subscribedAt: row.subscribedAt.toISOString(),
      });
    });
    await subscribe('next@example.com');
    await mailsToLeave(1);
    expect(test.sent[0]?.to).toBe('next@example.com');
  });
});

describe('leaving the newsletter', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n'],
    ['text', 'text/plain', 'List-Unsubscribe=One-Click'],
    ['broken JSON', 'application/json', '{'],
    ['nothing', undefined, undefined],
  ])('takes one click as %s from a mail program', async (_, type, payload) => {
    const address = await oneClickAddress();
    const answer = await test.app.inject({
      method: 'POST',
      url: address,
      headers: {
        ...(type && { 'content-type': type }),
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
        cookie: 'visitor=somebody',
      },
      ...(payload && { payload }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { unsubscribed: true }]);
    expect(await oneRow()).toMatchObject({ isActive: false });
    expect((await oneRow()).unsubscribedAt).not.toBeNull();
  });

  it('may be repeated, even after the row is gone', async () => {
    const url = await oneClickAddress();
    await test.app.inject({ method: 'POST', url });
    const { unsubscribedAt } = await oneRow();
    const again = await test.app.inject({ method: 'POST', url });
    expect(again.statusCode).toBe(200);
    expect((await oneRow()).unsubscribedAt).toEqual(unsubscribedAt);
    await test.open.db.delete(newsletterSubscriptions);
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  });

  it('is remembered for as long as the policy says, and then forgotten', async () => {
    const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);
    await test.open.db.insert(newsletterSubscriptions).values([
      { email: 'long-gone@example.com', isActive: false, unsubscribedAt: daysAgo(401) },
      { email: 'gone@example.com', isActive: false, unsubscribedAt: daysAgo(399) },
      { email: 'reader@example.com', subscribedAt: daysAgo(900) },
    ]);
    await newsletterModule.sweep?.(test.context);
    expect((await rows()).map(({ email }) => email).sort()).toEqual([
      'gone@example.com',
      'reader@example.com',
    ]);
  });

  it('never happens by opening the link, which leads to the page that asks', async () => {
    const url = await oneClickAddress();
    const answer = await test.app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/newsletter/unsubscribe${pageOf(url)}`,
    ]);
    expect(await oneRow()).toMatchObject({ isActive: true });
  });

  it('refuses a token that was not made here, a foreign one, and none', async () => {
    const url = await oneClickAddress();
    const { id } = await oneRow();
    const forged = url.replace(`${id}-`, `${id + 1}-`);
    for (const [address, status] of [
      [forged, 404],
      ['/api/newsletter/unsubscribe?token=1-short', 404],
      ['/api/newsletter/unsubscribe', 422],
      [`${url}&more=1`, 400],
    ] as const) {
      expect((await test.app.inject({ method: 'POST', url: address })).statusCode).toBe(status);
    }
    expect(await oneRow()).toMatchObject({ isActive: true });
  });

  it('does not open the other endpoints to other sites', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { email: 'maria@example.com' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the page behind the link', () => {
  it('shows a masked address and whether it is subscribed', async () => {
    const url = await oneClickAddress();
    const at = `/api/newsletter/subscription${pageOf(url)}`;
    expect((await test.app.inject(at)).json()).toEqual({
      email: 'm…@example.com',
      isActive: true,
    });
    await test.app.inject({ method: 'POST', url });
    expect((await test.app.inject(at)).json()).toMatchObject({ isActive: false });
    await test.open.db.delete(newsletterSubscriptions);
    expect((await test.app.inject(at)).statusCode).toBe(404);
  });

  it('brings a reader back, with a second welcome of its own name', async () => {
    await subscribe('maria@example.com');
    const url = oneClickOf((await oneRow()).id);
    await mailsToLeave(1);
    await test.app.inject({ method: 'POST', url });
    test.setNow(new Date('2026-11-10T15:00:00Z'));
    const back = await test.app.inject({
      method: 'POST',
      url: `/api/newsletter/resubscribe${pageOf(url)}`,
    });
    expect(back.json()).toEqual({ email: 'm…@example.com', isActive: true });
    expect(await oneRow()).toMatchObject({ isActive: true, unsubscribedAt: null });
    await mailsToLeave(2);
    expect(test.sent[0]?.id).not.toBe(test.sent[1]?.id);
  });

  it('welcomes no one who has not left, however often they come back', async () => {
    await subscribe('maria@example.com');
    const url = `/api/newsletter/resubscribe${pageOf(oneClickOf((await oneRow()).id))}`;
    for (let times = 0; times < 3; times += 1) {
      expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    }
    await mailsAfterWork(test);
    expect(test.sent).toHaveLength(1);
  });

  it('lets the form bring a reader back as well', async () => {
    await test.app.inject({ method: 'POST', url: await oneClickAddress() });
    expect((await subscribe('MARIA@example.com')).statusCode).toBe(200);
    expect(await oneRow()).toMatchObject({ isActive: true, unsubscribedAt: null });
    await mailsToLeave(1);
  });
});
