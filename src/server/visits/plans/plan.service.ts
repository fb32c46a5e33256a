// A customer's plans: which there are, what a change of one would mean, and the change once it is agreed to as it was shown.
import { z } from 'zod';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { RowId } from '#contract/platform/ids.ts';
import type {
  OfferedTerms,
  OwnPlan,
  PlanAgreementRequest,
  PlanChange,
} from '#contract/visits/service-plans.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { changeAsAgreed } from './change-as-agreed.ts';
import {
  findOwnPlan,
  listAgreements,
  listPlansOf,
  type OwnPlanRow,
  PLANS_PER_PAGE,
} from './plan.queries.ts';
import { sealTerms, termsOf } from './plan-terms.ts';
import { presentAgreement, presentPlan } from './present-plan.ts';

/** Whether it has ended, its property, its id. */
const Place = z.tuple([z.boolean(), RowId, RowId]);

/** A page of the customer's plans. */
export async function ownPlans(context: ServerContext, userId: string, cursor?: string) {
  const today = todayOf(context);
  const after = readCursor(cursor, Place);
  const rows = await listPlansOf(context.db, userId, today, {
    after: after && { hasEnded: after[0], propertyId: after[1], id: after[2] },
  });
  const items = rows.slice(0, PLANS_PER_PAGE);
  const last = items.at(-1)?.plan;
  return {
    items: items.map((row) => presentPlan(row, today)),
    next:
      rows.length > PLANS_PER_PAGE && last
        ? writeCursor([last.status === 'cancelled', last.propertyId, last.id])
        : null,
  };
}

/**
 * One of the customer's plans, with what they have agreed to about it.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function ownPlan(
  context: ServerContext,
  db: Db,
  userId: string,
  id: number,
): Promise<OwnPlan> {
  const row = await requireOwnPlan(context, db, userId, id);
  const agreements = await listAgreements(db, id);
  return {
    plan: presentPlan(row, todayOf(context)),
    agreements: agreements.map(presentAgreement),
  };
}

/**
 * What a change would mean, line by line.
 *
 * @throws RequestProblem 404 without the plan, 409 for what its state does not allow, 422 for dates that do not fit.
 */
export async function offerTerms(
  context: ServerContext,
  userId: string,
  id: number,
  change: PlanChange,
): Promise<OfferedTerms> {
  const { plan, address } = await requireOwnPlan(context, context.db, userId, id);
  const terms = await termsOf(context, context.db, { plan, actor: 'customer' }, change);
  const { shown, hash } = sealTerms(terms, address);
  return { terms: shown, termsHash: hash };
}

/**
 * Changes the plan as agreed, keeps the agreement as it was shown, and lets the visits follow.
 *
 * @throws RequestProblem as `offerTerms`, and 409 `changed_meanwhile` with the new terms when those shown no longer hold.
 */
export async function agreeToChange(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  request: PlanAgreementRequest,
  attempt: Attempt | undefined,
): Promise<OwnPlan> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await requireOwnPlan(context, tx, userId, id);
    await changeAsAgreed(context, tx, id, request, {
      by: { actor: 'customer', actorId },
      signedName: request.signedName,
      way: 'portal',
    });
    return ownPlan(context, tx, userId, id);
  });
  return answer;
}

async function requireOwnPlan(
  context: ServerContext,
  db: Db,
  userId: string,
  id: number,
): Promise<OwnPlanRow> {
  const row = await findOwnPlan(db, userId, id, todayOf(context));
  if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return row;
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
