// Two instances send one mailing over one database, while readers leave: each who stays gets it once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { newMailing } from '../../../../test/mailing-rows.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { unsubscribe } from '../newsletter/newsletter.service.ts';
import { runDelivery } from './deliver-mailings.ts';
import { startDueMailings } from './start-mailing.ts';

const READERS = 60;

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp();
  other = await createTestApp({}, { sharedDatabase: one.open });
  for (const { context } of [one, other]) {
    const { settings } = context;
    context.settings = () => ({ ...settings(), mailsPerMinute: 3_000 });
  }
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it('each reader gets it once, and who left a moment before does not', async () => {
  const went: { to: string; at: number }[] = [];
  const left = new Map<string, number>();
  const mailer = {
    async send({ to }: { to: string }) {
      went.push({ to, at: performance.now() });
    },
    close() {},
  };
  const run = ({ context }: TestApp) => runDelivery({ context, mailer });
  // What a start takes back is behind both.
  await Promise.all([run(one), run(other)]);
  const emails = Array.from({ length: READERS }, (_, index) => `reader${index}@example.com`);
  const readers = await one.open.db
    .insert(newsletterSubscriptions)
    .values(emails.map((email) => ({ email })))
    .returning();
  const { id } = await newMailing(one, 'scheduled');
  await one.open.db.update(mailings).set({ sendAt: one.context.clock() });
  await Promise.all([startDueMailings(one.context), startDueMailings(other.context)]);

  const leave = async () => {
    for (const { id: subscriptionId, email } of readers.slice(-10)) {
      await unsubscribe(one.context, { subscriptionId, mailingId: null });
      left.set(email, performance.now());
    }
  };
  await Promise.all([run(one), run(other), leave()]);
  await run(one);

  const addresses = went.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThanOrEqual(READERS - 10);
  const { rows } = await one.open.db.execute<{ status: string; found: number }>(sql`
    select status, count(*)::int as found from mailing_recipients where mailing_id = ${id} group by status`);
  const found = Object.fromEntries(rows.map(({ status, found }) => [status, found]));
  expect(found).toEqual({
    sent: addresses.length,
    ...(addresses.length < READERS && { skipped: READERS - addresses.length }),
  });
  // A mail that was claimed before its reader left may still be on its way for a moment, and no longer.
  for (const { to, at } of went) expect(at - (left.get(to) ?? at)).toBeLessThan(1_000);
});
