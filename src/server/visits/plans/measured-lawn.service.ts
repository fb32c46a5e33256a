// Records the lawn of a plan as it was measured; its price follows (docs/product/plans.md#size-of-the-lawn).
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { MeasuredLawn, SizeOutcome } from '#contract/visits/service-plan-desk.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlanWithCrew } from '../core/lock-plan.ts';
import { confirmSize } from './confirm-size.ts';

/**
 * Records it. A smaller lawn lowers the price from today on, a larger one is proposed to the customer.
 *
 * @throws RequestProblem 404 for a plan that is not there or has ended, 409 when it was changed since it was seen.
 */
export async function recordMeasuredLawn(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  { version, lawnArea }: MeasuredLawn,
): Promise<{ id: number; outcome: SizeOutcome }> {
  return context.db.transaction(async (tx) => {
    const plan = await lockPlanWithCrew(tx, id);
    if (!plan || plan.plan.status === 'cancelled') {
      throw new RequestProblem('not_found', 'There is nothing at this address.');
    }
    if (plan.plan.version !== version) {
      throw new RequestProblem(
        'changed_meanwhile',
        'Someone else changed this plan. Please look at what is there now, and save again.',
        { current: { version: plan.plan.version, lawnArea: plan.plan.lawnArea } },
      );
    }
    const measuredAt = context.clock();
    const from = dateInZone(measuredAt, context.settings().timeZone);
    const by = { staffId: staff.id };
    return {
      id,
      outcome: await confirmSize(context, tx, { plan, lawnArea, measuredAt, from, by }),
    };
  });
}
