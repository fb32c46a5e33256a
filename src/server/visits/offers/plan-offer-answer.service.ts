// What a customer does with an offered plan: agree to exactly what is shown, decline, object to a yes that was none.

import { and, eq, isNull } from 'drizzle-orm';
import type { PlanOffer, PlanOfferNo, PlanOfferYes } from '#contract/visits/plan-offers.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isReadingOnly } from '#server/platform/http/read-only.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { openOffer } from './lock-plan-offer.ts';
import { requireAnswerable, requireOffer, requireSameText } from './plan-offer.policy.ts';
import { type ReadOffer, readOwnOffer, readSentOffer } from './plan-offer.queries.ts';
import { planDeclinedMail, planObjectionMail } from './plan-offer-mails.ts';
import { presentOffer } from './present-plan-offer.ts';
import { startOffered } from './start-plan.ts';
import { noteView, writeOffer } from './write-plan-offer.ts';

/** Who answers which offer: someone on its customer's account, signed in, or who has its private link, and then no one by name. */
export type Answering = { offerId: string; userId: string | null; actorId: string | null };

/**
 * The offer as its customer sees it. That they have looked is kept, for the office.
 *
 * @throws RequestProblem 404, the same for a foreign one, a draft and one that never was.
 */
export async function readPlanOffer(
  context: ServerContext,
  answering: Answering,
): Promise<PlanOffer> {
  const { db, clock } = context;
  const read = requireOffer(await find(db, answering));
  if (!isReadingOnly()) await noteView(db, read.offer.id, clock());
  return presentOffer(context, db, read);
}

/**
 * Agrees: what is sealed must be, by version and hash, what the customer has before them. The plan starts with it.
 *
 * @throws RequestProblem 404; 409 that says how the offer stands or what has changed.
 */
export async function agreeToOffer(
  context: ServerContext,
  answering: Answering,
  yes: PlanOfferYes,
  attempt: Attempt | undefined,
): Promise<PlanOffer> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const read = await openOffer(tx, (db) => find(db, answering));
    await requireAnswerable(context, tx, read);
    requireSameText(read, yes);
    await startOffered(context, tx, read, {
      signedName: yes.signedName,
      way: answering.userId === null ? 'link' : 'portal',
      contentHash: yes.contentHash,
      agreedAt: context.clock(),
      actorId: answering.actorId,
      staff: null,
      note: null,
    });
    return presentOffer(context, tx, requireOffer(await find(tx, answering)));
  });
  return answer;
}

/**
 * Declines an offer.
 *
 * @throws RequestProblem 404; 409 when it was answered, withdrawn or has another version.
 */
export async function declineOffer(
  context: ServerContext,
  answering: Answering,
  { version, reason }: PlanOfferNo,
): Promise<PlanOffer> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const read = await openOffer(tx, (db) => find(db, answering));
    await requireAnswerable(context, tx, read, 'expired too');
    requireSameText(read, { version, contentHash: read.offer.contentHash ?? '' });
    await writeOffer(tx, read.offer, {
      event: 'decline',
      by: { actor: 'customer', actorId: answering.actorId, at },
      userId: read.user.id,
      values: { declineReason: reason || null, answeredAt: at },
    });
    await context.jobs.enqueue(tx, planDeclinedMail, { offerId: read.offer.id });
    return presentOffer(context, tx, requireOffer(await find(tx, answering)));
  });
}

/**
 * Says that a yes which the office took was none. It is kept once; the office is told, and answers it.
 *
 * @throws RequestProblem 404; 409 when the customer gave the yes themselves, or has objected already.
 */
export async function objectToYes(
  context: ServerContext,
  answering: Answering,
  objection: string,
): Promise<PlanOffer> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const { agreement, offer, user } = await openOffer(tx, (db) => find(db, answering));
    if (!agreement || !['phone', 'paper'].includes(agreement.way)) {
      throw new RequestProblem('wrong_state', 'Nobody has said yes to this offer for you.');
    }
    const kept = await tx
      .update(planAgreements)
      .set({ objectedAt: at, objection })
      .where(and(eq(planAgreements.id, agreement.id), isNull(planAgreements.objectedAt)))
      .returning({ id: planAgreements.id });
    if (kept.length === 0) {
      throw new RequestProblem('wrong_state', 'We have your objection. We will call you.');
    }
    await audit(tx, {
      actorId: answering.actorId,
      action: 'plan-agreement-objected',
      subject: { type: 'plan', id: String(agreement.servicePlanId) },
      at,
    });
    const agreementId = agreement.id;
    await context.jobs.enqueue(tx, planObjectionMail, { agreementId, to: 'office' });
    await announce(tx, 'portal', user.id);
    await notifyStaff(tx, 'plan', offer.id);
    return presentOffer(context, tx, requireOffer(await find(tx, answering)));
  });
}

function find(
  db: ServerContext['db'] | Tx,
  { offerId, userId }: Answering,
): Promise<ReadOffer | undefined> {
  return userId === null ? readSentOffer(db, offerId) : readOwnOffer(db, userId, offerId);
}
