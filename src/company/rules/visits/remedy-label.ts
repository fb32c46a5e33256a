// What the office does about a problem, in a sentence for its customer.
import { formatMoney } from '../money/money.ts';
import { formatDate } from '../time/company-time.ts';
import type { ProblemRemedy } from './problem-remedies.ts';

type RemedyParts = {
  kind: ProblemRemedy;
  /** Dollars with two decimals, of a credit or refund. */
  amount: string | null;
  /** How a refund was given. */
  method: string | null;
  /** The day of a return visit, YYYY-MM-DD; null when it is no longer in the schedule. */
  date: string | null;
};

/** Such as "Credit of $25.00 on your next invoice". */
export function remedyLabel({ kind, amount, method, date }: RemedyParts): string {
  switch (kind) {
    case 'return-visit':
      return date
        ? `Return visit on ${formatDate(date)}, at no charge`
        : 'Return visit, at no charge';
    case 'credit':
      return `Credit of ${formatMoney(amount ?? '0')} on your next invoice`;
    case 'refund':
      return `Refund of ${formatMoney(amount ?? '0')}${method ? ` (${method})` : ''}`;
    case 'nothing':
      return 'No further action';
  }
}
