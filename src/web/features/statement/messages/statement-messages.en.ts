// The words of a statement and of its rows, which its customer and the office read, in English. What stands in braces is filled in.
import type { AnyPaymentMethod } from '#company/rules/billing/ledger-accounts.ts';

/** The kinds of rows by what changed; `paid` is a way to pay with what stands behind it. */
export type EntryWords = {
  entries: Readonly<
    Record<
      | 'invoice'
      | 'credit-note'
      | 'tip-returned'
      | 'refund'
      | 'refund-failed'
      | 'deposit-used'
      | 'payment'
      | 'payment-returned'
      | 'payment-reversed'
      | 'other',
      string
    >
  >;
  /** What settled an invoice, and the same once it was taken back. */
  settled: Readonly<Record<'deposit-used' | 'credit-used' | 'taken-back', string>>;
  methods: Readonly<Record<AnyPaymentMethod, string>>;
};

export const englishStatementMessages = {
  // The days that it is of.
  from: 'From',
  to: 'To',
  show: 'Show',

  heading: 'What was billed and paid',
  opening: 'Opening balance',
  billed: 'Billed',
  settled: 'Paid and credited',
  closing: 'Closing balance',
  nothing: 'Nothing was billed or paid in these days.',
  // Before the balance of a row, read aloud.
  balance: 'Balance: ',
  credit: 'A balance below zero is credit. It goes toward the next invoice.',
  // What its rows are; null where the server's own labels are shown.
  words: null as EntryWords | null,
};

export type StatementMessages = typeof englishStatementMessages;
