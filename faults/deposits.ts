// Faults in deposits and progress payments.
import type { Fault } from './fault.ts';

const tests = ['src/server/billing/deposits/deposits.pg.test.ts'] as const;

export const depositFaults: readonly Fault[] = [
  {
    promise: 'A deposit settles no more of an invoice than what its job is on it.',
    file: 'src/company/rules/billing/ledger-entries.ts',
    find: '  const used = Math.min(heldCents, jobCents);',
    replace: '  const used = heldCents;',
    tests,
  },
  {
    promise: 'A deposit that the last invoice has used is not given back as well.',
    file: 'src/server/billing/invoices/credit-note.service.ts',
    find: 'Math.min(creditableCents(item), heldCents)',
    replace: 'creditableCents(item)',
    tests,
  },
  {
    promise: 'What is on an invoice waits for none.',
    file: 'src/server/billing/invoices/billable-steps.queries.ts',
    find: 'where item.step_id = ${quotePaymentSteps.id} and item.released_by is null)',
    replace: 'where item.step_id = ${quotePaymentSteps.id} and item.released_by is not null)',
    tests,
  },
  {
    promise: 'Once the work is completed its invoice bills all of it, and no deposit beside it.',
    file: 'src/server/billing/invoices/billable-steps.queries.ts',
    find: '        inArray(serviceRequests.status, [...OWED_REQUESTS]),\n',
    replace: '',
    tests,
  },
  {
    promise: 'A deposit is no sale.',
    file: 'src/server/billing/books/books.queries.ts',
    find: 'select -item.subtotal_cents, 0 from invoice_items item join invoices',
    replace: 'select 0, 0 from invoice_items item join invoices',
    tests,
  },
  {
    promise: 'The office decides whether deposits go out by themselves.',
    file: 'src/server/billing/deposits/send-deposit.service.ts',
    find: '!context.settings().depositsAreSent',
    replace: 'context.settings().depositsAreSent',
    tests,
  },
  {
    promise: 'A deposit is due on the day on which it is billed.',
    file: 'src/server/billing/invoices/issue-invoices.service.ts',
    find: 'return isDeposit ? issuedOn : dueOn;',
    replace: 'return dueOn;',
    tests,
  },
  {
    promise: 'A progress payment that is billed stays due.',
    file: 'src/server/billing/deposits/payment-steps.service.ts',
    find: '    if (billedOn !== null) {',
    replace: '    if (false) {',
    tests,
  },
  {
    promise: 'A quote without payment terms keeps the hash that it was signed by.',
    file: 'src/company/rules/quotes/quote-content.ts',
    find: 'facts.paymentTerms && { payments',
    replace: '{ payments',
    tests: ['src/company/rules/money/quote-total.test.ts'],
  },
  {
    promise: 'A customer hears that payment terms have changed.',
    file: 'src/company/rules/quotes/quote-changes.ts',
    find: 'say(labels.payment, {',
    replace: 'void ({',
    tests,
  },
  {
    promise: 'QuickBooks is given two customers of one name by two names.',
    file: 'src/company/rules/billing/export-names.ts',
    find: '?? userId) !== userId',
    replace: '?? userId) === null',
    tests: ['src/company/rules/billing/export-names.test.ts'],
  },
];
