// The arithmetic of invoices, credit notes and the ledger: whatever happens in whatever order, every entry comes to zero and every cent is found.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../money/money.ts';
import { quoteTotal, type TaxClass } from '../money/quote-total.ts';
import { creditableCents, creditOf } from './credit-note.ts';
import {
  chargeItem,
  creditItem,
  itemsTotal,
  jobItem,
  linesSum,
  planVisitItem,
} from './invoice-items.ts';
import { invoiceStatusOf } from './invoice-status.ts';
import {
  creditNoteEntry,
  creditUsedEntry,
  invoiceEntry,
  paymentEntry,
  refundEntry,
  reversalOf,
  taxByAuthority,
} from './ledger-entries.ts';

const RATE = 825;
const taxClass = fc.constantFrom<TaxClass>('taxable', 'not_taxed');
const planLine = fc.record({
  label: fc.constant('Mowing'),
  amount: fc.integer({ min: 1, max: 50_000 }).map(amountOf),
  taxClass,
});
const visit = fc
  .array(planLine, { minLength: 1, maxLength: 4 })
  .map((lines) => planVisitItem({ lines, kind: 'mowing' }, RATE));
const sumOf = (lines: readonly { cents: number }[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

describe('an item', () => {
  it('of a visit is what its page says: tax on the sum of what is taxed', () => {
    const lines = [
      { label: 'Mowing', amount: '52.39', taxClass: 'taxable' as const },
      { label: 'New bed', amount: '100.00', taxClass: 'not_taxed' as const },
    ];
    expect(planVisitItem({ lines, kind: 'mowing' }, RATE)).toMatchObject({
      ...{ subtotal: 15239, taxable: 5239, tax: 432, total: 15671 },
      account: 'revenue-mowing',
    });
    expect(planVisitItem({ lines, kind: 'aeration' }, RATE).account).toBe('revenue-programs');
  });

  it('of a job below its quote keeps the accepted share of tax and says how much less it is', () => {
    const lines = [
      { label: 'Sod', amount: '1000.00', taxClass: 'taxable' as const },
      { label: 'Fence', amount: '1000.00', taxClass: 'not_taxed' as const },
    ];
    const accepted = {
      ...quoteTotal(
        lines.map(({ amount, ...line }) => ({
          ...line,
          ...{ quantity: '1', unitPrice: amount, isOptional: false, isChosen: true },
        })),
        RATE,
      ),
      ...{ lines, taxBasisPoints: RATE },
    };
    expect(jobItem(208_250, accepted)).toMatchObject({ tax: 8250, subtotal: 200_000, lines });
    const less = jobItem(104_125, accepted);
    expect(less).toMatchObject({ tax: 4125, subtotal: 100_000, taxable: 50_000, total: 104_125 });
    expect(less.lines.at(-1)).toMatchObject({ label: 'Final price', amount: '-1000.00' });
    expect(linesSum(less.lines)).toBe(less.subtotal);
  });

  it('of a credit takes no more than the taxed part, and never more tax than was billed', () => {
    fc.assert(
      fc.property(
        fc.array(visit, { maxLength: 8 }),
        fc.integer({ min: 1, max: 90_000 }),
        (billed, availableCents) => {
          const item = creditItem({ reason: 'Missed', availableCents }, billed, RATE);
          const { taxable } = itemsTotal(billed);
          if (taxable <= 0) {
            expect(item).toBeUndefined();
            return;
          }
          const all = itemsTotal(item ? [...billed, item] : billed);
          expect(all.total).toBeGreaterThanOrEqual(0);
          expect(all.tax).toBeGreaterThanOrEqual(0);
          expect(item?.subtotal).toBe(-Math.min(availableCents, taxable));
        },
      ),
    );
  });

  it('of a charge is earned apart from visits', () => {
    const charge = { description: 'Latch', amount: '30.00', taxClass: 'taxable' as const };
    expect(chargeItem(charge, RATE)).toMatchObject({ total: 3248, account: 'revenue-other' });
  });
});

describe('a credit note', () => {
  it('in any parts gives back to the cent what an item came to', () => {
    fc.assert(
      fc.property(
        visit,
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }),
        (billed, shares) => {
          let credited = { subtotal: 0, taxable: 0, tax: 0, total: 0 };
          const take = (cents: number) => {
            const off = creditOf({ billed, credited }, cents);
            expect(off.total).toBe(off.subtotal + off.tax);
            credited = itemsTotal([credited, off]);
          };
          for (const share of shares) {
            const left = creditableCents({ billed, credited });
            const cents = Math.floor((left * share) / 101);
            if (cents > 0) take(cents);
          }
          const left = creditableCents({ billed, credited });
          if (left > 0) take(left);
          const { subtotal, taxable, tax, total } = billed;
          expect(credited).toEqual({ subtotal, taxable, tax, total });
        },
      ),
    );
  });
});

describe('tax', () => {
  it('is shared by the state and the rest, in parts as at once', () => {
    expect(taxByAuthority(825, RATE)).toEqual({ state: 625, local: 200 });
    expect(taxByAuthority(625, 625)).toEqual({ state: 625, local: 0 });
    expect(taxByAuthority(0, 0)).toEqual({ state: 0, local: 0 });
    expect(taxByAuthority(-825, RATE)).toEqual({ state: -625, local: -200 });
  });
});

describe('every entry of the ledger', () => {
  it('comes to zero, and so does all that happens to an account; nothing is owed twice', () => {
    const happenings = fc.array(
      fc.oneof(
        fc.record({
          what: fc.constant('invoice' as const),
          items: fc.array(visit, { minLength: 1, maxLength: 3 }),
        }),
        fc.record({
          what: fc.constant('payment' as const),
          cents: fc.integer({ min: 1, max: 60_000 }),
        }),
        fc.record({ what: fc.constant('bounce' as const) }),
        fc.record({
          what: fc.constant('credit' as const),
          share: fc.integer({ min: 1, max: 100 }),
        }),
        fc.record({
          what: fc.constant('refund' as const),
          share: fc.integer({ min: 1, max: 100 }),
        }),
      ),
      { minLength: 1, maxLength: 25 },
    );
    fc.assert(
      fc.property(happenings, (all) => {
        const book = newBook();
        for (const one of all) book.take(one);
        expect(sumOf(book.lines)).toBe(0);
        expect(book.sum('receivable') - book.owed()).toBe(0);
        expect(Math.min(0, ...book.open().map(({ openCents }) => openCents))).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an invoice', () => {
  it('is what is owed on it says', () => {
    const invoice = { totalCents: 100, creditedCents: 0, openCents: 100, dueOn: '2026-11-15' };
    expect(invoiceStatusOf(invoice, '2026-11-15')).toBe('open');
    expect(invoiceStatusOf(invoice, '2026-11-16')).toBe('overdue');
    expect(invoiceStatusOf({ ...invoice, openCents: 0 }, '2026-11-16')).toBe('paid');
    const credited = { ...invoice, openCents: 0, creditedCents: 100 };
    expect(invoiceStatusOf(credited, '2026-11-16')).toBe('credited');
    expect(invoiceStatusOf({ ...invoice, totalCents: 0, openCents: 0 }, '2026-11-16')).toBe('paid');
  });
});

type Happening =
  | { what: 'invoice'; items: ReturnType<typeof planVisitItem>[] }
  | { what: 'payment'; cents: number }
  | { what: 'bounce' }
  | { what: 'credit' | 'refund'; share: number };

/** One account on paper: the same entries as the server posts, in memory. */
function newBook() {
  type Line = ReturnType<typeof invoiceEntry>[number];
  const lines: Line[] = [];
  const invoices: { id: string; items: ReturnType<typeof planVisitItem>[]; credited: number }[] =
    [];
  const paid: Line[][] = [];
  const sum = (account: Line['account'], id?: string) =>
    sumOf(lines.filter((line) => line.account === account && (!id || line.invoiceId === id)));
  const open = () =>
    invoices.map(({ id }) => ({ invoiceId: id, openCents: sum('receivable', id) }));
  const post = (entry: readonly Line[]) => {
    expect(sumOf(entry)).toBe(0);
    lines.push(...entry);
  };
  const settleByCredit = () => post(creditUsedEntry(-sum('customer-credit'), open()));
  const take = (one: Happening) => {
    const credit = -sum('customer-credit');
    if (one.what === 'invoice') {
      const id = String(invoices.length + 1);
      invoices.push({ id, items: one.items, credited: 0 });
      post(invoiceEntry(id, one.items));
      settleByCredit();
    } else if (one.what === 'payment') {
      const entry = paymentEntry({ method: 'check', cents: one.cents }, open());
      post(entry);
      paid.push(entry);
    } else if (one.what === 'bounce') {
      const last = paid.at(-1);
      const over = last ? -sumOf(last.filter(({ account }) => account === 'customer-credit')) : 0;
      // What its credit has paid meanwhile is taken back as well on the server; on paper it is left alone.
      if (last && credit >= over) post(reversalOf(paid.pop() ?? []));
    } else if (one.what === 'credit') {
      const invoice = invoices.findLast(({ credited }) => credited === 0);
      const [item] = invoice?.items ?? [];
      const cents = item ? Math.ceil((item.subtotal * one.share) / 100) : 0;
      if (!invoice || !item || cents <= 0) return;
      invoice.credited = cents;
      const none = { subtotal: 0, taxable: 0, tax: 0, total: 0 };
      const off = creditOf({ billed: item, credited: none }, cents);
      const openCents = sum('receivable', invoice.id);
      const { account, taxBasisPoints } = item;
      post(
        creditNoteEntry({ invoiceId: invoice.id, openCents }, [
          { ...off, account, taxBasisPoints },
        ]),
      );
      settleByCredit();
    } else {
      const cents = Math.floor((credit * one.share) / 100);
      if (cents > 0) post(refundEntry({ method: 'check', cents }));
    }
  };
  const owed = () => open().reduce((all, { openCents }) => all + openCents, 0);
  return { lines, take, sum, open, owed };
}
