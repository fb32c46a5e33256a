// What was written about money has one writer each, and no one else adds, changes or deletes it: a scan of the sources.
import { eachHasItsWriters, type Writers } from './one-writer.ts';

const core = 'src/server/billing/core';
const online = 'src/server/billing/online';

/** Gives entries back to the account that they are about; no amount changes. */
const MERGE_UNDONE = 'src/server/customers/move-money.ts';

/** By table, the files that write it besides the deletion of an account, which takes words away and no amounts. */
const writers: Writers = {
  autopay_changes: ['src/server/billing/agreements/write-autopay.ts'],
  autopay_notices: ['src/server/billing/agreements/write-autopay.ts'],
  books_exports: ['src/server/billing/exports/write-export.ts'],
  exported_entries: ['src/server/billing/exports/write-export.ts'],
  billing_numbers: [`${core}/next-numbers.ts`],
  charges: ['src/server/billing/accounts/desk-account.service.ts'],
  credit_note_items: [`${core}/write-credit-note.ts`],
  credit_notes: [`${core}/write-credit-note.ts`],
  invoice_items: [`${core}/write-invoices.ts`, `${core}/write-credit-note.ts`],
  invoices: [`${core}/write-invoices.ts`],
  ledger_entries: [`${core}/post-entries.ts`, MERGE_UNDONE],
  ledger_lines: [`${core}/post-entries.ts`, MERGE_UNDONE],
  online_payments: [`${online}/write-online-payment.ts`],
  online_refunds: [`${online}/write-online-refund.ts`],
  payment_reminders: ['src/server/billing/reminders/send-reminders.ts'],
  statement_mails: ['src/server/billing/statements/mail-statements.service.ts'],
  reminder_holds: ['src/server/billing/reminders/write-hold.ts'],
  payments: [`${core}/write-payment.ts`],
  refunds: [`${core}/write-payment.ts`],
  stripe_disputes: [`${online}/write-dispute.ts`],
};

eachHasItsWriters(writers, ['src/server/accounts/own-data/erase-money.ts']);
