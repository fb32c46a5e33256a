// Changes a plan as someone has agreed to it, and keeps what was agreed to as it was shown.

import { eq } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import type { NewPlanPrice, PlanTerms } from '#company/rules/visits/plan-change.ts';
import type { PlanChange } from '#contract/visits/service-plans.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlanWithCrew } from '../core/lock-plan.ts';
import { applyPlanEvent, type PlanHappening } from './apply-plan-event.ts';
import { sealTerms, termsOf } from './plan-terms.ts';

/** A wanted change with the hash of the terms that were shown for it. */
export type AgreedChange = PlanChange & { termsHash: string; reason: string };

/** Who said yes, and how; what the office wrote down of a yes that it took. */
export type CustomerYes = {
  by: { actor: 'customer' | 'staff'; actorId: string };
  signedName: string;
  way: AgreementWay;
  note?: string | undefined;
};

/**
 * Changes a plan, which is there, as agreed. Gives the id of the agreement.
 *
 * @throws RequestProblem as `termsOf`, and 409 `changed_meanwhile` with the new terms when those shown no longer hold.
 */
export async function changeAsAgreed(
  context: ServerContext,
  tx: Tx,
  id: number,
  change: AgreedChange,
  { by, signedName, way, note }: CustomerYes,
): Promise<number> {
  const locked = await lockPlanWithCrew(tx, id);
  if (!locked) throw new Error(`plan ${id} is gone`);
  const { plan, userId } = locked;
  const terms = await termsOf(context, tx, { plan, actor: by.actor }, change);
  const [property] = await tx.select().from(properties).where(eq(properties.id, plan.propertyId));
  const { text, hash } = sealTerms(terms, property?.address ?? '');
  if (hash !== change.termsHash) throw otherTerms(text, hash);
  await applyPlanEvent(context, tx, locked, {
    ...happeningOf(context, change, terms),
    by,
    details: { kind: change.kind, termsHash: hash },
  });
  const [row] = await tx
    .insert(planAgreements)
    .values({
      servicePlanId: id,
      userId,
      kind: change.kind,
      shownTerms: text,
      termsHash: hash,
      signedName,
      agreedAt: context.clock(),
      way,
      ...(by.actor === 'staff' && { takenBy: by.actorId, takenNote: note ?? null }),
    })
    .returning({ id: planAgreements.id });
  if (!row) throw new Error('the agreement was not written');
  return row.id;
}

/** What a change writes into the plan; its visits follow by the transition. */
function happeningOf(
  context: ServerContext,
  { kind, frequency, from, until, reason }: AgreedChange,
  { newPrice, startsOn }: PlanTerms,
): Pick<PlanHappening, 'event' | 'values'> {
  switch (kind) {
    case 'frequency':
      if (!frequency) throw new Error('terms without a frequency');
      return { event: 'changeFrequency', values: { frequency, ...columnsOf(newPrice) } };
    case 'pause':
      return { event: 'pause', values: { pausedFrom: from, pausedUntil: until ?? null } };
    case 'resume':
      return { event: 'resume' };
    case 'cancel':
      return {
        event: 'cancel',
        values: { cancelledAt: context.clock(), cancelReason: reason || null },
      };
    case 'restart':
      if (!startsOn) throw new Error('terms without a first day');
      return { event: 'restart', values: { startsOn, renewedOn: null, ...columnsOf(newPrice) } };
  }
}

function columnsOf(newPrice: NewPlanPrice | null) {
  if (newPrice === null) throw new Error('terms without a price');
  const { monthlyCents, ...lines } = newPrice;
  return { monthlyPrice: amountOf(monthlyCents), ...lines };
}

function otherTerms(text: string, termsHash: string): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'The terms have changed since you saw them. Please look at them again before you agree.',
    { current: { terms: JSON.parse(text), termsHash } },
  );
}
