// Mailings of the newsletter through the API: written, tested, scheduled, sent to who is subscribed, paused, canceled, counted.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { mailingRecipients, mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { runDelivery } from './deliver-mailings.ts';
import { startDueMailings } from './start-mailing.ts';

let test: TestApp;
let office: Record<string, string>;
/** The mails that went, and what the server says to some of them, by their readers. */
let went: Mail[];
let refusals: Record<string, object>;
let mailsPerMinute = 3_000;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  office = {
    cookie: await signedIn(test, 'office@example.com'),
    'sec-fetch-site': 'same-origin',
  };
  const { settings } = test.context;
  test.context.settings = () => ({ ...settings(), mailsPerMinute });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(mailings);
  await test.open.db.delete(newsletterSubscriptions);
  went = [];
  refusals = {};
});

const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

const mailer: Mailer = {
  async send(mail) {
    const refusal = refusals[mail.to];
    if (refusal) throw Object.assign(new Error('refused'), refusal);
    went.push(mail);
  },
  close() {},
};
const deliver = () => runDelivery({ context: test.context, mailer });

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const url = `/api/console/mailings${path}`;
  return test.app.inject({ method, url, headers: office, ...(payload && { payload }) });
}

async function subscribers(...emails: string[]) {
  const values = emails.map((email) => ({ email, subscribedAt: TEST_NOW }));
  return test.open.db.insert(newsletterSubscriptions).values(values).returning();
}

/** A draft with words in it. */
async function draft(text = 'Mow high. See [prices](/#pricing).'): Promise<Mailing> {
  const { id } = (await call('POST', '', { subject: 'Fall in the yard' })).json();
  const saved = await call('PATCH', `/${id}`, { version: 1, subject: 'Fall in the yard', text });
  expect(saved.statusCode).toBe(200);
  return saved.json();
}

async function act(mailing: Mailing, what: string, more: object = {}): Promise<Mailing> {
  const answer = await call('POST', `/${mailing.id}/${what}`, {
    version: mailing.version,
    ...more,
  });
  expect([what, answer.statusCode]).toEqual([what, 200]);
  return answer.json();
}
const now = async ({ id }: Mailing): Promise<Mailing> => (await call('GET', `/${id}`)).json();
const readers = () => went.map(({ to }) => to).sort();

describe('a mailing', () => {
  it('goes once to everyone who is subscribed, with the way out and a name for good', async () => {
    const [ann] = await subscribers('ann@example.com', 'bo@example.com');
    await test.open.db.insert(newsletterSubscriptions).values([
      { email: 'left@example.com', isActive: false },
      { email: 'held@example.com', underReview: true },
      { email: 'gone@example.com', bouncedAt: TEST_NOW },
    ]);
    const mailing = await act(await draft(), 'send');
    await subscribers('late@example.com');
    await deliver();
    await deliver();
    expect(readers()).toEqual(['ann@example.com', 'bo@example.com']);
    const { id, list, text, html } = went.find(({ to }) => to === 'ann@example.com') as Mail;
    expect(id).toMatch(new RegExp(`^mailing-${mailing.id}-\\d+$`));
    const token = /token=([\w.-]+)/.exec(list?.unsubscribe ?? '')?.[1];
    expect(token).toMatch(new RegExp(`^${ann?.id}\\.${mailing.id}-`));
    expect(text).toContain(`/newsletter/unsubscribe?token=${token}`);
    expect(html).not.toMatch(/<img|token-of/);
    expect(await now(mailing)).toMatchObject({
      status: 'sent',
      results: { recipients: 2, counts: { sent: 2 } },
    });
  });

  describe('in Spanish', () => {
    const spanish = { spanishSubject: 'El otoño', spanishText: 'Corte [alto](/es/estimate).' };
    const inSpanish = { email: 'luz@example.com', language: 'es', subscribedAt: TEST_NOW } as const;
    const letterTo = (email: string) => went.find(({ to }) => to === email);

    it('goes to who signed up in Spanish, as far as it is written, with everything around it', async () => {
      await subscribers('ann@example.com');
      await test.open.db.insert(newsletterSubscriptions).values(inSpanish);
      const { id, version, subject, text } = await draft();
      const words = { version, subject, text, ...spanish, tasks: ['fall-1'] };
      const saved: Mailing = (await call('PATCH', `/${id}`, words)).json();
      expect(saved).toMatchObject(spanish);
      await act(saved, 'send');
      await deliver();
      const luz = letterTo('luz@example.com');
      expect(luz?.subject).toBe('El otoño');
      expect(luz?.html).toMatch(/<html [^>]*lang="es"/);
      expect(luz?.text).toContain('darse de baja aquí');
      expect(luz?.text).toContain('/es/newsletter/unsubscribe?token=');
      expect(luz?.html).toMatch(/\/n\/[\w-]+"[^>]*>alto/);
      expect(luz?.html).not.toContain('lang="en"');
      const ann = letterTo('ann@example.com');
      expect(ann?.subject).toBe('Fall in the yard');
      expect(ann?.text).not.toContain('El otoño');
      expect(ann?.html).toMatch(/<html [^>]*lang="en"/);
    });

    it('goes out in English where it is not written, marked as that and said so', async () => {
      await test.open.db.insert(newsletterSubscriptions).values(inSpanish);
      const mailing = await draft();
      const preview = (language: string) =>
        call('GET', `/${mailing.id}/preview?language=${language}`);
      expect((await preview('es')).body).toContain('Esta edición está escrita en inglés.');
      expect((await preview('en')).body).not.toContain('inglés');
      await act(mailing, 'send');
      await deliver();
      const luz = letterTo('luz@example.com');
      expect(luz?.subject).toBe('Fall in the yard');
      expect(luz?.text).toContain('Esta edición está escrita en inglés.');
      expect(luz?.html).toMatch(/<div lang="en">.*Mow high/s);
      expect(luz?.html).toMatch(/<span lang="en">Fall in the yard/);
    });

    it('goes on in English that began to be sent by a version without it', async () => {
      await test.open.db.insert(newsletterSubscriptions).values(inSpanish);
      const mailing = await act(await draft(), 'send');
      const [row] = await test.open.db.select().from(mailings).where(eq(mailings.id, mailing.id));
      const { spanish: _, ...content } = row?.content ?? {
        subject: '',
        text: '',
        posts: [],
        tasks: [],
      };
      await test.open.db.update(mailings).set({ content }).where(eq(mailings.id, mailing.id));
      await deliver();
      expect(letterTo('luz@example.com')?.text).toContain('Mow high');
    });
  });

  it('does not go to someone who unsubscribed a second before, and counts who leaves by it', async () => {
    await subscribers('ann@example.com', 'bo@example.com');
    const mailing = await act(await draft(), 'send');
    await test.open.db
      .update(newsletterSubscriptions)
      .set({ isActive: false })
      .where(eq(newsletterSubscriptions.email, 'bo@example.com'));
    await deliver();
    expect(readers()).toEqual(['ann@example.com']);
    const url = new URL(went[0]?.list?.unsubscribe ?? '');
    for (const _ of [1, 2]) {
      const left = await test.app.inject({ method: 'POST', url: url.pathname + url.search });
      expect(left.statusCode).toBe(200);
    }
    expect((await now(mailing)).results).toMatchObject({
      unsubscribed: 1,
      counts: { sent: 1, skipped: 1 },
    });
  });

  it('keeps the words of the moment it began, and counts clicks on our own pages alone', async () => {
    await subscribers('ann@example.com');
    const mailing = await act(
      await draft(
        '[Ours](/services) and [theirs](https://example.org/x). ![x](https://e.org/p.png)',
      ),
      'send',
    );
    await deliver();
    const { html } = went[0] as Mail;
    expect(html).toContain('href="https://example.org/x"');
    expect(html).not.toContain('e.org/p.png');
    const codes = [...html.matchAll(/href="http:\/\/localhost:3000(\/n\/[\w-]+)"/g)].map(
      ([, path = '']) => path,
    );
    const landed: unknown[] = [];
    for (const url of codes) landed.push((await test.app.inject({ url })).headers.location);
    expect(landed).toContain('/services');
    await test.app.inject({ method: 'HEAD', url: codes[0] ?? '' });
    const unknown = await test.app.inject({ url: '/n/nothing' });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/']);
    const { results } = await now(mailing);
    expect(results?.links).toContainEqual({ path: '/services', clicks: 1 });
    expect(results?.links.map(({ path }) => path).join()).not.toContain('example.org');
  });

  it('pauses at once, and goes on where it was', async () => {
    await subscribers(...Array.from({ length: 8 }, (_, index) => `reader${index}@example.com`));
    const sending = await act(await draft(), 'send');
    let isPaused: Promise<Mailing> | undefined;
    await runDelivery({
      context: test.context,
      mailer: {
        ...mailer,
        async send(mail) {
          await mailer.send(mail);
          if (went.length === 3) isPaused = act(sending, 'pause');
          await isPaused;
        },
      },
    });
    expect(went).toHaveLength(3);
    await deliver();
    expect(went).toHaveLength(3);
    await act(await now(sending), 'resume');
    await deliver();
    expect(new Set(readers()).size).toBe(8);
    expect(went).toHaveLength(8);
  });

  it('that is canceled goes to no one else', async () => {
    await subscribers('ann@example.com');
    const mailing = await act(await draft(), 'send');
    const canceled = await act(mailing, 'cancel');
    await deliver();
    expect(went).toEqual([]);
    expect(canceled).toMatchObject({ status: 'canceled', results: { counts: { skipped: 1 } } });
  });

  it('goes out at its time, once, and to who is subscribed by then', async () => {
    await subscribers('ann@example.com');
    const soon = { date: '2026-11-10', time: '09:00' };
    const scheduled = await act(await draft(), 'schedule', soon);
    expect(scheduled.status).toBe('scheduled');
    await startDueMailings(test.context);
    expect((await now(scheduled)).status).toBe('scheduled');
    await subscribers('bo@example.com');
    test.setNow(new Date('2026-11-10T15:00:01.000Z'));
    await Promise.all([startDueMailings(test.context), startDueMailings(test.context)]);
    await deliver();
    expect(readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });

  it('keeps to the pace of the settings, by whatever number of processes', async () => {
    await subscribers(...Array.from({ length: 5 }, (_, index) => `reader${index}@example.com`));
    const mailing = await act(await draft(), 'send');
    await test.open.db
      .update(mailingRecipients)
      .set({ status: 'sent', claimedAt: TEST_NOW })
      .where(eq(mailingRecipients.mailingId, mailing.id));
    await test.open.db
      .update(mailingRecipients)
      .set({ status: 'waiting', claimedAt: null })
      .where(
        and(
          eq(mailingRecipients.mailingId, mailing.id),
          eq(mailingRecipients.id, await someRecipient()),
        ),
      );
    mailsPerMinute = 4;
    let looks = 0;
    const isStopping = () => {
      looks += 1;
      return looks > 3;
    };
    await runDelivery({ context: test.context, mailer, isStopping });
    expect(went).toEqual([]);
    mailsPerMinute = 3_000;
    test.setNow(minutesLater(1.1));
    await deliver();
    expect(went).toHaveLength(1);
  });
});

async function someRecipient(): Promise<number> {
  const [row] = await test.open.db.select().from(mailingRecipients).limit(1);
  return row?.id ?? 0;
}

describe('a mail server', () => {
  it('that refuses an address for good has it written to no more, and a customer’s stands on Today', async () => {
    await signedIn(test, 'cara@example.com');
    await subscribers('cara@example.com', 'stranger@example.com', 'ann@example.com');
    const refusal = {
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 5.1.1 <cara@example.com>: no such user',
    };
    refusals = { 'cara@example.com': refusal, 'stranger@example.com': refusal };
    const mailing = await act(await draft(), 'send');
    await deliver();
    expect(readers()).toEqual(['ann@example.com']);
    expect((await now(mailing)).results).toMatchObject({ counts: { bounced: 2, sent: 1 } });
    const waiting = async () => {
      const url = '/api/console/today';
      const today = (await test.app.inject({ url, headers: office })).json();
      return [
        today.counts.bounce,
        ...today.waiting
          .filter(({ kind }: { kind: string }) => kind === 'bounce')
          .map(({ words }: { words: string }) => words),
      ];
    };
    expect(await waiting()).toEqual([
      1,
      'Email to cara@example.com bounced. Call for a new address.',
    ]);
    await act(await draft(), 'send');
    refusals = {};
    await deliver();
    expect(went).toHaveLength(2);
    const bounced = await test.app.inject({
      url: '/api/console/newsletter/subscribers?status=bounced',
      headers: office,
    });
    const cara = bounced
      .json()
      .items.find(({ email }: { email: string }) => email.startsWith('cara'));
    expect(cara).toMatchObject({ isHandled: false, customer: { phone: null } });
    expect(cara.reason).not.toContain('cara');
    const url = `/api/console/newsletter/subscribers/${cara.id}/handled`;
    expect((await test.app.inject({ method: 'POST', url, headers: office })).statusCode).toBe(200);
    expect(await waiting()).toEqual([0]);
    await test.open.db
      .delete(users)
      .where(eq(users.email, 'cara@example.com'))
      .catch(() => {});
  });

  it('that refuses for now gets the mail again, until it is set aside with the reason', async () => {
    await subscribers('ann@example.com');
    refusals = {
      'ann@example.com': { responseCode: 451, command: 'DATA', response: '451 Try later' },
    };
    const mailing = await act(await draft(), 'send');
    for (const minutes of [0, 11, 75, 320, 1100]) {
      test.setNow(minutesLater(minutes));
      await deliver();
      if (minutes === 0) {
        const later = { count: 1, firstAt: minutesLater(10).toISOString() };
        expect((await now(mailing)).results).toMatchObject({ counts: { waiting: 1 }, later });
      }
    }
    expect((await now(mailing)).results).toMatchObject({
      counts: { failed: 1 },
      later: null,
      troubles: [{ email: 'ann@example.com', status: 'failed', reason: '451 Try later' }],
    });
    await deliver();
    expect((await now(mailing)).status).toBe('sent');
  });

  it('that refuses us pauses the mailing, and no address is to blame', async () => {
    await subscribers('ann@example.com', 'bo@example.com');
    const refusal = { responseCode: 535, command: 'AUTH PLAIN', response: '535 Bad password' };
    refusals = { 'ann@example.com': refusal, 'bo@example.com': refusal };
    const mailing = await act(await draft(), 'send');
    await deliver();
    const paused = await now(mailing);
    expect(paused).toMatchObject({
      status: 'paused',
      haltReason: '535 Bad password',
      results: { counts: { waiting: 2, bounced: 0 } },
    });
    refusals = {};
    await act(paused, 'resume');
    await deliver();
    expect(readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });

  it('that is away holds up the rest until it is back', async () => {
    await subscribers('ann@example.com', 'bo@example.com');
    refusals = {
      'ann@example.com': { code: 'ECONNECTION' },
      'bo@example.com': { code: 'ESOCKET' },
    };
    const mailing = await act(await draft(), 'send');
    await deliver();
    expect((await now(mailing)).results?.troubles).toHaveLength(1);
    refusals = {};
    test.setNow(minutesLater(11));
    await deliver();
    expect(readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });
});

describe('the office', () => {
  it('gets a test of its own draft, and no one else does', async () => {
    await subscribers('ann@example.com');
    await test.work();
    await act(await draft(), 'test');
    await mailsAfterWork(test);
    expect(test.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['office@example.com', '[Test] Fall in the yard'],
    ]);
    expect((await call('GET', '')).json().items).toMatchObject([{ status: 'draft', sent: 0 }]);
  });

  it('is told of what a colleague has saved, and of what cannot be done', async () => {
    const mailing = await draft();
    const words = { subject: 'Mine', text: 'Other words' };
    const late = await call('PATCH', `/${mailing.id}`, { version: 1, ...words });
    expect([late.statusCode, late.json().current.text]).toEqual([409, mailing.text]);
    const unread = await call('POST', `/${mailing.id}/send`, { version: mailing.version });
    expect([unread.statusCode, unread.json().detail]).toEqual([
      409,
      'No one is subscribed to the newsletter yet.',
    ]);
    const over = { version: mailing.version, date: '2026-01-01', time: '09:00' };
    expect((await call('POST', `/${mailing.id}/schedule`, over)).statusCode).toBe(422);
    await subscribers('ann@example.com');
    const twice = await Promise.all(
      [1, 2].map(() => call('POST', `/${mailing.id}/send`, { version: mailing.version })),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('looks at the mail in a frame that runs nothing', async () => {
    const { id } = await draft('<script>alert(1)</script> **bold**');
    const { headers, body } = await call('GET', `/${id}/preview?version=2`);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(body).toContain('&lt;script&gt;');
    expect(body).toContain('<strong>bold</strong>');
  });
});
