// Customers to whom money happens at random: work, invoices, deposits, payments in person and online, tips, credits, refunds, disputes and news of
// them that is late, repeated or out of order. What must then be in the books is reckoned from what happened, not from the books.
import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '#company/rules/time/company-time.ts';
import { NewCharge, NewCreditNote, NewPayment, NewRefund } from '#contract/billing/billing-desk.ts';
import { addCharge } from '#server/billing/accounts/desk-account.service.ts';
import { creditInvoice } from '#server/billing/invoices/credit-note.service.ts';
import { issueInvoices, previewInvoices } from '#server/billing/invoices/issue-invoices.service.ts';
import { hearStripe } from '#server/billing/online/hear-stripe.service.ts';
import { beginPayment } from '#server/billing/online/pay-online.service.ts';
import { askForRefund } from '#server/billing/online/refund-online.service.ts';
import {
  giveRefund,
  takeBackPayment,
  takePayment,
} from '#server/billing/payments/payment.service.ts';
import { refundTip } from '#server/billing/payments/tip-refund.service.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  creditNotes,
  invoiceItems,
  invoices,
  payments,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import { onlinePayments, onlineRefunds } from '#server/platform/database/schema/online-payments.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import {
  type BankAtRandom,
  balanceOf,
  decide,
  endBack,
  goBack,
  noteRefunds,
  openBankAtRandom,
  pick,
} from './bank-at-random.ts';
import { jobHappenings, reckonDeposits } from './jobs-at-random.ts';
import { done, VISIT_LINES } from './portal-customer.ts';
import type { BankEvent } from './stripe-shapes.ts';
import { type StripeStandIn, signatureOf } from './stripe-stand-in.ts';
import type { TestApp } from './test-app.ts';

/** Who works, and at what. */
export type Books = { test: TestApp; stripe: StripeStandIn; staffId: string };

export type RandomCustomer = {
  id: string;
  propertyId: number;
  bank: BankAtRandom;
  /** News that was told before. */
  heard: BankEvent[];
};

let people = 0;

/** Customers of whom nothing is in the books yet. */
export async function newRandomCustomers(
  { test, stripe }: Books,
  count: number,
): Promise<RandomCustomer[]> {
  const { db } = test.open;
  const emails = Array.from({ length: count }, () => `random${++people}@example.com`);
  const rows = await db
    .insert(users)
    .values(emails.map((email) => ({ email, role: 'customer' as const })))
    .returning({ id: users.id });
  const places = await db
    .insert(properties)
    .values(rows.map(({ id: userId }, index) => ({ userId, address: `${index + 1} Random Lane` })))
    .returning({ id: properties.id, userId: properties.userId });
  return places.map(({ id: propertyId, userId }) => ({
    ...{ id: userId, propertyId, bank: openBankAtRandom(stripe), heard: [] },
  }));
}

type Happening = (books: Books, customer: RandomCustomer, number: number) => Promise<unknown>;

/** What may happen to a customer, each with a number that says to what of theirs, or how much. */
export const moneyHappenings: Record<string, Happening> = {
  ...jobHappenings,
  /** A visit is done, at another price each time, also for nothing. */
  visit({ test }, { propertyId }, number) {
    const amount = `${number % 7 === 0 ? 0 : number}.${String((number * 37) % 100).padStart(2, '0')}`;
    const lines = [{ label: 'Mowing', amount, taxClass: 'taxable' as const }];
    return test.open.db.insert(visits).values({
      ...done,
      ...{ propertyId, serviceType: 'Lawn Maintenance', scheduledTime: '09:00' },
      scheduledDate: addDays('2026-09-01', number),
      priceLines: number % 2 === 0 ? VISIT_LINES : lines,
    });
  },
  charge({ test, staffId }, { id: customerId }, number) {
    const charge = NewCharge.parse({
      ...{ description: 'Gate latch', amount: `${1 + number}.99`, chargedOn: '2026-11-02' },
      taxClass: pick(['taxable', 'not_taxed'], number),
    });
    return addCharge(test.context, staffId, { ...charge, customerId }, undefined);
  },
  promise({ test }, { id: userId }, number) {
    const credit = { userId, amount: `${1 + number}.00`, reason: 'A missed edge.' };
    return test.open.db
      .insert(customerCredits)
      .values({ ...credit, createdAt: test.context.clock() });
  },
  /** Two of the office press Send at once. */
  async bill({ test, staffId }, { id: customers }) {
    const { items, hash } = await previewInvoices(test.context, customers);
    const send = () => issueInvoices(test.context, staffId, { customers, hash }, undefined);
    if (items.length > 0) await Promise.all([refusable(send()), refusable(send())]);
  },
  /** In person: too much, too little, for one invoice or for all. */
  async pay({ test, staffId }, { id: customerId }, number) {
    const invoice = number % 2 === 0 ? pick(await invoicesOf(test, customerId), number) : undefined;
    const payment = NewPayment.parse({
      ...{
        customerId,
        amount: `${1 + number * 3}.${10 + (number % 90)}`,
        receivedOn: '2026-11-03',
      },
      method: pick(['cash', 'check', 'card-reader', 'bank-transfer'], number),
      invoiceId: invoice?.id,
    });
    await takePayment(test.context, staffId, payment, undefined);
  },
  async takeBack({ test, staffId }, { id }, number) {
    const all = await test.open.db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, id), ne(payments.method, 'online')));
    const payment = pick(all, number);
    if (payment) await takeBackPayment(test.context, staffId, payment.id, 'The bank returned it.');
  },
  async credit({ test, staffId }, { id: userId }, number) {
    const invoice = pick(await invoicesOf(test, userId), number);
    if (!invoice) return;
    const items = await test.open.db
      .select({ id: invoiceItems.id })
      .from(invoiceItems)
      .where(eq(invoiceItems.invoiceId, invoice.id));
    const note = NewCreditNote.parse({
      reason: 'Agreed on the phone.',
      billAgain: number % 4 === 0,
      ...(number % 3 !== 0 && { itemId: pick(items, number)?.id }),
      ...(number % 3 === 1 && { amount: `${1 + (number % 20)}.50` }),
    });
    await creditInvoice(test.context, staffId, { ...note, id: invoice.id }, undefined);
  },
  /** The owner pays credit out, by check or back to the card. */
  async refund({ test, staffId }, { id: customerId }, number) {
    const refund = NewRefund.parse({
      ...{ amount: `${1 + number}.25`, reason: 'They asked for it.' },
      method: number % 2 === 0 ? 'online' : 'check',
    });
    await giveRefund(test.context, staffId, { ...refund, customerId }, undefined);
  },
  /** The owner gives a tip back. */
  async refundTip({ test, staffId }, { id }, number) {
    const tipped = await test.open.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.userId, id), gt(payments.tipCents, 0)))
      .orderBy(payments.createdAt, payments.id);
    const payment = pick(tipped, number);
    if (payment) await refundTip(test.context, staffId, payment.id, 'They asked for it.');
  },
  /** The job that asks Stripe for a refund runs, in two processes at once. */
  async askForRefunds({ test }, customer) {
    for (const id of await pendingRefunds(test, customer)) {
      await Promise.all([askForRefund(test.context, id), askForRefund(test.context, id)]);
    }
    noteRefunds(customer.bank);
  },
  /** In two tabs at once. */
  async payOnline({ test }, { id, bank }, number) {
    const invoice = number % 2 === 0 ? pick(await invoicesOf(test, id), number) : undefined;
    const tip = `${number % 2 === 0 ? 1 + (number % 5) : 0}.00`;
    const wanted = { invoiceId: invoice?.id, keepsMethod: false, tip };
    const begin = async () => {
      const { clientSecret } = await beginPayment(test.context, id, wanted);
      const intentId = clientSecret.replace(/_secret_.*/, '');
      if (!bank.intents.includes(intentId)) bank.intents.push(intentId);
    };
    await Promise.all([refusable(begin()), refusable(begin())]);
  },
  decide: async (_, { bank }, number) => decide(bank, number),
  refundElsewhere: async (_, { bank }, number) => goBack(bank, 'refund', number),
  dispute: async (_, { bank }, number) => goBack(bank, 'dispute', number),
  endBack: async (_, { bank }, number) => endBack(bank, number),
  /** One piece of news arrives, whichever. */
  async tell(books, customer, number) {
    const [event] = customer.bank.news.splice(number % (customer.bank.news.length || 1), 1);
    if (event) await tell(books, customer, event);
  },
  /** One that was told before arrives again. */
  async tellAgain(books, customer, number) {
    const event = pick(customer.heard, number);
    if (event) await tell(books, customer, event);
  },
};

/** What is still on its way arrives, twice and in whatever order, and what waits to be billed is billed. */
export async function settleAll(books: Books, customer: RandomCustomer, number: number) {
  await moneyHappenings.askForRefunds?.(books, customer, number);
  while (customer.bank.news.length > 0) await moneyHappenings.tell?.(books, customer, number);
  for (const event of [...customer.heard].reverse()) await tell(books, customer, event);
  await moneyHappenings.bill?.(books, customer, number);
}

async function tell({ test }: Books, customer: RandomCustomer, event: BankEvent) {
  customer.heard.push(event);
  const signature = signatureOf(event, test.context.clock());
  await hearStripe(test.context, Buffer.from(event.body), signature);
}

/**
 * What each customer owes in the end, less their credit, in cents: invoices less credit notes, less what came and has not gone back, less deposits
 * that a last invoice has used; and what is held of deposits. In their order; each kind of row is added up once for all of them.
 */
export async function reckon({ test }: Books, customers: readonly RandomCustomer[]) {
  const { db } = test.open;
  const ids = customers.map(({ id }) => id);
  const invoiced = await db
    .select({ userId: invoices.userId, cents: centsOf(invoices.totalCents) })
    .from(invoices)
    .where(inArray(invoices.userId, ids))
    .groupBy(invoices.userId);
  const credited = await db
    .select({ userId: invoices.userId, cents: centsOf(creditNotes.totalCents) })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(inArray(invoices.userId, ids))
    .groupBy(invoices.userId);
  const inPerson = await db
    .select({ userId: payments.userId, cents: centsOf(payments.cents) })
    .from(payments)
    .where(
      and(
        inArray(payments.userId, ids),
        ne(payments.method, 'online'),
        isNull(payments.reversedAt),
      ),
    )
    .groupBy(payments.userId);
  const paidOut = await db
    .select({ userId: refunds.userId, cents: centsOf(refunds.cents) })
    .from(refunds)
    .where(and(inArray(refunds.userId, ids), ne(refunds.method, 'online')))
    .groupBy(refunds.userId);
  const deposits = await reckonDeposits(test, ids);
  return customers.map(({ id, bank }) => {
    const of = (rows: readonly { userId: string; cents: number }[]) =>
      rows.find(({ userId }) => userId === id)?.cents ?? 0;
    const atStripe = balanceOf(bank);
    const { used, ...others } = deposits.get(id) ?? { used: 0, held: 0, off: 0, waiting: 0 };
    const came = of(inPerson) + atStripe - of(paidOut);
    return { owed: of(invoiced) - of(credited) - came - used, atStripe, ...others };
  });
}

const centsOf = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;

function invoicesOf({ open: { db } }: TestApp, userId: string) {
  return db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(invoices.number);
}

/** Refunds of ours: of one that was made at Stripe no one asks. */
async function pendingRefunds({ open: { db } }: TestApp, { id }: RandomCustomer) {
  const rows = await db
    .select({ id: onlineRefunds.id })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
    .where(
      and(
        eq(onlinePayments.userId, id),
        isNotNull(onlineRefunds.refundId),
        eq(onlineRefunds.status, 'pending'),
      ),
    );
  return rows.map((row) => row.id);
}

/** What the program refuses is an answer, too; anything else is a fault of ours. */
export async function refusable(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof RequestProblem)) throw error;
  });
}
