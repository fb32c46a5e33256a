// The files that QuickBooks Online imports: journal entries, and the same as invoices, credit memos and payments. Sales tax has lines of its
// own, since QuickBooks would reckon it anew and differ by cents (docs/product/billing.md#quickbooks).
import {
  isCustomerAccount,
  ledgerAccounts,
  paymentMethods,
} from '#company/rules/billing/ledger-accounts.ts';
import { amountOf } from '#company/rules/money/money.ts';
import type { ExportedItem, ExportedLine } from './export.queries.ts';

type Row = (string | number | null)[];
type File = { head: readonly string[]; rows: Row[] };

/** 'MM/DD/YYYY', as QuickBooks reads days in the United States. */
function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}

function labelOf(account: string): string {
  return ledgerAccounts.find(({ value }) => value === account)?.label ?? account;
}

/** Online payments are of no method that staff write down; what has none moves a customer's credit. */
function methodLabel(method: string | null, kind: ExportedLine['entry']['kind']): string {
  if (method === null) return kind === 'deposit-used' ? 'Customer deposit' : 'Customer credit';
  return paymentMethods.find(({ value }) => value === method)?.label ?? 'Online';
}

const whatItIs = ({ entry, invoice, settledNumber, creditNote }: ExportedLine) => {
  const of = creditNote ? `Credit note ${creditNote.number}` : `Invoice ${invoice?.number ?? ''}`;
  return {
    invoice: of,
    'credit-note': of,
    payment: settledNumber ? `Payment of invoice ${settledNumber}` : 'Payment',
    'payment-reversed': 'Payment taken back',
    'deposit-used': settledNumber
      ? `Deposit of invoice ${invoice?.number ?? ''} used for invoice ${settledNumber}`
      : `Deposit of invoice ${invoice?.number ?? ''}, moved to credit`,
    'credit-used': settledNumber ? `Credit used for invoice ${settledNumber}` : 'Credit used',
    refund: 'Refund',
    'refund-failed': 'Refund failed',
    'payment-returned': 'Payment went back',
    fee: 'Processing fee',
    tip: 'Tip for the crew',
    'tip-returned': 'Tip given back',
  }[entry.kind];
};

/** Everything that was booked, in the columns of QuickBooks' import of journal entries. */
export function journalFile(lines: readonly ExportedLine[]): File {
  return {
    head: [
      ...['Journal No.', 'Journal Date', 'Account Name', 'Debits', 'Credits'],
      ...['Description', 'Name'],
    ],
    rows: lines.map((each) => [
      each.entry.id,
      usDate(each.entry.bookedOn),
      labelOf(each.line.account),
      each.line.cents > 0 ? amountOf(each.line.cents) : '',
      each.line.cents < 0 ? amountOf(-each.line.cents) : '',
      whatItIs(each),
      each.customer,
    ]),
  };
}

const TAXES = ['sales-tax-state', 'sales-tax-local'] as const;
const isTax = ({ line }: ExportedLine) => TAXES.some((account) => account === line.account);

/** Invoices in the columns of QuickBooks' import of invoices: their items, then the tax by who it is for. */
export function invoicesFile(lines: readonly ExportedLine[], items: readonly ExportedItem[]): File {
  const invoices = lines.filter(
    ({ entry, line }) => entry.kind === 'invoice' && line.account === 'receivable',
  );
  const rows = invoices.flatMap(({ entry, invoice, customer }) => {
    const head = [
      ...[invoice?.number ?? null, customer, usDate(invoice?.issuedOn ?? entry.bookedOn)],
      ...[usDate(invoice?.dueOn ?? entry.bookedOn), '', '', `Entry ${entry.id}`],
    ];
    const row = (item: string, on: string, description: string, cents: number): Row => [
      ...[...head, item, on, description, 1, amountOf(cents), amountOf(cents), 'N'],
    ];
    const ofInvoice = items.filter(({ invoiceId }) => invoiceId === entry.invoiceId);
    const taxes = lines.filter((each) => each.entry.id === entry.id && isTax(each));
    return [
      ...ofInvoice.map(({ account, servedOn, title, place, subtotalCents }) =>
        row(
          labelOf(account),
          usDate(servedOn),
          [title, place].filter(Boolean).join(', '),
          subtotalCents,
        ),
      ),
      ...taxes.map(({ line }) =>
        row(labelOf(line.account), usDate(entry.bookedOn), 'Sales tax', -line.cents),
      ),
    ];
  });
  return {
    head: [
      ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Location', 'Memo'],
      ...['Item(Product/Service)', 'Service Date', 'ItemDescription', 'ItemQuantity', 'ItemRate'],
      ...['*ItemAmount', 'Taxable'],
    ],
    rows,
  };
}

/** Credit notes as credit memos: what went back by account, and the tax. */
export function creditNotesFile(lines: readonly ExportedLine[]): File {
  const given = lines.filter(
    ({ entry, line }) => entry.kind === 'credit-note' && !isCustomerAccount(line.account),
  );
  return {
    head: [
      ...['Credit Memo No.', 'Customer', 'Credit Memo Date', 'Invoice No.'],
      ...['Product/Service', 'Description', 'Amount'],
    ],
    rows: given.map(({ entry, line, customer, creditNote, invoice }) => [
      ...[creditNote?.number ?? null, customer, usDate(entry.bookedOn), invoice?.number ?? null],
      ...[labelOf(line.account), creditNote?.reason ?? '', amountOf(line.cents)],
    ]),
  };
}

/** Money that came in, went back, or was the customer's credit: below zero is what was taken back, refunded or used. */
export function paymentsFile(lines: readonly ExportedLine[]): File {
  const paid = lines.filter(
    ({ entry, line }) =>
      !['invoice', 'credit-note'].includes(entry.kind) && isCustomerAccount(line.account),
  );
  return {
    head: [
      ...['Ref No.', 'Payment Date', 'Customer', 'Payment Method', 'Reference', 'Invoice No.'],
      ...['Amount', 'Memo'],
    ],
    rows: paid.map((each) => {
      const { entry, line, customer, method, reference, settledNumber } = each;
      return [
        ...[entry.id, usDate(entry.bookedOn), customer],
        methodLabel(method, entry.kind),
        ...[reference, settledNumber, amountOf(-line.cents), whatItIs(each)],
      ];
    }),
  };
}
