// A month of many customers as it would be reckoned on paper: what was done for each, what they paid, and what that comes to. It shares no code with
// the program but the rate; amounts are cents (docs/product/billing.md#what-is-billed).
import { type DepositByHand, depositOf } from './deposits-by-hand.ts';

/** The rate of Cypress: 8.25 percent, of which 6.25 are the state's. */
const RATE = 825;
const STATE_RATE = 625;

const WEEKLY_DAYS = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];

/** One thing on an invoice, with what it comes to. */
type Item = { account: string; subtotal: number; taxable: number; tax: number };

export type CustomerMonth = {
  number: number;
  kind: 'weekly' | 'bi-weekly' | 'program' | 'job';
  /** What a visit costs before tax, without the fee of 2.99. */
  price: number;
  /** Days of the visits, and what became of each. */
  visits: { day: string; status: 'completed' | 'skipped' | 'cancelled' }[];
  /** Of a job: what was accepted with the tax, and the final price. */
  job: { fence: number; agreed: number; accepted: number; final: number } | undefined;
  /** What of the job was paid in advance. */
  deposit: DepositByHand | undefined;
  charge: { cents: number; isTaxed: boolean } | undefined;
  promised: number;
  items: Item[];
  total: number;
  paid: { cents: number; method: 'cash' | 'check' | 'card-reader' | 'online' } | undefined;
  /** For the crew, with what is paid online; one in two is given back. */
  tip: { cents: number; isReturned: boolean } | undefined;
  /** A credit note of 5.00 before tax on the first item. */
  credited: Item | undefined;
  refunded: number;
  owed: number;
  credit: number;
};

/** Half a cent counts as a whole one. */
const half = (dividend: number, divisor: number) =>
  Math.floor((dividend * 2 + divisor) / (divisor * 2));
const taxOf = (cents: number) => half(cents * RATE, 10_000);
const all = (account: string, cents: number): Item => ({
  ...{ account, subtotal: cents, taxable: cents, tax: taxOf(cents) },
});
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const totalOf = (items: readonly Item[]) => sum(items.map(({ subtotal, tax }) => subtotal + tax));

/** The month of the customer of a number. */
export function monthOf(number: number): CustomerMonth {
  const kind = (['weekly', 'weekly', 'bi-weekly', 'program', 'job'] as const)[number % 5] ?? 'job';
  const price = kind === 'program' ? 5500 + number : 4500 + ((number * 37) % 2000);
  const job = kind === 'job' ? jobOf(number) : undefined;
  const deposit = job && depositOf((number - 4) / 5, job.accepted);
  const isDone = !deposit || deposit.end === 'completed';
  const visits = isDone ? visitsOf(number, kind) : [];
  const charge =
    // Of a job that is not done there is something to be invoiced nevertheless.
    number % 6 === 0 || !isDone
      ? { cents: 3000 + (number % 50), isTaxed: true }
      : number % 6 === 3
        ? { cents: 1500, isTaxed: false }
        : undefined;
  const promised = number % 8 === 0 ? 1000 : 0;
  const done = visits.filter(({ status }) => status === 'completed');
  const account = kind === 'program' ? 'revenue-programs' : 'revenue-mowing';
  const items = [
    ...(job
      ? isDone
        ? [job.item]
        : []
      : done.map(() => all(account, price + (kind === 'program' ? 0 : 299)))),
    ...(charge ? [charged(charge)] : []),
  ];
  if (promised > 0) items.push(negative(all('credits-given', promised)));
  const total = totalOf(items);
  const inAdvance = deposit?.paid ?? 0;
  const paid = paymentOf(number, Math.max(0, total + heldOf(deposit) - inAdvance));
  const credited = number % 13 === 0 && items[0] ? partOf(items[0], 500) : undefined;
  const left =
    total + heldOf(deposit) - inAdvance - (paid?.cents ?? 0) - (credited ? totalOf([credited]) : 0);
  const refunded = refundOf(number, deposit, -left);
  const tip = paid?.method === 'online' ? { cents: 500, isReturned: number % 40 === 3 } : undefined;
  return {
    ...{ number, kind, price, visits, job, deposit, charge, promised, items, total, paid, tip },
    ...{ credited, refunded, owed: Math.max(0, left), credit: Math.max(0, -left) - refunded },
  };
}

/** What is owed for a job beside the work that is done, and held until it is. */
const heldOf = (deposit?: DepositByHand) => (deposit?.end === 'held' ? deposit.billed : 0);

/** What Stripe keeps of a payment: 2.9 percent and 30 cents. */
const feeOf = (cents: number) => half(cents * 29, 1000) + 30;

/** What the accounts of the ledger come to over some months, debits positive. */
export function balancesOf(months: readonly CustomerMonth[]): Record<string, number> {
  const balances: Record<string, number> = {};
  const add = (account: string, cents: number) => {
    balances[account] = (balances[account] ?? 0) + cents;
  };
  const earn = ({ account, subtotal, tax }: Item, sign: 1 | -1) => {
    const state = Math.sign(tax) * half(Math.abs(tax) * STATE_RATE, RATE);
    add(account, -subtotal * sign);
    add('sales-tax-state', -state * sign);
    add('sales-tax-local', -(tax - state) * sign);
  };
  for (const { items, credited, deposit, paid, tip, refunded, owed, credit } of months) {
    for (const item of items) earn(item, 1);
    if (credited) earn(credited, -1);
    if (paid) add(ACCOUNTS[paid.method], paid.cents);
    if (paid && tip) {
      const fee = feeOf(paid.cents + tip.cents);
      add('processing-fees', fee);
      add('stripe', (tip.isReturned ? 0 : tip.cents) - fee);
      add('tips', tip.isReturned ? 0 : -tip.cents);
    }
    add('checks', (deposit?.paid ?? 0) - refunded);
    add('customer-deposits', -heldOf(deposit));
    add('receivable', owed);
    add('customer-credit', -credit);
  }
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));
}

const ACCOUNTS = {
  ...{ cash: 'cash', check: 'checks', 'card-reader': 'card-reader', online: 'stripe' },
} as const;

/** What reports say of some months: agreed with quotes and invoiced before tax, and what came in less what went out again. */
export function reportOf(months: readonly CustomerMonth[]) {
  const invoiced = months.map(
    ({ items, credited }) => sum(items.map(({ subtotal }) => subtotal)) - (credited?.subtotal ?? 0),
  );
  const paid = months.map(
    ({ deposit, paid: later, tip, refunded }) =>
      (deposit?.paid ?? 0) +
      (later?.cents ?? 0) +
      (tip && !tip.isReturned ? tip.cents : 0) -
      refunded,
  );
  const quotes = months.map(({ job }) => job?.agreed ?? 0);
  return { quotes: sum(quotes), invoiced: sum(invoiced), paid: sum(paid) };
}

/** What the year of a customer says, in cents. */
export function yearOf({ items, credited, deposit, paid, tip, refunded, ...rest }: CustomerMonth) {
  const isGone = deposit?.end === 'called-off' || deposit?.end === 'given-back';
  return {
    work: sum(items.map(({ subtotal }) => subtotal)),
    tax: sum(items.map(({ tax }) => tax)),
    deposits: deposit?.billed ?? 0,
    depositsUsed: deposit?.end === 'completed' ? deposit.billed : 0,
    credited: (credited ? totalOf([credited]) : 0) + (isGone ? deposit.billed : 0),
    paid: (deposit?.paid ?? 0) + (paid?.cents ?? 0),
    refunded,
    tips: tip && !tip.isReturned ? tip.cents : 0,
    closing: rest.owed - rest.credit,
  };
}

function visitsOf(number: number, kind: CustomerMonth['kind']): CustomerMonth['visits'] {
  if (kind === 'program') return [{ day: '2026-10-14', status: 'completed' }];
  if (kind === 'job') return [{ day: '2026-10-20', status: 'completed' }];
  const days = kind === 'weekly' ? WEEKLY_DAYS : [WEEKLY_DAYS[1] ?? '', WEEKLY_DAYS[3] ?? ''];
  return days.map((day, index) => {
    const isSkipped = kind === 'weekly' && number % 9 === 0 && index === 1;
    const isCancelled = number % 11 === 0 && index === days.length - 1;
    return { day, status: isSkipped ? 'skipped' : isCancelled ? 'cancelled' : 'completed' };
  });
}

/** A new fence is not taxed, seven yards of mulch at 45.00 are. One in two jobs ends 50.00 below what was accepted, with its share of the tax. */
function jobOf(number: number) {
  const fence = 120_000 + number * 100;
  const mulch = 31_500;
  const tax = taxOf(mulch);
  const accepted = fence + mulch + tax;
  const final = number % 10 === 9 ? accepted - 5000 : accepted;
  const finalTax = half(tax * final, accepted);
  const item = {
    account: 'revenue-jobs',
    subtotal: final - finalTax,
    taxable: half(mulch * final, accepted),
    tax: finalTax,
  };
  return { fence, agreed: fence + mulch, accepted, final, item };
}

function charged({ cents, isTaxed }: { cents: number; isTaxed: boolean }): Item {
  if (isTaxed) return all('revenue-other', cents);
  return { account: 'revenue-other', subtotal: cents, taxable: 0, tax: 0 };
}

function negative({ account, subtotal, taxable, tax }: Item): Item {
  return { account, subtotal: -subtotal, taxable: -taxable, tax: -tax };
}

/** What a credit before tax takes off an item: what is left keeps its share of tax, to the nearest cent. */
function partOf({ account, subtotal, taxable, tax }: Item, cents: number): Item {
  const left = subtotal - cents;
  return {
    ...{ account, subtotal: cents, taxable: taxable - half(taxable * left, subtotal) },
    tax: tax - half(tax * left, subtotal),
  };
}

/** The owner pays out 20.00 of some that paid too much, all of a deposit that went back with its job, and 50.00 of one that was given back. */
function refundOf(number: number, deposit: DepositByHand | undefined, credit: number): number {
  if (deposit?.end === 'called-off' && deposit.paid > 0) return Math.max(0, credit);
  if (deposit?.end === 'given-back') return 5000;
  return number % 4 === 2 && number % 3 === 0 ? 2000 : 0;
}

/** One in four pays all by check, one half of it in cash, one 20.00 too much by card, and one nothing, but one in five of these all online. */
function paymentOf(number: number, total: number): CustomerMonth['paid'] {
  if (number % 4 === 0) return { cents: total, method: 'check' };
  if (number % 4 === 1) return { cents: Math.floor(total / 2), method: 'cash' };
  if (number % 4 === 2) return { cents: total + 2000, method: 'card-reader' };
  return number % 20 === 3 ? { cents: total, method: 'online' } : undefined;
}
