// What a change of a running plan costs or saves, line by line (docs/product/portal.md#plan).
import { plusSalesTax } from '../../facts/sales-tax.ts';
import { frequencyWords } from '../../facts/visit-labels.ts';
import { type LawnPrices, priceLawnPlan } from '../money/lawn-price.ts';
import { amountOf, formatCents } from '../money/money.ts';
import { formatDate } from '../time/company-time.ts';
import type { PlanFrequency, PlanLine } from './plan-lines.ts';
import { frequencyPrice, linesAtFrequency, monthlyCents } from './plan-price.ts';
import { linesCents, type PlanLines } from './visit-price.ts';

/** The frequencies that have a year, and so a price a month. */
export const monthlyFrequencies = ['weekly', 'bi-weekly', 'monthly'] as const;
export type MonthlyFrequency = (typeof monthlyFrequencies)[number];

/** Whether a plan comes so many times a year, and costs so much a month. */
export function hasYear(frequency: PlanFrequency): frequency is MonthlyFrequency {
  return monthlyFrequencies.some((one) => one === frequency);
}

/** What the office can propose to change in what a plan costs: the price, or the size that a crew has measured. */
export const proposedChangeKinds = ['price', 'size'] as const;
export type ProposedChangeKind = (typeof proposedChangeKinds)[number];

/** A plan as far as its price goes. */
export type PricedPlan = PlanLines & {
  name: string;
  frequency: PlanFrequency;
  monthlyCents: number;
};

/** A line that is shown before someone agrees; the amount is in words, because some are "per visit". */
export type TermsLine = { label: string; amount: string };

/** What a plan costs from a change on. */
export type NewPlanPrice = {
  monthlyCents: number;
  everyVisitLines: PlanLine[];
  firstVisitLines: PlanLine[];
};

/** What is shown, and what becomes of the price. */
export type PlanTerms = {
  title: string;
  lines: TermsLine[];
  /** What it comes to, in a sentence. */
  summary: string;
  /** Null when the price stays. */
  newPrice: NewPlanPrice | null;
  /** The first day of a plan that starts again, from which its dates follow. */
  startsOn?: string;
};

/** What every visit of a plan costs, in cents; null where each has a price of its own: asked for one by one, or by its round. */
export function visitCents({ frequency, everyVisitLines }: PricedPlan): number | null {
  const isByRound = frequency === 'rounds' && everyVisitLines.length === 0;
  return frequency === 'per-visit' || isByRound ? null : linesCents(everyVisitLines);
}

/**
 * Another frequency: the mowing line without what the old one costs on top of a weekly one, with what the new one does. Other
 * lines stay. A month costs a visit times the visits of a year, over twelve.
 *
 * @throws RangeError for plans and frequencies without a year.
 */
export function frequencyTerms(
  plan: PricedPlan,
  wanted: MonthlyFrequency,
  firstDay: string,
  prices: LawnPrices,
): PlanTerms {
  const { visits } = frequencyPrice(wanted, prices);
  const now = visitCents(plan);
  if (now === null || visits === null) throw new RangeError('a plan without a year');
  const change = { from: plan.frequency, to: wanted };
  const everyVisitLines = linesAtFrequency(plan.everyVisitLines, change, prices);
  const firstVisitLines = linesAtFrequency(plan.firstVisitLines, change, prices);
  const perVisit = linesCents(everyVisitLines);
  const monthly = monthlyCents(perVisit, visits);
  return {
    title: `${plan.name}: ${frequencyWords[plan.frequency]} becomes ${frequencyWords[wanted]}`,
    lines: [
      { label: 'Per visit now', amount: formatCents(now) },
      {
        label: `Coming ${frequencyWords[wanted]} in place of ${frequencyWords[plan.frequency]}`,
        amount: `${signed(perVisit - now)} a visit`,
      },
      { label: 'Per visit then', amount: formatCents(perVisit) },
      { label: 'Visits a year', amount: String(visits) },
      { label: 'Per month now', amount: formatCents(plan.monthlyCents) },
      { label: 'Per month then', amount: formatCents(monthly) },
    ],
    summary: `From ${formatDate(firstDay)} on we come ${frequencyWords[wanted]}${wanted === 'weekly' ? ', every other week from November to March,' : ''} for ${formatCents(monthly)} a month, ${changeWords(monthly - plan.monthlyCents)}, ${plusSalesTax}.`,
    newPrice: { monthlyCents: monthly, everyVisitLines, firstVisitLines },
  };
}

/** A visit that a pause leaves out. */
export type SkippedVisit = { date: string; priceLines: readonly PlanLine[] | null };

/** A pause: the visits that fall away, none of which is charged. The price stays as it is. */
export function pauseTerms(
  plan: PricedPlan,
  pause: { from: string; until: string | null; skipped: readonly SkippedVisit[] },
): PlanTerms {
  const end = pause.until ? `to ${formatDate(pause.until)}` : 'until you resume it';
  return {
    title: `${plan.name}: pause from ${formatDate(pause.from)} ${end}`,
    lines: [
      ...pause.skipped.map(({ date, priceLines }) => ({
        label: `No visit on ${formatDate(date)}`,
        amount: priceLines ? formatCents(-linesCents(priceLines)) : 'not charged',
      })),
      { label: 'Per month, once it resumes', amount: formatCents(plan.monthlyCents) },
    ],
    summary: `We don’t come during the pause, and you don’t pay for it. Your price stays ${formatCents(plan.monthlyCents)} a month.`,
    newPrice: null,
  };
}

/** The end of a pause: the same price as before. */
export function resumeTerms(plan: PricedPlan, firstDay: string): PlanTerms {
  return {
    title: `${plan.name}: goes on`,
    lines: [{ label: 'Per month, as before', amount: formatCents(plan.monthlyCents) }],
    summary: `Visits begin again from ${formatDate(firstDay)}, at the price you had before the pause.`,
    newPrice: null,
  };
}

/** How a plan that has ended starts again. */
export type Restart = {
  /** Square feet. */
  lawnArea: number;
  /** From which its dates follow, and the date of its first visit. */
  startsOn: string;
  firstVisit: string;
};

/**
 * A plan that has ended starts again: as often as it came, at the price list of today, with its add-ons of every visit as far as
 * the list still has them.
 *
 * @throws RangeError for plans without a year.
 */
export function restartTerms(
  plan: PricedPlan & { frequency: MonthlyFrequency },
  { lawnArea, startsOn, firstVisit }: Restart,
  prices: LawnPrices,
): PlanTerms {
  const { visits } = frequencyPrice(plan.frequency, prices);
  if (visits === null) throw new RangeError('a plan without a year');
  const addOns = prices.addOns
    .filter(({ name, everyVisit }) => {
      return everyVisit && plan.everyVisitLines.some(({ label }) => label === name);
    })
    .map(({ id }) => id);
  const priced = priceLawnPlan({ lawnArea, frequency: plan.frequency, addOns }, prices);
  const everyVisitLines = priced.lines.map(
    ({ label, cents }): PlanLine => ({ label, amount: amountOf(cents), taxClass: 'taxable' }),
  );
  const perVisit = linesCents(everyVisitLines);
  const monthly = monthlyCents(perVisit, visits);
  const often = frequencyWords[plan.frequency];
  return {
    title: `${plan.name}: starts again, ${often}`,
    lines: [
      ...priced.lines.map(({ label, cents }) => ({ label, amount: formatCents(cents) })),
      { label: 'Per visit', amount: formatCents(perVisit) },
      { label: 'Visits a year', amount: String(visits) },
      { label: 'Per month', amount: formatCents(monthly) },
    ],
    summary: `We come ${often} again, first on ${formatDate(firstVisit)}, for ${formatCents(monthly)} a month at today’s prices, ${plusSalesTax}.`,
    newPrice: {
      monthlyCents: monthly,
      everyVisitLines,
      firstVisitLines: everyVisitLines,
    },
    startsOn,
  };
}

/** The end of a plan. Nothing is owed for it. */
export function cancelTerms(plan: PricedPlan, lastVisit: string | null): PlanTerms {
  return {
    title: `${plan.name}: ends`,
    lines: [
      ...(lastVisit
        ? [{ label: `The last visit, on ${formatDate(lastVisit)}`, amount: 'still made' }]
        : []),
      { label: 'Fee for ending it', amount: formatCents(0) },
      { label: 'Per month after that', amount: formatCents(0) },
    ],
    summary: lastVisit
      ? 'We’ll still make the visit within the next 24 hours; all later ones are canceled. There is no fee.'
      : 'All upcoming visits are canceled. There is no fee.',
    newPrice: null,
  };
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

function changeWords(cents: number): string {
  if (cents === 0) return 'the same as now';
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} than now`;
}
