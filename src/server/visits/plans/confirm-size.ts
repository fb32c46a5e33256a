// A lawn was measured: a smaller one costs less by itself, a larger one only once its customer
// accepts (docs/product/plans.md#size-of-the-lawn).
import { mowCents } from '#company/rules/money/lawn-price.ts';
import { centsOf } from '#company/rules/money/money.ts';
import { isPricedBySize, visitsAYear } from '#company/rules/visits/plan-price.ts';
import { priceWithMore, sizeTerms } from '#company/rules/visits/price-change.ts';
import type { SizeOutcome } from '#contract/visits/service-plan-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import type { LockedPlan, PlanRow } from '../core/lock-plan.ts';
import { confirmPlanSize } from '../core/write-plan.ts';
import { applyChange } from './apply-plan-change.ts';
import { lockOpenChange } from './plan-change.queries.ts';
import { pricedPlan } from './plan-terms.ts';
import { proposeChange, withdrawChange } from './write-plan-change.ts';

/** Who measured: someone of the office, or a crew on a visit. */
type MeasuredBy = { staffId: string } | { crewId: number; visitId: number };

/** A size that was measured: square feet, when and by whom, and the day from which a lower price holds. */
export type MeasuredSize = {
  plan: LockedPlan;
  lawnArea: number;
  measuredAt: Date;
  from: string;
  by: MeasuredBy;
};

/**
 * Confirms the size of a plan that is locked with its crew (`lockPlanWithCrew`).
 *
 * @returns What becomes of the price: it stays, is lower from the day on, or waits for the customer to accept it.
 */
export async function confirmSize(
  context: ServerContext,
  tx: Tx,
  { plan: locked, lawnArea, measuredAt, from, by }: MeasuredSize,
): Promise<SizeOutcome> {
  const staffId = 'staffId' in by ? by.staffId : null;
  const measured = { measuredArea: lawnArea, sizeConfirmedAt: measuredAt };
  const plan = await confirmPlanSize(tx, locked.plan, measured);
  await audit(tx, {
    actorId: staffId,
    action: 'plan-size-confirmed',
    subject: { type: 'plan', id: String(plan.id) },
    details: { agreed: plan.lawnArea, measured: lawnArea, ...('crewId' in by && by) },
    at: context.clock(),
  });
  const more = moreForSize(context, plan, lawnArea);
  if (more === 0 || plan.lawnArea === null) return 'same-price';
  const open = await lockOpenChange(tx, plan.id);
  if (open) await withdrawChange(context, tx, { change: open, userId: locked.userId, by: staffId });
  const visits = visitsAYear(plan, context.content()['mowing-prices']);
  const priced = pricedPlan(plan);
  const price = priceWithMore({ ...plan, monthlyCents: centsOf(plan.monthlyPrice) }, more, visits);
  const change = await proposeChange(
    context,
    tx,
    { ...locked, plan },
    {
      kind: 'size',
      reason: 'We measured the lawn.',
      linesBefore: plan.everyVisitLines,
      linesAfter: price.everyVisitLines,
      lawnAreaAfter: lawnArea,
      effectiveOn: from,
      terms: sizeTerms({ plan: priced, price, from, before: plan.lawnArea, measured: lawnArea }),
      proposedBy: staffId,
    },
  );
  if (more > 0) return 'proposed';
  await applyChange(
    context,
    tx,
    { locked: { ...locked, plan }, change },
    { by: { actor: 'system' } },
  );
  return 'lower-price';
}

/** What the measured size costs more a visit by the price list, in cents; 0 for programs, which have prices of their own. */
function moreForSize(context: ServerContext, plan: PlanRow, measured: number): number {
  if (!isPricedBySize(plan) || plan.lawnArea === null) return 0;
  const prices = context.content()['mowing-prices'];
  const { frequency, lawnArea } = plan;
  return mowCents(measured, frequency, prices) - mowCents(lawnArea, frequency, prices);
}
