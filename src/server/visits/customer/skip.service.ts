// A customer skips a visit of their plan, or has it after all (docs/product/portal.md#skipping-a-visit).
import { eq } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import type { SkipTerms } from '#contract/visits/visit-skip.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyEvent } from '../core/apply-event.ts';
import { freeCrewDays, lockCrew } from '../core/crew-day.ts';
import { lockPlan } from '../core/lock-plan.ts';
import { customerSkipRefusal, undoSkipRefusal } from '../core/visit.policy.ts';
import { findPlanVisitAfter, type OwnVisit, type VisitRow } from '../core/visit.queries.ts';
import { presentVisit } from './present-visit.ts';
import { lockOwnVisit, requireOwnVisit, requireVersion } from './visit.service.ts';

/** What the office and the crew read of a visit that its customer skipped here. */
const REASON = 'Skipped by the customer in the portal.';

/**
 * What a skip would save, and when the next visit of the plan is.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function skipTerms(
  context: ServerContext,
  userId: string,
  id: number,
): Promise<SkipTerms> {
  const { visit } = await requireOwnVisit(context.db, userId, id);
  const next = await findPlanVisitAfter(context.db, visit);
  return {
    saves: visit.priceLines && amountOf(linesCents(visit.priceLines)),
    next: next?.scheduledDate ?? null,
    refusal: customerSkipRefusal(context, visit),
  };
}

/**
 * Skips a visit. Asked for twice it is skipped once.
 *
 * @throws RequestProblem 404 for foreign visits, 409 `too_late` or `changed_meanwhile`.
 */
export async function skipOwnVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  version: number,
): Promise<VisitCard> {
  return context.db.transaction(async (tx) => {
    const own = await lockWithPlan(tx, userId, id);
    if (visitStateOf(own.visit) === 'customer_skipped') return presentVisit(context, own);
    const refusal = customerSkipRefusal(context, own.visit);
    if (refusal) throw new RequestProblem('too_late', refusal);
    requireVersion(context, own, version);
    await applyEvent(
      context,
      tx,
      { visit: own.visit, userId },
      {
        event: 'skip',
        by: { actor: 'customer', actorId },
        values: { skipKind: 'customer', skipReason: REASON },
      },
    );
    return presentVisit(context, await requireOwnVisit(tx, userId, id));
  });
}

/**
 * Undoes a skip: the visit is on its day again, if its crew still has a place.
 *
 * @throws RequestProblem 404 for foreign visits, 409 `too_late`, `changed_meanwhile` or `day_full`, `wrong_state` when the plan is
 *   paused that day or has another visit in its place.
 */
export async function unskipOwnVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  version: number,
): Promise<VisitCard> {
  return context.db.transaction(async (tx) => {
    const own = await lockWithPlan(tx, userId, id);
    if (visitStateOf(own.visit) === 'scheduled') return presentVisit(context, own);
    const refusal = undoSkipRefusal(context, own.visit);
    if (refusal) throw new RequestProblem('too_late', refusal);
    requireVersion(context, own, version);
    await requireRunningPlan(tx, own.visit);
    await requirePlace(context, tx, own.visit);
    await applyEvent(
      context,
      tx,
      { visit: own.visit, userId },
      {
        event: 'reopen',
        by: { actor: 'customer', actorId },
        values: { skipKind: null, skipReason: null },
      },
    );
    return presentVisit(context, await requireOwnVisit(tx, userId, id));
  });
}

/** The plan, then the crew, then the visit, as everyone locks them who changes a plan. */
async function lockWithPlan(tx: Tx, userId: string, id: number): Promise<OwnVisit> {
  const { servicePlanId, crewId } = (await requireOwnVisit(tx, userId, id)).visit;
  if (servicePlanId !== null) await lockPlan(tx, servicePlanId);
  if (crewId !== null) await lockCrew(tx, crewId);
  return lockOwnVisit(tx, userId, id);
}

async function requireRunningPlan(tx: Tx, { servicePlanId }: VisitRow): Promise<void> {
  if (servicePlanId === null) return;
  const [plan] = await tx.select().from(servicePlans).where(eq(servicePlans.id, servicePlanId));
  if (plan?.status === 'cancelled') {
    throw new RequestProblem('wrong_state', 'This plan has ended, so the visit cannot come back.');
  }
}

async function requirePlace(context: ServerContext, tx: Tx, visit: VisitRow): Promise<void> {
  const { crewId, propertyId, scheduledDate: date } = visit;
  if (crewId === null) return;
  const free = await freeCrewDays(tx, { crewId, propertyId }, [date]);
  if (free.has(date)) return;
  const { phone } = context.settings();
  throw new RequestProblem(
    'day_full',
    `Your crew has no opening left on ${formatDate(date)}. Please call us at ${phone}.`,
  );
}
