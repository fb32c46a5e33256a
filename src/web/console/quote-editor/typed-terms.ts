// Payment terms as they are being typed: all texts, like the rest of a quote, and what the wire makes of them.
import type { ShownPayment } from '#company/rules/quotes/payment-terms.ts';
import { shownPayments } from '#company/rules/quotes/quote-content.ts';
import { PaymentTerms } from '#contract/quotes/quote.ts';
import { plainAmount } from '../../forms/typed-amount.ts';

export const depositKinds = ['none', 'percent', 'amount'] as const;
type DepositKind = (typeof depositKinds)[number];

export type TypedStep = {
  /** Tells steps apart while they are on the page; it is not sent. */
  key: string;
  name: string;
  percent: string;
};

export type TypedTerms = { kind: DepositKind; value: string; steps: TypedStep[] };

export const NO_TERMS: TypedTerms = { kind: 'none', value: '', steps: [] };

/** A progress payment to begin with. */
export function emptyStep(key: string): TypedStep {
  return { key, name: '', percent: '' };
}

/** What is there, ready to be changed. */
export function termsTyped(terms: PaymentTerms | null): TypedTerms {
  if (!terms) return NO_TERMS;
  const { depositPercent, depositAmount, steps } = terms;
  return {
    kind: depositPercent !== null ? 'percent' : depositAmount !== null ? 'amount' : 'none',
    value: depositPercent?.toString() ?? depositAmount ?? '',
    steps: steps.map(({ name, percent }, index) => ({
      key: `step-${index}`,
      name,
      percent: percent.toString(),
    })),
  };
}

/** What the wire takes, whether it is right or not; undefined when all is due at completion. */
export function termsDraft({ kind, value, steps }: TypedTerms) {
  if (kind === 'none' && steps.length === 0) return undefined;
  return {
    depositPercent: kind === 'percent' ? percentOf(value) : null,
    depositAmount: kind === 'amount' ? plainAmount(value) : null,
    steps: steps.map(({ name, percent }) => ({ name, percent: percentOf(percent) })),
  };
}

/** The payments of a total in cents, as far as they can be reckoned already. */
export function typedPayments(terms: TypedTerms, totalCents: number): ShownPayment[] {
  const { data } = PaymentTerms.safeParse(termsDraft(terms));
  return shownPayments(data ?? null, totalCents);
}

/** '30%' as 30; what is no number is left to be refused. */
function percentOf(typed: string): number {
  const bare = typed.replace(/[\s%]/g, '');
  return bare === '' ? Number.NaN : Number(bare);
}
