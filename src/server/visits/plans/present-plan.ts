// A plan as its customer sees it.
import { amountOf } from '#company/rules/money/money.ts';
import { visitCents } from '#company/rules/visits/plan-change.ts';
import { readOffered, termsOfOffer } from '#company/rules/visits/plan-offer-content.ts';
import { planState } from '#company/rules/visits/plan-state.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import {
  type PlanAgreement,
  PlanTermsShown,
  type ServicePlan,
} from '#contract/visits/service-plans.ts';
import type { listAgreements, OwnPlanRow } from './plan.queries.ts';
import { pricedPlan } from './plan-terms.ts';

/** A plan with its property, what a visit costs and where it is today. */
export function presentPlan(
  { plan, address, crewName, nextVisit }: OwnPlanRow,
  today: string,
): ServicePlan {
  const state = planState(plan, today);
  const isPaused = state === 'paused' || state === 'pause-ahead';
  const perVisit = visitCents(pricedPlan(plan));
  return {
    id: plan.id,
    propertyId: plan.propertyId,
    address,
    kind: plan.kind,
    name: plan.name,
    frequency: plan.frequency,
    monthlyPrice: plan.monthlyPrice,
    visitPrice: perVisit === null ? null : amountOf(perVisit),
    visitLines: plan.everyVisitLines.map(({ label, amount }) => ({ label, amount })),
    rounds: plan.rounds.map(({ name, from, until, lines }) => ({
      name,
      from,
      until,
      price: lines ? amountOf(linesCents(lines)) : null,
    })),
    state,
    startsOn: plan.startsOn,
    pausedFrom: isPaused ? plan.pausedFrom : null,
    pausedUntil: isPaused ? plan.pausedUntil : null,
    crew: crewName,
    nextVisit,
  };
}

/** An agreement with the terms that were shown, read from the text that was hashed. */
export function presentAgreement(
  row: Awaited<ReturnType<typeof listAgreements>>[number],
): PlanAgreement {
  return {
    id: row.id,
    kind: row.kind,
    terms: PlanTermsShown.parse(
      row.kind === 'start' ? termsOfOffer(readOffered(row.shownTerms)) : JSON.parse(row.shownTerms),
    ),
    termsHash: row.termsHash,
    signedName: row.signedName,
    agreedAt: row.agreedAt.toISOString(),
  };
}
