// What was proposed to a customer about their plans, and their answer to a size that was measured
// (docs/product/plans.md#size-of-the-lawn).
import type { OwnPlanChange, PlanChangeAnswer } from '#contract/visits/plan-changes.ts';
import { PlanTermsShown } from '#contract/visits/service-plans.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { type LockedPlan, lockPlanWithCrew } from '../core/lock-plan.ts';
import { applyChange, isOvertaken } from './apply-plan-change.ts';
import {
  findPlanChange,
  listOpenChanges,
  lockOpenChange,
  type PlanChangeRow,
} from './plan-change.queries.ts';
import { closeChange } from './write-plan-change.ts';

/** The open changes of a customer's plans. */
export async function ownPlanChanges(context: ServerContext, userId: string) {
  const rows = await listOpenChanges(context.db, userId);
  return { items: rows.map(({ change }) => presentChange(change)) };
}

/**
 * Accepts the price for a size that was measured. It holds from then on.
 *
 * @throws RequestProblem 404 for foreign changes, 409 for one that is over or that was shown otherwise.
 */
export function acceptSize(
  context: ServerContext,
  person: SignedInPerson,
  id: number,
  { version, termsHash, signedName }: PlanChangeAnswer,
): Promise<OwnPlanChange> {
  return answerSize(context, person.customerId, { id, version }, async (tx, locked, change) => {
    if (change.contentHash !== termsHash || isOvertaken(locked, change))
      throw changedMeanwhile(change);
    const by = { actor: 'customer', actorId: person.id } as const;
    await applyChange(context, tx, { locked, change }, { by, signedName });
  });
}

/**
 * Declines it: the price stays.
 *
 * @throws RequestProblem as `acceptSize`.
 */
export function declineSize(
  context: ServerContext,
  person: SignedInPerson,
  id: number,
  version: number,
): Promise<OwnPlanChange> {
  return answerSize(context, person.customerId, { id, version }, async (tx, _locked, change) => {
    await closeChange(context, tx, change, 'declined');
    await audit(tx, {
      actorId: person.id,
      action: 'plan-change-declined',
      subject: { type: 'plan', id: String(change.servicePlanId) },
      details: { kind: change.kind, termsHash: change.contentHash },
      at: context.clock(),
    });
    await announce(tx, 'portal', person.customerId);
    await notifyStaff(tx, 'visit');
  });
}

async function answerSize(
  context: ServerContext,
  userId: string,
  { id, version }: { id: number; version: number },
  answer: (tx: Tx, locked: LockedPlan, change: PlanChangeRow) => Promise<void>,
): Promise<OwnPlanChange> {
  return context.db.transaction(async (tx) => {
    const found = await findPlanChange(tx, id);
    if (found?.customer.id !== userId) {
      throw new RequestProblem('not_found', 'There is nothing at this address.');
    }
    const locked = await lockPlanWithCrew(tx, found.change.servicePlanId);
    if (!locked) throw new Error('the plan is gone');
    const change = await lockOpenChange(tx, locked.plan.id);
    if (change?.id !== id || change.kind !== 'size') {
      throw new RequestProblem('wrong_state', 'This change is no longer open.');
    }
    if (change.version !== version) throw changedMeanwhile(change);
    await answer(tx, locked, change);
    const after = await findPlanChange(tx, id);
    if (!after) throw new Error('the change is gone');
    return presentChange(after.change);
  });
}

function presentChange(change: PlanChangeRow): OwnPlanChange {
  const { id, version, kind, status, content, contentHash: termsHash, effectiveOn } = change;
  const terms = PlanTermsShown.parse(JSON.parse(content));
  return { id, planId: change.servicePlanId, version, kind, status, terms, termsHash, effectiveOn };
}

function changedMeanwhile({ version, status }: PlanChangeRow): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'This has changed since you saw it. Please look at it again.',
    { current: { version, status } },
  );
}
