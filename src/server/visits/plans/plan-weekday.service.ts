// Lets a plan come on another weekday, as staff change it: the visits that can still be changed follow.
import { eq, sql } from 'drizzle-orm';
import { planWeekday, startOnWeekday } from '#company/rules/visits/visit-dates.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { PlanWeekday } from '#contract/visits/service-plans.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { changeableFrom, layAnew, rhythmOf } from './plan-visits.ts';

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
    const [plan] = await tx
      .select()
      .from(servicePlans)
      .where(eq(servicePlans.id, id))
      .for('update');
    if (!plan || plan.status === 'cancelled') {
      throw new RequestProblem('not_found', 'There is nothing at this address.');
    }
    const before = planWeekday(plan.startsOn);
    if (before === weekday) return { id, version: plan.version, weekday };
    if (plan.version !== version) {
      throw new RequestProblem(
        'changed_meanwhile',
        'Someone else changed this plan. Please look at what is there now, and save again.',
        { current: { version: plan.version, weekday: before } },
      );
    }
    if (plan.crewId !== null) await lockCrew(tx, plan.crewId);
    const startsOn = startOnWeekday(plan.startsOn, weekday);
    const [changed] = await tx
      .update(servicePlans)
      .set({ startsOn, version: sql`${servicePlans.version} + 1` })
      .where(eq(servicePlans.id, id))
      .returning();
    if (!changed) throw new Error('the plan is gone');
    await layAnew(context, tx, changed, rhythmOf(changed), changeableFrom(context, changed));
    await audit(tx, {
      actorId: staff.id,
      action: 'plan-weekday-changed',
      subject: { type: 'plan', id: String(id) },
      details: { before, weekday },
      at: context.clock(),
    });
    const [property] = await tx
      .select({ userId: properties.userId })
      .from(properties)
      .where(eq(properties.id, plan.propertyId));
    if (property) await announce(tx, 'portal', property.userId);
    await notifyStaff(tx, 'visit');
    return { id, version: changed.version, weekday };
  });
}
