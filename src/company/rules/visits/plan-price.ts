// What a plan costs a month, and what another frequency makes of its lines (docs/product/plans.md#lines).
import type { LawnPrices } from '../money/lawn-price.ts';
import { amountOf, centsOf } from '../money/money.ts';
import type { PlanFrequency, PlanLine } from './plan-lines.ts';

/** Every visit times the visits of a year, over twelve, in whole cents. */
export function monthlyCents(visitCents: number, visitsAYear: number): number {
  return Math.round((visitCents * visitsAYear) / 12);
}

/** A frequency as the price list has it. @throws RangeError for one that it does not have. */
export function frequencyPrice(frequency: PlanFrequency, { frequencies }: LawnPrices) {
  const found = frequencies.find(({ value }) => value === frequency);
  if (!found) throw new RangeError(`no such frequency: ${frequency}`);
  return found;
}

/**
 * Lines at another frequency: the mowing line changes by the difference of both on the price list, never below zero. It is the
 * one that is called so; a plan that was priced by the month has one line, with its own name.
 */
export function linesAtFrequency(
  lines: readonly PlanLine[],
  { from, to }: { from: PlanFrequency; to: PlanFrequency },
  prices: LawnPrices,
): PlanLine[] {
  const [before, after] = [frequencyPrice(from, prices), frequencyPrice(to, prices)];
  const called = lines.findIndex(({ label }) => label.startsWith('Mowing'));
  const mowing = called === -1 ? 0 : called;
  return lines.map((line, index) => {
    if (index !== mowing) return line;
    const cents = Math.max(0, centsOf(line.amount) + after.moreCents - before.moreCents);
    return { ...line, label: relabeled(line.label, before, after), amount: amountOf(cents) };
  });
}

/** 'Mowing, weekly' as 'Mowing, bi-weekly'; another label stays. */
function relabeled(label: string, before: { label: string }, after: { label: string }): string {
  const ending = `, ${before.label.toLowerCase()}`;
  return label.endsWith(ending)
    ? `${label.slice(0, -ending.length)}, ${after.label.toLowerCase()}`
    : label;
}
