// Reads the office's list of invoices page by page: what is owed by the day it is due, everything else the latest first.
import { and, asc, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone, isCalendarDate } from '#company/rules/time/company-time.ts';
import { invoiceViews } from '#contract/billing/billing-desk.ts';
import { invoices } from '#server/platform/database/schema/billing.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { isOpen, owedInAll, selectInvoices } from './invoice.queries.ts';
import { presentLines } from './present-invoice.ts';

const PER_PAGE = 50;

/** The view, and the due day and number of the last invoice of a page. */
const Place = z.tuple([
  z.enum(invoiceViews),
  z.string().refine(isCalendarDate),
  z.int().min(0).max(2_147_483_647),
]);

type Asked = { view: (typeof invoiceViews)[number]; cursor?: string | undefined };

/**
 * A page of the list, and what all customers owe.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function listInvoices(context: ServerContext, { view, cursor }: Asked) {
  const after = readCursor(cursor, Place);
  const { db, clock, settings } = context;
  const today = dateInZone(clock(), settings().timeZone);
  const byDue = view === 'open' || view === 'overdue';
  const { dueOn, number } = invoices;
  const past = byDue
    ? after && sql`(${dueOn}, ${number}) > (${after[1]}::date, ${after[2]}::int)`
    : after && sql`${number} < ${after[2]}::int`;
  const isShown = {
    open: isOpen,
    overdue: and(isOpen, sql`${dueOn} < ${today}`),
    paid: sql`not (${isOpen})`,
    all: undefined,
  }[view];
  const order = byDue ? [asc(dueOn), asc(number)] : [desc(number)];
  const rows = await selectInvoices(db, and(isShown, past), order, PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1)?.invoice : undefined;
  const { owed, overdue } = await owedInAll(db, today);
  return {
    items: presentLines(context, shown),
    next: last ? writeCursor([view, last.dueOn, last.number]) : null,
    ...{ owed: amountOf(owed), overdue: amountOf(overdue) },
  };
}
