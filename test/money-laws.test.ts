// What was written about money has one writer each, and no one else adds, changes or deletes it: a scan of the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { tableWrites } from './machine-laws.ts';

const core = 'src/server/billing/core';

/** By table, the files that write it besides the deletion of an account, which takes words away and no amounts. */
const writers: Readonly<Record<string, readonly string[]>> = {
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
  ledger_entries: [`${core}/post-entries.ts`],
  ledger_lines: [`${core}/post-entries.ts`],
  payment_reminders: ['src/server/billing/reminders/send-reminders.ts'],
  statement_mails: ['src/server/billing/statements/mail-statements.service.ts'],
  reminder_holds: ['src/server/billing/reminders/write-hold.ts'],
  payments: [`${core}/write-payment.ts`],
  refunds: [`${core}/write-payment.ts`],
};

const ERASING = 'src/server/accounts/own-data/erase-money.ts';
const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const writesOf = (sqlName: string, file: string) => {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const table = camel(sqlName);
  if (!source.includes(sqlName) && !source.includes(table)) return [];
  return tableWrites({ table, sqlName, statuses: [] }, file, source);
};

describe.each(Object.entries(writers))('the table %s', (sqlName, allowed) => {
  it('is written by its one writer: call that instead', () => {
    const found = files
      .filter((file) => !allowed.includes(file) && file !== ERASING)
      .flatMap((file) => writesOf(sqlName, file).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });

  it('is written by those that the list names', () => {
    for (const file of allowed)
      expect([file, writesOf(sqlName, file).length > 0]).toEqual([file, true]);
  });
});
