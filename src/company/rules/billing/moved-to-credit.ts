// What of an invoice became the credit of its account: it was credited after it was paid (docs/product/billing.md#credit-notes).
import { centsOf } from '../money/money.ts';

/** An invoice in dollars with two decimals: what it came to, what was credited and paid of it, and what is owed. */
type Outcome = {
  total: string;
  creditNotes: readonly { total: string }[];
  settlements: readonly { amount: string }[];
  open: string;
};

/** In cents; the invoice’s page and paper name it, so that what they list comes to what is owed. */
export function movedToCredit({ total, creditNotes, settlements, open }: Outcome): number {
  const sum = (all: readonly string[]) => all.reduce((cents, each) => cents + centsOf(each), 0);
  const settled = sum(settlements.map(({ amount }) => amount));
  const credited = sum(creditNotes.map((note) => note.total));
  return centsOf(open) - (centsOf(total) - credited - settled);
}
