// A customer's plan: what a change would mean, and the change once it is agreed to as it was shown.
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { NewPlanPrice } from '#company/rules/visits/plan-change.ts';
import type {
  OfferedTerms,
  OwnPlan,
  PlanAgreementRequest,
  PlanChange,
} from '#contract/visits/service-plans.ts';
import type { Db } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlanWithCrew } from '../core/lock-plan.ts';
import { applyPlanEvent, type PlanHappening } from './apply-plan-event.ts';
import { findPlanOf, listAgreements, type OwnPlanRow } from './plan.queries.ts';
import { sealTerms, termsOf } from './plan-terms.ts';
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
    const locked = await lockPlanWithCrew(tx, (await requirePlan(tx, userId)).plan.id);
    if (!locked) throw new Error('the plan is gone');
    const { plan } = locked;
    const terms = await termsOf(context, tx, plan, request);
    const { text, hash } = sealTerms(terms);
    if (hash !== request.termsHash) throw otherTerms(text, hash);
    await applyPlanEvent(context, tx, locked, {
      ...changed(context, request, terms.newPrice),
      by: { actor: 'customer', actorId: userId },
      details: { kind: request.kind, termsHash: hash },
    });
    await tx.insert(planAgreements).values({
      servicePlanId: plan.id,
      userId,
      kind: request.kind,
      shownTerms: text,
      termsHash: hash,
      signedName: request.signedName,
      agreedAt: context.clock(),
    });
    return ownPlan(context, tx, userId);
  });
  return answer;
}

/** What a change writes into the plan; its visits follow by the transition. */
function changed(
  context: ServerContext,
  { kind, frequency, from, until, reason }: PlanAgreementRequest,
  newPrice: NewPlanPrice | null,
): Pick<PlanHappening, 'event' | 'values'> {
  switch (kind) {
    case 'frequency': {
      if (!frequency || newPrice === null) throw new Error('terms without a price');
      const { monthlyCents, ...lines } = newPrice;
      return {
        event: 'changeFrequency',
        values: { frequency, monthlyPrice: amountOf(monthlyCents), ...lines },
      };
    }
    case 'pause':
      return { event: 'pause', values: { pausedFrom: from, pausedUntil: until ?? null } };
    case 'resume':
      return { event: 'resume' };
    case 'cancel':
      return {
        event: 'cancel',
        values: { cancelledAt: context.clock(), cancelReason: reason || null },
      };
  }
}

async function requirePlan(db: Db, userId: string): Promise<OwnPlanRow> {
  const row = await findPlanOf(db, userId);
  if (!row) throw new RequestProblem('not_found', 'There is no plan yet.');
  return row;
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
