// What a plan consists of: its kind, the lines of its price, the rounds of a program (docs/product/plans.md#lines).
import { type LawnFrequency, lawnFrequencyIds } from '../money/lawn-price.ts';
import type { TaxClass } from '../money/quote-total.ts';

/** Kinds of programs, which are made of rounds; a year-round one has rounds of several kinds of work. */
export const programKinds = [
  'year-round',
  'fertilization',
  'pre-emergent',
  'aeration',
  'mulch',
] as const;

/** Kinds of plans. A property has at most one live plan of each. */
export const planKinds = ['mowing', ...programKinds] as const;
export type PlanKind = (typeof planKinds)[number];

/** What is done in a round of a program. */
export const roundWorks = [
  'pre-emergent',
  'weed-control',
  'fertilization',
  'aeration',
  'mulch',
] as const;
export type RoundWork = (typeof roundWorks)[number];

/** How often the visits of a plan come; those of a program come in its rounds. */
export const planFrequencies = [...lawnFrequencyIds, 'rounds'] as const;
export type PlanFrequency = LawnFrequency | 'rounds';

/** One line of what a visit costs, before sales tax. The amount has two decimals; a discount is negative. */
export type PlanLine = { label: string; amount: string; taxClass: TaxClass };

/** The days of each year between which something falls, `MM-DD`, both included; it may go over the turn of the year. */
export type YearWindow = { from: string; until: string };

/** One round of a program: its visit falls within its window, once a year. */
export type PlanRound = YearWindow & {
  name: string;
  work?: RoundWork;
  /** What its visit costs; without them it costs what every visit of the plan does. */
  lines?: PlanLine[];
};

/** A round as it is offered: its names in the owner's content, its price, and the day that is planned for it first. */
export type OfferedRound = Required<PlanRound> & {
  program: string;
  round: string;
  /** 'YYYY-MM-DD' at the company. */
  date: string;
};
