// The lawn of a plan as its crew measured it on a visit; its price follows as when the office records it
// (docs/product/plans.md#size-of-the-lawn).
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import { isPricedBySize } from '#company/rules/visits/plan-price.ts';
import { BEGUN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { StopLawn } from '#contract/visits/crew-day.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlanWithCrew } from '../core/lock-plan.ts';
import type { LockedVisit } from '../core/lock-visit.ts';
import { signalDay } from '../core/visit-signals.ts';
import { confirmSize } from '../plans/confirm-size.ts';
import type { Report, Verdict } from './action-log.ts';

const NO_LAWN_PLAN: Verdict = {
  outcome: 'conflict',
  words: 'No lawn plan goes by this size anymore. What you reported is saved for the office.',
  reason: { code: 'no-lawn-plan' },
};
const MEASURED_SINCE: Verdict = {
  outcome: 'conflict',
  words: 'The lawn was measured again after that. What you reported is saved for the office.',
  reason: { code: 'measured-since' },
};

/** Locks the plan of a visit before the visit itself, in the order in which everyone locks them. */
export async function lockPlanOfVisit(tx: Tx, visitId: number): Promise<void> {
  const [visit] = await tx
    .select({ planId: visits.servicePlanId })
    .from(visits)
    .where(eq(visits.id, visitId));
  if (visit?.planId) await lockPlanWithCrew(tx, visit.planId);
}

/** Records the lawn of the plan of a locked visit, unless it was measured again since. The plan is locked already. */
export async function takeSize(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  { lawnArea, report }: { lawnArea: number; report: Report },
): Promise<Verdict> {
  const { id: visitId, servicePlanId } = locked.visit;
  const plan = servicePlanId === null ? undefined : await lockPlanWithCrew(tx, servicePlanId);
  if (!plan || !LIVE_PLANS.includes(plan.plan.status) || !isPricedBySize(plan.plan)) {
    return NO_LAWN_PLAN;
  }
  const { link, time } = report;
  const { sizeConfirmedAt } = plan.plan;
  if (sizeConfirmedAt && sizeConfirmedAt > time.notedAt) return MEASURED_SINCE;
  const by = { crewId: link.crewId, visitId };
  const measured = { lawnArea, measuredAt: time.notedAt, from: link.date };
  await confirmSize(context, tx, { plan, by, ...measured });
  await signalDay(tx, locked);
  return { outcome: 'taken' };
}

/** The lawns of the plans of some visits, by plan; of those whose price goes by the size. */
export async function lawnsOf(
  db: Db,
  rows: readonly Pick<LockedVisit['visit'], 'id' | 'servicePlanId'>[],
): Promise<Map<number, StopLawn>> {
  const planIds = rows.flatMap(({ servicePlanId }) => servicePlanId ?? []);
  if (planIds.length === 0) return new Map();
  const plans = await db
    .select()
    .from(servicePlans)
    .where(and(inArray(servicePlans.id, planIds), inArray(servicePlans.status, LIVE_PLANS)));
  const others = await db
    .selectDistinct({ planId: visits.servicePlanId })
    .from(visits)
    .where(
      and(
        inArray(visits.servicePlanId, planIds),
        inArray(visits.status, BEGUN_VISITS),
        notInArray(
          visits.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const begun = new Set(others.map(({ planId }) => planId));
  return new Map(
    plans.filter(isPricedBySize).map((plan) => {
      const isAsked = plan.sizeConfirmedAt === null && !begun.has(plan.id);
      return [plan.id, { agreed: plan.lawnArea, measured: plan.measuredArea, isAsked }];
    }),
  );
}
