// What the rounds of a program cost when their price changes or stays for another year, and what its customer reads of it
// (docs/product/plans.md#changes-of-price).
import { plusSalesTax } from '../../facts/sales-tax.ts';
import { formatCents, formatMoney } from '../money/money.ts';
import { formatDate } from '../time/company-time.ts';
import type { PlanRound } from './plan-lines.ts';
import { linesWithMore, monthlyCents } from './plan-price.ts';
import { GOES_ON_BY_ITSELF, lastDayOfYear } from './plan-renewal.ts';
import {
  type ChangeTerms,
  lineChange,
  MAY_END_BEFORE,
  nowAndThen,
  type PriceRaise,
  raisedCents,
} from './price-change.ts';
import { linesOfRounds } from './priced-lines.ts';
import { countRounds } from './program-rounds.ts';
import { linesCents } from './visit-price.ts';

/** A program as far as its price goes. */
export type PricedProgram = { name: string; rounds: readonly PlanRound[] };

/** Rounds of which each costs more by a raise; the main line of a round changes. */
export function raisedRounds(rounds: readonly PlanRound[], raise: PriceRaise): PlanRound[] {
  return rounds.map((round) => {
    if (!round.lines) return round;
    const cents = linesCents(round.lines);
    return { ...round, lines: linesWithMore(round.lines, raisedCents(cents, raise) - cents) };
  });
}

/** What all rounds of a year come to, in cents. */
function programYearCents(rounds: readonly PlanRound[]): number {
  return linesCents(linesOfRounds(rounds));
}

/** A year over twelve, in cents. */
export function programMonthCents(rounds: readonly PlanRound[]): number {
  return monthlyCents(programYearCents(rounds), 1);
}

type NewRounds = {
  rounds: readonly PlanRound[];
  /** The first day whose round costs the new price. */
  from: string;
  /** Why, as customers read it. */
  reason: string;
};

/** A change of what the rounds cost that is announced. */
export function programPriceTerms(
  program: PricedProgram,
  { rounds, from, reason }: NewRounds,
): ChangeTerms {
  const before = linesOfRounds(program.rounds);
  const change = (cents: (rounds: readonly PlanRound[]) => number) =>
    nowAndThen(formatCents(cents(program.rounds)), formatCents(cents(rounds)));
  const [now, then] = [program.rounds, rounds].map((all) => formatCents(programYearCents(all)));
  return {
    title: `${program.name}: new price`,
    lines: [
      ...linesOfRounds(rounds).map((line, index) => lineChange(before[index], line)),
      { label: 'All rounds of a year', amount: change(programYearCents) },
      { label: 'Per month', amount: change(programMonthCents) },
    ],
    summary: `Starting ${formatDate(from)}, all rounds of a year cost ${then} instead of ${now}, ${plusSalesTax}. ${reason} ${MAY_END_BEFORE}`,
  };
}

/** The letter of a program that goes on as it is, from the first day of its next year. */
export function programRenewalTerms({ name, rounds }: PricedProgram, from: string): ChangeTerms {
  const year = formatCents(programYearCents(rounds));
  return {
    title: `${name}: another year`,
    lines: [
      { label: 'From', amount: formatDate(from) },
      { label: 'Through', amount: formatDate(lastDayOfYear(from)) },
      { label: 'How often', amount: countRounds(rounds) },
      ...linesOfRounds(rounds).map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
      { label: 'All rounds of a year', amount: year },
      { label: 'Per month', amount: formatCents(programMonthCents(rounds)) },
    ],
    summary: `Starting ${formatDate(from)}, your program goes on for another year at the same price: ${year} a year, ${plusSalesTax}. ${GOES_ON_BY_ITSELF}`,
  };
}
