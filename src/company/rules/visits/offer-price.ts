// What a mowing plan costs, line by line: every visit, the first one, and a month (docs/product/plans.md#lines).
import type { Language } from '../../facts/languages.ts';
import { SQUARE_FEET_PER_ACRE } from '../leads/lot-size.ts';
import {
  type LawnPlan,
  type LawnPrices,
  type PriceLine,
  priceLawnPlan,
} from '../money/lawn-price.ts';
import { amountOf, centsOf } from '../money/money.ts';
import type { PlanFrequency, PlanLine } from './plan-lines.ts';
import { frequencyPrice, monthlyCents } from './plan-price.ts';
import { linesCents, linesTotal } from './visit-price.ts';

/** The lines of a plan's visits. */
export type PlanVisitLines = { firstVisitLines: PlanLine[]; everyVisitLines: PlanLine[] };

/** What the lines of one visit come to; amounts have two decimals. */
export type VisitTotal = { subtotal: string; tax: string; total: string };

/** A line of a receipt as a plan request keeps it; in Spanish as well where the person was shown it so. */
export type ReceiptLine = {
  label: string;
  amount: string;
  isEveryVisit?: boolean;
  spanishLabel?: string;
};

/** Prices a plan by the owner's list. Care of an existing lawn is taxed in Texas (34 TAC 3.356). */
export function mowingLines(plan: LawnPlan, prices: LawnPrices): PlanVisitLines {
  const later = prices.addOns.filter(({ everyVisit }) => everyVisit).map(({ id }) => id);
  const everyVisit = { ...plan, addOns: plan.addOns.filter((id) => later.includes(id)) };
  return {
    firstVisitLines: linesOf(plan, prices),
    everyVisitLines: linesOf({ ...everyVisit, discount: null }, prices),
  };
}

/**
 * The lines of a receipt as they are kept, with which of them come on every visit: not add-ons that are done once, nor a discount.
 *
 * @param inSpanish the same lines as a Spanish page showed them.
 */
export function savedReceipt(
  lines: readonly PriceLine[],
  { addOns }: Pick<LawnPrices, 'addOns'>,
  inSpanish: readonly PriceLine[] = [],
): ReceiptLine[] {
  const once = new Set(addOns.filter(({ everyVisit }) => !everyVisit).map(({ name }) => name));
  return lines.map(({ label, cents }, index) => {
    const shown = inSpanish[index];
    return {
      label,
      amount: amountOf(cents),
      ...(cents >= 0 && !once.has(label) && { isEveryVisit: true }),
      ...(shown && !shown.isEnglish && { spanishLabel: shown.label }),
    };
  });
}

/** How a line is called for who reads this language; in English where the person was not shown another name. */
export function receiptLabel({ label, spanishLabel }: ReceiptLine, language: Language): string {
  return language === 'es' ? (spanishLabel ?? label) : label;
}

/**
 * The lines of a receipt that someone was shown. One that does not say which of its lines come on every visit, as older ones,
 * has the sum of a later visit as one line.
 */
export function receiptLines(
  lines: readonly ReceiptLine[],
  everyVisitTotal: string,
): PlanVisitLines {
  const every = lines.filter(({ isEveryVisit }) => isEveryVisit);
  const isWhole = every.length > 0 && linesCents(every.map(taxed)) === centsOf(everyVisitTotal);
  const later = isWhole ? every : [{ label: 'Each visit', amount: everyVisitTotal }];
  return { firstVisitLines: lines.map(taxed), everyVisitLines: later.map(taxed) };
}

/** What the lines of a visit come to with sales tax at a rate in hundredths of a percent. */
export function visitTotal(lines: readonly PlanLine[], taxBasisPoints: number): VisitTotal {
  const { subtotal, tax, total } = linesTotal(lines, taxBasisPoints);
  return { subtotal: amountOf(subtotal), tax: amountOf(tax), total: amountOf(total) };
}

/** What people compare: every visit times the visits of a year, over twelve; one visit where no one knows how many a year has. */
export function monthlyAmount(
  everyVisitLines: readonly PlanLine[],
  frequency: PlanFrequency,
  prices: LawnPrices,
): string {
  const { visits } = frequencyPrice(frequency, prices);
  const cents = linesCents(everyVisitLines);
  return amountOf(visits === null ? cents : monthlyCents(cents, visits));
}

/** Why a person and not the price list decides what a lawn costs, as a sentence for the office; null when the list does. */
export function needsPerson(lotSize: number, isInReach: boolean): string | null {
  if (!isInReach)
    return 'This address is outside the area that we drive to. Please decide, and enter a price.';
  if (lotSize <= SQUARE_FEET_PER_ACRE) return null;
  return 'This lot is larger than one acre. Please look at it, and enter a price.';
}

function linesOf(plan: LawnPlan, prices: LawnPrices): PlanLine[] {
  return priceLawnPlan(plan, prices).lines.map(({ label, cents }) =>
    taxed({ label, amount: amountOf(cents) }),
  );
}

function taxed({ label, amount }: { label: string; amount: string }): PlanLine {
  return { label, amount, taxClass: 'taxable' };
}
