// Mailings of the newsletter through the API: written, tested, scheduled, sent to who is subscribed, paused, canceled, counted.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { mailingRecipients } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { type MailingOffice, openMailingOffice } from '../../../../test/mailing-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { runDelivery } from './deliver-mailings.ts';
import { startDueMailings } from './start-mailing.ts';

let office: MailingOffice;
beforeAll(async () => {
  office = await openMailingOffice();
});
afterAll(() => office.test.close());
beforeEach(() => office.clear());

const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe('a mailing', () => {
  it('goes once to everyone who is subscribed, with the way out and a name for good', async () => {
    const [ann] = await office.subscribers('ann@example.com', 'bo@example.com');
    await office.test.open.db.insert(newsletterSubscriptions).values([
      { email: 'left@example.com', isActive: false },
      { email: 'held@example.com', underReview: true },
      { email: 'gone@example.com', bouncedAt: TEST_NOW },
    ]);
    const mailing = await office.act(await office.draft(), 'send');
    await office.subscribers('late@example.com');
    await office.deliver();
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com', 'bo@example.com']);
    const { id, list, text, html } = office.went.find(({ to }) => to === 'ann@example.com') as Mail;
    expect(id).toMatch(new RegExp(`^mailing-${mailing.id}-\\d+$`));
    const token = /token=([\w.-]+)/.exec(list?.unsubscribe ?? '')?.[1];
    expect(token).toMatch(new RegExp(`^${ann?.id}\\.${mailing.id}-`));
    expect(text).toContain(`/newsletter/unsubscribe?token=${token}`);
    expect(html).not.toMatch(/<img|token-of/);
    expect(await office.now(mailing)).toMatchObject({
      status: 'sent',
      results: { recipients: 2, counts: { sent: 2 } },
    });
  });

  it('does not go to someone who unsubscribed a second before, and counts who leaves by it', async () => {
    await office.subscribers('ann@example.com', 'bo@example.com');
    const mailing = await office.act(await office.draft(), 'send');
    await office.test.open.db
      .update(newsletterSubscriptions)
      .set({ isActive: false })
      .where(eq(newsletterSubscriptions.email, 'bo@example.com'));
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com']);
    const url = new URL(office.went[0]?.list?.unsubscribe ?? '');
    for (const _ of [1, 2]) {
      const left = await office.test.app.inject({ method: 'POST', url: url.pathname + url.search });
      expect(left.statusCode).toBe(200);
    }
    expect((await office.now(mailing)).results).toMatchObject({
      unsubscribed: 1,
      counts: { sent: 1, skipped: 1 },
    });
  });

  it('keeps the words of the moment it began, and counts clicks on our own pages alone', async () => {
    await office.subscribers('ann@example.com');
    const mailing = await office.act(
      await office.draft(
        '[Ours](/services) and [theirs](https://example.org/x). ![x](https://e.org/p.png)',
      ),
      'send',
    );
    await office.deliver();
    const { html } = office.went[0] as Mail;
    expect(html).toContain('href="https://example.org/x"');
    expect(html).not.toContain('e.org/p.png');
    const codes = [...html.matchAll(/href="http:\/\/localhost:3000(\/n\/[\w-]+)"/g)].map(
      ([, path = '']) => path,
    );
    const landed: unknown[] = [];
    for (const url of codes) landed.push((await office.test.app.inject({ url })).headers.location);
    expect(landed).toContain('/services');
    await office.test.app.inject({ method: 'HEAD', url: codes[0] ?? '' });
    const unknown = await office.test.app.inject({ url: '/n/nothing' });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/']);
    const { results } = await office.now(mailing);
    expect(results?.links).toContainEqual({ path: '/services', clicks: 1 });
    expect(results?.links.map(({ path }) => path).join()).not.toContain('example.org');
  });

  it('pauses at once, and goes on where it was', async () => {
    await office.subscribers(
      ...Array.from({ length: 8 }, (_, index) => `reader${index}@example.com`),
    );
    const sending = await office.act(await office.draft(), 'send');
    let isPaused: Promise<Mailing> | undefined;
    await runDelivery({
      context: office.test.context,
      mailer: {
        ...office.mailer,
        async send(mail) {
          await office.mailer.send(mail);
          if (office.went.length === 3) isPaused = office.act(sending, 'pause');
          await isPaused;
        },
      },
    });
    expect(office.went).toHaveLength(3);
    await office.deliver();
    expect(office.went).toHaveLength(3);
    await office.act(await office.now(sending), 'resume');
    await office.deliver();
    expect(new Set(office.readers()).size).toBe(8);
    expect(office.went).toHaveLength(8);
  });

  it('that is canceled goes to no one else', async () => {
    await office.subscribers('ann@example.com');
    const mailing = await office.act(await office.draft(), 'send');
    const canceled = await office.act(mailing, 'cancel');
    await office.deliver();
    expect(office.went).toEqual([]);
    expect(canceled).toMatchObject({ status: 'canceled', results: { counts: { skipped: 1 } } });
  });

  it('goes out at its time, once, and to who is subscribed by then', async () => {
    await office.subscribers('ann@example.com');
    const soon = { date: '2026-11-10', time: '09:00' };
    const scheduled = await office.act(await office.draft(), 'schedule', soon);
    expect(scheduled.status).toBe('scheduled');
    await startDueMailings(office.test.context);
    expect((await office.now(scheduled)).status).toBe('scheduled');
    await office.subscribers('bo@example.com');
    office.test.setNow(new Date('2026-11-10T15:00:01.000Z'));
    await Promise.all([
      startDueMailings(office.test.context),
      startDueMailings(office.test.context),
    ]);
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });

  it('keeps to the pace of the settings, by whatever number of processes', async () => {
    await office.subscribers(
      ...Array.from({ length: 5 }, (_, index) => `reader${index}@example.com`),
    );
    const mailing = await office.act(await office.draft(), 'send');
    await office.test.open.db
      .update(mailingRecipients)
      .set({ status: 'sent', claimedAt: TEST_NOW })
      .where(eq(mailingRecipients.mailingId, mailing.id));
    await office.test.open.db
      .update(mailingRecipients)
      .set({ status: 'waiting', claimedAt: null })
      .where(
        and(
          eq(mailingRecipients.mailingId, mailing.id),
          eq(mailingRecipients.id, await someRecipient()),
        ),
      );
    office.pace.mailsPerMinute = 4;
    let looks = 0;
    const isStopping = () => {
      looks += 1;
      return looks > 3;
    };
    await runDelivery({ context: office.test.context, mailer: office.mailer, isStopping });
    expect(office.went).toEqual([]);
    office.pace.mailsPerMinute = 3_000;
    office.test.setNow(minutesLater(1.1));
    await office.deliver();
    expect(office.went).toHaveLength(1);
  });
});

async function someRecipient(): Promise<number> {
  const [row] = await office.test.open.db.select().from(mailingRecipients).limit(1);
  return row?.id ?? 0;
}

describe('a mail server', () => {
  it('that refuses an address for good has it written to no more, and a customer’s stands on Today', async () => {
    await signedIn(office.test, 'cara@example.com');
    await office.subscribers('cara@example.com', 'stranger@example.com', 'ann@example.com');
    const refusal = {
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 5.1.1 <cara@example.com>: no such user',
    };
    for (const to of ['cara@example.com', 'stranger@example.com']) office.refusals.set(to, refusal);
    const mailing = await office.act(await office.draft(), 'send');
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com']);
    expect((await office.now(mailing)).results).toMatchObject({ counts: { bounced: 2, sent: 1 } });
    const waiting = async () => {
      const url = '/api/console/today';
      const today = (await office.test.app.inject({ url, headers: office.headers })).json();
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
    await office.act(await office.draft(), 'send');
    office.refusals.clear();
    await office.deliver();
    expect(office.went).toHaveLength(2);
    const bounced = await office.test.app.inject({
      url: '/api/console/newsletter/subscribers?status=bounced',
      headers: office.headers,
    });
    const cara = bounced
      .json()
      .items.find(({ email }: { email: string }) => email.startsWith('cara'));
    expect(cara).toMatchObject({ isHandled: false, customer: { phone: null } });
    expect(cara.reason).not.toContain('cara');
    const url = `/api/console/newsletter/subscribers/${cara.id}/handled`;
    expect(
      (await office.test.app.inject({ method: 'POST', url, headers: office.headers })).statusCode,
    ).toBe(200);
    expect(await waiting()).toEqual([0]);
    await office.test.open.db
      .delete(users)
      .where(eq(users.email, 'cara@example.com'))
      .catch(() => {});
  });

  it('that refuses for now gets the mail again, until it is set aside with the reason', async () => {
    await office.subscribers('ann@example.com');
    office.refusals.set('ann@example.com', {
      responseCode: 451,
      command: 'DATA',
      response: '451 Try later',
    });
    const mailing = await office.act(await office.draft(), 'send');
    for (const minutes of [0, 11, 75, 320, 1100]) {
      office.test.setNow(minutesLater(minutes));
      await office.deliver();
      if (minutes === 0) {
        const later = { count: 1, firstAt: minutesLater(10).toISOString() };
        expect((await office.now(mailing)).results).toMatchObject({
          counts: { waiting: 1 },
          later,
        });
      }
    }
    expect((await office.now(mailing)).results).toMatchObject({
      counts: { failed: 1 },
      later: null,
      troubles: [{ email: 'ann@example.com', status: 'failed', reason: '451 Try later' }],
    });
    await office.deliver();
    expect((await office.now(mailing)).status).toBe('sent');
  });

  it('that refuses us pauses the mailing, and no address is to blame', async () => {
    await office.subscribers('ann@example.com', 'bo@example.com');
    const refusal = { responseCode: 535, command: 'AUTH PLAIN', response: '535 Bad password' };
    for (const to of ['ann@example.com', 'bo@example.com']) office.refusals.set(to, refusal);
    const mailing = await office.act(await office.draft(), 'send');
    await office.deliver();
    const paused = await office.now(mailing);
    expect(paused).toMatchObject({
      status: 'paused',
      haltReason: '535 Bad password',
      results: { counts: { waiting: 2, bounced: 0 } },
    });
    office.refusals.clear();
    await office.act(paused, 'resume');
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });

  it('that is away holds up the rest until it is back', async () => {
    await office.subscribers('ann@example.com', 'bo@example.com');
    office.refusals.set('ann@example.com', { code: 'ECONNECTION' });
    office.refusals.set('bo@example.com', { code: 'ESOCKET' });
    const mailing = await office.act(await office.draft(), 'send');
    await office.deliver();
    expect((await office.now(mailing)).results?.troubles).toHaveLength(1);
    office.refusals.clear();
    office.test.setNow(minutesLater(11));
    await office.deliver();
    expect(office.readers()).toEqual(['ann@example.com', 'bo@example.com']);
  });
});

describe('the office', () => {
  it('gets a test of its own draft, and no one else does', async () => {
    await office.subscribers('ann@example.com');
    await office.test.work();
    await office.act(await office.draft(), 'test');
    await mailsAfterWork(office.test);
    expect(office.test.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['office@example.com', '[Test] Fall in the yard'],
    ]);
    expect((await office.call('GET', '')).json().items).toMatchObject([
      { status: 'draft', sent: 0 },
    ]);
  });

  it('is told of what a colleague has saved, and of what cannot be done', async () => {
    const mailing = await office.draft();
    const words = { subject: 'Mine', text: 'Other words' };
    const late = await office.call('PATCH', `/${mailing.id}`, { version: 1, ...words });
    expect([late.statusCode, late.json().current.text]).toEqual([409, mailing.text]);
    const unread = await office.call('POST', `/${mailing.id}/send`, { version: mailing.version });
    expect([unread.statusCode, unread.json().detail]).toEqual([
      409,
      'No one is subscribed to the newsletter yet.',
    ]);
    const over = { version: mailing.version, date: '2026-01-01', time: '09:00' };
    expect((await office.call('POST', `/${mailing.id}/schedule`, over)).statusCode).toBe(422);
    await office.subscribers('ann@example.com');
    const twice = await Promise.all(
      [1, 2].map(() => office.call('POST', `/${mailing.id}/send`, { version: mailing.version })),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('looks at the mail in a frame that runs nothing', async () => {
    const { id } = await office.draft('<script>alert(1)</script> **bold**');
    const { headers, body } = await office.call('GET', `/${id}/preview?version=2`);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(body).toContain('&lt;script&gt;');
    expect(body).toContain('<strong>bold</strong>');
  });
});
