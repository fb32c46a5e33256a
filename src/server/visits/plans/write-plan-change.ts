// The one writer of proposed changes of plans: each is sealed, announced by mail, and ends applied, declined or withdrawn.
import { eq, sql } from 'drizzle-orm';
import type { PlanChangeStatus } from '#company/rules/visits/plan-agreement.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planChanges } from '#server/platform/database/schema/plan-offer.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { LockedPlan } from '../core/lock-plan.ts';
import type { PlanChangeRow } from './plan-change.queries.ts';
import { sealTerms } from './plan-terms.ts';

/** What is told of a change: that it is proposed or applied, or that it was withdrawn after that. */
export type PlanChangeMailJob = { changeId: number; about: 'change' | 'withdrawn' };

export const planChangeMail: JobKind<PlanChangeMailJob> = { name: 'plan-change-mail' };

export type NewPlanChange = Pick<
  PlanChangeRow,
  'kind' | 'reason' | 'linesBefore' | 'linesAfter' | 'lawnAreaAfter' | 'effectiveOn'
> & { terms: Parameters<typeof sealTerms>[0]; proposedBy: string | null };

/** Proposes a change of a locked plan that has no open one, and sends its notice. */
export async function proposeChange(
  context: ServerContext,
  tx: Tx,
  { plan, userId }: LockedPlan,
  { terms, ...values }: NewPlanChange,
): Promise<PlanChangeRow> {
  const { text: content, hash: contentHash } = sealTerms(terms);
  const createdAt = context.clock();
  const [row] = await tx
    .insert(planChanges)
    .values({ ...values, servicePlanId: plan.id, content, contentHash, createdAt })
    .returning();
  if (!row) throw new Error('the change was not written');
  await context.jobs.enqueue(tx, planChangeMail, { changeId: row.id, about: 'change' });
  await audit(tx, {
    actorId: values.proposedBy,
    action: 'plan-change-proposed',
    subject: { type: 'plan', id: String(plan.id) },
    details: { kind: row.kind, effectiveOn: row.effectiveOn, termsHash: contentHash },
    at: createdAt,
  });
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'visit');
  return row;
}

/** Ends a locked change that is open. */
export async function closeChange(
  context: ServerContext,
  tx: Tx,
  change: PlanChangeRow,
  status: Exclude<PlanChangeStatus, 'proposed'>,
): Promise<PlanChangeRow> {
  const [row] = await tx
    .update(planChanges)
    .set({ status, answeredAt: context.clock(), version: sql`${planChanges.version} + 1` })
    .where(eq(planChanges.id, change.id))
    .returning();
  if (!row) throw new Error(`change ${change.id} is gone`);
  return row;
}

/** Withdraws a locked change that is open. A customer who was told of it is told of that as well. */
export async function withdrawChange(
  context: ServerContext,
  tx: Tx,
  { change, userId, by }: { change: PlanChangeRow; userId: string; by: string | null },
): Promise<void> {
  await closeChange(context, tx, change, 'withdrawn');
  if (change.noticeSentAt) {
    await context.jobs.enqueue(tx, planChangeMail, { changeId: change.id, about: 'withdrawn' });
  }
  await audit(tx, {
    actorId: by,
    action: 'plan-change-withdrawn',
    subject: { type: 'plan', id: String(change.servicePlanId) },
    details: { kind: change.kind, termsHash: change.contentHash },
    at: context.clock(),
  });
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'visit');
}

/** The notice of a change has left. */
export async function noteNoticeSent(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .update(planChanges)
    .set({ noticeSentAt: sql`coalesce(${planChanges.noticeSentAt}, ${at.toISOString()})` })
    .where(eq(planChanges.id, id));
}
