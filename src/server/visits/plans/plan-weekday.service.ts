// Lets a plan come on another weekday, as staff change it: the visits that can still be changed follow.
import { dateInZone } from '#company/rules/time/company-time.ts';
import { planMachineStateOf } from '#company/rules/visits/plan-machine.ts';
import { planWeekday, startOnWeekday } from '#company/rules/visits/visit-dates.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { PlanWeekday } from '#contract/visits/service-plans.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlanWithCrew } from '../core/lock-plan.ts';
import { planRefusal } from '../core/plan.policy.ts';
import { applyPlanEvent } from './apply-plan-event.ts';

/**
 * Changes it. The first day moves within its week, so that the weeks of the plan stay as they are.
 *
 * @throws RequestProblem 404 for a plan that is not there or has ended, 409 when it was changed since it was seen.
 */
export async function changeWeekday(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  { version, weekday }: PlanWeekday,
): Promise<{ id: number; version: number; weekday: number }> {
  return context.db.transaction(async (tx) => {
    const locked = await lockPlanWithCrew(tx, id);
    const today = dateInZone(context.clock(), context.settings().timeZone);
    const state = locked && planMachineStateOf(locked.plan, today);
    if (!locked || !state || planRefusal('changeWeekday', 'staff', state)) {
      throw new RequestProblem('not_found', 'There is nothing at this address.');
    }
    const { plan } = locked;
    const before = planWeekday(plan.startsOn);
    if (before === weekday) return { id, version: plan.version, weekday };
    if (plan.version !== version) {
      throw new RequestProblem(
        'changed_meanwhile',
        'Someone else changed this plan. Please look at what is there now, and save again.',
        { current: { version: plan.version, weekday: before } },
      );
    }
    const changed = await applyPlanEvent(context, tx, locked, {
      event: 'changeWeekday',
      by: { actor: 'staff', actorId: staff.id },
      values: { startsOn: startOnWeekday(plan.startsOn, weekday) },
      details: { before, weekday },
    });
    return { id, version: changed.version, weekday };
  });
}
