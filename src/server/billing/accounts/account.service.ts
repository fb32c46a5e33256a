// An account's money, as its customer sees it (docs/product/billing.md#in-the-portal).
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Account, Invoice } from '#contract/billing/invoice.ts';
import type { InvoiceOfVisit, OwedNow } from '#contract/billing/own-billing.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { openInvoicesOf } from '../core/balances.queries.ts';
import { requireInvoice } from '../invoices/credit-note.service.ts';
import { findOwnVisit, invoicesOf } from '../invoices/invoice.queries.ts';
import { presentInvoice, presentLines } from '../invoices/present-invoice.ts';
import { paymentsAndCredit } from './account.queries.ts';

/** What an account owes and has. */
export async function readAccount(
  context: ServerContext,
  db: Db,
  userId: string,
): Promise<Account> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const all = await invoicesOf(db, userId);
  const { payments, creditCents } = await paymentsAndCredit(db, userId);
  const owed = (of: typeof all) => of.reduce((cents, { openCents }) => cents + openCents, 0);
  return {
    owed: amountOf(owed(all)),
    overdue: amountOf(owed(all.filter(({ invoice }) => invoice.dueOn < today))),
    credit: amountOf(creditCents),
    invoices: presentLines(context, all),
    payments,
  };
}

/** @throws RequestProblem 404 for an invoice that is not the customer's. */
export async function ownInvoice(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<Invoice> {
  return presentInvoice(context, context.db, await requireInvoice(context.db, id, userId));
}

/** What an account owes at a glance; null when it owes nothing. */
export async function owedNow(
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  userId: string,
): Promise<OwedNow | null> {
  const open = await openInvoicesOf(db, userId);
  const [first] = open;
  if (!first) return null;
  return {
    amount: amountOf(open.reduce((cents, { openCents }) => cents + openCents, 0)),
    dueOn: first.dueOn,
    isOverdue: first.dueOn < dateInZone(clock(), settings().timeZone),
    invoices: open.map(({ invoiceId, number }) => ({ id: invoiceId, number })),
  };
}

/** @throws RequestProblem 404 for a visit that is not the customer's. */
export async function invoiceOfVisit(
  context: ServerContext,
  userId: string,
  visitId: number,
): Promise<InvoiceOfVisit | null> {
  const visit = await findOwnVisit(context.db, userId, visitId);
  if (!visit) throw new RequestProblem('not_found', 'We could not find this visit.');
  if (!visit.invoice) return null;
  const [line] = presentLines(context, [visit.invoice]);
  return line ? { id: line.id, number: line.number, status: line.status } : null;
}
