// A customer skips a visit of their plan, or has it after all (docs/product/portal.md#skipping-a-visit).
import { eq } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import { type VisitMachineState, visitStateOf } from '#company/rules/visits/visit-states.ts';
import type { SkipTerms } from '#contract/visits/visit-skip.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyEvent, type VisitHappening } from '../core/apply-event.ts';
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
export function skipOwnVisit(
  context: ServerContext,
  person: SignedInPerson,
  id: number,
  version: number,
): Promise<VisitCard> {
  return changeOwnVisit(context, person, id, version, {
    leadsTo: 'customer_skipped',
    refusal: customerSkipRefusal,
    event: 'skip',
    values: { skipKind: 'customer', skipReason: REASON },
  });
}

/**
 * Undoes a skip: the visit is on its day again, if its crew still has a place.
 *
 * @throws RequestProblem 404 for foreign visits, 409 `too_late`, `changed_meanwhile` or `day_full`, `wrong_state` when the plan is
 *   paused that day or has another visit in its place.
 */
export function unskipOwnVisit(
  context: ServerContext,
  person: SignedInPerson,
  id: number,
  version: number,
): Promise<VisitCard> {
  return changeOwnVisit(context, person, id, version, {
    leadsTo: 'scheduled',
    refusal: undoSkipRefusal,
    async requires(tx, visit) {
      await requireRunningPlan(tx, visit);
      await requirePlace(context, tx, visit);
    },
    event: 'reopen',
    values: { skipKind: null, skipReason: null },
  });
}

type OwnChange = Required<Pick<VisitHappening, 'event' | 'values'>> & {
  /** A visit that is so already is left alone. */
  leadsTo: VisitMachineState;
  refusal: typeof customerSkipRefusal;
  /** What else has to be, once no one was faster. */
  requires?(tx: Tx, visit: VisitRow): Promise<void>;
};

async function changeOwnVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  version: number,
  { leadsTo, refusal: refusalOf, requires, event, values }: OwnChange,
): Promise<VisitCard> {
  return context.db.transaction(async (tx) => {
    const own = await lockWithPlan(tx, userId, id);
    const { visit } = own;
    if (visitStateOf(visit) === leadsTo) return presentVisit(context, own);
    const refusal = refusalOf(context, visit);
    if (refusal) throw new RequestProblem('too_late', refusal);
    requireVersion(context, own, version);
    await requires?.(tx, visit);
    const by = { actor: 'customer', actorId } as const;
    await applyEvent(context, tx, { visit, userId }, { event, by, values });
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
