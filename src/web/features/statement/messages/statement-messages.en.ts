// The words of a statement and of its rows, which its customer and the office read, in English. What stands in braces is filled in.
import type { EntryLabels } from '#company/rules/billing/entry-labels.ts';

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
  words: null as EntryLabels | null,
};

export type StatementMessages = typeof englishStatementMessages;
