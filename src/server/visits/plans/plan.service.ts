// A customer's plan: what a change would mean, and the change once it is agreed to as it was shown.
import { eq, sql } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { NewPlanPrice } from '#company/rules/visits/plan-change.ts';
import type {
  OfferedTerms,
  OwnPlan,
  PlanAgreementRequest,
  PlanChange,
} from '#contract/visits/service-plans.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { writeVisits } from '../core/write-visit.ts';
import {
  findPlanOf,
  listAgreements,
  listPlanVisits,
  type OwnPlanRow,
  type PlanRow,
} from './plan.queries.ts';
import { sealTerms, termsOf } from './plan-terms.ts';
import { changeableFrom, layAnew, rhythmOf } from './plan-visits.ts';
import { presentAgreement, presentPlan } from './present-plan.ts';

/** The customer's plan, null when they have never had one, with what they have agreed to. */
export async function ownPlan(context: ServerContext, db: Db, userId: string): Promise<OwnPlan> {
  const row = await findPlanOf(db, userId);
  const agreements = await listAgreements(db, userId);
  return {
    plan: row ? presentPlan(row, todayOf(context)) : null,
    agreements: agreements.map(presentAgreement),
  };
}

/**
 * What a change would mean, line by line.
 *
 * @throws RequestProblem 404 without a plan, 409 for what the plan's state does not allow, 422 for dates that do not fit.
 */
export async function offerTerms(
  context: ServerContext,
  userId: string,
  change: PlanChange,
): Promise<OfferedTerms> {
  const { plan } = await requirePlan(context.db, userId);
  const { title, lines, summary } = await termsOf(context, context.db, plan, change);
  const terms = { title, lines, summary };
  return { terms, termsHash: sealTerms(terms).hash };
}

/**
 * Changes the plan as agreed, keeps the agreement as it was shown, and lets the visits follow.
 *
 * @throws RequestProblem as `offerTerms`, and 409 `changed_meanwhile` with the new terms when those shown no longer hold.
 */
export async function agreeToChange(
  context: ServerContext,
  userId: string,
  request: PlanAgreementRequest,
  attempt: Attempt | undefined,
): Promise<OwnPlan> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const plan = await lockPlan(tx, userId);
    const terms = await termsOf(context, tx, plan, request);
    const { text, hash } = sealTerms(terms);
    if (hash !== request.termsHash) throw otherTerms(text, hash);
    await carryOut(context, tx, plan, request, terms.newPrice);
    const agreedAt = context.clock();
    await tx.insert(planAgreements).values({
      servicePlanId: plan.id,
      userId,
      kind: request.kind,
      shownTerms: text,
      termsHash: hash,
      signedName: request.signedName,
      agreedAt,
    });
    await audit(tx, {
      actorId: userId,
      action: 'plan-changed',
      subject: { type: 'plan', id: String(plan.id) },
      details: { kind: request.kind, termsHash: hash },
      at: agreedAt,
    });
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'visit');
    return ownPlan(context, tx, userId);
  });
  return answer;
}

async function carryOut(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
  change: PlanAgreementRequest,
  newPrice: NewPlanPrice | null,
): Promise<void> {
  const from = changeableFrom(context, plan);
  switch (change.kind) {
    case 'frequency': {
      const { frequency } = change;
      if (!frequency || newPrice === null) throw new Error('terms without a price');
      const { monthlyCents, ...lines } = newPrice;
      await update(tx, plan, { frequency, monthlyPrice: amountOf(monthlyCents), ...lines });
      const changed = { ...plan, frequency, ...lines };
      return layAnew(context, tx, changed, rhythmOf(changed), from);
    }
    case 'pause': {
      const { from: first, until } = change;
      if (!first) throw new Error('a pause without a first day');
      await update(tx, plan, {
        status: 'paused',
        pausedFrom: first,
        pausedUntil: until ?? null,
      });
      const ahead = await listPlanVisits(tx, plan.id, first);
      const inPause = ahead.filter(({ scheduledDate }) => !until || scheduledDate <= until);
      return writeVisits(
        tx,
        inPause.map(({ id }) => id),
        'pause',
      );
    }
    case 'resume':
      await update(tx, plan, { status: 'active', pausedFrom: null, pausedUntil: null });
      return layAnew(context, tx, plan, { ...rhythmOf(plan), pause: null }, from);
    case 'cancel': {
      await update(tx, plan, {
        status: 'cancelled',
        pausedFrom: null,
        pausedUntil: null,
        cancelledAt: context.clock(),
        cancelReason: change.reason || null,
      });
      const ahead = await listPlanVisits(tx, plan.id, from);
      return writeVisits(
        tx,
        ahead.map(({ id }) => id),
        'cancel',
      );
    }
  }
}

async function requirePlan(db: Db, userId: string): Promise<OwnPlanRow> {
  const row = await findPlanOf(db, userId);
  if (!row) throw new RequestProblem('not_found', 'There is no plan yet.');
  return row;
}

/** The plan and its crew's days, kept as they are until the transaction ends. */
async function lockPlan(tx: Tx, userId: string): Promise<PlanRow> {
  const { plan } = await requirePlan(tx, userId);
  await tx
    .select({ id: servicePlans.id })
    .from(servicePlans)
    .where(eq(servicePlans.id, plan.id))
    .for('update');
  if (plan.crewId !== null) await lockCrew(tx, plan.crewId);
  return (await requirePlan(tx, userId)).plan;
}

async function update(
  tx: Tx,
  plan: PlanRow,
  values: Partial<typeof servicePlans.$inferInsert>,
): Promise<void> {
  await tx
    .update(servicePlans)
    .set({ ...values, version: sql`${servicePlans.version} + 1` })
    .where(eq(servicePlans.id, plan.id));
}

function otherTerms(text: string, termsHash: string): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'The terms have changed since you saw them. Please look at them again before you agree.',
    { current: { terms: JSON.parse(text), termsHash } },
  );
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
