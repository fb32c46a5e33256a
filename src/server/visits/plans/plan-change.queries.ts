// Reads proposed changes of plans: what is open, what is due, whose they are.
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';

export type PlanChangeRow = typeof planChanges.$inferSelect;

/** A change with its plan and customer. */
export async function findPlanChange(db: Db, id: number) {
  const [row] = await selectChanges(db).where(eq(planChanges.id, id));
  return row;
}

/** The open changes of a customer's plans, the latest first. */
export function listOpenChanges(db: Db, userId: string) {
  return selectChanges(db)
    .where(and(eq(properties.userId, userId), eq(planChanges.status, 'proposed')))
    .orderBy(desc(planChanges.id));
}

/** The change of a plan that is open, kept as it is until the transaction ends. */
export async function lockOpenChange(tx: Tx, planId: number): Promise<PlanChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.servicePlanId, planId), eq(planChanges.status, 'proposed')))
    .for('update');
  return row;
}

/** New prices whose day has come, and whose notice has left. */
export function listDueChanges(db: Db, today: string) {
  return db
    .select({ id: planChanges.id, planId: planChanges.servicePlanId })
    .from(planChanges)
    .where(
      and(
        eq(planChanges.kind, 'price'),
        eq(planChanges.status, 'proposed'),
        lte(planChanges.effectiveOn, today),
        isNotNull(planChanges.noticeSentAt),
      ),
    )
    .orderBy(asc(planChanges.id));
}

function selectChanges(db: Db) {
  return db
    .select({
      change: planChanges,
      planName: servicePlans.name,
      customer: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        language: users.language,
      },
    })
    .from(planChanges)
    .innerJoin(servicePlans, eq(servicePlans.id, planChanges.servicePlanId))
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .$dynamic();
}
