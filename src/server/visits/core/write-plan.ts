// The one writer of plans: every change is a transition of their machine (docs/product/plan-states.md). Who writes one has locked
// it before (lock-plan.ts).
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import {
  LIVE_PLANS,
  type PlanActor,
  type PlanEvent,
  type PlanTransition,
  planMachineStateOf,
  planMachineStates,
} from '#company/rules/visits/plan-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { PlanRow } from './lock-plan.ts';
import { requirePlanTransition } from './plan.policy.ts';

type Columns = typeof servicePlans.$inferInsert;

/** What follows from the machine. */
type StateColumns =
  | 'id'
  | 'status'
  | 'version'
  | 'pausedFrom'
  | 'pausedUntil'
  | 'cancelledAt'
  | 'cancelReason';

/** A plan as it starts; its status follows from the machine. */
export type NewPlan = Omit<Columns, StateColumns | 'kind'> & { kind: PlanKind };

/** A transition of one plan, with what it changes beside the status. */
export type PlanWrite = {
  event: Exclude<PlanEvent, 'start' | 'import'>;
  actor: PlanActor;
  values?: Partial<Omit<Columns, 'id' | 'status' | 'version'>>;
};

/** What was written, and by which transition. */
export type WrittenPlan = { transition: PlanTransition; row: PlanRow };

/**
 * Starts a plan.
 *
 * @throws RequestProblem 409 `wrong_state` when its property has a live plan of the kind.
 */
export async function addPlan(tx: Tx, actor: PlanActor, values: NewPlan): Promise<WrittenPlan> {
  const transition = requirePlanTransition('start', actor, 'new');
  await requireOneOfAKind(tx, values);
  const [row] = await tx
    .insert(servicePlans)
    .values({ ...values, ...entering(transition) })
    .returning();
  if (!row) throw new Error('the plan was not written');
  return { transition, row };
}

/**
 * Starts many plans that ran in another program before, in the order of the rows. That a property has one of a kind is what the
 * index holds: it refuses all of them.
 */
export async function importPlans(tx: Tx, rows: readonly NewPlan[]): Promise<PlanRow[]> {
  const transition = requirePlanTransition('import', 'staff', 'new');
  const plans: PlanRow[] = [];
  for (const chunk of inChunks(rows)) {
    const values = chunk.map((row) => ({ ...row, ...entering(transition) }));
    plans.push(...(await tx.insert(servicePlans).values(values).returning()));
  }
  return plans;
}

/** Removes plans that an import has started and nothing refers to any more (import/undo-import.ts). */
export async function removePlans(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await tx.delete(servicePlans).where(inArray(servicePlans.id, chunk));
  }
}

/**
 * Makes a transition of a plan that the transaction has locked. The version rises; the days of a pause stay as long as it does,
 * and why it was canceled as long as it is.
 *
 * @param today The date at the company, on which its state depends.
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition, or its property has another plan of the kind.
 */
export async function writePlan(
  tx: Tx,
  plan: PlanRow,
  { event, actor, values = {} }: PlanWrite,
  today: string,
): Promise<WrittenPlan> {
  const transition = requirePlanTransition(event, actor, planMachineStateOf(plan, today));
  if (transition.requires.includes('one of a kind')) await requireOneOfAKind(tx, plan);
  const [row] = await tx
    .update(servicePlans)
    .set({
      ...values,
      ...(transition.to !== 'same' && entering(transition)),
      version: sql`${servicePlans.version} + 1`,
    })
    .where(eq(servicePlans.id, plan.id))
    .returning();
  if (!row) throw new Error(`plan ${plan.id} is gone`);
  return { transition, row };
}

/** Ends the pauses of locked plans whose last day is over. Gives the plans as they are then, in their order. */
export async function endPauses(
  tx: Tx,
  plans: readonly PlanRow[],
  today: string,
): Promise<PlanRow[]> {
  const over = plans.filter((plan) => planMachineStateOf(plan, today) === 'pause-over');
  if (over.length === 0) return [...plans];
  const transition = requirePlanTransition('endPause', 'system', 'pause-over');
  const rows = await tx
    .update(servicePlans)
    .set({ ...entering(transition), version: sql`${servicePlans.version} + 1` })
    .where(
      inArray(
        servicePlans.id,
        over.map(({ id }) => id),
      ),
    )
    .returning();
  const ended = new Map(rows.map((row) => [row.id, row]));
  return plans.map((plan) => ended.get(plan.id) ?? plan);
}

/** The lawn of a locked plan was measured, in square feet. What it costs is another question. */
export async function confirmPlanSize(
  tx: Tx,
  plan: PlanRow,
  { measuredArea, sizeConfirmedAt }: { measuredArea: number; sizeConfirmedAt: Date },
): Promise<PlanRow> {
  const [row] = await tx
    .update(servicePlans)
    .set({ measuredArea, sizeConfirmedAt, version: sql`${servicePlans.version} + 1` })
    .where(eq(servicePlans.id, plan.id))
    .returning();
  if (!row) throw new Error(`plan ${plan.id} is gone`);
  return row;
}

/** Writes a plan that was there before this program knew it, as the demonstration invents them. */
export async function recordPlan(tx: Tx, values: Columns): Promise<PlanRow> {
  const [row] = await tx.insert(servicePlans).values(values).returning();
  if (!row) throw new Error('the plan was not written');
  return row;
}

/** The columns of the state that a transition leads to: without a pause it has no days, and only what has ended says why. */
function entering(transition: PlanTransition): Partial<Columns> {
  const state = planMachineStates[stateAfter(transition)];
  return {
    status: state.status,
    ...(!state.hasPause && { pausedFrom: null, pausedUntil: null }),
    ...(state.isLive && { cancelledAt: null, cancelReason: null }),
  };
}

/** The property is locked, so that of two plans of a kind that begin at once one does; the index is what holds it. */
async function requireOneOfAKind(
  tx: Tx,
  { id = 0, propertyId, kind }: Pick<PlanRow, 'propertyId' | 'kind'> & { id?: number },
): Promise<void> {
  await tx
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('update');
  const others = await tx.$count(
    servicePlans,
    and(
      eq(servicePlans.propertyId, propertyId),
      eq(servicePlans.kind, kind),
      inArray(servicePlans.status, LIVE_PLANS),
      ne(servicePlans.id, id),
    ),
  );
  if (others > 0) {
    throw new RequestProblem('wrong_state', 'This property has another plan of this kind already.');
  }
}
