// What a year came to for a customer: sums of their statement, and each of its rows (docs/product/billing.md#the-year).
import { amountOf } from '#company/rules/money/money.ts';
import type { YearSummary } from '#contract/billing/payment-receipts.ts';
import { csvLine } from '#server/customers/csv.ts';
import type { Db } from '#server/platform/database/client.ts';
import { readStatement } from '../statements/present-statement.ts';
import { partsOfEntries, yearsOf } from './year.queries.ts';

type Parts = Awaited<ReturnType<typeof partsOfEntries>>[number];

const PAYMENTS: readonly string[] = ['payment', 'payment-reversed', 'payment-returned'];
// A tip that is given back becomes credit and is then refunded, so that the two cancel out here and lessen the tips alone.
const REFUNDS: readonly string[] = ['refund', 'refund-failed', 'tip-returned'];

export async function readYear(db: Db, userId: string, year: number): Promise<YearSummary> {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const { opening, closing, rows } = await readStatement(db, userId, period);
  const parts = await partsOfEntries(db, userId, period);
  const byId = new Map(parts.map((each) => [each.id, each]));
  const sumOf = (
    kinds: readonly string[],
    part: keyof Omit<Parts, 'id' | 'kind'>,
    sign: 1 | -1 = 1,
  ) =>
    amountOf(
      parts
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((cents, each) => cents + sign * each[part], 0),
    );
  return {
    ...{ year, years: await yearsOf(db, userId), opening, closing },
    work: sumOf(['invoice'], 'work'),
    tax: sumOf(['invoice'], 'tax'),
    deposits: sumOf(['invoice'], 'deposit'),
    depositsUsed: sumOf(['deposit-used'], 'owed', -1),
    credited: sumOf(['credit-note'], 'owed', -1),
    creditedTax: sumOf(['credit-note'], 'tax', -1),
    paid: sumOf(PAYMENTS, 'owed', -1),
    refunded: sumOf(REFUNDS, 'owed'),
    tips: amountOf(parts.reduce((cents, { tip }) => cents + tip, 0)),
    rows: rows.map(({ id, on, label, about, amount }) => ({
      ...{ id, on, label, about, amount },
      tax: amountOf(byId.get(id)?.tax ?? 0),
    })),
  };
}

/** The rows of a year as a file. */
export function yearFile({ rows, year, opening, closing }: YearSummary): Uint8Array {
  const lines = [
    ['Date', 'What', 'Sales tax', 'Amount'],
    [`${year}-01-01`, 'Owed before', '', opening],
    ...rows.map(({ on, label, tax, amount }) => [on, label, Number(tax) === 0 ? '' : tax, amount]),
    [`${year}-12-31`, 'Owed after', '', closing],
  ];
  // Excel takes a file for UTF-8 only when it begins with this mark.
  return new TextEncoder().encode(`\uFEFF${lines.map(csvLine).join('')}`);
}
