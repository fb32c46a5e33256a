// How a quote is paid for: a deposit on acceptance, parts along the way, and the rest when the work is completed
// (docs/product/deposits.md). The amounts follow from the total, so that they move with what a customer chooses.
import { centsOf, formatMoney } from '../money/money.ts';

/** What the office sets. Percents are of the total with its tax. */
export type PaymentTerms = {
  /** At most one of percent and amount. */
  depositPercent: number | null;
  depositAmount: string | null;
  /** Parts in their order; the rest is due at completion. */
  steps: readonly { name: string; percent: number }[];
};

export const paymentStepKinds = ['deposit', 'progress'] as const;
export type PaymentStepKind = (typeof paymentStepKinds)[number];

/** One payment of a quote, in cents; `rest` is what the last invoice leaves to be paid. */
export type QuotePayment = {
  kind: PaymentStepKind | 'rest';
  name: string;
  percent: number | null;
  cents: number;
};

/**
 * The payments of a total, in their order. Together they come to it: a deposit or part takes no more than what is left, and one that
 * comes to nothing is left out.
 */
export function paymentsOf(terms: PaymentTerms | null, totalCents: number): QuotePayment[] {
  if (!terms) return [];
  const { depositPercent, depositAmount, steps } = terms;
  const share = (percent: number) => Math.round((totalCents * percent) / 100);
  const wanted: QuotePayment[] = [
    {
      ...{ kind: 'deposit', name: 'Deposit', percent: depositPercent },
      cents: depositPercent === null ? centsOf(depositAmount ?? '0.00') : share(depositPercent),
    },
    ...steps.map(
      ({ name, percent }): QuotePayment => ({
        ...{ kind: 'progress', name, percent },
        cents: share(percent),
      }),
    ),
  ];
  let left = totalCents;
  const parts = wanted.map((part) => {
    const cents = Math.min(part.cents, left);
    left -= cents;
    return { ...part, cents };
  });
  return [
    ...parts.filter(({ cents }) => cents > 0),
    { kind: 'rest', name: 'Rest', percent: null, cents: left },
  ];
}

/** A payment as the accepted text of a quote has it. */
export type ShownPayment = Omit<QuotePayment, 'cents'> & { amount: string };

const WHEN = {
  deposit: 'due on acceptance',
  progress: 'due when this step is done',
  rest: 'due when the work is completed',
} as const satisfies Record<QuotePayment['kind'], string>;

/** When a payment is due: "due on acceptance". */
export function paymentDue(kind: QuotePayment['kind']): string {
  return WHEN[kind];
}

/** 'Deposit, 30%' or, of a fixed amount, 'Deposit'. */
export function paymentLabel({ name, percent }: Pick<QuotePayment, 'name' | 'percent'>): string {
  return percent === null ? name : `${name}, ${percent}%`;
}

/** Payments in one sentence; the rest goes without saying. */
export function describePayments(payments: readonly ShownPayment[]): string {
  const parts = payments
    .filter(({ kind }) => kind !== 'rest')
    .map((one) => `${paymentLabel(one)} (${formatMoney(one.amount)})`);
  return parts.length > 0 ? parts.join('; ') : 'all of it when the work is completed';
}
