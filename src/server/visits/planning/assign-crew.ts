// Gives a visit to a crew that has a place on its day.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { planMachineStateOf } from '#company/rules/visits/plan-machine.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { findCrewDayFault, lockCrew } from '../core/crew-day.ts';
import { lockPlan, type PlanRow } from '../core/lock-plan.ts';
import { planRefusal } from '../core/plan.policy.ts';
import { mayDo } from '../core/visit.policy.ts';
import { findVisit, type OwnVisit, type VisitRow } from '../core/visit.queries.ts';
import { writePlan } from '../core/write-plan.ts';
import { writeVisit } from '../core/write-visit.ts';

/** Which crew gets a visit, and whether it comes for the whole plan from now on. */
type Giving = { version: number; crewId: number; forPlan: boolean };

/**
 * Gives a visit to a crew; with `forPlan` also those of its plan that have no crew, as far as there are places, and all that
 * will be laid.
 *
 * @throws RequestProblem 404 for no visit; 409 `changed_meanwhile`, `wrong_state`, or `day_full` without a place.
 */
export async function giveToCrew(
  context: ServerContext,
  staffId: string,
  id: number,
  giving: Giving,
): Promise<void> {
  const { crewId, forPlan } = giving;
  await context.db.transaction(async (tx) => {
    // Plan, crew, visit: in this order everyone locks them.
    const planId = (await requireVisit(tx, id)).visit.servicePlanId;
    const locked = forPlan && planId !== null ? await lockPlan(tx, planId) : undefined;
    await lockCrew(tx, crewId);
    await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, id)).for('update');
    const { visit, property } = await requireVisit(tx, id);
    const isGiven = visit.crewId === crewId;
    if (!isGiven) {
      if (visit.version !== giving.version) throw changedMeanwhile(visit.version);
      if (!mayDo('assign', 'staff', visit)) {
        throw new RequestProblem('wrong_state', 'This visit has already started.');
      }
      const fault = await put(tx, visit, crewId);
      if (fault) throw noPlace(fault);
    }
    const more = locked ? await giveRestOfPlan(context, tx, locked.plan, crewId) : 0;
    if (isGiven && more === 0) return;
    await audit(tx, {
      actorId: staffId,
      action: 'visit-given-to-crew',
      subject: { type: 'visit', id: String(id) },
      details: { crewId, more },
      at: context.clock(),
    });
    await announce(tx, 'portal', property.userId);
    await notifyStaff(tx, 'visit', id);
  });
}

/** Puts a visit with a crew that takes one more on its day. Gives why it does not, as a sentence; null once it has it. */
async function put(tx: Tx, visit: VisitRow, crewId: number): Promise<string | null> {
  const [crew] = await tx.select().from(crews).where(eq(crews.id, crewId));
  if (!crew?.isActive) return 'This crew is out of service.';
  const fault = await findCrewDayFault(tx, crew, visit.scheduledDate);
  if (fault) return fault;
  await writeVisit(tx, visit, { event: 'assign', actor: 'staff', values: { crewId } });
  return null;
}

/** The crew comes for the plan from now on, unless it has ended. Gives how many further visits it has got. */
async function giveRestOfPlan(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
  crewId: number,
): Promise<number> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const isLive = planRefusal('assignCrew', 'staff', planMachineStateOf(plan, today)) === null;
  if (isLive && plan.crewId !== crewId) {
    await writePlan(tx, plan, { event: 'assignCrew', actor: 'staff', values: { crewId } }, today);
  }
  const rest = await tx
    .select()
    .from(visits)
    .where(
      and(eq(visits.servicePlanId, plan.id), isNull(visits.crewId), eq(visits.status, 'scheduled')),
    )
    .orderBy(asc(visits.scheduledDate))
    .for('update');
  let given = 0;
  for (const visit of rest) given += Number((await put(tx, visit, crewId)) === null);
  return given;
}

async function requireVisit(tx: Tx, id: number): Promise<OwnVisit> {
  const found = await findVisit(tx, id);
  if (!found) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return found;
}

function changedMeanwhile(version: number): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'This visit changed in the meantime. Please check it again.',
    { current: { version } },
  );
}

function noPlace(fault: string): RequestProblem {
  const detail = `${fault} Please choose another crew, or move the visit first.`;
  return new RequestProblem('day_full', detail, { errors: [{ pointer: '/crewId', detail }] });
}
