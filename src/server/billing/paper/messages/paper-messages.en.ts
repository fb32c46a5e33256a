// What invoices and statements on paper say around what was billed, in English. What stands in braces is filled in.
import type { EntryLabels } from '#company/rules/billing/entry-labels.ts';

export const englishPaperMessages = {
  // What changed the account's money; null where the entries' own labels are shown.
  entries: null as EntryLabels | null,

  // An invoice: its facts, its items, and what became of it.
  invoice: 'Invoice {number}',
  billedTo: 'Billed to',
  date: 'Date',
  due: 'Due',
  // Where its lines are in another language than its labels.
  asAgreed: '',
  notTaxed: '{label} (not taxed)',
  salesTax: 'Sales tax, {rate}',
  creditedSince: 'Credited since',
  subtotal: 'Subtotal',
  stateTax: 'Sales tax, Texas',
  localTax: 'Sales tax, local',
  total: 'Total',
  creditNote: 'Credit note {number}, {day}',
  toCredit: 'Moved to your account’s credit',
  balanceDue: 'Balance due',
  pay: 'Please pay by {day}. Checks go to {company}, with the invoice number on them.',
  nothingOwed: 'Nothing is owed on this invoice. Thank you.',
  invoiceFile: 'invoice-{number}',

  // A statement: its facts, its rows, and what they come to.
  statement: 'Statement',
  for: 'For',
  from: 'From',
  through: 'Through',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  opening: 'Opening balance',
  billed: 'Billed',
  settled: 'Paid and credited',
  closing: 'Closing balance',
  statementFile: 'statement-{from}-to-{to}',

  // The foot of each page.
  page: 'Page',
};

export type PaperMessages = typeof englishPaperMessages;
