// Holds a plan as it is until the transaction ends. Plan, crew, visit: in this order everyone locks them
// (docs/decisions/0034-customer-portal.md).
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { lockCrew } from './crew-day.ts';

export type PlanRow = typeof servicePlans.$inferSelect;

/** A plan that no one else can change until the transaction ends, with its customer. */
export type LockedPlan = { plan: PlanRow; userId: string };

/** Locks a plan in any state; undefined when there is none. */
export async function lockPlan(tx: Tx, id: number): Promise<LockedPlan | undefined> {
  const [plan] = await tx.select().from(servicePlans).where(eq(servicePlans.id, id)).for('update');
  if (!plan) return undefined;
  const [property] = await tx
    .select({ userId: properties.userId })
    .from(properties)
    .where(eq(properties.id, plan.propertyId));
  return property && { plan, userId: property.userId };
}

/** Locks a plan and the days of its crew, as anyone who schedules its visits needs them. */
export async function lockPlanWithCrew(tx: Tx, id: number): Promise<LockedPlan | undefined> {
  const locked = await lockPlan(tx, id);
  if (locked?.plan.crewId) await lockCrew(tx, locked.plan.crewId);
  return locked;
}
