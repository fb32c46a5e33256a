// What the office does about a problem, in a sentence for its customer.

import type { Language } from '../../facts/languages.ts';
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
export function remedyLabel(parts: RemedyParts, language: Language = 'en'): string {
  return language === 'es' ? spanishRemedy(parts) : englishRemedy(parts);
}

function englishRemedy({ kind, amount, method, date }: RemedyParts): string {
  switch (kind) {
    case 'return-visit':
      return date
        ? `Return visit on ${formatDate(date, 'en')}, at no charge`
        : 'Return visit, at no charge';
    case 'credit':
      return `Credit of ${formatMoney(amount ?? '0')} on your next invoice`;
    case 'refund':
      return `Refund of ${formatMoney(amount ?? '0')}${method ? ` (${method})` : ''}`;
    case 'nothing':
      return 'No further action';
  }
}

function spanishRemedy({ kind, amount, method, date }: RemedyParts): string {
  switch (kind) {
    case 'return-visit':
      return date
        ? `Otra visita el ${formatDate(date, 'es')}, sin costo`
        : 'Otra visita, sin costo';
    case 'credit':
      return `Crédito de ${formatMoney(amount ?? '0')} en su próxima factura`;
    case 'refund':
      return `Reembolso de ${formatMoney(amount ?? '0')}${method ? ` (${method})` : ''}`;
    case 'nothing':
      return 'Ninguna otra medida';
  }
}
