// What a running plan would cost by the owner's price lists: by its package, by the size of its lawn, or by the rounds of its program.
// Prices of plans are agreed and stay; this tells what a change of a list means (docs/product/content.md#prices).
import { centsOf } from '#company/rules/money/money.ts';
import { mowingLines } from '#company/rules/visits/offer-price.ts';
import type {
  PlanFrequency,
  PlanKind,
  PlanLine,
  PlanRound,
} from '#company/rules/visits/plan-lines.ts';
import { isPricedBySize, monthlyCents } from '#company/rules/visits/plan-price.ts';
import { roundAmount } from '#company/rules/visits/program-rounds.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type { Content, ContentKind } from '#contract/site/content/kinds.ts';

/** What a price depends on of a plan. */
export type ListedPlan = {
  kind: PlanKind;
  name: string;
  frequency: PlanFrequency;
  lawnArea: number | null;
  rounds: readonly PlanRound[];
  everyVisitLines: readonly PlanLine[];
};

/** The kinds of content that a plan's price comes from, and what it costs a month by them, in cents. */
export type ListedPrice = {
  kinds: readonly ContentKind[];
  monthCents: (content: Content) => number;
};

/** How the lists price a plan; null where a person does: without a size, by the visit, or by a list that is there no more. */
export function listedPrice(plan: ListedPlan, published: Content): ListedPrice | null {
  return plan.kind === 'mowing'
    ? (packagePrice(plan, published) ?? mowingPrice(plan, published))
    : programPrice(plan, published);
}

/** A plan that was sold as a package is called like it. */
function packagePrice(plan: ListedPlan, published: Content): ListedPrice | null {
  const sold = published.package.find(({ name }) => name === plan.name);
  if (!sold) return null;
  return {
    kinds: ['package', 'package-terms'],
    monthCents: (content) => {
      const { centsPerVisit } = content.package.find(({ slug }) => slug === sold.slug) ?? sold;
      return monthlyCents(centsPerVisit, content['package-terms'].visitsPerYear);
    },
  };
}

function mowingPrice(plan: ListedPlan, published: Content): ListedPrice | null {
  const { lawnArea } = plan;
  if (!isPricedBySize(plan) || lawnArea === null) return null;
  const { frequency, everyVisitLines } = plan;
  const labels = new Set(everyVisitLines.map(({ label }) => label));
  const addOns = published['mowing-prices'].addOns
    .filter(({ name, everyVisit }) => everyVisit && labels.has(name))
    .map(({ id }) => id);
  const visitsOf = (content: Content) =>
    content['mowing-prices'].frequencies.find(({ value }) => value === frequency)?.visits ?? null;
  if (visitsOf(published) === null) return null;
  return {
    kinds: ['mowing-prices'],
    monthCents: (content) => {
      const lines = mowingLines({ lawnArea, frequency, addOns }, content['mowing-prices']);
      return monthlyCents(linesCents(lines.everyVisitLines), visitsOf(content) ?? 0);
    },
  };
}

function programPrice(plan: ListedPlan, published: Content): ListedPrice | null {
  const { lawnArea } = plan;
  const program = published.program.find(({ kind }) => kind === plan.kind);
  if (!program || lawnArea === null) return null;
  const agreed = program.rounds.filter(({ name }) => plan.rounds.some((one) => one.name === name));
  return {
    kinds: ['program'],
    monthCents: (content) => {
      const now = content.program.find(({ slug }) => slug === program.slug)?.rounds ?? [];
      const cents = agreed
        .map((round) => now.find(({ slug }) => slug === round.slug) ?? round)
        .reduce((sum, round) => sum + centsOf(roundAmount(round, lawnArea)), 0);
      return monthlyCents(cents, 1);
    },
  };
}
