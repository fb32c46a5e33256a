// Makes a request of a lead that the office can quote, said in the lead's thread.
import type { AddOnLabel } from '#company/facts/add-on-services.ts';
import { requireLeadEvent } from '#server/leads/inbox/lead.policy.ts';
import { addEntry, type LeadAct, note } from '#server/leads/inbox/lead.service.ts';
import { readContact } from '#server/leads/inbox/lead-contact.ts';
import { customerOf, missing } from '#server/leads/inbox/lead-customer.service.ts';
import { findLead, type LeadRow, requireLead, subjectOf } from '#server/leads/inbox/lead-source.ts';
import { writeLead } from '#server/leads/inbox/write-lead.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { makeRequestFor } from './made-by-office.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { listPropertiesOf } from './service-request.queries.ts';

/**
 * Makes a request that can be quoted at its desk. A lead becomes one once; anyone who asks again gets the one that is there.
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
    requireLeadEvent('makeRequest', 'staff', row);
    const contact = await readContact(tx, row);
    const known = { ...contact, address: propertyAddress || contact.address };
    const userId = await customerOf(tx, context, row, known);
    const [property] = await listPropertiesOf(tx, userId);
    const address = known.address || property?.address;
    if (!address) throw missing('/propertyAddress', 'Please enter the address of the property.');
    const id = await makeRequestFor(
      context,
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
    );
    const values = { customerId: userId, serviceRequestId: id };
    await writeLead(tx, row, { event: 'makeRequest', actor: 'staff', values }, now);
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: 'request' } });
    await note(tx, act, 'lead-made-request', now, { request: String(id) });
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return { id };
  });
  await context.journal.append(serviceRequestLead, answer.id);
  return answer;
}

function serviceOf({ kind, asked }: LeadRow): AddOnLabel {
  if (kind === 'quote' && asked === 'irrigation') return 'Irrigation Repair';
  if (kind === 'quote' && asked === 'lighting') return 'Landscape Lighting';
  return 'Other';
}

function requireSeen(row: LeadRow, version: number): void {
  if (row.version === version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this lead since you opened it. Please check it again.',
    { current: { version: row.version, stage: row.stage } },
  );
}
