// What a plan consists of: its kind, the lines of its price, the rounds of a program (docs/product/plans.md#lines).
import { type LawnFrequency, lawnFrequencyIds } from '../money/lawn-price.ts';
import type { TaxClass } from '../money/quote-total.ts';

/** Kinds of plans. A property has at most one live plan of each. All but mowing are programs, made of rounds. */
export const planKinds = ['mowing', 'fertilization', 'pre-emergent', 'aeration', 'mulch'] as const;
export type PlanKind = (typeof planKinds)[number];

/** How often the visits of a plan come; those of a program come in its rounds. */
export const planFrequencies = [...lawnFrequencyIds, 'rounds'] as const;
export type PlanFrequency = LawnFrequency | 'rounds';

/** One line of what a visit costs, before sales tax. The amount has two decimals; a discount is negative. */
export type PlanLine = { label: string; amount: string; taxClass: TaxClass };

/** One round of a program: its visit falls between two days of each year, `MM-DD`, both included. */
export type PlanRound = { name: string; from: string; until: string };
