// What a customer sees of an offered plan, as one text in a fixed order: what is agreed to is what was shown, byte by byte.
import { planTerms, programTerms } from '../../facts/plan-terms.ts';
import { frequencyWords } from '../../facts/visit-labels.ts';
import { formatMoney } from '../money/money.ts';
import { formatTaxRate } from '../money/tax-rate.ts';
import { formatDate } from '../time/company-time.ts';
import { type VisitTotal, visitTotal } from './offer-price.ts';
import type { TermsLine } from './plan-change.ts';
import type { OfferedRound, PlanFrequency, PlanKind, PlanLine } from './plan-lines.ts';

/** The content of an offer. Sizes are in square feet, amounts have two decimals. */
export type OfferedPlan = {
  offer: string;
  version: number;
  customerName: string;
  propertyAddress: string;
  kind: PlanKind;
  name: string;
  frequency: PlanFrequency;
  lotSize: number;
  lawnArea: number;
  /** 'YYYY-MM-DD' at the company, and the begin of the arrival window. */
  firstDay: string;
  visitTime: string;
  validUntil: string;
  message: string | null;
  firstVisitLines: PlanLine[];
  everyVisitLines: PlanLine[];
  /** Of a program. */
  rounds: RoundShown[];
  taxBasisPoints: number;
  firstVisit: VisitTotal;
  everyVisit: VisitTotal;
  monthlyPrice: string;
  terms: string[];
};

/** A round as its customer sees it. */
export type RoundShown = Pick<OfferedRound, 'name' | 'from' | 'until' | 'date' | 'lines'> & {
  total: VisitTotal;
};

/** What an offer says, before it is counted up. */
export type OfferFacts = Omit<OfferedPlan, 'firstVisit' | 'everyVisit' | 'rounds' | 'terms'> & {
  rounds: readonly Omit<RoundShown, 'total'>[];
};

/** Rounds counted up, with what each comes to. */
export function roundsShown(rounds: OfferFacts['rounds'], taxBasisPoints: number): RoundShown[] {
  return rounds.map(({ name, from, until, date, lines }) => ({
    name,
    from,
    until,
    date,
    lines: lines.map(lineOf),
    total: visitTotal(lines, taxBasisPoints),
  }));
}

/** The content from its facts. The order of the fields is part of it. */
export function offeredPlan(facts: OfferFacts): OfferedPlan {
  return {
    offer: facts.offer,
    version: facts.version,
    customerName: facts.customerName,
    propertyAddress: facts.propertyAddress,
    kind: facts.kind,
    name: facts.name,
    frequency: facts.frequency,
    lotSize: facts.lotSize,
    lawnArea: facts.lawnArea,
    firstDay: facts.firstDay,
    visitTime: facts.visitTime,
    validUntil: facts.validUntil,
    message: facts.message,
    firstVisitLines: facts.firstVisitLines.map(lineOf),
    everyVisitLines: facts.everyVisitLines.map(lineOf),
    rounds: roundsShown(facts.rounds, facts.taxBasisPoints),
    taxBasisPoints: facts.taxBasisPoints,
    firstVisit: visitTotal(facts.firstVisitLines, facts.taxBasisPoints),
    everyVisit: visitTotal(facts.everyVisitLines, facts.taxBasisPoints),
    monthlyPrice: facts.monthlyPrice,
    terms: [...(facts.kind === 'mowing' ? planTerms : programTerms)],
  };
}

/** The text that is hashed and stored. */
export function contentOf(plan: OfferedPlan): string {
  return JSON.stringify(plan);
}

/** A stored content as it was shown. One of before has no rounds. */
export function readOffered(content: string): OfferedPlan {
  return { rounds: [], ...(JSON.parse(content) as Omit<OfferedPlan, 'rounds'>) };
}

/** An agreed offer in the words in which later changes of the plan are listed. */
export function termsOfOffer(plan: OfferedPlan): {
  title: string;
  lines: TermsLine[];
  summary: string;
} {
  const totals = (total: VisitTotal, of: string) => [
    { label: `Sales tax ${formatTaxRate(plan.taxBasisPoints)}`, amount: formatMoney(total.tax) },
    { label: of, amount: formatMoney(total.total) },
  ];
  const shownLine = ({ label, amount }: PlanLine) => ({ label, amount: formatMoney(amount) });
  return {
    title: `${plan.name}: ${frequencyWords[plan.frequency]}`,
    lines:
      plan.rounds.length > 0
        ? plan.rounds.map(({ name, date, total }) => ({
            label: `${name}, first planned for ${formatDate(date)}`,
            amount: `${formatMoney(total.total)} with ${formatTaxRate(plan.taxBasisPoints)} sales tax`,
          }))
        : [
            ...plan.firstVisitLines.map(shownLine),
            ...totals(plan.firstVisit, 'First visit'),
            ...plan.everyVisitLines.map(shownLine),
            ...totals(plan.everyVisit, 'Each visit after that'),
          ],
    summary: `From ${formatDate(plan.firstDay)} on, at ${plan.propertyAddress}. ${plan.terms.join(' ')}`,
  };
}

/** What another offer says differently, in sentences. */
export function offerChanges(before: OfferedPlan, now: OfferedPlan): string[] {
  const compared: [string, string, string][] = [
    ['The property', before.propertyAddress, now.propertyAddress],
    ['How often', frequencyWords[before.frequency], frequencyWords[now.frequency]],
    ['The first visit', formatMoney(before.firstVisit.total), formatMoney(now.firstVisit.total)],
    ['Each visit', formatMoney(before.everyVisit.total), formatMoney(now.everyVisit.total)],
    ['The rounds', describeRounds(before), describeRounds(now)],
    ['The first day', formatDate(before.firstDay), formatDate(now.firstDay)],
    ['The last day to agree', formatDate(before.validUntil), formatDate(now.validUntil)],
  ];
  return compared
    .filter(([, was, is]) => was !== is)
    .map(([what, was, is]) => `${what}: ${was} before, ${is} now.`);
}

function describeRounds({ rounds }: OfferedPlan): string {
  return (
    rounds.map(({ name, total }) => `${name} ${formatMoney(total.total)}`).join(', ') || 'none'
  );
}

function lineOf({ label, amount, taxClass }: PlanLine): PlanLine {
  return { label, amount, taxClass };
}
