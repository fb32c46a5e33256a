// A lawn was measured: a smaller one costs less by itself, a larger one only once its customer
// accepts (docs/product/plans.md#size-of-the-lawn).
import { mowCents } from '#company/rules/money/lawn-price.ts';
import { centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { visitsAYear } from '#company/rules/visits/plan-price.ts';
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

/** A size that was measured, in square feet, and who of the office says so. */
export type MeasuredSize = { plan: LockedPlan; lawnArea: number; by: string };

/**
 * Confirms the size of a plan that is locked with its crew (`lockPlanWithCrew`).
 *
 * @returns What becomes of the price.
 */
export async function confirmSize(
  context: ServerContext,
  tx: Tx,
  { plan: locked, lawnArea, by }: MeasuredSize,
): Promise<SizeOutcome> {
  const now = context.clock();
  const plan = await confirmPlanSize(tx, locked.plan, now);
  await audit(tx, {
    actorId: by,
    action: 'plan-size-confirmed',
    subject: { type: 'plan', id: String(plan.id) },
    details: { agreed: plan.lawnArea, measured: lawnArea },
    at: now,
  });
  const more = moreForSize(context, plan, lawnArea);
  if (more === 0 || plan.lawnArea === null) return 'same-price';
  const open = await lockOpenChange(tx, plan.id);
  if (open) await withdrawChange(context, tx, { change: open, userId: locked.userId, by });
  const from = dateInZone(now, context.settings().timeZone);
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
      proposedBy: by,
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
  if (plan.kind !== 'mowing' || plan.frequency === 'rounds' || plan.lawnArea === null) return 0;
  const prices = context.content()['mowing-prices'];
  const { frequency, lawnArea } = plan;
  return mowCents(measured, frequency, prices) - mowCents(lawnArea, frequency, prices);
}
