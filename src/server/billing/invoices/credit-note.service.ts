// The office credits an item of an invoice or all of it, and mails an invoice once more (docs/product/billing.md#credit-notes).
import { creditableCents } from '#company/rules/billing/credit-note.ts';
import { amountOf, centsOf, formatCents } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { NewCreditNote } from '#contract/billing/billing-desk.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { heldCentsOf } from '../core/deposits.queries.ts';
import { mergedMeanwhile } from '../core/merged-meanwhile.ts';
import {
  type ItemCredit,
  type ItemWithCredits,
  listItems,
  writeCreditNote,
} from '../core/write-credit-note.ts';
import { findInvoice, type ReadInvoice } from './invoice.queries.ts';
import { invoiceMail } from './issue-invoices.service.ts';
import { presentInvoice } from './present-invoice.ts';

/** @throws RequestProblem 404 for an invoice that is not there or, with a customer, not theirs. */
export async function requireInvoice(db: Db, id: string, userId?: string): Promise<ReadInvoice> {
  const read = await findInvoice(db, id, userId);
  if (!read) throw new RequestProblem('not_found', 'We could not find this invoice.');
  return read;
}

/**
 * Issues a credit note.
 *
 * @throws RequestProblem 404 for an unknown invoice, 422 for an item of another one or more than is left, 409 when nothing is left.
 */
export async function creditInvoice(
  context: ServerContext,
  staffId: string,
  { id, ...wanted }: NewCreditNote & { id: string },
  attempt: Attempt | undefined,
): Promise<Invoice> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const seen = await requireInvoice(tx, id);
    await lockAccounts(tx, [seen.invoice.userId]);
    const { invoice } = await requireInvoice(tx, id);
    if (invoice.userId !== seen.invoice.userId) throw mergedMeanwhile();
    await creditLocked(context, tx, staffId, { id, ...wanted });
    return presentInvoice(context, tx, await requireInvoice(tx, id));
  });
  return answer;
}

/** The same of an invoice whose account is locked. Gives what was credited, in cents. */
export async function creditLocked(
  context: ServerContext,
  tx: Tx,
  staffId: string,
  { id, ...wanted }: NewCreditNote & { id: string },
): Promise<number> {
  const { invoice } = await requireInvoice(tx, id);
  const items = await listItems(tx, id);
  const isDeposit = items.some(({ row }) => row.account === 'customer-deposits');
  const held = isDeposit ? ((await heldCentsOf(tx, [id])).get(id) ?? 0) : Number.MAX_SAFE_INTEGER;
  const credits = creditsWanted(items, wanted, held);
  const at = context.clock();
  const issuedOn = dateInZone(at, context.settings().timeZone);
  const { reason, billAgain } = wanted;
  const note = await writeCreditNote(tx, invoice, credits, {
    ...{ actorId: staffId, at, issuedOn, reason, isReleased: billAgain },
  });
  await audit(tx, {
    ...{ actorId: staffId, action: 'credit-note-issued', subject: { type: 'invoice', id }, at },
    details: { number: note.number, total: amountOf(note.totalCents), billAgain },
  });
  return note.totalCents;
}

/**
 * Has an invoice mailed once more.
 *
 * @throws RequestProblem 404 for an unknown invoice.
 */
export async function mailInvoiceAgain(
  context: ServerContext,
  staffId: string,
  id: string,
): Promise<Invoice> {
  return context.db.transaction(async (tx) => {
    const read = await requireInvoice(tx, id);
    const at = context.clock();
    await context.jobs.enqueue(tx, invoiceMail, { invoiceId: id, mark: at.getTime() });
    const subject = { type: 'invoice', id } as const;
    await audit(tx, { actorId: staffId, action: 'invoice-mailed', subject, at });
    return presentInvoice(context, tx, read);
  });
}

function creditsWanted(
  items: readonly ItemWithCredits[],
  { itemId, amount }: Pick<NewCreditNote, 'itemId' | 'amount'>,
  heldCents: number,
): ItemCredit[] {
  // A deposit that the last invoice has used is no longer there to be given back.
  const leftOf = (item: ItemWithCredits) => Math.min(creditableCents(item), heldCents);
  if (itemId === null || itemId === undefined) {
    const all = items
      .map((item) => ({ item, cents: leftOf(item) }))
      .filter(({ cents }) => cents !== 0);
    if (all.reduce((sum, { cents }) => sum + cents, 0) <= 0) throw nothingLeft();
    return all;
  }
  const item = items.find(({ row }) => row.id === itemId);
  if (!item) throw refused('/itemId', 'This item is not on the invoice.');
  const left = leftOf(item);
  if (left <= 0) throw nothingLeft();
  const cents = amount ? centsOf(amount) : left;
  if (cents > left) {
    throw refused('/amount', `At most ${formatCents(left)} before tax is left of this item.`);
  }
  return [{ item, cents }];
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}

function nothingLeft(): RequestProblem {
  return new RequestProblem('wrong_state', 'All of this was credited or used already.');
}
