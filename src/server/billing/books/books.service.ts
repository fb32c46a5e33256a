// The books of a period: its accounts, the sales tax to report, the rows behind a figure, and all of it as a file
// (docs/product/billing.md#books).
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ledgerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import type { BookedLine, Books, LineQuery, Period } from '#contract/billing/books.ts';
import { csvLine } from '#server/customers/csv.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { accountSums, listLines, salesOf } from './books.queries.ts';

const PAGE = 50;
const PAGE_OF_FILE = 500;

const Place = z.tuple([z.string().refine(isCalendarDate), z.int().min(0).max(2_147_483_647)]);

const HEAD = ['Entry', 'Date', 'What', 'Account', 'Debit', 'Credit', 'Customer', 'Invoice'];

/** What a period came to. */
export async function readBooks(db: Db, period: Period): Promise<Books> {
  const sums = new Map((await accountSums(db, period)).map((sum) => [sum.account, sum]));
  const { sales, taxable } = await salesOf(db, period);
  const owedTax = (account: 'sales-tax-state' | 'sales-tax-local') => {
    const { credit = 0, debit = 0 } = sums.get(account) ?? {};
    return amountOf(credit - debit);
  };
  return {
    accounts: ledgerAccounts.flatMap(({ value, label, side }) => {
      const sum = sums.get(value);
      if (!sum) return [];
      const { debit, credit } = sum;
      const balance = side === 'debit' ? debit - credit : credit - debit;
      return [
        {
          ...{ account: value, label, debit: amountOf(debit), credit: amountOf(credit) },
          balance: amountOf(balance),
        },
      ];
    }),
    tax: {
      ...{ sales: amountOf(sales), taxable: amountOf(taxable) },
      ...{ state: owedTax('sales-tax-state'), local: owedTax('sales-tax-local') },
    },
  };
}

/** The rows behind the figure of an account. @throws RequestProblem 422 for a cursor that no list has given. */
export async function readLines(db: Db, { account, cursor, ...period }: LineQuery) {
  const rows = await listLines(db, period, { account, after: readCursor(cursor, Place) }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentLine),
    next: last ? writeCursor([last.entry.bookedOn, last.line.id]) : null,
  };
}

/** Answers with the ledger of a period as a file. Who took it is written down first. */
export async function exportJournal(
  { db, clock }: ServerContext,
  actorId: string,
  period: Period,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const subject = { type: 'user', id: actorId } as const;
  await audit(db, { actorId, action: 'journal-exported', subject, details: period, at: clock() });
  async function* lines() {
    // Excel takes a file for UTF-8 only when it begins with this mark.
    yield `\uFEFF${csvLine(HEAD)}`;
    for (let after: z.infer<typeof Place> | undefined, isMore = true; isMore; ) {
      const rows = await listLines(db, period, { after }, PAGE_OF_FILE);
      yield rows.map((row) => csvLine(cellsOf(presentLine(row)))).join('');
      const last = rows.at(-1);
      if (last) after = [last.entry.bookedOn, last.line.id];
      isMore = rows.length === PAGE_OF_FILE;
    }
  }
  const name = `journal-${period.from}-to-${period.to}.csv`;
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  await reply.type('text/csv; charset=utf-8').send(Readable.from(lines()));
  return new Uint8Array();
}

function cellsOf(line: BookedLine) {
  const { entry, on, kind, account, debit, credit, customer, invoice } = line;
  const label = ledgerAccounts.find(({ value }) => value === account)?.label ?? account;
  return [entry, on, kind, label, debit, credit, customer.name, invoice?.number ?? null];
}

function presentLine({
  line,
  entry,
  customer,
  number,
}: Awaited<ReturnType<typeof listLines>>[number]): BookedLine {
  const invoiceId = line.invoiceId ?? entry.invoiceId;
  return {
    ...{ id: line.id, entry: entry.id, on: entry.bookedOn, kind: entry.kind },
    account: line.account,
    debit: amountOf(Math.max(0, line.cents)),
    credit: amountOf(Math.max(0, -line.cents)),
    customer: { id: customer.id, name: displayName(customer) },
    invoice: invoiceId && number !== null ? { id: invoiceId, number } : null,
  };
}
