// What a plan costs a month, and what another frequency makes of its lines (docs/product/plans.md#lines).
import type { LawnPrices } from '../money/lawn-price.ts';
import { amountOf, centsOf } from '../money/money.ts';
import type { PlanFrequency, PlanKind, PlanLine, PlanRound } from './plan-lines.ts';

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

/** How many visits a plan has in a year; null where they are asked for one by one. */
export function visitsAYear(
  { frequency, rounds }: { frequency: PlanFrequency; rounds: readonly PlanRound[] },
  prices: LawnPrices,
): number | null {
  return frequency === 'rounds' ? rounds.length : frequencyPrice(frequency, prices).visits;
}

/** Whether the price list prices it by the size of its lawn; programs have prices of their own (docs/product/plans.md#size-of-the-lawn). */
export function isPricedBySize<Plan extends { kind: PlanKind; frequency: PlanFrequency }>(
  plan: Plan,
): plan is Plan & { frequency: Exclude<PlanFrequency, 'rounds'> } {
  return plan.kind === 'mowing' && plan.frequency !== 'rounds';
}

/**
 * Lines at another frequency: the mowing line changes by the difference of both on the price list. It is the one that is called so;
 * a plan that was priced by the month has one line, with its own name.
 */
export function linesAtFrequency(
  lines: readonly PlanLine[],
  { from, to }: { from: PlanFrequency; to: PlanFrequency },
  prices: LawnPrices,
): PlanLine[] {
  const [before, after] = [frequencyPrice(from, prices), frequencyPrice(to, prices)];
  const changed = linesWithMore(lines, after.moreCents - before.moreCents);
  const main = mainLine(lines);
  return changed.map((line, index) =>
    index === main ? { ...line, label: relabeled(line.label, before, after) } : line,
  );
}

/** Lines whose main one costs so many cents more, or less, but never below zero. */
export function linesWithMore(lines: readonly PlanLine[], moreCents: number): PlanLine[] {
  const main = mainLine(lines);
  return lines.map((line, index) => {
    if (index !== main) return line;
    return { ...line, amount: amountOf(Math.max(0, centsOf(line.amount) + moreCents)) };
  });
}

/** The line that a change of the price changes: mowing, else the first one. */
function mainLine(lines: readonly PlanLine[]): number {
  const mowing = lines.findIndex(({ label }) => label.startsWith('Mowing'));
  return mowing === -1 ? 0 : mowing;
}

/** 'Mowing, weekly' as 'Mowing, bi-weekly'; another label stays. */
function relabeled(label: string, before: { label: string }, after: { label: string }): string {
  const ending = `, ${before.label.toLowerCase()}`;
  return label.endsWith(ending)
    ? `${label.slice(0, -ending.length)}, ${after.label.toLowerCase()}`
    : label;
}
