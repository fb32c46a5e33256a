// The lines that the price of a plan consists of: those of every visit, or those of the rounds of a program, which is priced by the
// year (docs/product/plans.md#changes-of-price).
import type { PlanLine, PlanRound } from './plan-lines.ts';

/** What one price of a plan is for. */
export const priceUnits = ['visit', 'year'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A plan as far as its lines go; a program whose rounds have prices has none for every visit. */
export type LinedPlan = { everyVisitLines: readonly PlanLine[]; rounds: readonly PlanRound[] };

/** Whether a visit costs so much, or all rounds of a year do. */
export function priceUnit({ everyVisitLines }: Pick<LinedPlan, 'everyVisitLines'>): PriceUnit {
  return everyVisitLines.length > 0 ? 'visit' : 'year';
}

/** The lines of a visit; of a program those of all its rounds. */
export function pricedLines(plan: LinedPlan): PlanLine[] {
  return priceUnit(plan) === 'visit' ? [...plan.everyVisitLines] : linesOfRounds(plan.rounds);
}

/** The lines of rounds, one round after the other, in the order of the year. */
export function linesOfRounds(rounds: readonly PlanRound[]): PlanLine[] {
  return rounds.flatMap(({ lines = [] }) => lines);
}

/** Rounds with other lines, in the order of `linesOfRounds`: each has as many as before. */
export function roundsWithLines(
  rounds: readonly PlanRound[],
  lines: readonly PlanLine[],
): PlanRound[] {
  let begin = 0;
  return rounds.map((round) => {
    if (!round.lines) return round;
    const end = begin + round.lines.length;
    const own = lines.slice(begin, end);
    begin = end;
    return { ...round, lines: own };
  });
}
