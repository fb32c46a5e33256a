// For whom and where a plan is offered: a customer's property, or that of a lead, whose person becomes a customer by it.
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewPlanOffer, placeFields } from '#contract/visits/plan-offer-desk.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { makeCustomer, propertyAt } from '#server/customers/make-customer.ts';
import { findPropertyOf } from '#server/customers/properties/property.queries.ts';
import { requireLeadEvent } from '#server/leads/inbox/lead.policy.ts';
import { addEntry } from '#server/leads/inbox/lead.service.ts';
import { readContact } from '#server/leads/inbox/lead-contact.ts';
import { findLead, type LeadRow, requireLead } from '#server/leads/inbox/lead-source.ts';
import { writeLead } from '#server/leads/inbox/write-lead.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';

/** Whose property it is, and the lead that it came from. */
export type OfferPlace = { userId: string; propertyId: number; lead: LeadRow | null };

/** For whom an offer is, and where. */
export type OfferedTo = Pick<NewPlanOffer, keyof typeof placeFields | 'lotSize' | 'lawnArea'>;

/**
 * Finds customer and property, or makes them.
 *
 * @throws RequestProblem 404 for a lead, customer or property that is not there; 409 for a lead that is held, or a mailbox of the
 *   staff; 422 when we know no address of the property.
 */
export async function placeOfOffer(
  tx: Tx,
  context: ServerContext,
  wanted: OfferedTo,
  staff: CurrentUser,
): Promise<OfferPlace> {
  if (wanted.lead) return placeOfLead(tx, context, wanted, wanted.lead, staff);
  const userId = await requireCustomer(tx, wanted);
  return { userId, propertyId: await propertyOf(tx, userId, wanted, ''), lead: null };
}

async function placeOfLead(
  tx: Tx,
  context: ServerContext,
  wanted: OfferedTo,
  name: NonNullable<OfferedTo['lead']>,
  staff: CurrentUser,
): Promise<OfferPlace> {
  const lead = requireLead(await findLead(tx, name, 'lock'));
  requireLeadEvent('offerPlan', 'staff', lead);
  const contact = await readContact(tx, lead);
  const address = wanted.address || contact.address;
  const { name: called, customerId } = lead;
  const person = {
    name: called,
    email: contact.email || wanted.email || null,
    phone: contact.phone,
    language: contact.language,
  };
  const userId = customerId ?? (await makeCustomer(tx, person, context.config.staffEmails)).userId;
  const propertyId = await propertyOf(tx, userId, wanted, address);
  if (lead.customerId !== userId) {
    const now = context.clock();
    const values = { customerId: userId };
    await writeLead(tx, lead, { event: 'makeCustomer', actor: 'staff', values }, now);
    await addEntry(tx, lead, staff, now, { kind: 'made', details: { made: 'customer' } });
    await notifyStaff(tx, 'customer', userId);
  }
  return { userId, propertyId, lead };
}

/** The chosen property, else the one at the address, which is added when it is not there. */
async function propertyOf(
  tx: Tx,
  userId: string,
  { propertyId, address, lotSize, lawnArea }: OfferedTo,
  known: string,
): Promise<number> {
  if (propertyId !== undefined) {
    const own = await findPropertyOf(tx, userId, propertyId);
    if (own) return own.id;
    throw refusedField('/propertyId', 'This property does not belong to the customer.');
  }
  const place = address || known;
  if (!place) throw refusedField('/address', 'Please enter the address of the property.');
  const at = await propertyAt(tx, userId, { address: place, lotSize, lawnArea });
  if (at.propertyId === null) throw new Error('the property was not kept');
  return at.propertyId;
}

async function requireCustomer(tx: Tx, { customerId }: OfferedTo): Promise<string> {
  const [user] = customerId
    ? await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.id, customerId),
            eq(users.role, 'customer'),
            isNull(users.disabledAt),
            isNull(users.mergedInto),
          ),
        )
    : [];
  if (user) return user.id;
  throw new RequestProblem('not_found', 'We could not find this customer.');
}
