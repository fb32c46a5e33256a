// One plan at the office: everything about it, and a change for its customer who has said yes on the telephone.
import { eq } from 'drizzle-orm';
import { displayName, personName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { eventOfAgreement } from '#company/rules/visits/plan-agreement.ts';
import { planMachineStateOf } from '#company/rules/visits/plan-machine.ts';
import { planWeekday } from '#company/rules/visits/visit-dates.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskPlan, PhoneAgreement, PlanVisit } from '#contract/visits/service-plan-desk.ts';
import {
  type OfferedTerms,
  type PlanChange,
  PlanChangeKind,
} from '#contract/visits/service-plans.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { planRefusal } from '../core/plan.policy.ts';
import { changeAsAgreed } from './change-as-agreed.ts';
import {
  findPlan,
  listDeskAgreements,
  listVisitsAround,
  type OwnPlanRow,
  type PlanVisitRow,
} from './plan.queries.ts';
import { sealTerms, termsOf } from './plan-terms.ts';
import { planYear } from './plan-year.ts';
import { presentAgreement, presentPlan } from './present-plan.ts';

/** The copy of a change that the office made, for its customer. */
export const planChangeCopy: JobKind<{ agreementId: number }> = { name: 'plan-change-copy' };

/**
 * One plan with its visits and agreements.
 *
 * @throws RequestProblem 404 without it.
 */
export async function deskPlan(context: ServerContext, db: Db, id: number): Promise<DeskPlan> {
  const row = await requirePlan(context, db, id);
  const { plan, userId } = row;
  const today = todayOf(context);
  const [customer] = await db.select().from(users).where(eq(users.id, userId));
  if (!customer) throw new Error(`plan ${id} has no customer`);
  const { ahead, past } = await listVisitsAround(db, id, today);
  const agreements = await listDeskAgreements(db, id);
  const lastYear = await planYear(context, db, id, today);
  const state = planMachineStateOf(plan, today);
  return {
    plan: presentPlan(row, today),
    version: plan.version,
    weekday: planWeekday(plan.startsOn),
    lotSize: plan.lotSize,
    lawnArea: plan.lawnArea,
    firstVisitLines: plan.firstVisitLines.map(({ label, amount }) => ({ label, amount })),
    cancelledAt: plan.cancelledAt?.toISOString() ?? null,
    measuredArea: plan.measuredArea,
    sizeConfirmedAt: plan.sizeConfirmedAt?.toISOString() ?? null,
    cancelReason: plan.cancelReason,
    customer: { id: userId, name: displayName(customer), email: customer.email },
    changes: PlanChangeKind.options.filter(
      (kind) => planRefusal(eventOfAgreement[kind], 'staff', state) === null,
    ),
    ahead: ahead.map(presentPlanVisit),
    past: past.map(presentPlanVisit),
    lastYear,
    agreements: agreements.map(({ agreement, first, last }) => ({
      ...presentAgreement(agreement),
      way: agreement.way,
      takenBy: personName({ firstName: first, lastName: last }) || null,
      takenNote: agreement.takenNote,
      objectedAt: agreement.objectedAt?.toISOString() ?? null,
      objection: agreement.objection,
    })),
  };
}

/**
 * What a change would mean, with the text and hash that its customer would see.
 *
 * @throws RequestProblem 404 without the plan, 409 for what its state does not allow, 422 for dates that do not fit.
 */
export async function deskTerms(
  context: ServerContext,
  id: number,
  change: PlanChange,
): Promise<OfferedTerms> {
  const { plan, address } = await requirePlan(context, context.db, id);
  const terms = await termsOf(context, context.db, { plan, actor: 'staff' }, change);
  const { shown, hash } = sealTerms(terms, address);
  return { terms: shown, termsHash: hash };
}

/**
 * Changes a plan by a yes on the telephone: the same terms under the same hash, with who said it and what was written down. Its
 * customer gets the copy by mail, as far as they have an address.
 *
 * @throws RequestProblem as `deskTerms`, and 409 `changed_meanwhile` with the new terms when those shown no longer hold.
 */
export async function takeYes(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  { saidBy, note, ...change }: PhoneAgreement,
  attempt: Attempt | undefined,
): Promise<DeskPlan> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await requirePlan(context, tx, id);
    const agreementId = await changeAsAgreed(context, tx, id, change, {
      by: { actor: 'staff', actorId: staff.id },
      signedName: saidBy,
      way: 'phone',
      note,
    });
    await context.jobs.enqueue(tx, planChangeCopy, { agreementId });
    return deskPlan(context, tx, id);
  });
  return answer;
}

async function requirePlan(context: ServerContext, db: Db, id: number): Promise<OwnPlanRow> {
  const row = await findPlan(db, id, todayOf(context));
  if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return row;
}

function presentPlanVisit({ visit, crewName }: PlanVisitRow): PlanVisit {
  return {
    id: visit.id,
    date: visit.scheduledDate,
    serviceType: visit.serviceType,
    status: visit.status,
    crew: crewName,
    price: visit.priceLines && amountOf(linesCents(visit.priceLines)),
  };
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
