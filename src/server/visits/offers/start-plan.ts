// What follows when an offered plan is agreed to: the plan, its agreement, its first visits, the lead, the mails. All or nothing.
import { sql } from 'drizzle-orm';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import { readOffered } from '#company/rules/visits/plan-offer-content.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { findLeadById } from '#server/leads/inbox/lead-source.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { possibleStart, scheduleFirstVisits } from '../plans/first-visits.ts';
import type { PlanRow } from '../plans/plan.queries.ts';
import { noteOnLead } from './lead-of-offer.ts';
import { hasPlan, todayOf } from './plan-offer.policy.ts';
import type { ReadOffer } from './plan-offer.queries.ts';
import { agreementCopy, planStartedMail } from './plan-offer-mails.ts';
import { writeOffer } from './write-plan-offer.ts';

/** Who has said yes, by which way, to which text, and who of the office took it. */
export type Yes = {
  signedName: string;
  way: AgreementWay;
  contentHash: string;
  agreedAt: Date;
  /** Null where somebody answers by a link, whom we know by nothing else. */
  actorId: string | null;
  staff: CurrentUser | null;
  note: string | null;
};

/**
 * Starts the plan of a locked offer. Of many who agree at once one wins: the offer's row takes one yes, in its version, with its
 * hash, on or before its last day.
 *
 * @throws RequestProblem 409 when the property has a plan of the kind, or the offer has changed.
 */
export async function startPlan(
  context: ServerContext,
  tx: Tx,
  { offer, user }: ReadOffer,
  yes: Yes,
): Promise<void> {
  const plan = await addPlan(context, tx, offer);
  await writeOffer(tx, offer, {
    event: yes.staff ? 'recordYes' : 'agree',
    by: { actor: yes.staff ? 'staff' : 'customer', actorId: yes.actorId, at: context.clock() },
    userId: user.id,
    values: { servicePlanId: plan.id, answeredAt: yes.agreedAt },
    guard: sql`${planOffers.contentHash} = ${yes.contentHash} and ${planOffers.validUntil} >= ${todayOf(context)}`,
  });
  const agreementId = await addAgreement(tx, offer, plan, user.id, yes);
  if (plan.crewId !== null) await lockCrew(tx, plan.crewId);
  const visits = await scheduleFirstVisits(context, tx, plan);
  await audit(tx, {
    actorId: yes.actorId,
    action: 'plan-started',
    subject: { type: 'plan', id: String(plan.id) },
    details: { offer: offer.id, way: yes.way, contentHash: yes.contentHash, visits },
    at: context.clock(),
  });
  await notifyStaff(tx, 'visit');
  await notifyStaff(tx, 'customer', user.id);
  const lead = offer.leadId === null ? undefined : await findLeadById(tx, offer.leadId, 'lock');
  if (lead) {
    const step = { stage: 'won', made: 'plan', staff: yes.staff, at: context.clock() } as const;
    await noteOnLead(tx, lead, step);
  }
  await context.jobs.enqueue(tx, agreementCopy, { agreementId });
  await context.jobs.enqueue(tx, planStartedMail, { agreementId, to: 'office' });
  if (user.email) await context.jobs.enqueue(tx, planStartedMail, { agreementId, to: 'customer' });
}

/** The plan as it was sealed; on its first day when that can still be, else on the same weekday of a later week. */
async function addPlan(
  context: ServerContext,
  tx: Tx,
  { id, kind, propertyId, crewId, rounds, content }: ReadOffer['offer'],
): Promise<PlanRow> {
  if (content === null) throw new Error(`offer ${id} was never sealed`);
  const sealed = readOffered(content);
  const [plan] = await tx
    .insert(servicePlans)
    .values({
      propertyId,
      kind,
      crewId,
      rounds,
      name: sealed.name,
      frequency: sealed.frequency,
      monthlyPrice: sealed.monthlyPrice,
      firstVisitLines: sealed.firstVisitLines,
      everyVisitLines: sealed.everyVisitLines,
      lotSize: sealed.lotSize,
      lawnArea: sealed.lawnArea,
      visitTime: sealed.visitTime,
      startsOn: possibleStart(context, sealed),
      createdAt: context.clock(),
    })
    .onConflictDoNothing()
    .returning();
  if (!plan) throw hasPlan();
  return plan;
}

async function addAgreement(
  tx: Tx,
  { id, content, contentHash }: ReadOffer['offer'],
  plan: PlanRow,
  userId: string,
  { signedName, way, agreedAt, staff, note }: Yes,
): Promise<number> {
  if (content === null || contentHash === null) throw new Error(`offer ${id} was never sealed`);
  const [row] = await tx
    .insert(planAgreements)
    .values({
      servicePlanId: plan.id,
      userId,
      kind: 'start',
      shownTerms: content,
      termsHash: contentHash,
      signedName,
      agreedAt,
      way,
      takenBy: staff?.id ?? null,
      takenNote: note,
    })
    .returning({ id: planAgreements.id });
  if (!row) throw new Error('the agreement was not written');
  return row.id;
}
