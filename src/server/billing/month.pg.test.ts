// A month of four hundred customers, with deposits, tips and jobs that are called off, reckoned on paper, is to the cent what invoices, accounts,
// portals, ledger, books, reports and exports say.
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ledgerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import type { PaymentTerms } from '#company/rules/quotes/payment-terms.ts';
import { NewCreditNote, NewPayment, NewRefund } from '#contract/billing/billing-desk.ts';
import { readReport } from '#server/overviews/reports/read-report.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  charges,
  invoiceItems,
  invoices,
  payments,
} from '#server/platform/database/schema/billing.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import {
  properties,
  servicePlans,
  serviceRequests,
  visits,
} from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { sealQuote } from '#server/quotes/quotes/open-quote.ts';
import { acceptQuote } from '#server/quotes/quotes/quote-answer.service.ts';
import {
  balancesOf,
  type CustomerMonth,
  monthOf,
  reportOf,
  yearOf,
} from '../../../test/month-by-hand.ts';
import { done, send } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import {
  type StripeStandIn,
  signatureOf,
  startStripeStandIn,
} from '../../../test/stripe-stand-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readAccount } from './accounts/account.service.ts';
import { readBooks } from './books/books.service.ts';
import { callOffJob } from './deposits/call-off.service.ts';
import { setStepDue } from './deposits/payment-steps.service.ts';
import { linesOfExport } from './exports/export.queries.ts';
import { journalFile } from './exports/quickbooks-files.ts';
import { nextExport, takeExport } from './exports/take-export.service.ts';
import { creditInvoice } from './invoices/credit-note.service.ts';
import { trialBalance } from './invoices/invoice.queries.ts';
import { issueInvoices, previewInvoices } from './invoices/issue-invoices.service.ts';
import { hearStripe } from './online/hear-stripe.service.ts';
import { beginPayment } from './online/pay-online.service.ts';
import { askForFee } from './online/refund-online.service.ts';
import { giveRefund, takePayment } from './payments/payment.service.ts';
import { refundTip } from './payments/tip-refund.service.ts';
import { readYear } from './years/year-summary.ts';

const months = Array.from({ length: 400 }, (_, number) => monthOf(number));

const withDeposit = months.filter(({ deposit }) => deposit);

let test: TestApp;
let stripe: StripeStandIn;
let staffId: string;
/** By the number of the customer: their ids, and those of the requests that their jobs are. */
let ids: string[];
const requests: number[] = [];

beforeAll(async () => {
  stripe = await startStripeStandIn(() => test.context.clock());
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com', ...stripe.environment });
  const cookie = await signedIn(test, 'owner@example.com');
  const { billing } = (await send(test, { cookie }, 'GET /api/console/settings')).json();
  const withTips = { ...billing, tipsAreOn: true };
  await send(test, { cookie }, 'PATCH /api/console/settings/billing', withTips);
  const isOn = () => expect(test.context.settings().tipsAreOn).toBe(true);
  await vi.waitFor(isOn, 20_000);
  const { db } = test.open;
  const [owner] = await db.select().from(users).where(eq(users.email, 'owner@example.com'));
  staffId = owner?.id ?? '';
  const people = months.map(({ number }) => ({ email: `m${number}@example.com` }));
  const rows = await db
    .insert(users)
    .values(people.map((person) => ({ ...person, role: 'customer' as const })))
    .returning({ id: users.id, email: users.email });
  ids = people.map(({ email }) => rows.find((row) => row.email === email)?.id ?? '');
  for (const { number, job, deposit } of months) {
    if (job) requests[number] = await acceptedJob(job, deposit?.terms ?? null, ids[number] ?? '');
  }
}, 120_000);
afterAll(async () => {
  await test.close();
  await stripe.close();
});

it('bills deposits and progress payments by themselves, and gives back what is off', async () => {
  const { db } = test.open;
  const billed: number[] = [];
  const billAll = async () => {
    const { hash } = await previewInvoices(test.context, '');
    const made = await issueInvoices(test.context, staffId, { customers: '', hash }, undefined);
    billed.push(made.invoices.length);
  };
  await billAll();
  const steps = await db
    .select()
    .from(quotePaymentSteps)
    .where(eq(quotePaymentSteps.kind, 'progress'));
  for (const { id } of steps) await setStepDue(test.context, staffId, { stepId: id, isDue: true });
  await billAll();
  const parts = withDeposit.map(({ deposit }) => deposit?.parts ?? []);
  expect(billed).toEqual([parts.length, parts.filter(({ length }) => length > 1).length]);
  const issued = await db.select().from(invoices).orderBy(asc(invoices.number));
  for (const { number, deposit } of withDeposit) {
    const own = issued.filter(({ userId }) => userId === ids[number]);
    expect(own.map(({ totalCents }) => totalCents)).toEqual(deposit?.parts);
    await payInAdvance(number, deposit?.paid ?? 0);
    if (deposit?.end === 'called-off') await callOff(number);
    if (deposit?.end === 'given-back') {
      const note = NewCreditNote.parse({ reason: 'They asked for it.' });
      await creditInvoice(test.context, staffId, { ...note, id: own[0]?.id ?? '' }, undefined);
    }
  }
}, 120_000);

it('bills four hundred customers at once, each what was reckoned', async () => {
  const [last] = await test.open.db.select().from(invoices).orderBy(desc(invoices.number)).limit(1);
  for (const month of months) await live(month, ids[month.number] ?? '');
  const { items, hash, total } = await previewInvoices(test.context, '');
  expect(items).toHaveLength(400);
  expect(total).toBe(amountOf(months.reduce((cents, month) => cents + month.total, 0)));
  const wanted = { customers: '', hash };
  await issueInvoices(test.context, staffId, wanted, undefined);
  const issued = await test.open.db
    .select()
    .from(invoices)
    .where(gt(invoices.number, last?.number ?? 0));
  const numbers = issued.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(400);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(399);
  const totals = months.map(({ number }) => issued.find(({ userId }) => userId === ids[number]));
  expect(totals.map((row) => row?.totalCents)).toEqual(months.map(({ total: cents }) => cents));
});

it('takes what they pay, credits and refunds, and every account is what was reckoned', async () => {
  for (const month of months) await settle(month, ids[month.number] ?? '');
  for (const { number, owed, credit } of months) {
    const account = await readAccount(test.context, test.open.db, ids[number] ?? '');
    const shown = { owed: account.owed, credit: account.credit };
    expect(shown, `customer ${number}`).toEqual({ owed: amountOf(owed), credit: amountOf(credit) });
  }
}, 120_000);

it('says of the year of each customer in the portal what was reckoned', async () => {
  for (const month of months) {
    const year = await readYear(test.open.db, ids[month.number] ?? '', 2026);
    const reckoned = Object.entries(yearOf(month)).map(([figure, cents]) => [
      figure,
      amountOf(cents),
    ]);
    expect(year, `customer ${month.number}`).toMatchObject(Object.fromEntries(reckoned));
  }
}, 120_000);

it('is the same in the report of money', async () => {
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const { columns, total } = await readReport(test.context, { report: 'money', ...days });
  const shown = columns.map(({ name }, index) => [name, total?.cells[index]?.value]);
  expect(Object.fromEntries(shown)).toEqual({ ...reportOf(months), plans: 0 });
});

it('is the same in the ledger, in the books, and in the export for the accountant', async () => {
  const { db } = test.open;
  const balances = balancesOf(months);
  expect(Object.values(balances).reduce((one, other) => one + other, 0)).toBe(0);
  const inLedger = Object.entries(await trialBalance(db)).filter(([, cents]) => cents !== 0);
  expect(Object.fromEntries(inLedger)).toEqual(balances);

  const { accounts, tax } = await readBooks(db, { from: '2026-01-01', to: '2026-12-31' });
  const inBooks = accounts
    .filter(({ balance }) => balance !== '0.00')
    .map(({ account, balance }) => [account, balance]);
  expect(Object.fromEntries(inBooks)).toEqual(
    Object.fromEntries(
      Object.entries(balances).map(([account, cents]) => [account, shownBalance(account, cents)]),
    ),
  );
  expect(tax.state).toBe(amountOf(-(balances['sales-tax-state'] ?? 0)));
  expect(tax.local).toBe(amountOf(-(balances['sales-tax-local'] ?? 0)));

  const { lastEntry, entries } = await nextExport(db);
  const wanted = { through: lastEntry ?? 0, entries };
  const { number } = await takeExport(test.context, staffId, wanted, undefined);
  const { rows } = journalFile(await linesOfExport(db, number));
  const exported = new Map<string, number>();
  for (const [, , account, debit, credit] of rows) {
    const cents = centsOf(String(debit || '0.00')) - centsOf(String(credit || '0.00'));
    exported.set(String(account), (exported.get(String(account)) ?? 0) + cents);
  }
  const labeled = ledgerAccounts.flatMap(({ value, label }) =>
    balances[value] ? [[label, balances[value]]] : [],
  );
  expect(Object.fromEntries([...exported].filter(([, cents]) => cents !== 0))).toEqual(
    Object.fromEntries(labeled),
  );
});

const DEBITS = ['cash', 'checks', 'card-reader', 'stripe', 'receivable', 'processing-fees'];

/** Cents as the books show them: what we owe or have earned is positive, too. */
function shownBalance(account: string, cents: number): string {
  const isDebit = DEBITS.includes(account);
  return amountOf(isDebit ? cents : -cents);
}

/** What was done and promised in the month. */
async function live(month: CustomerMonth, userId: string): Promise<void> {
  const { db } = test.open;
  const address = `${month.number} Ledger Lane`;
  const [property] = await db.insert(properties).values({ userId, address }).returning();
  const propertyId = property?.id ?? 0;
  const source = month.job
    ? { serviceRequestId: requests[month.number] ?? 0, jobPrice: amountOf(month.job.final) }
    : { servicePlanId: await planOf(month, propertyId), priceLines: linesOf(month) };
  if (month.job && month.visits.length > 0) {
    await db
      .update(serviceRequests)
      .set({ status: 'completed' })
      .where(eq(serviceRequests.id, requests[month.number] ?? 0));
  }
  const made = month.visits.map(({ day, status }) => ({
    ...(status === 'completed' ? done : { status }),
    ...{ propertyId, serviceType: 'Lawn Maintenance', scheduledTime: '09:00' },
    ...{ scheduledDate: day, ...source },
  }));
  if (made.length > 0) await db.insert(visits).values(made);
  if (month.charge) {
    await db.insert(charges).values({
      ...{ userId, description: 'Gate latch', amount: amountOf(month.charge.cents) },
      taxClass: month.charge.isTaxed ? 'taxable' : 'not_taxed',
      ...{ chargedOn: '2026-10-28', addedBy: staffId, createdAt: test.context.clock() },
    });
  }
  if (month.promised > 0) {
    const credit = { userId, amount: amountOf(month.promised), reason: 'A missed edge.' };
    await db.insert(customerCredits).values({ ...credit, createdAt: test.context.clock() });
  }
}

const linesOf = ({ kind, price }: CustomerMonth) => [
  { label: 'Work', amount: amountOf(price), taxClass: 'taxable' as const },
  ...(kind === 'program'
    ? []
    : [{ label: 'Trust and Safety Fee', amount: '2.99', taxClass: 'taxable' as const }]),
];

async function planOf(month: CustomerMonth, propertyId: number): Promise<number> {
  const [plan] = await test.open.db
    .insert(servicePlans)
    .values({
      ...{ propertyId, name: 'Plan', monthlyPrice: '0.00', startsOn: '2026-01-05' },
      kind: month.kind === 'program' ? 'fertilization' : 'mowing',
      frequency: month.kind === 'bi-weekly' ? 'bi-weekly' : 'weekly',
      everyVisitLines: linesOf(month),
      firstVisitLines: linesOf(month),
    })
    .returning();
  return plan?.id ?? 0;
}

/** A quote that its customer accepts as it was sent. Gives the id of the request. */
async function acceptedJob(
  { fence }: { fence: number },
  paymentTerms: PaymentTerms | null,
  userId: string,
): Promise<number> {
  const { context, open } = test;
  const who = { userId, customerName: 'M', customerEmail: 'm@example.com' };
  const asked = { customerPhone: '', propertyAddress: '', serviceType: 'Fence', description: '' };
  const [request] = await open.db
    .insert(serviceRequests)
    .values({ ...who, ...asked, status: 'quoted' })
    .returning();
  const [quote] = await open.db
    .insert(quotes)
    .values({
      ...{ ...who, title: 'Fence and mulch', status: 'sent', taxBasisPoints: 825 },
      ...{ serviceRequestId: request?.id, sentAt: context.clock(), validUntil: '2026-12-09' },
      paymentTerms,
    })
    .returning();
  const quoteId = quote?.id ?? '';
  await open.db.insert(quoteLineItems).values([
    {
      ...{ quoteId, position: 1, description: 'A new fence', unitPrice: amountOf(fence) },
      taxClass: 'not_taxed',
    },
    { quoteId, position: 2, description: 'Mulch', quantity: '7.00', unitPrice: '45.00' },
  ]);
  const { hash } = await open.db.transaction((tx) => sealQuote(tx, quoteId));
  const signature = { version: 1, contentHash: hash, chosen: [], typedName: 'M Month' };
  await acceptQuote(context, quoteId, signature, personOf(userId), undefined);
  return request?.id ?? 0;
}

const personOf = (id: string): SignedInPerson => ({
  ...{ id, customerId: id, email: 'm@example.com', role: 'customer', rights: [], createdAt: '' },
  ...{ firstName: null, lastName: null, profileImageUrl: null },
});

async function payInAdvance(number: number, cents: number): Promise<void> {
  if (cents === 0) return;
  const payment = { customerId: ids[number], method: 'check', amount: amountOf(cents) };
  const taken = NewPayment.parse({ ...payment, receivedOn: '2026-11-03' });
  await takePayment(test.context, staffId, taken, undefined);
}

async function callOff(number: number): Promise<void> {
  const [request] = await test.open.db
    .select({ id: serviceRequests.id, version: serviceRequests.version })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, requests[number] ?? 0));
  if (!request) throw new Error(`customer ${number} has no job`);
  await callOffJob(test.context, staffId, { ...request, reason: 'They sold the house.' });
}

async function settle(month: CustomerMonth, customerId: string): Promise<void> {
  const { context, open } = test;
  const { paid, credited, refunded } = month;
  if (paid?.method === 'online') await payOnline(month, customerId);
  else if (paid && paid.cents > 0) {
    const payment = { customerId, method: paid.method, amount: amountOf(paid.cents) };
    const taken = NewPayment.parse({ ...payment, receivedOn: '2026-11-03' });
    await takePayment(context, staffId, taken, undefined);
  }
  if (credited) {
    const [first] = await open.db
      .select({ invoiceId: invoices.id, itemId: invoiceItems.id })
      .from(invoices)
      .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
      .where(and(eq(invoices.userId, customerId), eq(invoiceItems.position, 1)))
      .orderBy(desc(invoices.number));
    const note = NewCreditNote.parse({ itemId: first?.itemId, amount: '5.00', reason: 'Agreed.' });
    await creditInvoice(context, staffId, { ...note, id: first?.invoiceId ?? '' }, undefined);
  }
  if (refunded > 0) {
    const refund = { method: 'check', amount: amountOf(refunded), reason: 'Paid too much.' };
    const given = { ...NewRefund.parse(refund), customerId };
    await giveRefund(context, staffId, given, undefined);
  }
}

/** All that is owed, and a tip, which some get back. */
async function payOnline({ paid, tip }: CustomerMonth, customerId: string): Promise<void> {
  const { context, open } = test;
  const wanted = { invoiceId: undefined, keepsMethod: false, tip: amountOf(tip?.cents ?? 0) };
  const { clientSecret } = await beginPayment(context, customerId, wanted);
  const intentId = clientSecret.replace(/_secret_.*/, '');
  expect(stripe.intents.get(intentId)?.amount).toBe((paid?.cents ?? 0) + (tip?.cents ?? 0));
  for (const event of stripe.happens(intentId, { status: 'succeeded' })) {
    await hearStripe(context, Buffer.from(event.body), signatureOf(event, context.clock()));
  }
  const isTheirs = eq(onlinePayments.userId, customerId);
  const [online] = await open.db.select().from(onlinePayments).where(isTheirs);
  await askForFee(context, online?.id ?? '');
  if (!tip?.isReturned) return;
  const [payment] = await open.db.select().from(payments).where(eq(payments.userId, customerId));
  await refundTip(context, staffId, payment?.id ?? '', 'They asked for it.');
}
