// An offer of a plan as the API tells of it, to its customer and to the office.
import { displayName } from '#company/rules/customers/person-name.ts';
import { monthlyAmount, visitTotal } from '#company/rules/visits/offer-price.ts';
import { readOffered, roundsShown } from '#company/rules/visits/plan-offer-content.ts';
import { roundsMonthlyAmount } from '#company/rules/visits/program-rounds.ts';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import type { OpenPlanOffer, PlanOffer, StartAgreement } from '#contract/visits/plan-offers.ts';
import { findLeadById } from '#server/leads/inbox/lead-source.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { stateOf } from './plan-offer.policy.ts';
import {
  type AgreementRow,
  findNewerOffer,
  listOfferHistory,
  type ReadOffer,
} from './plan-offer.queries.ts';
import { planOfferPath } from './plan-offer-link.ts';
import type { OfferRow } from './write-plan-offer.ts';

/** A sent offer for its customer, read from the text that was sealed. */
export async function presentOffer(
  context: ServerContext,
  db: Db,
  read: ReadOffer,
): Promise<PlanOffer> {
  const { offer, agreement, startsOn } = read;
  const { kind: _, offer: id, version: _sealed, ...content } = readOffered(offer.content ?? '');
  const state = stateOf(context, offer);
  return {
    id,
    version: offer.version,
    contentHash: offer.contentHash ?? '',
    state,
    ...content,
    sentAt: offer.sentAt?.toISOString() ?? '',
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    declineReason: offer.declineReason,
    agreement: agreement && presentStart(agreement),
    startsOn,
    hasNewer: state !== 'accepted' && (await findNewerOffer(db, read)) !== undefined,
  };
}

/** An offer that waits for an answer, in short. */
export function presentOpenOffer({ offer }: ReadOffer): OpenPlanOffer {
  const { name, propertyAddress, everyVisit, rounds, firstDay, validUntil } = readOffered(
    offer.content ?? '',
  );
  return {
    id: offer.id,
    name,
    propertyAddress,
    everyVisitTotal: rounds.length > 0 ? null : everyVisit.total,
    firstDay,
    validUntil,
  };
}

/** An offer for the office, drafts included, with what was done with it. */
export async function presentDeskOffer(
  context: ServerContext,
  db: Db,
  read: ReadOffer,
): Promise<DeskPlanOffer> {
  const { offer, user, property, crewName, agreement } = read;
  const lead = offer.leadId === null ? undefined : await findLeadById(db, offer.leadId);
  const history = await listOfferHistory(db, offer.id);
  return {
    id: offer.id,
    version: offer.version,
    state: stateOf(context, offer),
    customer: {
      id: user.id,
      name: displayName(user),
      email: user.email,
      phone: user.phone,
    },
    property: { id: property.id, address: property.address },
    program: offer.rounds[0]?.program ?? null,
    lead: lead ? { kind: lead.kind, id: lead.sourceId } : null,
    ...offeredOf(context, offer),
    crew: offer.crewId === null ? null : { id: offer.crewId, name: crewName ?? '' },
    contentHash: offer.contentHash,
    path: offer.content && planOfferPath(context.secrets.planOfferLink, offer.id),
    sentAt: offer.sentAt?.toISOString() ?? null,
    viewedAt: offer.viewedAt?.toISOString() ?? null,
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    declineReason: offer.declineReason,
    servicePlanId: offer.servicePlanId,
    agreement: agreement && presentStart(agreement),
    history: history.map(({ action, at, by }) => ({
      at: at.toISOString(),
      by,
      text: HISTORY[action] ?? action,
    })),
  };
}

/** What an offer says by its columns, counted up. */
export function offeredOf(context: Pick<ServerContext, 'content'>, offer: OfferRow) {
  const { frequency, taxBasisPoints, firstVisitLines, everyVisitLines } = offer;
  return {
    name: offer.name,
    frequency,
    lotSize: offer.lotSize,
    lawnArea: offer.lawnArea,
    firstDay: offer.firstDay,
    visitTime: offer.visitTime,
    firstVisitLines,
    everyVisitLines,
    rounds: roundsShown(offer.rounds, taxBasisPoints),
    taxBasisPoints,
    firstVisit: visitTotal(firstVisitLines, taxBasisPoints),
    everyVisit: visitTotal(everyVisitLines, taxBasisPoints),
    monthlyPrice: offer.content
      ? readOffered(offer.content).monthlyPrice
      : monthlyOf(context, offer),
    message: offer.message,
    validUntil: offer.validUntil,
  };
}

function monthlyOf({ content }: Pick<ServerContext, 'content'>, offer: OfferRow): string {
  const { frequency, rounds, everyVisitLines } = offer;
  return frequency === 'rounds'
    ? roundsMonthlyAmount(rounds)
    : monthlyAmount(everyVisitLines, frequency, content()['mowing-prices']);
}

/** How a plan was agreed to. */
export function presentStart(agreement: AgreementRow): StartAgreement {
  const { id, signedName, way, takenNote, objection, objectionAnswer } = agreement;
  return {
    id,
    signedName,
    agreedAt: agreement.agreedAt.toISOString(),
    way,
    takenNote,
    objectedAt: agreement.objectedAt?.toISOString() ?? null,
    objection,
    objectionAnsweredAt: agreement.objectionAnsweredAt?.toISOString() ?? null,
    objectionAnswer,
  };
}

const HISTORY: Readonly<Record<string, string>> = {
  'plan-offer-drafted': 'Drafted',
  'plan-offer-changed': 'Draft changed',
  'plan-offer-sent': 'Sent',
  'plan-offer-accepted': 'Agreed to by the customer',
  'plan-offer-agreed-for': 'Yes recorded by the office',
  'plan-offer-declined': 'Declined by the customer',
  'plan-offer-withdrawn': 'Withdrawn',
  'plan-offer-lapsed': 'Expired, replaced by a new offer',
};
