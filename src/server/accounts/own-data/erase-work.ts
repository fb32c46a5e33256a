// Erases what was asked for and done at someone's property. Accepted quotes, agreements and visits that are done stay as
// records until their years are over (docs/product/data-and-safety.md#deleting-an-account).
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { NO_NAME, noAddress } from './deletion-terms.ts';
import { eraseMoney, forgetSteps } from './erase-money.ts';
import { erasePhotos } from './erase-photos.ts';
import type { CopyName, ErasureRest } from './forget-leads.ts';
import { madeFromLeads } from './owner-of-rows.ts';

/** Whose data is erased, and since when records are kept. `email` is null once it has been erased. */
export type Erasure = { userId: string; email: string | null; at: Date; retainedFrom: Date };

/** Erases requests, quotes, what is billed, visits, plans and properties. A second time it takes what has become too old since. */
export async function eraseWork(tx: Tx, erasure: Erasure): Promise<ErasureRest> {
  const requests = await ids<number>(
    tx,
    sql`select id from service_requests where user_id = ${erasure.userId}
      or (user_id is null and lower(customer_email) = lower(${erasure.email}))`,
  );
  const copies = await eraseQuotes(tx, erasure, requests);
  await eraseRequests(tx, erasure, requests);
  await eraseMoney(tx, erasure);
  await eraseVisits(tx, erasure);
  copies.push(...(await erasePlansAndProperties(tx, erasure)));
  return { leads: requests.map((id) => ({ kind: 'service-request', id: String(id) })), copies };
}

/** Quotes that were not accepted, or too long ago, go; of the others what was signed stays. */
async function eraseQuotes(tx: Tx, erasure: Erasure, requests: number[]): Promise<CopyName[]> {
  const { userId, retainedFrom } = erasure;
  const own = await ids<string>(
    tx,
    sql`select id from quotes where user_id = ${userId} or service_request_id = any(${list(requests)}::int[])
      or lower(customer_email) = lower(${erasure.email})
      or quote_request_id in (${madeFromLeads(userId, 'quote_request_id')})`,
  );
  const ended = await ids<string>(
    tx,
    sql`select id from quotes where id = any(${list(own)}::uuid[]) and not exists (
      select from quote_acceptances where quote_id = quotes.id and accepted_at >= ${retainedFrom.toISOString()})`,
  );
  const copies = await tx.execute<CopyName>(sql`
    select quote_id as "quoteId", pdf_hash as "pdfHash" from quote_acceptances
    where quote_id = any(${list(ended)}::uuid[]) and pdf_hash is not null`);
  await tx.execute(sql`delete from quote_versions where quote_id = any(${list(own)}::uuid[])`);
  await tx.execute(sql`delete from quote_acceptances where quote_id = any(${list(ended)}::uuid[])`);
  await forgetSteps(tx, ended);
  await tx.execute(
    sql`delete from quote_payment_steps where quote_id = any(${list(ended)}::uuid[])`,
  );
  await tx.execute(sql`
    update quote_payment_steps set name = initcap(kind) where quote_id = any(${list(own)}::uuid[])`);
  await tx.execute(sql`delete from quotes where id = any(${list(ended)}::uuid[])`);
  await tx.execute(sql`
    update quotes set customer_name = ${NO_NAME}, customer_email = ${noAddress(userId)}, message = null, payment_terms = null,
      answered_by = null, answer_note = null, quote_request_id = null, user_id = ${userId}
    where id = any(${list(own)}::uuid[])`);
  return copies.rows;
}

/** Requests without an accepted quote go; of the others what kind of work it was and what it cost stays. */
async function eraseRequests(tx: Tx, { userId, at }: Erasure, requests: number[]): Promise<void> {
  const own = list(requests);
  await erasePhotos(tx, sql`service_request_id = any(${own}::int[])`, at);
  await tx.execute(sql`delete from request_messages where service_request_id = any(${own}::int[])`);
  const ended = list(
    await ids<number>(
      tx,
      sql`select id from service_requests where id = any(${own}::int[])
        and not exists (select from quotes where service_request_id = service_requests.id)`,
    ),
  );
  await tx.execute(sql`
    update visits set service_request_id = null where service_request_id = any(${ended}::int[])`);
  await tx.execute(sql`delete from service_requests where id = any(${ended}::int[])`);
  await tx.execute(sql`
    update service_requests set user_id = ${userId}, customer_name = ${NO_NAME},
      customer_email = ${noAddress(userId)}, customer_phone = '', property_address = '', description = '',
      photos = '{}', notes = null, decline_reason = null, version = version + 1
    where id = any(${own}::int[])`);
}

/** Visits that are done stay with what was done, without what anyone wrote; those ahead and those too old go. */
async function eraseVisits(tx: Tx, erasure: Erasure): Promise<void> {
  const { userId, at, retainedFrom } = erasure;
  const visits = list(
    await ids<number>(
      tx,
      sql`select visits.id from visits join properties on properties.id = visits.property_id
        where properties.user_id = ${userId}`,
    ),
  );
  await eraseSitePhotos(tx, visits, at);
  await erasePhotos(tx, sql`visit_id = any(${visits}::int[])`, at);
  await eraseProblems(tx, visits, erasure);
  await eraseReviews(tx, visits);
  await tx.execute(sql`delete from visit_notices where visit_id = any(${visits}::int[])`);
  await tx.execute(sql`delete from day_move_visits where visit_id = any(${visits}::int[])`);
  const ended = sql`id = any(${visits}::int[])
      and (completed_at is null or completed_at < ${retainedFrom.toISOString()})`;
  await tx.execute(sql`
    delete from application_records where visit_id in (select id from visits where ${ended})`);
  await tx.execute(sql`
    update application_records set action_id = null where visit_id = any(${visits}::int[])`);
  await tx.execute(sql`delete from crew_actions where visit_id = any(${visits}::int[])`);
  await tx.execute(sql`delete from visits where ${ended}`);
  await tx.execute(sql`
    update visits set notes = null, customer_notes = null, rating = null, reschedule_reason = null,
      overbook_reason = null,
      skip_reason = null, photos_missing_reason = null
    where id = any(${visits}::int[])`);
}

/** Pictures of their photos leave every page at once, whatever names them, and the permissions go. */
async function eraseSitePhotos(tx: Tx, visits: SQL, at: Date): Promise<void> {
  const theirs = sql`select picture_id from photo_permissions where visit_id = any(${visits}::int[])`;
  const { rows } = await tx.execute(sql`
    update site_pictures set is_withheld = true, removed_at = coalesce(removed_at, ${at.toISOString()}), version = version + 1
    where id in (${theirs}) returning id`);
  await tx.execute(sql`delete from photo_permissions where visit_id = any(${visits}::int[])`);
  if (rows.length > 0) await announce(tx, 'settings');
}

/** Reviews go, also published ones, with our replies to them. */
async function eraseReviews(tx: Tx, visits: SQL): Promise<void> {
  const requests = sql`select id from review_requests where visit_id = any(${visits}::int[])`;
  await tx.execute(sql`delete from reviews where request_id in (${requests})`);
  await tx.execute(sql`delete from review_requests where visit_id = any(${visits}::int[])`);
}

/** Reports and what was written about them go; a credit stays as a record of money, without its reason. */
async function eraseProblems(
  tx: Tx,
  visits: SQL,
  { userId, retainedFrom, at }: Erasure,
): Promise<void> {
  const problems = sql`select id from visit_problems where visit_id = any(${visits}::int[])`;
  await erasePhotos(tx, sql`visit_problem_id in (${problems})`, at);
  await tx.execute(sql`delete from visit_problem_messages where problem_id in (${problems})`);
  await tx.execute(sql`
    delete from customer_credits where user_id = ${userId} and created_at < ${retainedFrom.toISOString()}`);
  await tx.execute(sql`
    update customer_credits set problem_id = null, reason = '' where user_id = ${userId}`);
  await tx.execute(sql`
    update visit_problems set remedy_visit_id = null, remedy = null, remedy_at = null
    where remedy_visit_id = any(${visits}::int[])`);
  await tx.execute(sql`delete from visit_problems where id in (${problems})`);
}

/** A property keeps its address as long as a record names it. Gives the copies of agreements whose years are over. */
async function erasePlansAndProperties(
  tx: Tx,
  { userId, at, retainedFrom }: Erasure,
): Promise<CopyName[]> {
  const plans = list(
    await ids<number>(
      tx,
      sql`select service_plans.id from service_plans
        join properties on properties.id = service_plans.property_id where properties.user_id = ${userId}`,
    ),
  );
  await tx.execute(sql`
    delete from plan_offers where property_id in (select id from properties where user_id = ${userId})`);
  await tx.execute(sql`delete from plan_changes where service_plan_id = any(${plans}::int[])`);
  await tx.execute(sql`
    update plan_agreements set taken_note = null, objection = null, objection_answer = null where user_id = ${userId}`);
  const ended = await tx.execute<{ agreementId: number; pdfHash: string | null }>(sql`
    delete from plan_agreements where user_id = ${userId} and agreed_at < ${retainedFrom.toISOString()}
    returning id as "agreementId", pdf_hash as "pdfHash"`);
  await tx.execute(sql`
    delete from service_plans where id = any(${plans}::int[])
      and not exists (select from visits where service_plan_id = service_plans.id)
      and not exists (select from plan_agreements where service_plan_id = service_plans.id)`);
  await tx.execute(sql`
    update service_plans set status = 'cancelled', cancelled_at = coalesce(cancelled_at, ${at.toISOString()}),
      cancel_reason = null, paused_from = null, paused_until = null
    where id = any(${plans}::int[])`);
  await tx.execute(sql`
    update properties set gate_code_encrypted = null, pets = null, special_instructions = null
    where user_id = ${userId}`);
  await tx.execute(sql`
    delete from properties where user_id = ${userId}
      and not exists (select from visits where property_id = properties.id)
      and not exists (select from service_plans where property_id = properties.id)`);
  return ended.rows.flatMap(({ agreementId, pdfHash }) =>
    pdfHash === null ? [] : [{ agreementId, pdfHash }],
  );
}

async function ids<Id extends number | string>(tx: Tx, query: SQL): Promise<Id[]> {
  const { rows } = await tx.execute<{ id: Id }>(query);
  return rows.map(({ id }) => id);
}

/** As one parameter, however many there are. */
function list(values: (number | string)[]): SQL {
  return sql`${sql.param(values)}`;
}
