// An invoice as its customer and the office see it: what was sent, the proof of each visit, and what became of it.
import { invoiceStatusOf } from '#company/rules/billing/invoice-status.ts';
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { taxByAuthority } from '#company/rules/billing/ledger-entries.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Invoice, InvoiceItem, InvoiceLine, Settlement } from '#contract/billing/invoice.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { type ItemWithCredits, listItems } from '../core/write-credit-note.ts';
import { creditNotesOf, type ReadInvoice, settlementsOf } from './invoice.queries.ts';
import { proofOf, quotesOfSteps } from './invoice-proof.queries.ts';

type Clocked = Pick<ServerContext, 'clock' | 'settings'>;

/** Invoices as lists show them. */
export function presentLines(
  { clock, settings }: Clocked,
  all: readonly ReadInvoice[],
): InvoiceLine[] {
  const today = dateInZone(clock(), settings().timeZone);
  return all.map((read) => {
    const { id, number, userId, issuedOn, dueOn, totalCents } = read.invoice;
    return {
      ...{ id, number, issuedOn, dueOn },
      customer: { id: userId, name: displayName(read.customer) },
      status: invoiceStatusOf({ ...read, totalCents, dueOn }, today),
      total: amountOf(totalCents),
      open: amountOf(Math.max(0, read.openCents)),
    };
  });
}

/** One invoice with everything that became of it. */
export async function presentInvoice(
  context: Clocked,
  db: Db,
  read: ReadInvoice,
): Promise<Invoice> {
  const { invoice } = read;
  const [line] = presentLines(context, [read]);
  if (!line) throw new Error('an invoice has no line');
  const items = await listItems(db, invoice.id);
  const proof = await proofOf(
    db,
    items.flatMap(({ row }) => row.visitId ?? []),
  );
  const signed = await quotesOfSteps(
    db,
    items.flatMap(({ row }) => row.stepId ?? []),
  );
  const notes = await creditNotesOf(db, invoice.id);
  return {
    ...line,
    billedTo: invoice.billedTo,
    items: items.map((item) => ({
      ...presentItem(item, proof.get(item.row.visitId ?? 0) ?? null),
      quote: signed.get(item.row.stepId ?? 0) ?? null,
    })),
    subtotal: amountOf(invoice.subtotalCents),
    taxable: amountOf(invoice.taxableCents),
    tax: amountOf(invoice.taxCents),
    ...taxesOf(items),
    creditNotes: notes.map(({ number, issuedOn, reason, totalCents }) => ({
      ...{ number, issuedOn, reason, total: amountOf(totalCents) },
    })),
    settlements: (await settlementsOf(db, invoice.id)).map(presentSettlement),
  };
}

/** The tax by who it is for, item by item as the ledger has it. */
function taxesOf(items: readonly ItemWithCredits[]): Pick<Invoice, 'stateTax' | 'localTax'> {
  const shares = items.map(({ row }) => taxByAuthority(row.taxCents, row.taxBasisPoints));
  return {
    stateTax: amountOf(shares.reduce((cents, { state }) => cents + state, 0)),
    localTax: amountOf(shares.reduce((cents, { local }) => cents + local, 0)),
  };
}

function presentItem(
  { row, credited }: ItemWithCredits,
  visit: InvoiceItem['visit'],
): Omit<InvoiceItem, 'quote'> {
  return {
    ...{ id: row.id, title: row.title, servedOn: row.servedOn, place: row.place },
    lines: row.lines.map(({ label, amount, taxClass }) => ({
      ...{ label, amount, isTaxed: taxClass === 'taxable' },
    })),
    subtotal: amountOf(row.subtotalCents),
    tax: amountOf(row.taxCents),
    taxRate: formatTaxRate(row.taxBasisPoints),
    total: amountOf(row.totalCents),
    credited: amountOf(credited.total),
    visit,
  };
}

function presentSettlement(settled: Awaited<ReturnType<typeof settlementsOf>>[number]): Settlement {
  const { on, kind, method, reference, cents, depositNumber } = settled;
  const withoutMoney =
    kind === 'deposit-used' ? `Deposit of invoice ${depositNumber}` : 'Credit used';
  const label = method
    ? [paymentMethodLabel(method), reference].filter(Boolean).join(' ')
    : withoutMoney;
  return {
    ...{ on, label: cents > 0 ? `${label}, taken back` : label, amount: amountOf(-cents) },
    about: { kind, number: depositNumber, method, reference: reference ?? '' },
  };
}
