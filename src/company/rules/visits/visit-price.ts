// What a visit of a plan costs and what it charges: its lines in integer cents, and the sales tax on their sum
// (docs/product/plans.md#lines).
import { centsOf } from '../money/money.ts';
import { type QuoteTotal, quoteTotal } from '../money/quote-total.ts';
import type { PlanLine, PlanRound } from './plan-lines.ts';
import { type VisitStatus, visitStateOf, visitStates } from './visit-states.ts';

/** What a plan costs a visit, by its lines. */
export type PlanLines = {
  everyVisitLines: readonly PlanLine[];
  firstVisitLines: readonly PlanLine[];
};

/** A visit as far as its price goes. Without lines its quote prices it. */
export type PricedVisit = {
  status: VisitStatus;
  skipKind: string | null;
  priceLines: readonly PlanLine[] | null;
};

const NOTHING: QuoteTotal = { subtotal: 0, taxable: 0, tax: 0, total: 0 };

/** The lines that a visit of a plan is scheduled with: those of its round, where that has a price of its own. */
export function linesOfVisit(
  plan: PlanLines,
  { isFirst, round }: { isFirst: boolean; round?: PlanRound | undefined },
): PlanLine[] {
  return [...(round?.lines ?? (isFirst ? plan.firstVisitLines : plan.everyVisitLines))];
}

/** The sum of lines in cents, before sales tax. */
export function linesCents(lines: readonly PlanLine[]): number {
  return lines.reduce((cents, { amount }) => cents + centsOf(amount), 0);
}

/** What lines come to, in cents. `taxBasisPoints` is the rate, 825 for 8.25%. */
export function linesTotal(lines: readonly PlanLine[], taxBasisPoints: number): QuoteTotal {
  return quoteTotal(
    lines.map(({ amount, taxClass }) => ({
      quantity: '1',
      unitPrice: amount,
      taxClass,
      isOptional: false,
      isChosen: true,
    })),
    taxBasisPoints,
  );
}

/** What a visit charges, in cents: its lines once it is completed, nothing in every other state. */
export function visitCharge(visit: PricedVisit, taxBasisPoints: number): QuoteTotal {
  const { isCharged } = visitStates[visitStateOf(visit)];
  return isCharged && visit.priceLines ? linesTotal(visit.priceLines, taxBasisPoints) : NOTHING;
}

/** What visits charged together: how many of them, and their sums in cents. */
export type ChargedSums = { visits: number; beforeTax: number; tax: number; total: number };

/** The sums of what visits charged, each with its own tax at the rate of its day, as each will be billed. */
export function chargedSums<Visit extends PricedVisit>(
  all: readonly Visit[],
  taxOf: (visit: Visit) => number,
): ChargedSums {
  const charged = all.filter((visit) => chargeStateOf(visit) === 'charged');
  const charges = charged.map((visit) => visitCharge(visit, taxOf(visit)));
  return {
    visits: charged.length,
    beforeTax: charges.reduce((cents, { subtotal }) => cents + subtotal, 0),
    tax: charges.reduce((cents, { tax }) => cents + tax, 0),
    total: charges.reduce((cents, { total }) => cents + total, 0),
  };
}

/** Whether a visit will be charged, is, or is not. */
export const chargeStates = ['ahead', 'charged', 'not-charged'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** Whether a visit will be charged once it is completed, is charged, or is not because it was not made. */
export function chargeStateOf(visit: Pick<PricedVisit, 'status' | 'skipKind'>): ChargeState {
  const { isCharged, isOpen } = visitStates[visitStateOf(visit)];
  if (isCharged) return 'charged';
  return isOpen ? 'ahead' : 'not-charged';
}
