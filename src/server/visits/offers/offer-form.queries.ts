// Reads what the form of an offer begins with: a draft, a lead with its person, a customer, or a property.
import { and, eq, isNull } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import {
  type LawnAddOn,
  type LawnFrequency,
  lawnAddOnIds,
  lawnFrequencyIds,
} from '#company/rules/money/lawn-price.ts';
import { planOfferTransition } from '#company/rules/visits/plan-offer-machine.ts';
import type { LeadName } from '#contract/leads/leads.ts';
import type { PlanOfferFormQuery } from '#contract/visits/plan-offer-form.ts';
import {
  listOwnProperties,
  type PropertyRow,
} from '#server/customers/properties/property.queries.ts';
import { readContact } from '#server/leads/inbox/lead-contact.ts';
import {
  findLead,
  findLeadById,
  type LeadRow,
  requireLead,
} from '#server/leads/inbox/lead-source.ts';
import {
  findPlanRequest,
  type PlanRequestRow,
} from '#server/leads/plan-requests/plan-request.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { requireOffer } from './plan-offer.policy.ts';
import { readOffer } from './plan-offer.queries.ts';
import type { OfferRow } from './write-plan-offer.ts';

/** What is known before anything is chosen. */
export type FormSource = {
  person: { name: string; email: string | null };
  customerId: string | null;
  lead: LeadName | null;
  properties: PropertyRow[];
  /** Where the lead wants it; else empty. */
  address: string;
  draft: OfferRow | null;
  /** The plan request with the price that was shown. */
  request: (Omit<PlanRequestRow, 'frequency' | 'addOns'> & Wish) | null;
};

type Wish = { frequency: LawnFrequency; addOns: LawnAddOn[] };

/** @throws RequestProblem 404 for what is not there; 422 when nothing is named. */
export async function readFormSource(
  context: ServerContext,
  query: Pick<PlanOfferFormQuery, 'offerId' | 'leadKind' | 'leadId' | 'customerId' | 'propertyId'>,
): Promise<FormSource> {
  const { db } = context;
  if (query.offerId) return ofDraft(context, query.offerId);
  if (query.leadKind && query.leadId) {
    const name = { kind: query.leadKind, id: query.leadId };
    return ofLead(context, requireLead(await findLead(db, name)));
  }
  const customerId = query.customerId ?? (await ownerOf(context, query.propertyId));
  if (!customerId) {
    throw new RequestProblem('invalid_input', 'Please say for whom the plan is.');
  }
  return {
    ...(await ofCustomer(context, customerId)),
    lead: null,
    address: '',
    draft: null,
    request: null,
  };
}

async function ofDraft(context: ServerContext, id: string): Promise<FormSource> {
  const { offer, user, property } = requireOffer(await readOffer(context.db, id));
  if (!planOfferTransition('change', 'staff', offer.status)) {
    throw new RequestProblem('wrong_state', 'This offer was sent and can no longer be changed.');
  }
  const lead = offer.leadId === null ? undefined : await findLeadById(context.db, offer.leadId);
  return {
    person: { name: displayName(user), email: user.email },
    customerId: user.id,
    lead: lead ? { kind: lead.kind, id: lead.sourceId } : null,
    properties: [property],
    address: property.address,
    draft: offer,
    request: offer.planRequestId === null ? null : await wishOf(context, offer.planRequestId),
  };
}

async function ofLead(context: ServerContext, lead: LeadRow): Promise<FormSource> {
  const contact = await readContact(context.db, lead);
  const known = lead.customerId ? await ofCustomer(context, lead.customerId) : null;
  return {
    person: {
      name: known?.person.name || lead.name,
      email: contact.email || known?.person.email || null,
    },
    customerId: lead.customerId,
    lead: { kind: lead.kind, id: lead.sourceId },
    properties: known?.properties ?? [],
    address: contact.address,
    draft: null,
    request: lead.kind === 'plan' ? await wishOf(context, lead.sourceId) : null,
  };
}

async function ofCustomer({ db }: ServerContext, id: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer'), isNull(users.mergedInto)));
  if (!user) throw new RequestProblem('not_found', 'We could not find this customer.');
  return {
    person: { name: displayName(user), email: user.email },
    customerId: user.id,
    properties: await listOwnProperties(db, user.id),
  };
}

async function ownerOf({ db }: ServerContext, propertyId: number | undefined) {
  if (propertyId === undefined) return undefined;
  const [row] = await db
    .select({ userId: properties.userId })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!row) throw new RequestProblem('not_found', 'We could not find this property.');
  return row.userId;
}

/** What a plan request asks for; the price list may have lost an add-on that it names. */
async function wishOf({ db }: ServerContext, id: string): Promise<FormSource['request']> {
  const row = await findPlanRequest(db, id);
  const frequency = lawnFrequencyIds.find((one) => one === row?.frequency);
  if (!row || !frequency) return null;
  return {
    ...row,
    frequency,
    addOns: lawnAddOnIds.filter((addOn) => row.addOns.includes(addOn)),
  };
}
