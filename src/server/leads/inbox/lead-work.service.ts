// Turns a lead into work: a customer, a request to be quoted, or a booked consultation, each said in its thread.
import { eq } from 'drizzle-orm';
import type { AddOnLabel } from '#company/facts/add-on-services.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { StaffBooking } from '#contract/booking/staff-booking.ts';
import type { LeadName, LeadPerson } from '#contract/leads/leads.ts';
import { bookConsultation } from '#server/booking/booking.service.ts';
import { makeCustomer } from '#server/customers/make-customer.ts';
import { type Attempt, answerOnce } from '#server/platform/database/answer-once.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planRequests } from '#server/platform/database/schema/lawn-plan.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { tellStaff } from '#server/platform/realtime/tell-staff.ts';
import { makeRequestFor } from '#server/quotes/service-requests/made-by-office.ts';
import { serviceRequestLead } from '#server/quotes/service-requests/service-request.lead.ts';
import { listPropertiesOf } from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import {
  addEntry,
  changeLead,
  doAtLead,
  type LeadAct,
  markAnswered,
  note,
} from './lead.service.ts';
import { type LeadContact, readContact } from './lead-contact.ts';
import { findLead, type LeadRow, requireLead, subjectOf } from './lead-source.ts';

/**
 * Makes the person a customer, or finds who they are.
 *
 * @throws RequestProblem 404; 409 for an older version, or a mailbox of the staff; 422 when we have no address for mail.
 */
export async function makeLeadCustomer(context: ServerContext, act: LeadAct): Promise<LeadPerson> {
  let made: LeadPerson | undefined;
  await doAtLead(context, act, async (tx, row, now) => {
    requireNotHeld(row);
    const id = await customerOf(tx, context, row, await readContact(tx, row));
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || row.name;
    made = { id, name };
    if (row.customerId === id) return;
    await changeLead(tx, row, { customerId: id });
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: 'customer' } });
    await note(tx, act, 'lead-made-customer', now, { customer: id });
    await tellStaff(tx, 'customer', id);
  });
  if (!made) throw new Error('the customer was not made');
  return made;
}

/**
 * Makes a request that can be quoted at its desk. A lead becomes one once; whoever asks again gets the one that is there.
 *
 * @throws RequestProblem as for the customer; 422 when we know no address of the property.
 */
export async function makeLeadRequest(
  context: ServerContext,
  act: LeadAct,
  propertyAddress: string | null,
  attempt: Attempt | undefined,
): Promise<{ id: number }> {
  const now = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const row = requireLead(await findLead(tx, act.name, 'lock'));
    if (row.serviceRequestId) return { id: row.serviceRequestId };
    requireSeen(row, act.version);
    requireNotHeld(row);
    const contact = await readContact(tx, row);
    const known = { ...contact, address: propertyAddress || contact.address };
    const userId = await customerOf(tx, context, row, known);
    const [property] = await listPropertiesOf(tx, userId);
    const address = known.address || property?.address;
    if (!address) throw missing('/propertyAddress', 'Please enter the address of the property.');
    const id = await makeRequestFor(
      tx,
      {
        userId,
        customerName: row.name,
        customerEmail: contact.email,
        customerPhone: contact.phone,
        propertyAddress: address,
        serviceType: serviceOf(row),
        description: contact.words || subjectOf(row, context),
        quoteRequestId: row.kind === 'quote' ? row.sourceId : null,
      },
      act.staff,
      now,
    );
    await changeLead(tx, row, { customerId: userId, serviceRequestId: id });
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: 'request' } });
    await note(tx, act, 'lead-made-request', now, { request: String(id) });
    await tellStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return { id };
  });
  await context.journal.append(serviceRequestLead, answer.id);
  return answer;
}

/**
 * Books a consultation for the person, in one transaction with the lead's entry; this answers the lead. The booking is part
 * of this lead, and no second one in the inbox.
 *
 * @throws RequestProblem 404, and as any booking does.
 */
export async function bookForLead(
  context: ServerContext,
  { staff, name }: { staff: CurrentUser; name: LeadName },
  booking: StaffBooking,
  attempt: Attempt | undefined,
): Promise<{ id: number }> {
  const now = context.clock();
  const seen = requireLead(await findLead(context.db, name));
  requireNotHeld(seen);
  const { id } = await bookConsultation(context, booking, {
    visitorHash: undefined,
    // A repetition from the same lead is the same booking.
    owner: { visitorHash: tokenHash(`lead ${seen.id}`), verifiedEmail: undefined },
    // Staff have looked at it: nothing in it is reviewed again.
    inspection: { reasons: [], spends: [] },
    attempt,
    alongside: async (tx, made) => {
      const row = requireLead(await findLead(tx, name, 'lock'));
      if (row.bookedId === made.id) return;
      await tx.delete(leads).where(eq(leads.appointmentId, made.id));
      await markAnswered(tx, row, now);
      await changeLead(tx, row, { stage: 'booked', bookedId: made.id });
      await addEntry(tx, row, staff, now, { kind: 'made', details: { made: 'booking' } });
      await note(tx, { staff, name }, 'lead-booked', now, { appointment: String(made.id) });
      await tellStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    },
  });
  return { id };
}

async function customerOf(
  tx: Tx,
  { config }: ServerContext,
  row: LeadRow,
  { email, phone, address }: LeadContact,
): Promise<string> {
  if (row.customerId) return row.customerId;
  if (!email)
    throw missing('/email', 'We have no email address for this person. Please ask for it.');
  const sizes = row.kind === 'plan' ? await sizesOf(tx, row.sourceId) : {};
  const wanted = { name: row.name, email, phone, address, ...sizes };
  return (await makeCustomer(tx, wanted, config.staffEmails)).userId;
}

async function sizesOf(tx: Tx, id: string) {
  const [plan] = await tx.select().from(planRequests).where(eq(planRequests.id, id));
  return plan ? { lotSize: plan.propertySize, lawnArea: plan.lawnArea } : {};
}

function serviceOf({ kind, asked }: LeadRow): AddOnLabel {
  if (kind === 'quote' && asked === 'irrigation') return 'Irrigation Repair';
  if (kind === 'quote' && asked === 'lighting') return 'Landscape Lighting';
  return 'Other';
}

function requireNotHeld({ isHeld, stage }: LeadRow): void {
  if (!isHeld && stage !== 'spam') return;
  throw new RequestProblem('wrong_state', 'Please say first that this is not spam.');
}

function requireSeen(row: LeadRow, version: number): void {
  if (row.version === version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this lead since you opened it. Please check it again.',
    { current: { version: row.version, stage: row.stage } },
  );
}

function missing(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
