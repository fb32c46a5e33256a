// One lead with all that staff need to answer it.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { LeadName, LeadThread } from '#contract/leads/leads.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { ServerContext } from '../../context.ts';
import { describeReasons } from '../form-guard/review-reasons.ts';
import { listDuplicates } from './lead.queries.ts';
import { markSeen } from './lead.service.ts';
import { fillTemplates } from './lead-answer.service.ts';
import { photosOfLead, readBookingOf, readContact, readPlanOfferOf } from './lead-contact.ts';
import { listEntries } from './lead-entries.ts';
import { findLead, requireLead, topicOf } from './lead-source.ts';
import { listStaff } from './lead-staff.ts';
import { leadClock, presentLead } from './present-lead.ts';

/**
 * Reads a lead; that someone has looked is kept.
 *
 * @throws RequestProblem 404.
 */
export async function readLeadThread(
  context: ServerContext,
  name: LeadName,
  me: CurrentUser,
): Promise<LeadThread> {
  const { db, config } = context;
  const row = requireLead(await findLead(db, name));
  await markSeen(context, row);
  const clock = await leadClock(context, new Date(row.arrivedAt));
  const lead = { ...presentLead(row, clock, context), hasNews: false };
  const { email, phone, address, words, facts, reviewReasons } = await readContact(db, row);
  return {
    lead,
    ...{ email, phone, address, words, facts },
    photos: await photosOfLead(context, row),
    heldFor: row.isHeld ? describeReasons(reviewReasons) : [],
    duplicates: await listDuplicates(context, row),
    entries: await listEntries(db, row.id),
    templates: fillTemplates(context, { name: lead.name, topic: topicOf(row) }, me),
    repliesComeBack: config.replyEmail !== undefined,
    staff: await listStaff(db, context),
    customer: row.customerId ? await readCustomer(context, row.customerId) : null,
    serviceRequestId: row.serviceRequestId,
    booking: await readBookingOf(db, row),
    planOffer: await readPlanOfferOf(db, row),
  };
}

async function readCustomer({ db }: ServerContext, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ? { id, name: displayName(user) } : null;
}
