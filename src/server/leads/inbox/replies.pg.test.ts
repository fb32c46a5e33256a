// Answers to leads by mail and what comes back: every way in which a mail can come through the door, honest ones and others.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LeadThread } from '#contract/leads/leads.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { replyAddress } from '#server/platform/inbound-mail/reply-address.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, type ReadMail, recipientsOf } from '../../../../test/outbox.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const SECRET = 'the-secret-of-our-mail-server';

let test: TestApp;
let owner: string;
beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com',
    OFFICE_EMAIL: 'office@example.com',
    REPLY_EMAIL: 'reply@mail.example.com',
    INBOUND_MAIL_SECRET: SECRET,
  });
  await test.work();
  owner = await signedIn(test, 'owner@example.com');
});
afterAll(() => test.close());

let count = 0;
let lead: { id: string; email: string };
beforeEach(async () => {
  test.setNow(TEST_NOW);
  count += 1;
  const email = `reed${count}@example.com`;
  const [row] = await test.context.db
    .insert(quoteRequests)
    .values({
      firstName: 'Reed',
      lastName: 'Pond',
      email,
      phone: '(281) 555-0123',
      serviceType: 'drainage',
      createdAt: TEST_NOW,
    })
    .returning();
  lead = { id: row?.id ?? '', email };
});

const url = () => `/api/console/leads/quote/${lead.id}`;

async function thread(): Promise<LeadThread> {
  const answer = await test.app.inject({ url: url(), headers: { cookie: owner } });
  return answer.json() as LeadThread;
}

function answer(text: string, key = `answer-key-${count}`) {
  return test.app.inject({
    method: 'POST',
    url: `${url()}/mails`,
    payload: { subject: 'Your drainage', text },
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin', 'idempotency-key': key },
  });
}

/** Answers, and gives the mail as its reader has it. */
async function answered(): Promise<ReadMail> {
  await answer('Hi Reed,\n\nwhen can we come?');
  const mails = await mailsAfterWork(test);
  const mail = mails.find((each) => recipientsOf(each).includes(lead.email));
  if (!mail) throw new Error('no answer was sent');
  return mail;
}

type Sent = { authorization?: string; to?: string; type?: string };

function deliver(mail: string | Buffer, sent: Sent = {}) {
  const { authorization = `Bearer ${SECRET}`, to, type = 'message/rfc822' } = sent;
  return test.app.inject({
    method: 'POST',
    url: `/api/inbound-mail${to ? `?to=${encodeURIComponent(to)}` : ''}`,
    payload: mail,
    headers: { 'content-type': type, ...(authorization && { authorization }) },
  });
}

function mailTo(to: string, body: string, headers: Record<string, string> = {}): string {
  const all = {
    From: `Reed Pond <${lead.email}>`,
    To: to,
    Subject: 'Re: Your drainage',
    'Message-ID': `<reply-${count}@example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const replyTo = (mail: ReadMail) => mail.replyTo?.[0]?.address ?? '';

it('goes out once in our look, and its reply comes back into the thread', async () => {
  const mail = await answered();
  await answer('Hi Reed,\n\nwhen can we come?');
  expect(mail.subject).toBe('Your drainage');
  expect(mail.text).toContain('when can we come?');
  expect(replyTo(mail)).toMatch(/^reply\+lead-\d+-[a-z2-7]{16}@mail\.example\.com$/);
  const body =
    'Tuesday is fine.\r\n\r\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\r\n> when can we come?';
  expect((await deliver(mailTo(replyTo(mail), body))).statusCode).toBe(202);
  const found = await thread();
  expect(found.entries).toMatchObject([
    { kind: 'mail-out', sentAt: TEST_NOW.toISOString() },
    {
      kind: 'mail-in',
      by: 'Reed Pond',
      from: lead.email,
      text: 'Tuesday is fine.',
      quotedText: 'On Mon, Nov 9, 2026 Prairie Oak wrote:\n> when can we come?',
    },
  ]);
  expect(found.lead).toMatchObject({ stage: 'contacted', answerMinutes: 0 });
  await answer('See you then.', 'second-answer-key');
  const mails = await mailsAfterWork(test);
  const next = mails.find(({ text }) => text?.includes('See you then.'));
  expect(next?.inReplyTo).toBe(`<reply-${count}@example.com>`);
  const news = mails.filter(({ subject }) => subject === 'Reply from Reed Pond: Drainage');
  expect(news.map(recipientsOf)).toEqual([['office@example.com']]);
});

it('takes the same mail once, and shows it as news until someone looks', async () => {
  const mail = mailTo(replyTo(await answered()), 'Hello again.');
  expect(
    (await Promise.all([deliver(mail), deliver(mail), deliver(mail)])).map(
      (each) => each.statusCode,
    ),
  ).toEqual([202, 202, 202]);
  const list = await test.app.inject({ url: '/api/console/leads', headers: { cookie: owner } });
  expect(list.json().items[0]).toMatchObject({ id: lead.id, hasNews: true });
  expect((await thread()).entries.filter(({ kind }) => kind === 'mail-in')).toHaveLength(1);
  const again = await test.app.inject({ url: '/api/console/leads', headers: { cookie: owner } });
  expect(again.json().items[0]).toMatchObject({ id: lead.id, hasNews: false });
});

it('reads markup as text, keeps pictures as photos and names other files', async () => {
  const to = replyTo(await answered());
  const picture = (await jpegOf(80, 60)).toString('base64');
  const part = (type: string, text: string, name = '') =>
    `--b\r\nContent-Type: ${type}\r\n${name ? `Content-Disposition: attachment; filename="${name}"\r\n` : ''}Content-Transfer-Encoding: base64\r\n\r\n${text}\r\n`;
  const html = Buffer.from('<p>The gate is <b>4&nbsp;feet</b>.</p><script>alert(1)</script>');
  const body =
    part('text/html', html.toString('base64')) +
    part('image/jpeg', picture, 'gate.jpg') +
    part('application/pdf', Buffer.from('%PDF').toString('base64'), 'plan.pdf') +
    part('image/png', Buffer.from('no picture').toString('base64'), 'odd.png') +
    '--b--\r\n';
  const sent = mailTo(to, body, { 'Content-Type': 'multipart/mixed; boundary=b' });
  expect((await deliver(sent)).statusCode).toBe(202);
  const [, entry] = (await thread()).entries;
  expect(entry?.text).toMatch(/The gate is 4.feet\./);
  expect(entry?.text).not.toMatch(/<|alert/);
  expect(entry?.files).toEqual(['plan.pdf', 'odd.png']);
  expect(entry?.photos).toHaveLength(1);
  const photo = await test.app.inject({
    url: `/api/photos/${entry?.photos[0]}`,
    headers: { cookie: owner },
  });
  expect(photo.headers['content-type']).toBe('image/webp');
});

it('keeps what a program wrote, and tells no one of it', async () => {
  const to = replyTo(await answered());
  const away = mailTo(to, 'I am on vacation.', { 'Auto-Submitted': 'auto-replied' });
  expect((await deliver(away)).statusCode).toBe(202);
  const list = await test.app.inject({ url: '/api/console/leads', headers: { cookie: owner } });
  expect(list.json().items[0]).toMatchObject({ hasNews: false });
  expect((await thread()).entries.at(-1)).toMatchObject({ kind: 'mail-in', isAutomatic: true });
  const mails = await mailsAfterWork(test);
  expect(mails.filter(({ text }) => text?.includes('I am on vacation.'))).toEqual([]);
});

it('is closed to anyone who does not know the secret, before anything is read', async () => {
  const mail = mailTo(replyTo(await answered()), 'Hello.');
  for (const authorization of ['', 'Bearer x', `Bearer ${SECRET}x`, `Token ${SECRET}`]) {
    expect((await deliver(mail, { authorization })).statusCode).toBe(401);
  }
  const basic = `Basic ${Buffer.from(`anything:${SECRET}`).toString('base64')}`;
  expect((await deliver(mail, { authorization: basic })).statusCode).toBe(202);
});

it('takes no forged tag, and tells the mail server so', async () => {
  const to = replyTo(await answered());
  const before = (await thread()).entries.length;
  const forged = [
    to.replace(/-(\d+)-/, (_, id) => `-${Number(id) + 1}-`),
    to.replace('lead-', 'chat-'),
    to.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
    to.replace('@mail.', '@other.'),
    'reply+lead-1@mail.example.com',
    replyAddress(Buffer.alloc(32), 'reply@mail.example.com', { kind: 'lead', id: '1' }),
  ];
  for (const address of forged) {
    expect((await deliver(mailTo(address, 'Let me in.'))).statusCode, address).toBe(404);
  }
  // Capital letters are the same mailbox, and an envelope may know better than the header.
  expect((await deliver(mailTo(to.toUpperCase(), 'One.'))).statusCode).toBe(202);
  const blind = mailTo('friends:;', 'Two.', { 'Message-ID': '<blind@example.com>' });
  expect((await deliver(blind, { to })).statusCode).toBe(202);
  expect((await thread()).entries).toHaveLength(before + 2);
});

it('refuses 30 MB, other types, nothing and noise, and goes on', async () => {
  const to = replyTo(await answered());
  expect((await deliver(Buffer.alloc(30_000_000, 'a'))).statusCode).toBe(413);
  expect((await deliver('{}', { type: 'application/json' })).statusCode).toBe(415);
  expect((await deliver('')).statusCode).toBe(400);
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256));
  expect((await deliver(noise)).statusCode).toBe(404);
  const nested = `${'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(500)}x`;
  expect((await deliver(nested)).statusCode).toBeLessThan(500);
  const odd = mailTo(to, 'A\0B \u202Eright\ud800 \u0007end', { Subject: '=?utf-8?Q?=00=0D=0AX?=' });
  expect((await deliver(odd)).statusCode).toBe(202);
  expect((await thread()).entries.at(-1)?.text).toMatch(/^AB right. end$/);
});

it('ends a loop of mails: a thread takes a hundred a day', async () => {
  const to = replyTo(await answered());
  const statuses = new Map<number, number>();
  for (let mail = 0; mail < 103; mail += 1) {
    const { statusCode } = await deliver(
      mailTo(to, 'Ping.', {
        'Message-ID': `<${mail}@loop.example>`,
        'Auto-Submitted': 'auto-generated',
      }),
    );
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [202, 100],
    [429, 3],
  ]);
}, 60_000);

it('opens a closed lead again when its person writes', async () => {
  const to = replyTo(await answered());
  const { lead: shown } = await thread();
  await test.app.inject({
    method: 'POST',
    url: `${url()}/stage`,
    payload: { version: shown.version, stage: 'lost' },
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
  });
  await deliver(mailTo(to, 'We have thought it over.'));
  expect((await thread()).lead.stage).toBe('contacted');
});

it('says that the wish for a mail cannot be met when no address was given', async () => {
  const call = await test.app.inject({
    method: 'POST',
    url: '/api/console/leads',
    payload: { name: 'Ash', phone: '(281) 555-0177', words: 'Call back.' },
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
  });
  const refused = await test.app.inject({
    method: 'POST',
    url: `/api/console/leads/call/${call.json().id}/mails`,
    payload: { subject: 'Hi', text: 'Hello' },
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().detail).toBe('We have no email address for this person. Please call.');
});
