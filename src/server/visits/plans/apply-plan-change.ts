// Applies a change of what a plan costs: its lines, those of its visits from that day on, and the agreement
// (docs/product/plans.md#changes-of-price).
import { isDeepStrictEqual } from 'node:util';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import { visitsAYear } from '#company/rules/visits/plan-price.ts';
import { renewalDay } from '#company/rules/visits/plan-renewal.ts';
import { priceWithMore } from '#company/rules/visits/price-change.ts';
import { pricedLines, priceUnit, roundsWithLines } from '#company/rules/visits/priced-lines.ts';
import { programMonthCents } from '#company/rules/visits/program-price.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import type { ServerContext } from '../../context.ts';
import { type LockedPlan, lockPlanWithCrew } from '../core/lock-plan.ts';
import { repriceVisits } from '../core/visit-prices.ts';
import { applyPlanEvent, type PlanActing } from './apply-plan-event.ts';
import { listDueChanges, lockOpenChange, type PlanChangeRow } from './plan-change.queries.ts';
import { closeChange, withdrawChange } from './write-plan-change.ts';

/** Applies new prices whose day has come. Twice, or on two instances at once, each is applied once. */
export async function applyDueChanges(context: ServerContext): Promise<number> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  let applied = 0;
  for (const { id, planId } of await listDueChanges(context.db, today)) {
    await context.db.transaction(async (tx) => {
      const locked = await lockPlanWithCrew(tx, planId);
      const change = await lockOpenChange(tx, planId);
      if (!locked || change?.id !== id) return;
      if (isOvertaken(locked, change)) {
        return withdrawChange(context, tx, { change, userId: locked.userId, by: null });
      }
      await applyChange(context, tx, { locked, change }, { by: { actor: 'system' } });
      applied++;
    });
  }
  return applied;
}

/** Whether a plan has ended or costs something else than when the change was proposed: what was announced is true no longer. */
export function isOvertaken({ plan }: LockedPlan, { linesBefore }: PlanChangeRow): boolean {
  return !LIVE_PLANS.includes(plan.status) || !isDeepStrictEqual(pricedLines(plan), linesBefore);
}

/** A new price for a plan that is due for review begins its next year. */
function renewedBy(plan: LockedPlan['plan'], effectiveOn: string): { renewedOn?: string } {
  const renewedOn = renewalDay(plan, effectiveOn);
  return renewedOn === null ? {} : { renewedOn };
}

/**
 * Applies an open change of a locked plan.
 *
 * @throws RequestProblem 409 `wrong_state` when the plan's machine has no such transition.
 */
export async function applyChange(
  context: ServerContext,
  tx: Tx,
  { locked, change }: { locked: LockedPlan; change: PlanChangeRow },
  { by, signedName = '' }: { by: PlanActing; signedName?: string },
): Promise<void> {
  const { plan, userId } = locked;
  const { kind, content, contentHash, effectiveOn, lawnAreaAfter } = change;
  const { monthlyCents, ...price } =
    priceUnit(plan) === 'visit'
      ? visitsChanged(context, plan, change)
      : roundsChanged(plan, change);
  const changed = await applyPlanEvent(context, tx, locked, {
    event: kind === 'price' ? 'changePrice' : 'changeSize',
    by,
    values: {
      ...price,
      monthlyPrice: amountOf(monthlyCents),
      ...(lawnAreaAfter !== null && { lawnArea: lawnAreaAfter }),
      ...(kind === 'price' && renewedBy(plan, effectiveOn)),
    },
    details: { kind, termsHash: contentHash },
  });
  await repriceVisits(tx, changed, effectiveOn);
  await closeChange(context, tx, change, 'applied');
  await tx.insert(planAgreements).values({
    servicePlanId: plan.id,
    userId,
    kind,
    shownTerms: content,
    termsHash: contentHash,
    signedName,
    agreedAt: context.clock(),
    way: by.actor === 'customer' ? 'portal' : 'automatic',
  });
}

/** A plan of which every visit costs the same. */
function visitsChanged(
  context: ServerContext,
  plan: LockedPlan['plan'],
  { linesBefore, linesAfter }: PlanChangeRow,
) {
  const more = linesCents(linesAfter) - linesCents(linesBefore);
  const visits = visitsAYear(plan, context.content()['mowing-prices']);
  return priceWithMore({ ...plan, monthlyCents: centsOf(plan.monthlyPrice) }, more, visits);
}

/** A program, whose rounds have prices of their own. */
function roundsChanged(plan: LockedPlan['plan'], { linesAfter }: PlanChangeRow) {
  const rounds = roundsWithLines(plan.rounds, linesAfter);
  return { rounds, monthlyCents: programMonthCents(rounds) };
}
