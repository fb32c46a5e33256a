// The program is killed again and again while the office sends a batch of invoices and Stripe tells of payments: every visit is on one invoice,
// every payment is booked once, and whoever got no answer comes again and changes nothing.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#company/rules/time/company-time.ts';
import { type OpenDatabase, openEmbedded } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { signInByMail } from '../bench/sign-in-by-mail.ts';
import { done, VISIT_LINES } from './portal-customer.ts';
import { randomFrom, testSeed } from './random.ts';
import { rounds } from './rounds.ts';
import { prepareDataDir, type ServerProcess, startProcess } from './server-process.ts';
import type { BankEvent } from './stripe-shapes.ts';
import { type StripeStandIn, signatureOf, startStripeStandIn } from './stripe-stand-in.ts';

const KILLS = rounds(2, 20);
const CUSTOMERS = 12;
/** How long a program may go on after its first question before it is killed. */
const LONGEST_MS = 400;
const OWNER = 'owner@example.com';

type Batch = { key: string; body: string };
/** What has no answer yet. */
type Unanswered = { batch: Batch | undefined; news: BankEvent[] };

const random = randomFrom(testSeed);
let stripe: StripeStandIn;
let dataDir: string;
let cookie: string;
let environment: Record<string, string>;

beforeAll(async () => {
  stripe = await startStripeStandIn(() => new Date());
  dataDir = await prepareDataDir();
  environment = { STAFF_EMAILS: OWNER, PUBLIC_URL: 'http://localhost', ...stripe.environment };
  const server = await start();
  cookie = await signInByMail(server.url, dataDir, OWNER);
  await server.stop();
  await inDatabase(addCustomers);
}, 120_000);
afterAll(async () => {
  await stripe.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startProcess(dataDir, { now: undefined }, environment);

it(`loses and doubles no cent in ${KILLS} kills`, async () => {
  const unanswered: Unanswered = { batch: undefined, news: [] };
  const told: BankEvent[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    unanswered.news.push(...(await inDatabase((open) => addWork(open, kill))));
    const server = await start();
    const working = Promise.all([bill(server, unanswered), tell(server, unanswered, told)]);
    await new Promise<void>((killed) => {
      setTimeout(() => void server.kill().then(killed), random() * LONGEST_MS);
    });
    await working;
  }

  // A last life without a kill: what had no answer comes again, and all news are told once more.
  const server = await start();
  unanswered.news.push(...told);
  await bill(server, unanswered);
  await tell(server, unanswered, []);
  expect(unanswered).toEqual({ batch: undefined, news: [] });
  await server.stop();
  await inDatabase(expectEveryCent);
}, 600_000);

async function addCustomers({ db }: OpenDatabase): Promise<void> {
  const people = Array.from({ length: CUSTOMERS }, (_, index) => ({
    email: `lawn${index}@example.com`,
    role: 'customer' as const,
  }));
  const rows = await db.insert(users).values(people).returning({ id: users.id });
  await db
    .insert(properties)
    .values(rows.map(({ id: userId }, index) => ({ userId, address: `${index} Kill Lane` })));
}

/** A visit of each customer is done, and each pays online, of which the news are given. */
async function addWork({ db }: OpenDatabase, wave: number): Promise<BankEvent[]> {
  const places = await db.select().from(properties);
  await db.insert(visits).values(
    places.map(({ id: propertyId }) => ({
      ...done,
      ...{ propertyId, serviceType: 'Lawn Maintenance', priceLines: VISIT_LINES },
      ...{ scheduledTime: '09:00', scheduledDate: addDays('2026-09-01', wave) },
    })),
  );
  const begun = await db
    .insert(onlinePayments)
    .values(
      places.map(({ userId }, index) => ({
        ...{ userId, cents: 1000 + index, key: `${userId}/${wave}`, attempt: 1 },
        ...{ status: 'open' as const, intentId: `pi_${wave}_${index}`, createdAt: new Date() },
      })),
    )
    .returning();
  return begun.flatMap(({ id, intentId, cents }) => {
    const intent = {
      ...{ id: intentId ?? '', object: 'payment_intent', amount: cents, currency: 'usd' },
      ...{ status: 'open', customer: 'cus_1', client_secret: 'secret' },
      ...{ setup_future_usage: null, payment_method: null, latest_charge: null },
      metadata: { online_payment: id },
    };
    stripe.intents.set(intent.id, intent);
    return stripe.happens(intent.id, { status: 'succeeded' });
  });
}

/** The office bills everyone who has something to be billed, until there is no one, or no program. */
async function bill({ url }: ServerProcess, unanswered: Unanswered): Promise<void> {
  const path = `${url}/api/console/billing`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  await untilKilled(async () => {
    for (;;) {
      const batch = unanswered.batch ?? (await nextBatch(path, headers));
      if (!batch) return;
      unanswered.batch = batch;
      const { key, body } = batch;
      const answer = await fetch(`${path}/invoices`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      });
      const text = await answer.text();
      // 409: more was done since the preview, so it is looked at again.
      expect([200, 201, 409], text).toContain(answer.status);
      unanswered.batch = undefined;
    }
  });
}

async function nextBatch(
  path: string,
  headers: Record<string, string>,
): Promise<Batch | undefined> {
  const answer = await fetch(`${path}/preview?customers=`, { headers });
  const { items, hash } = (await answer.json()) as { items: unknown[]; hash: string };
  if (items.length === 0) return undefined;
  return { key: crypto.randomUUID(), body: JSON.stringify({ customers: '', hash }) };
}

/** Stripe tells what it has no answer to, each third news twice, and goes on until the program is gone. */
async function tell(
  { url }: ServerProcess,
  { news }: Unanswered,
  told: BankEvent[],
): Promise<void> {
  const say = async (event: BankEvent) => {
    const answer = await fetch(`${url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(event, new Date()),
      },
      body: event.body,
    });
    expect(answer.status, await answer.text()).toBe(204);
  };
  await untilKilled(async () => {
    for (let event = news[0]; event; event = news[0]) {
      await say(event);
      if (news.length % 3 === 0) await say(event);
      news.shift();
      told.push(event);
    }
  });
}

async function untilKilled(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof TypeError) || !/fetch failed|terminated/.test(error.message))
      throw error;
  });
}

async function expectEveryCent({ db }: OpenDatabase): Promise<void> {
  const all = KILLS * CUSTOMERS;
  const paid = all * 1000 + KILLS * ((CUSTOMERS * (CUSTOMERS - 1)) / 2);
  const { rows } = await db.execute(sql`select
    (select sum(cents)::int from ledger_lines) as sum,
    (select count(*)::int from (select from ledger_lines group by entry_id having sum(cents) <> 0) as entry) as off,
    (select count(*)::int from payments) as payments,
    (select count(distinct payment_id)::int from online_payments where status = 'succeeded') as booked,
    (select sum(line.cents)::int from ledger_lines as line join ledger_entries as entry on entry.id = line.entry_id
      where line.account = 'stripe' and entry.kind = 'payment') as cents,
    (select count(*)::int from (select from ledger_entries where kind = 'fee' group by payment_id having count(*) > 1) as fee) as double_fees,
    (select count(*)::int from invoice_items) as items,
    (select count(distinct visit_id)::int from invoice_items) as billed,
    (select (max(number) - min(number) + 1 - count(*))::int from invoices) as gaps`);
  expect(rows[0]).toEqual({
    ...{ sum: 0, off: 0, payments: all, booked: all, cents: paid, double_fees: 0 },
    ...{ items: all, billed: all, gaps: 0 },
  });
  await expectMails(db);
}

/** For every invoice there is a job, or the mail itself. */
async function expectMails(db: OpenDatabase['db']): Promise<void> {
  const invoices = await db.execute<{ id: string }>(sql`select id from invoices`);
  const jobs = await db.execute<{ id: string }>(
    sql`select data->>'invoiceId' as id from pgboss.job where name = 'invoice-mail'`,
  );
  const sent = (await readdir(join(dataDir, 'outbox'))).join(' ');
  const isThere = (id: string) => jobs.rows.some((job) => job.id === id) || sent.includes(id);
  expect(invoices.rows.filter(({ id }) => !isThere(id))).toEqual([]);
}

/** Opens the database of the directory while no program has it. */
async function inDatabase<Answer>(work: (open: OpenDatabase) => Promise<Answer>): Promise<Answer> {
  const open = await openEmbedded(join(dataDir, 'database'));
  const answer = await work(open);
  await open.close();
  return answer;
}
