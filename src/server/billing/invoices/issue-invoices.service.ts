// The office bills: what waits to be billed, what each customer would be sent, and the issue of exactly that
// (docs/product/billing.md#invoices).
import { itemsTotal } from '#company/rules/billing/invoice-items.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import {
  type InvoiceBatch,
  type InvoicePreview,
  MOST_INVOICES,
  type UnbilledAccount,
} from '#contract/billing/billing-desk.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { auditMany } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { creditsOf } from '../core/balances.queries.ts';
import { type InvoiceRow, writeInvoices } from '../core/write-invoices.ts';
import { type DraftInvoice, draftInvoices, hashOfDrafts } from './draft-invoices.ts';

/** The mail that brings an invoice; `mark` tells one that the office sends again from the first. */
export const invoiceMail: JobKind<{ invoiceId: string; mark: number }> = { name: 'invoice-mail' };

/** Everyone with work that is on no invoice. */
export async function unbilledAccounts(
  context: ServerContext,
): Promise<{ items: UnbilledAccount[]; total: string }> {
  const drafts = await draftInvoices(context, context.db);
  return {
    items: [...Map.groupBy(drafts, ({ customer }) => customer.id).values()].flatMap((own) => {
      const [draft] = own;
      if (!draft) return [];
      const days = own.flatMap(({ items }) => items.map(({ servedOn }) => servedOn)).sort();
      return [
        {
          customer: presentCustomer(draft),
          items: days.length,
          hasDeposit: own.some(({ isDeposit }) => isDeposit),
          from: days[0] ?? '',
          until: days.at(-1) ?? '',
          total: sumOf(own),
        },
      ];
    }),
    total: sumOf(drafts),
  };
}

/** What customers would be sent, and the hash of it. Of everyone, without ids, those who fit into one go. */
export async function previewInvoices(context: ServerContext, customers: string) {
  const drafts = await draftsOf(context, context.db, idsOf(customers));
  const credits = await creditsOf(
    context.db,
    drafts.map(({ customer }) => customer.id),
  );
  const { dueOn } = daysOf(context);
  return {
    items: drafts.map((draft) => {
      const { id } = draft.customer;
      const left = Math.max(0, credits.get(id) ?? 0);
      const creditCents = Math.min(left, draft.total - draft.depositCents);
      credits.set(id, left - creditCents);
      return presentDraft(draft, { creditCents, dueOn: dueOnOf(draft, context) });
    }),
    dueOn,
    total: sumOf(drafts),
    hash: hashOfDrafts(drafts, dueOn),
  };
}

/**
 * Issues the invoices of a preview, all of them or none, and has them mailed.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when what was previewed is true no longer, 422 when there is nothing to bill.
 */
export async function issueInvoices(
  context: ServerContext,
  staffId: string,
  { customers, hash }: InvoiceBatch,
  attempt: Attempt | undefined,
): Promise<{ invoices: { id: string; number: number }[] }> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const ids = idsOf(customers);
    await lockAccounts(tx, ids.length > 0 ? ids : await billedNow(context, tx));
    const drafts = await draftsOf(context, tx, ids);
    const { dueOn } = daysOf(context);
    if (hashOfDrafts(drafts, dueOn) !== hash) throw previewIsOld();
    if (drafts.length === 0) throw nothingToBill();
    const rows = await issueDrafts(context, tx, drafts, staffId);
    return { invoices: rows.map(({ id, number }) => ({ id, number })) };
  });
  return answer;
}

/**
 * Issues drafts of accounts that are locked, and has them mailed.
 *
 * @param actorId Null for what the program sends by itself.
 */
export async function issueDrafts(
  context: ServerContext,
  tx: Tx,
  drafts: readonly DraftInvoice[],
  actorId: string | null,
): Promise<InvoiceRow[]> {
  const { issuedOn, dueOn } = daysOf(context);
  const at = context.clock();
  const rows = await writeInvoices(
    tx,
    drafts.map((draft) => ({
      ...{ userId: draft.customer.id, billedTo: draft.name, items: draft.items },
      dueOn: dueOnOf(draft, context),
    })),
    { actorId, at, issuedOn, dueOn },
  );
  for (const { id } of rows) {
    await context.jobs.enqueue(tx, invoiceMail, { invoiceId: id, mark: 0 });
  }
  await auditMany(
    tx,
    rows.map(({ id, number, totalCents }) => ({
      action: 'invoice-issued' as const,
      subject: { type: 'invoice' as const, id },
      details: { number, total: amountOf(totalCents) },
      at,
    })),
    actorId,
  );
  return rows;
}

function idsOf(customers: string): string[] {
  return customers.split(',').filter(Boolean);
}

/** Drafts of some customers or, without ids, of as many as are billed at once. */
async function draftsOf(context: ServerContext, db: Db, ids: readonly string[]) {
  const drafts = await draftInvoices(context, db, ids.length > 0 ? ids : undefined);
  return drafts.slice(0, MOST_INVOICES);
}

/** Who would be billed. */
async function billedNow(context: ServerContext, tx: Tx): Promise<string[]> {
  const drafts = await draftsOf(context, tx, []);
  return [...new Set(drafts.map(({ customer }) => customer.id))];
}

/** The day on which invoices of now count, and the last one to pay them. */
function daysOf({ clock, settings }: ServerContext): { issuedOn: string; dueOn: string } {
  const { timeZone, invoiceDueDays } = settings();
  const issuedOn = dateInZone(clock(), timeZone);
  return { issuedOn, dueOn: addDays(issuedOn, invoiceDueDays) };
}

/** A deposit is due on acceptance: the day on which it is billed. */
function dueOnOf({ isDeposit }: DraftInvoice, context: ServerContext): string {
  const { issuedOn, dueOn } = daysOf(context);
  return isDeposit ? issuedOn : dueOn;
}

function presentCustomer({ customer, name }: DraftInvoice) {
  return { id: customer.id, name, isMailed: Boolean(customer.email) && !customer.disabledAt };
}

function presentDraft(
  draft: DraftInvoice,
  { creditCents, dueOn }: { creditCents: number; dueOn: string },
): InvoicePreview {
  const { subtotal, tax, total } = itemsTotal(draft.items);
  return {
    customer: presentCustomer(draft),
    items: draft.items.map((item) => ({
      ...{ title: item.title, servedOn: item.servedOn, place: item.place },
      lines: item.lines.map(({ label, amount }) => ({ label, amount })),
      tax: amountOf(item.tax),
      total: amountOf(item.total),
    })),
    subtotal: amountOf(subtotal),
    tax: amountOf(tax),
    total: amountOf(total),
    deposit: amountOf(draft.depositCents),
    credit: amountOf(creditCents),
    dueOn,
  };
}

function sumOf(drafts: readonly DraftInvoice[]): string {
  return amountOf(drafts.reduce((cents, { total }) => cents + total, 0));
}

function previewIsOld(): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Something was done, billed or changed since the preview. Please look at it again before you send it.',
  );
}

function nothingToBill(): RequestProblem {
  return new RequestProblem('invalid_input', 'There is nothing to bill for these customers.', {
    errors: [{ pointer: '/customers', detail: 'There is nothing to bill for these customers.' }],
  });
}
