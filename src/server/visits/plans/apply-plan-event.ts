// Makes a transition of a plan with everything that follows from it: its visits, the line in the audit log, the signals.

import { dateInZone } from '#company/rules/time/company-time.ts';
import type { PlanTransition } from '#company/rules/visits/plan-machine.ts';
import { type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import type { LockedPlan, PlanRow } from '../core/lock-plan.ts';
import { addPlan, type NewPlan, type PlanWrite, writePlan } from '../core/write-plan.ts';
import { writeVisits } from '../core/write-visit.ts';
import { scheduleFirstVisits } from './first-visits.ts';
import { listPlanVisits } from './plan.queries.ts';
import { changeableFrom, isInPause, regenerateVisits, rhythmOf } from './plan-visits.ts';

/** Who acts: a customer or one of the staff by their account, or a rule. */
export type PlanActing = { actor: 'customer' | 'staff'; actorId: string } | { actor: 'system' };

/** Who does it, and what the line in the audit log says beside it. */
type Told = { by: PlanActing; details?: AuditDetails };

/** What happens to a plan. */
export type PlanHappening = Omit<PlanWrite, 'actor'> & Told;

/**
 * Starts a plan for a property and schedules its first visits. Gives it as it is then.
 *
 * @throws RequestProblem 409 `wrong_state` when the property has a live plan of the kind.
 */
export async function startPlan(
  context: ServerContext,
  tx: Tx,
  { userId, values }: { userId: string; values: NewPlan },
  told: Told,
): Promise<PlanRow> {
  // The crew before the property, as a plan that starts again has them.
  if (values.crewId) await lockCrew(tx, values.crewId);
  const { transition, row } = await addPlan(tx, told.by.actor, values);
  await follow(context, tx, { transition, row, userId }, told);
  return row;
}

/**
 * Makes a transition of a plan that is locked with its crew (`lockPlanWithCrew`). Gives the plan as it is then.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function applyPlanEvent(
  context: ServerContext,
  tx: Tx,
  { plan, userId }: LockedPlan,
  { by, details, ...write }: PlanHappening,
): Promise<PlanRow> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const { transition, row } = await writePlan(tx, plan, { ...write, actor: by.actor }, today);
  await follow(context, tx, { transition, row, userId }, { by, ...(details && { details }) });
  return row;
}

type Followed = { transition: PlanTransition; row: PlanRow; userId: string };

async function follow(
  context: ServerContext,
  tx: Tx,
  { transition, row, userId }: Followed,
  { by, details }: Told,
): Promise<void> {
  const { visits, audit: action, signals } = transition.effects;
  if (visits) await changeVisits(context, tx, row, visits);
  if (action) {
    await audit(tx, {
      actorId: 'actorId' in by ? by.actorId : null,
      action,
      subject: { type: 'plan', id: String(row.id) },
      ...(details && { details }),
      at: context.clock(),
    });
  }
  if (signals) await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'visit');
}

/** Those of its visits that can still be changed follow the plan. */
async function changeVisits(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
  what: NonNullable<PlanTransition['effects']['visits']>,
): Promise<void> {
  if (what === 'scheduled first') return scheduleFirstVisits(context, tx, plan);
  const from = changeableFrom(context, plan);
  const rhythm = rhythmOf(plan);
  if (what === 'scheduled anew') return regenerateVisits(context, tx, plan, rhythm, from);
  const ahead = await listPlanVisits(tx, plan.id, from);
  const idsOf = (rows: typeof ahead) => rows.map(({ id }) => id);
  if (what === 'canceled') return writeVisits(tx, idsOf(ahead), 'cancel');
  const inPause = ahead.filter(({ scheduledDate }) => isInPause(rhythm.pause, scheduledDate));
  return writeVisits(tx, idsOf(inPause), 'pause');
}
