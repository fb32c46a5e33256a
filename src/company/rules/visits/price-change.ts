// A change of what a plan costs that the office proposes: the new lines, and the text that its customer reads
// (docs/product/plans.md#changes-of-price).
import { plusSalesTax } from '../../facts/sales-tax.ts';
import { formatCents, formatMoney } from '../money/money.ts';
import { addDays, formatDate } from '../time/company-time.ts';
import type { NewPlanPrice, PricedPlan, TermsLine } from './plan-change.ts';
import type { PlanLine } from './plan-lines.ts';
import { linesWithMore, monthlyCents } from './plan-price.ts';
import { linesCents, type PlanLines } from './visit-price.ts';

/** What no one has to agree to can be left. */
export const MAY_END_BEFORE = 'You can end your plan before that day; there is no fee.';

/** The first day from which a price can change that is proposed today, with the days of notice that the company gives. */
export function earliestPriceDay(today: string, noticeDays: number): string {
  return addDays(today, noticeDays);
}

export const raiseWays = ['percent', 'amount'] as const;

/** By how much a visit costs more: hundredths of a percent, or cents. Less, when it is negative. */
export type PriceRaise = { by: (typeof raiseWays)[number]; value: number; isWhole: boolean };

/** What a visit costs then, in cents; in whole dollars where that is wanted, and never below zero. */
export function raisedCents(visitCents: number, { by, value, isWhole }: PriceRaise): number {
  const raised = by === 'amount' ? visitCents + value : (visitCents * (10_000 + value)) / 10_000;
  const cents = isWhole ? Math.round(raised / 100) * 100 : Math.round(raised);
  return Math.max(0, cents);
}

/** A plan at so many cents more a visit. The main line changes, of every visit and of the first one. */
export function priceWithMore(
  plan: PlanLines & { monthlyCents: number },
  moreCents: number,
  visits: number | null,
): NewPlanPrice {
  const everyVisitLines = linesWithMore(plan.everyVisitLines, moreCents);
  return {
    everyVisitLines,
    firstVisitLines: linesWithMore(plan.firstVisitLines, moreCents),
    monthlyCents:
      visits === null ? plan.monthlyCents : monthlyCents(linesCents(everyVisitLines), visits),
  };
}

/** What is proposed, as its customer reads it. */
export type ChangeTerms = { title: string; lines: TermsLine[]; summary: string };

type ProposedChange = {
  plan: PricedPlan;
  price: NewPlanPrice;
  /** The first day whose visit costs the new price. */
  from: string;
  /** Why, as customers read it. */
  reason: string;
  /** What happens without an answer. */
  closing: string;
};

/** A change of the price that is announced. */
export function priceTerms(change: Omit<ProposedChange, 'closing'>): ChangeTerms {
  return {
    title: `${change.plan.name}: new price`,
    ...linesAndSummary({ ...change, closing: MAY_END_BEFORE }),
  };
}

/** A lawn that the crew measured as smaller or larger than agreed. */
export function sizeTerms(
  change: Omit<ProposedChange, 'reason' | 'closing'> & { before: number; measured: number },
): ChangeTerms {
  const { plan, price, before, measured } = change;
  const isLess = linesCents(price.everyVisitLines) < linesCents(plan.everyVisitLines);
  const reason = `Our crew measured ${squareFeet(measured)} of lawn; we had agreed on ${squareFeet(before)}.`;
  const closing = isLess
    ? 'You don’t have to do anything.'
    : 'Your price changes only if you accept; until then it stays as it is.';
  const { lines, summary } = linesAndSummary({ ...change, reason, closing });
  const size = [
    { label: 'Lawn as agreed', amount: squareFeet(before) },
    { label: 'Lawn as measured', amount: squareFeet(measured) },
  ];
  return { title: `${plan.name}: size of the lawn`, lines: [...size, ...lines], summary };
}

function linesAndSummary({ plan, price, from, reason, closing }: ProposedChange) {
  const [now, then] = [linesCents(plan.everyVisitLines), linesCents(price.everyVisitLines)];
  const lines: TermsLine[] = [
    ...price.everyVisitLines.map((line, index) => lineChange(plan.everyVisitLines[index], line)),
    { label: 'Each visit', amount: nowAndThen(formatCents(now), formatCents(then)) },
    {
      label: 'Per month',
      amount: nowAndThen(formatCents(plan.monthlyCents), formatCents(price.monthlyCents)),
    },
  ];
  const summary = `From ${formatDate(from)} on each visit costs ${formatCents(then)} instead of ${formatCents(now)}, ${plusSalesTax}. ${reason} ${closing}`;
  return { lines, summary };
}

/** A line as it costs now and will cost. */
export function lineChange(before: PlanLine | undefined, { label, amount }: PlanLine): TermsLine {
  const now = formatMoney(before?.amount ?? amount);
  return { label, amount: nowAndThen(now, formatMoney(amount)) };
}

/** Two amounts in words; one when they are the same. */
export function nowAndThen(now: string, then: string): string {
  return now === then ? now : `${now} now, then ${then}`;
}

function squareFeet(count: number): string {
  return `${count.toLocaleString('en-US')} sq ft`;
}
