// Makes the person of a lead a customer, said in its thread.
import { eq } from 'drizzle-orm';
import { personName } from '#company/rules/customers/person-name.ts';
import type { LeadPerson } from '#contract/leads/leads.ts';
import { makeCustomer } from '#server/customers/make-customer.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { requireLeadEvent } from './lead.policy.ts';
import { actOnLead, addEntry, type LeadAct, note } from './lead.service.ts';
import { type LeadContact, readContact } from './lead-contact.ts';
import type { LeadRow } from './lead-source.ts';
import { writeLead } from './write-lead.ts';

/**
 * Makes the person a customer, or finds who they are.
 *
 * @throws RequestProblem 404; 409 for an older version, or a mailbox of the staff; 422 when we have no address for mail.
 */
export async function makeLeadCustomer(context: ServerContext, act: LeadAct): Promise<LeadPerson> {
  let made: LeadPerson | undefined;
  await actOnLead(context, act, async (tx, row, now) => {
    requireLeadEvent('makeCustomer', 'staff', row);
    const id = await customerOf(tx, context, row, await readContact(tx, row));
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    const name = personName(user) || row.name;
    made = { id, name };
    if (row.customerId === id) return;
    const by = { event: 'makeCustomer', actor: 'staff' } as const;
    await writeLead(tx, row, { ...by, values: { customerId: id } }, now);
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: 'customer' } });
    await note(tx, act, 'lead-made-customer', now, { customer: id });
    await notifyStaff(tx, 'customer', id);
  });
  if (!made) throw new Error('the customer was not made');
  return made;
}

/**
 * The account of a lead's person, made when there is none.
 *
 * @throws RequestProblem 409 for a mailbox of the staff; 422 without an address for mail.
 */
export async function customerOf(
  tx: Tx,
  { config }: ServerContext,
  row: LeadRow,
  { email, phone, address, language }: LeadContact,
): Promise<string> {
  if (row.customerId) return row.customerId;
  if (!email)
    throw missing('/email', 'We have no email address for this person. Please ask for it.');
  const sizes = row.kind === 'plan' ? await sizesOf(tx, row.sourceId) : {};
  const wanted = { name: row.name, email, phone, address, language, ...sizes };
  return (await makeCustomer(tx, wanted, config.staffEmails)).userId;
}

async function sizesOf(tx: Tx, id: string) {
  const [plan] = await tx.select().from(planRequests).where(eq(planRequests.id, id));
  return plan ? { lotSize: plan.propertySize, lawnArea: plan.lawnArea } : {};
}

/** A refusal of a field that the lead has nothing for. */
export function missing(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
