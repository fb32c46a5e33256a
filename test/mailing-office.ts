// An office that writes mailings of the newsletter, whose mail server says what a test wants it to say.
import { expect } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { runDelivery } from '#server/site/mailings/deliver-mailings.ts';
import { TEST_NOW } from './now.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp } from './test-app.ts';

export type MailingOffice = Awaited<ReturnType<typeof openMailingOffice>>;

/** Opens it; `pace.mailsPerMinute` is its setting. */
export async function openMailingOffice() {
  const test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  const headers = {
    cookie: await signedIn(test, 'office@example.com'),
    'sec-fetch-site': 'same-origin',
  };
  const pace = { mailsPerMinute: 3_000 };
  const { settings } = test.context;
  test.context.settings = () => ({ ...settings(), ...pace });
  const went: Mail[] = [];
  const refusals = new Map<string, object>();
  const mailer: Mailer = {
    async send(mail) {
      const refusal = refusals.get(mail.to);
      if (refusal) throw Object.assign(new Error('refused'), refusal);
      went.push(mail);
    },
    close() {},
  };
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    test.app.inject({
      ...{ method, url: `/api/console/mailings${path}`, headers },
      ...(payload && { payload }),
    });

  return {
    ...{ test, headers, pace, mailer, call },
    /** The mails that went, and what the server says to some of them instead, by their readers. */
    ...{ went, refusals },
    deliver: () => runDelivery({ context: test.context, mailer }),
    readers: () => went.map(({ to }) => to).sort(),
    subscribers: (...emails: string[]) => {
      const values = emails.map((email) => ({ email, subscribedAt: TEST_NOW }));
      return test.open.db.insert(newsletterSubscriptions).values(values).returning();
    },
    /** A draft with words in it. */
    async draft(text = 'Mow high. See [prices](/#pricing).'): Promise<Mailing> {
      const subject = 'Fall in the yard';
      const { id } = (await call('POST', '', { subject })).json();
      const saved = await call('PATCH', `/${id}`, { version: 1, subject, text });
      expect(saved.statusCode).toBe(200);
      return saved.json();
    },
    async act(mailing: Mailing, what: string, more: object = {}): Promise<Mailing> {
      const { id, version } = mailing;
      const answer = await call('POST', `/${id}/${what}`, { version, ...more });
      expect([what, answer.statusCode]).toEqual([what, 200]);
      return answer.json();
    },
    now: async ({ id }: Mailing): Promise<Mailing> => (await call('GET', `/${id}`)).json(),
    /** As it was when it opened. */
    async clear() {
      test.setNow(TEST_NOW);
      await test.open.db.delete(mailings);
      await test.open.db.delete(newsletterSubscriptions);
      went.length = 0;
      refusals.clear();
    },
  };
}
