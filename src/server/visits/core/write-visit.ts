// The one writer of visits: every change is a transition of their machine (docs/product/visit-states.md). Anyone who locks a crew
// does it before the visit (docs/decisions/0034-customer-portal.md).
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NEW } from '#company/rules/platform/state-machine.ts';
import {
  type VisitActor,
  type VisitEvent,
  type VisitTransition,
  visitTransition,
} from '#company/rules/visits/visit-machine.ts';
import {
  type VisitMachineState,
  visitStateOf,
  visitStates,
} from '#company/rules/visits/visit-states.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { comeBackRefusal, jobDayRefusal } from './visit.policy.ts';
import type { VisitRow } from './visit.queries.ts';
import { settleFirstPrice } from './visit-prices.ts';

type Columns = typeof visits.$inferInsert;

/** A visit as it is scheduled; its status follows from the machine. */
export type NewVisit = Omit<Columns, 'id' | 'status' | 'version'>;

/** A transition of one visit, with what it changes beside the status. */
export type VisitWrite = {
  event: VisitEvent;
  actor: VisitActor;
  values?: Partial<NewVisit>;
  /** Which of the states of a transition that leads to several. */
  to?: VisitMachineState;
};

/**
 * Makes a transition of a visit that the transaction has locked. The version rises; a visit that goes to another day or crew
 * leaves its place in the order of stops.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition, its plan has no date for it, or its crew comes for
 *   the same job that day already.
 */
export async function writeVisit(
  tx: Tx,
  visit: VisitRow,
  { event, actor, values = {}, to }: VisitWrite,
): Promise<{ transition: VisitTransition; row: VisitRow }> {
  const transition = requireTransition(event, actor, visitStateOf(visit));
  const status = statusAfter(transition, visit, to);
  if (transition.requires.includes('plan date')) {
    const refusal = await comeBackRefusal(tx, visit);
    if (refusal) throw new RequestProblem('wrong_state', refusal);
  }
  if (goesElsewhere(visit, values)) {
    const { crewId = visit.crewId, scheduledDate = visit.scheduledDate } = values;
    const refusal = await jobDayRefusal(tx, { ...visit, crewId, scheduledDate });
    if (refusal) throw new RequestProblem('wrong_state', refusal);
  }
  const [row] = await tx
    .update(visits)
    .set({
      ...(goesElsewhere(visit, values) && { stopOrder: null }),
      ...values,
      status,
      version: sql`${visits.version} + 1`,
    })
    .where(eq(visits.id, visit.id))
    .returning();
  if (!row) throw new Error(`visit ${visit.id} is gone`);
  if (row.servicePlanId !== null && isMade(row) !== isMade(visit)) {
    await settleFirstPrice(tx, row.servicePlanId, row.id);
  }
  return { transition, row };
}

/** Makes a transition of the system of several visits at once; those in another state stay as they are. */
export async function writeVisits(
  tx: Tx,
  ids: readonly number[],
  event: 'pause' | 'cancel',
): Promise<void> {
  if (ids.length === 0) return;
  const transition = requireTransition(event, 'system', 'scheduled');
  const changed = await tx
    .update(visits)
    .set({ status: onlyStatus(transition), version: sql`${visits.version} + 1` })
    .where(and(inArray(visits.id, [...ids]), eq(visits.status, 'scheduled')))
    .returning({ id: visits.id, planId: visits.servicePlanId });
  const lastOfPlan = new Map(changed.map(({ id, planId }) => [planId, id]));
  for (const [planId, id] of lastOfPlan)
    if (planId !== null) await settleFirstPrice(tx, planId, id);
}

/** Schedules visits. A plan has each date of its rule once, no matter who else adds it. Gives the ids of those that were added. */
export async function scheduleVisits(
  tx: Tx,
  actor: 'staff' | 'system',
  rows: readonly NewVisit[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const status = onlyStatus(requireTransition('schedule', actor, 'new'));
  const ids: number[] = [];
  for (const chunk of inChunks(rows)) {
    const added = await tx
      .insert(visits)
      .values(chunk.map((row) => ({ ...row, status })))
      .onConflictDoNothing()
      .returning({ id: visits.id });
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

/** Removes visits that an import has scheduled and of which nothing has become yet (import/undo-import.ts). */
export async function removeVisits(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const chunk of inChunks(ids)) await tx.delete(visits).where(inArray(visits.id, chunk));
}

/** Writes visits that were made before this program knew them, as the demonstration invents them. */
export async function recordHistory(tx: Tx, rows: readonly Columns[]): Promise<void> {
  if (rows.length > 0) await tx.insert(visits).values([...rows]);
}

/** Puts the visits of a crew's day in an order, from 1. It is the day that has a version for it, not each visit. */
export async function orderStops(tx: Tx, visitIds: readonly number[]): Promise<void> {
  for (const [index, id] of visitIds.entries()) {
    await tx
      .update(visits)
      .set({ stopOrder: index + 1 })
      .where(eq(visits.id, id));
  }
}

function requireTransition(
  event: VisitEvent,
  actor: VisitActor,
  state: VisitMachineState | typeof NEW,
): VisitTransition {
  const found = visitTransition(event, actor, state);
  if (found) return found;
  throw new RequestProblem(
    'wrong_state',
    'This visit has changed, and that is no longer possible.',
  );
}

function statusAfter({ to, event }: VisitTransition, visit: VisitRow, wanted?: VisitMachineState) {
  if (to === 'same') return visit.status;
  if (typeof to === 'string') return visitStates[to].status;
  const state = to.find((one) => one === wanted);
  if (!state) throw new Error(`${event} does not say which state it leads to`);
  return visitStates[state].status;
}

function onlyStatus({ to, event }: VisitTransition) {
  if (typeof to !== 'string' || to === 'same') throw new Error(`${event} leads to no one state`);
  return visitStates[to].status;
}

/** Whether a visit is made, or is to be. */
function isMade(visit: VisitRow): boolean {
  return visitStates[visitStateOf(visit)].takesCapacity;
}

/** Whether it gets another day or crew: it leaves its place in the order of stops, and its job has a visit of a crew on a day once. */
function goesElsewhere(visit: VisitRow, { scheduledDate, crewId }: Partial<NewVisit>): boolean {
  return (
    (scheduledDate !== undefined && scheduledDate !== visit.scheduledDate) ||
    (crewId !== undefined && crewId !== visit.crewId)
  );
}
