// A hundred thousand random sequences of work, deposits, invoices, payments, tips, credits, refunds, disputes and late or repeated news, many
// customers at once: the ledger comes to zero, is what happened, and nothing is billed or paid twice.
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import {
  type Books,
  moneyHappenings,
  newRandomCustomers,
  type RandomCustomer,
  reckon,
  refusable,
  settleAll,
} from '../../../test/money-at-random.ts';
import { send } from '../../../test/portal-customer.ts';
import { rangeOf, rounds } from '../../../test/rounds.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { startStripeStandIn } from '../../../test/stripe-stand-in.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** So many sequences run beside each other, one for each customer, and are checked together. */
const CUSTOMERS = 25;

/**
 * Which sequences: each batch has the number of its first one as its seed, so a great number can be done in several runs, or in two processes at
 * once, and a failure names the batch that makes it again (docs/testing.md#rounds).
 */
const { from: FROM, count: SEQUENCES } = rangeOf('MONEY', rounds(150, 100_000));

let books: Books;

beforeAll(async () => {
  const stripe = await startStripeStandIn(() => books.test.context.clock());
  const test = await createTestApp({ STAFF_EMAILS: 'owner@example.com', ...stripe.environment });
  const cookie = await signedIn(test, 'owner@example.com');
  const { billing } = (await send(test, { cookie }, 'GET /api/console/settings')).json();
  const withTips = { ...billing, tipsAreOn: true };
  await send(test, { cookie }, 'PATCH /api/console/settings/billing', withTips);
  const isOn = () => expect(test.context.settings().tipsAreOn).toBe(true);
  await vi.waitFor(isOn, 20_000);
  const [owner] = await test.open.db
    .select()
    .from(users)
    .where(eq(users.email, 'owner@example.com'));
  books = { test, stripe, staffId: owner?.id ?? '' };
});
afterAll(async () => {
  await books.test.close();
  await books.stripe.close();
});

/** What leads to deposits, disputes and refunds has to come in a row, so it comes more often than the rest. */
const OFTEN = [
  ...['payOnline', 'decide', 'tell', 'dispute', 'refundElsewhere', 'endBack'],
  ...['credit', 'refund', 'askForRefunds', 'acceptJob', 'bill', 'refundTip'],
];

/** What chance seldom has in a row, so one customer each of a batch begins with it: no run may end without having seen it. */
const BEGINNINGS = [
  ['payOnline', 'decide', 'tell', 'tell', 'refundTip'],
  ['acceptJob', 'bill', 'completeJob', 'bill'],
  ['pay', 'takeBack'],
  ['payOnline', 'decide', 'tell', 'tell', 'dispute', 'tell'],
].map((names) => names.map((name) => ({ name, number: 0 })));

const event = fc.record({
  name: fc.constantFrom(...Object.keys(moneyHappenings), ...OFTEN, ...OFTEN),
  number: fc.nat({ max: 89 }),
});
const sequence = fc.array(event, { minLength: 6, maxLength: 24, size: 'max' });

it(
  'keeps the ledger true to what happened',
  async () => {
    const seen = new Set<string>();
    const end = FROM + SEQUENCES;
    for (let first = FROM; first < end; first += CUSTOMERS) {
      const count = Math.min(CUSTOMERS, end - first);
      const random = fc.sample(sequence, { seed: first, numRuns: count });
      const sequences = random.map((one, index) => [...(BEGINNINGS[index] ?? []), ...one]);
      await liveAll(sequences, seen).catch((error: unknown) => {
        const again = `MONEY_FROM=${first} MONEY_COUNT=${count} makes it again`;
        throw new Error(`${again}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      });
    }
    await checkAll();
    // The events did something.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['credit-note', 'credit-used', 'invoice', 'payment'],
        ...[
          'payment-returned',
          'payment-reversed',
          'refund',
          'tip',
          'tip-returned',
          'deposit-used',
        ],
      ]),
    );
  },
  rounds(300_000, 36_000_000),
);

async function liveAll(sequences: readonly Sequence[], seen: Set<string>): Promise<void> {
  books.stripe.forget();
  const customers = await newRandomCustomers(books, sequences.length);
  const lives = customers.map((customer, index) => live(customer, sequences[index] ?? []));
  for (const one of await Promise.allSettled(lives)) {
    if (one.status === 'rejected') throw one.reason;
  }
  await checkCustomers(customers, sequences, seen);
}

type Sequence = readonly { name: string; number: number }[];

/** Everyone has something done and billed at first, or most of what can happen could not. */
async function live(customer: RandomCustomer, events: Sequence): Promise<void> {
  await moneyHappenings.visit?.(books, customer, events.length);
  await moneyHappenings.bill?.(books, customer, 0);
  for (const { name, number } of events) {
    await refusable(moneyHappenings[name]?.(books, customer, number) ?? Promise.resolve());
  }
  await settleAll(books, customer, events.length);
}

/** What must be so of each customer whatever has happened. */
async function checkCustomers(
  customers: readonly RandomCustomer[],
  sequences: readonly Sequence[],
  seen: Set<string>,
): Promise<void> {
  const { db } = books.test.open;
  const { rows } = await db.execute<{
    user_id: string;
    kinds: string[];
    receivable: number;
    credit: number;
    stripe: number;
    tips: number;
    tipped: number;
    held: number;
    sum: number;
  }>(sql`
    select line.user_id, array_agg(distinct entry.kind) as kinds, sum(line.cents)::int as sum,
      coalesce(sum(line.cents) filter (where line.account = 'receivable'), 0)::int as receivable,
      coalesce(sum(line.cents) filter (where line.account = 'customer-credit'), 0)::int as credit,
      coalesce(sum(line.cents) filter (where line.account = 'tips'), 0)::int as tips,
      -coalesce(sum(line.cents) filter (where line.account = 'customer-deposits'), 0)::int as held,
      (select coalesce(sum(tip_cents), 0)::int from payments where payments.user_id = line.user_id) as tipped,
      coalesce(sum(line.cents) filter (where line.account = 'stripe' and entry.kind <> 'fee'), 0)::int as stripe
    from ledger_lines as line join ledger_entries as entry on entry.id = line.entry_id
    where ${inArray(sql`line.user_id`, idsOf(customers))} group by line.user_id`);
  const reckoned = await reckon(books, customers);
  for (const [index, customer] of customers.entries()) {
    const life = (sequences[index] ?? []).map(({ name, number }) => `${name} ${number}`).join(', ');
    const found = rows.find((row) => row.user_id === customer.id);
    const { kinds = [], receivable = 0, credit = 0, stripe = 0, sum = 0 } = found ?? {};
    const { tips = 0, tipped = 0, held = 0 } = found ?? {};
    for (const kind of kinds) seen.add(kind);
    expect(sum, life).toBe(0);
    // A tip came with the payments and settled nothing.
    const is = { owed: receivable + credit + tips, atStripe: stripe, held, off: 0, waiting: 0 };
    expect(is, life).toEqual(reckoned[index]);
    expect(tips <= 0 && -tips <= tipped, `${-tips} of ${tipped} in tips: ${life}`).toBe(true);
    expect(receivable > 0 && credit < 0, `owes and has credit: ${life}`).toBe(false);
  }
  const { rows: invoices } = await db.execute<{ number: number }>(sql`
    select invoice.number from invoices as invoice
    cross join lateral (select coalesce(sum(cents), 0) as cents from ledger_lines where invoice_id = invoice.id) as open
    where ${inArray(sql`invoice.user_id`, idsOf(customers))} and (open.cents < 0 or open.cents > invoice.total_cents)`);
  expect(invoices, 'paid twice, or owed twice').toEqual([]);
  const { rows: visits } = await db.execute(sql`
    select visit.id from visits as visit join properties as place on place.id = visit.property_id
    where ${inArray(sql`place.user_id`, idsOf(customers))} and ((visit.price_lines->0->>'amount')::numeric > 0 or visit.job_price > 0)
      and (select count(*) from invoice_items where visit_id = visit.id and released_by is null) <> 1`);
  expect(visits, 'invoiced twice, or not at all').toEqual([]);
}

/** What must be so of the books as a whole. */
async function checkAll(): Promise<void> {
  const { rows } = await books.test.open.db.execute(sql`
    select (select coalesce(sum(cents), 0)::int from ledger_lines) as sum,
      (select count(*)::int from (select from ledger_lines group by entry_id having sum(cents) <> 0) as off) as off,
      (select max(number) - min(number) + 1 - count(*) from invoices)::int as gaps,
      (select max(number) - min(number) + 1 - count(*) from credit_notes)::int as note_gaps,
      (select count(*)::int from (select invoice_id from ledger_lines where invoice_id is not null group by 1 having sum(cents) <> 0) as owed
        full join unsettled_invoices as kept using (invoice_id) where owed is null or kept is null) as mistaken`);
  expect(rows[0]).toMatchObject({ sum: 0, off: 0, gaps: 0, mistaken: 0 });
  expect(rows[0]?.note_gaps ?? 0).toBe(0);
}

const idsOf = (customers: readonly RandomCustomer[]) => customers.map(({ id }) => id);
