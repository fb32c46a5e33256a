// An account's statement: what it owed, what came and went, and what it owes, each row with the balance after it
// (docs/product/billing.md#statements).
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import type { Period } from '#contract/billing/books.ts';
import type { EntryAbout } from '#contract/billing/entry-about.ts';
import type { Statement } from '#contract/billing/statements.ts';
import type { Db } from '#server/platform/database/client.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';
import { entriesOf, owedBefore } from './statement.queries.ts';

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Of an account that is there, for days of which the first is not after the last; without rows for others. */
export async function readStatement(
  db: Db,
  userId: string,
  { from, to }: Period,
): Promise<Statement> {
  const opening = (await owedBefore(db, [userId], from)).get(userId) ?? 0;
  const entries = await entriesOf(db, userId, { from, to });
  const [customer] = await billedCustomers(db, [userId]);
  let balance = opening;
  const rows = entries.map((entry) => {
    balance += entry.cents;
    const about = aboutOf(entry);
    return {
      ...{ id: entry.id, on: entry.on, label: labelOf(about), about },
      ...{ amount: amountOf(entry.cents), balance: amountOf(balance) },
    };
  });
  const sumOf = (some: readonly Entry[]) => some.reduce((cents, entry) => cents + entry.cents, 0);
  return {
    customer: { id: userId, name: customer ? displayName(customer) : '' },
    ...{ from, to, rows },
    opening: amountOf(opening),
    billed: amountOf(sumOf(entries.filter((entry) => entry.cents > 0))),
    settled: amountOf(-sumOf(entries.filter((entry) => entry.cents < 0))),
    closing: amountOf(balance),
  };
}

function aboutOf(entry: Entry): EntryAbout {
  const { kind, invoice, creditNote, paidBy, reference, refundedBy } = entry;
  return {
    kind,
    number: kind === 'credit-note' ? creditNote : invoice,
    method: kind === 'refund' ? (refundedBy ?? 'check') : paidBy,
    reference: paidBy ? (reference ?? '') : '',
  };
}

function labelOf({ kind, number, method, reference }: EntryAbout): string {
  if (kind === 'invoice') return `Invoice ${number}`;
  if (kind === 'credit-note') return `Credit note ${number}`;
  if (kind === 'tip-returned') return 'Tip given back';
  if (kind === 'refund') return `Refund, ${paymentMethodLabel(method ?? 'check')}`;
  if (kind === 'refund-failed') return 'Refund that did not arrive';
  if (kind === 'deposit-used') return `Deposit of invoice ${number} used`;
  const payment = method ? [paymentMethodLabel(method), reference].filter(Boolean).join(' ') : '';
  if (kind === 'payment') return `Payment, ${payment}`;
  return kind === 'payment-returned'
    ? `Payment returned, ${payment}`
    : `Payment taken back, ${payment}`;
}
