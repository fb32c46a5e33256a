// What follows when an offered plan is agreed to: the plan, its agreement, its first visits, the lead, the mails. All or nothing.
import { sql } from 'drizzle-orm';
import type { AgreementWay } from '#company/rules/visits/plan-agreement.ts';
import { readOffered } from '#company/rules/visits/plan-offer-content.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { findLeadById } from '#server/leads/inbox/lead-source.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { startPlan } from '../plans/apply-plan-event.ts';
import { possibleStart } from '../plans/first-visits.ts';
import { noteOnLead } from './lead-of-offer.ts';
import { todayOf } from './plan-offer.policy.ts';
import type { ReadOffer } from './plan-offer.queries.ts';
import { agreementCopy, planStartedMail } from './plan-offer-mails.ts';
import { requireLicenseStill } from './program-license.policy.ts';
import { writeOffer } from './write-plan-offer.ts';

/** Who has said yes, by which way, to which text, and who of the office took it. */
export type Yes = {
  signedName: string;
  way: AgreementWay;
  contentHash: string;
  agreedAt: Date;
  /** Null where someone answers by a link, whom we know by nothing else. */
  actorId: string | null;
  staff: CurrentUser | null;
  note: string | null;
};

/**
 * Starts the plan of a locked offer. Of many who agree at once one wins: the offer's row takes one yes, in its version, with its
 * hash, on or before its last day.
 *
 * @throws RequestProblem 409 when the property has a plan of the kind, the offer has changed, or the license for it is gone.
 */
export async function startOffered(
  context: ServerContext,
  tx: Tx,
  { offer, user }: ReadOffer,
  yes: Yes,
): Promise<void> {
  requireLicenseStill(offer.rounds, context.settings());
  const plan = await planOf(context, tx, { offer, user }, yes);
  await writeOffer(tx, offer, {
    event: yes.staff ? 'recordYes' : 'agree',
    by: { actor: yes.staff ? 'staff' : 'customer', actorId: yes.actorId, at: context.clock() },
    userId: user.id,
    values: { servicePlanId: plan.id, answeredAt: yes.agreedAt },
    guard: sql`${planOffers.contentHash} = ${yes.contentHash} and ${planOffers.validUntil} >= ${todayOf(context)}`,
  });
  const agreementId = await addAgreement(tx, offer, plan, user.id, yes);
  await notifyStaff(tx, 'customer', user.id);
  const lead = offer.leadId === null ? undefined : await findLeadById(tx, offer.leadId, 'lock');
  if (lead) {
    const step = { made: 'plan', staff: yes.staff, at: context.clock() } as const;
    await noteOnLead(tx, lead, step);
  }
  await context.jobs.enqueue(tx, agreementCopy, { agreementId });
  await context.jobs.enqueue(tx, planStartedMail, { agreementId, to: 'office' });
  if (user.email) await context.jobs.enqueue(tx, planStartedMail, { agreementId, to: 'customer' });
}

/** The plan as it was sealed; on its first day when that can still be, else on the same weekday of a later week. */
function planOf(
  context: ServerContext,
  tx: Tx,
  { offer, user }: Pick<ReadOffer, 'offer' | 'user'>,
  yes: Yes,
): Promise<PlanRow> {
  if (offer.content === null) throw new Error(`offer ${offer.id} was never sealed`);
  const sealed = readOffered(offer.content);
  const values = {
    propertyId: offer.propertyId,
    kind: offer.kind,
    crewId: offer.crewId,
    rounds: offer.rounds.map(({ name, from, until, work, lines }) => ({
      name,
      from,
      until,
      work,
      lines,
    })),
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
  };
  return startPlan(
    context,
    tx,
    { userId: user.id, values },
    {
      by: yes.staff
        ? { actor: 'staff', actorId: yes.staff.id }
        : { actor: 'customer', actorId: yes.actorId ?? user.id },
      details: { offer: offer.id, way: yes.way, contentHash: yes.contentHash },
    },
  );
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
