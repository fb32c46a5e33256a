// The office renews plans for another year at the same price: what it means for each first, then all of them or none
// (docs/product/plans.md#review-and-renewal).
import { createHash } from 'node:crypto';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { renewalDay, renewalTerms } from '#company/rules/visits/plan-renewal.ts';
import { pricedLines, priceUnit } from '#company/rules/visits/priced-lines.ts';
import { programRenewalTerms } from '#company/rules/visits/program-price.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type {
  PlanRenewal,
  PlanRenewalSent,
  RenewalPreview,
} from '#contract/visits/plan-renewals.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { type LockedPlan, lockPlan } from '../core/lock-plan.ts';
import { applyPlanEvent } from './apply-plan-event.ts';
import { listPricedPlans, type PricedPlanRow } from './plan-prices.queries.ts';
import { pricedPlan, type SealedTerms, sealTerms } from './plan-terms.ts';

/** The letter about a renewal. */
export const planRenewalMail: JobKind<{ agreementId: number }> = { name: 'plan-renewal-mail' };

/** What a plan's customer would be sent, or why it is left out. */
type Renewal = { row: PricedPlanRow } & (
  | { from: string; sealed: SealedTerms; refusal: null }
  | { from: null; sealed: null; refusal: string }
);

/** What a renewal would mean for each plan. */
export async function previewRenewals(
  context: ServerContext,
  { plans }: PlanRenewal,
): Promise<RenewalPreview> {
  const all = await renewalsOf(context, context.db, idsOf(plans));
  return {
    items: all.map(({ row, from, refusal }) => ({
      planId: row.plan.id,
      customer: displayName(row.customer),
      name: row.plan.name,
      per: priceUnit(row.plan),
      price: amountOf(linesCents(pricedLines(row.plan))),
      from,
      isMailed: Boolean(row.customer.email),
      refusal,
    })),
    hash: hashOf(all),
  };
}

/**
 * Renews what the preview has shown: the sealed letter is kept with each plan and mailed. A plan that was renewed meanwhile is due no
 * longer, so it is renewed once.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when what was previewed is true no longer, 422 when no plan is left.
 */
export async function renewPlans(
  context: ServerContext,
  staffId: string,
  { plans, hash }: PlanRenewalSent,
  attempt: Attempt | undefined,
): Promise<{ renewed: number }> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const locked = new Map<number, LockedPlan | undefined>();
    // In the order of their ids; no crew is locked, since no visit changes.
    for (const id of idsOf(plans)) locked.set(id, await lockPlan(tx, id));
    const all = await renewalsOf(context, tx, idsOf(plans));
    if (hashOf(all) !== hash) {
      throw new RequestProblem(
        'changed_meanwhile',
        'A plan has changed since the preview. Please look at it again before you renew it.',
      );
    }
    let renewed = 0;
    for (const renewal of all) {
      const plan = locked.get(renewal.row.plan.id);
      if (!renewal.sealed || !plan) continue;
      await renew(context, tx, plan, { ...renewal, staffId });
      renewed++;
    }
    if (renewed === 0) throw nothingToRenew();
    return { renewed };
  });
  return answer;
}

async function renew(
  context: ServerContext,
  tx: Tx,
  locked: LockedPlan,
  {
    row,
    from,
    sealed,
    staffId,
  }: { row: PricedPlanRow; from: string; sealed: SealedTerms; staffId: string },
): Promise<void> {
  await applyPlanEvent(context, tx, locked, {
    event: 'renew',
    by: { actor: 'staff', actorId: staffId },
    values: { renewedOn: from },
    details: { from, termsHash: sealed.hash },
  });
  const [agreement] = await tx
    .insert(planAgreements)
    .values({
      servicePlanId: locked.plan.id,
      userId: locked.userId,
      kind: 'renewal',
      shownTerms: sealed.text,
      termsHash: sealed.hash,
      signedName: '',
      agreedAt: context.clock(),
      way: 'automatic',
      takenBy: staffId,
    })
    .returning({ id: planAgreements.id });
  if (!agreement) throw new Error('the renewal was not written');
  if (!row.customer.email) return;
  await context.jobs.enqueue(tx, planRenewalMail, { agreementId: agreement.id });
}

async function renewalsOf(
  context: ServerContext,
  db: Db,
  ids: readonly number[],
): Promise<Renewal[]> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const rows = await listPricedPlans(db, { ids });
  return rows.map((row) => {
    const from = renewalDay(row.plan, today);
    if (row.open) return leftOut(row, 'Another price is proposed already.');
    if (from === null) return leftOut(row, 'Its year has more than 60 days to go.');
    const terms =
      priceUnit(row.plan) === 'visit'
        ? renewalTerms(pricedPlan(row.plan), from)
        : programRenewalTerms(row.plan, from);
    const sealed = sealTerms(terms, row.address);
    return { row, from, sealed, refusal: null };
  });
}

function leftOut(row: PricedPlanRow, refusal: string): Renewal {
  return { row, from: null, sealed: null, refusal };
}

function idsOf(plans: string): number[] {
  return [...new Set(plans.split(',').map(Number))].sort((a, b) => a - b);
}

/** Names everything that would be sent. */
function hashOf(all: readonly Renewal[]): string {
  const hash = createHash('sha256');
  for (const { row, sealed } of all) hash.update(`${row.plan.id} ${sealed?.hash ?? 'left out'}\n`);
  return hash.digest('hex');
}

function nothingToRenew(): RequestProblem {
  const detail = 'None of these plans can be renewed now.';
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/plans', detail }] });
}
