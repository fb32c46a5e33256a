// Erases what someone sent us or did under their verified address without an account: consultations, requests for quotes
// and plans, newsletter, chats, sign-in codes and checked addresses. Nothing of it is kept.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { eraseInbox } from './erase-inbox.ts';
import { erasePhotos } from './erase-photos.ts';
import type { StoredLeadName } from './forget-leads.ts';
import { madeFromLeads } from './owner-of-rows.ts';

/** Gives the leads that are gone, for the journal to forget them. Quotes that answer them have to be gone before. */
export async function eraseLetters(
  tx: Tx,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<StoredLeadName[]> {
  await eraseInbox(tx, { userId, at });
  const chats = await eraseChats(tx, { userId, email, at });
  const consultations = await eraseConsultations(tx, userId, email);
  const ofQuotes = sql`(lower(email) = lower(${email}) or id in (${madeFromLeads(userId, 'quote_request_id')}))`;
  const ofPlans = sql`(lower(email) = lower(${email}) or id in (${madeFromLeads(userId, 'plan_request_id')}))`;
  await erasePhotos(
    tx,
    sql`quote_request_id in (select id from quote_requests where ${ofQuotes})`,
    at,
  );
  const quotes = await tx.execute<{ id: string }>(
    sql`delete from quote_requests where ${ofQuotes} returning id::text as id`,
  );
  const plans = await tx.execute<{ id: string }>(
    sql`delete from plan_requests where ${ofPlans} returning id::text as id`,
  );
  return [
    ...chats,
    ...consultations,
    ...quotes.rows.map(({ id }) => ({ kind: 'quote-request', id }) as const),
    ...plans.rows.map(({ id }) => ({ kind: 'plan-request', id }) as const),
  ];
}

/** Conversations of the account, those in which the address was given, and texts. */
async function eraseChats(
  tx: Tx,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<StoredLeadName[]> {
  // Texts with a number go with whoever the office has found behind it, or with the only one who has it.
  const theirs = sql`select id from chat_sessions
    where user_id = ${userId} or customer_id = ${userId} or lower(customer_email) = lower(${email})
      or customer_id is null and text_number = (select (phone_words(phone))[1] from users where id = ${userId})
        and not exists (select from users as other where other.id <> ${userId} and other.merged_into is null
          and (phone_words(other.phone))[1] = text_number)`;
  await erasePhotos(
    tx,
    sql`chat_message_id in (select id from chat_messages where session_id in (${theirs}))`,
    at,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select session_id || '/' || number as id from chat_events
    where kind = 'message' and session_id in (${theirs})`);
  const erased = await tx.execute<{ id: string }>(
    sql`delete from chat_sessions where id in (${theirs}) returning id`,
  );
  for (const { id } of erased.rows) await announce(tx, 'chat', id);
  return rows.map(({ id }) => ({ kind: 'chat-message', id }) as const);
}

/** Their seats are free again at once. */
async function eraseConsultations(
  tx: Tx,
  userId: string,
  email: string,
): Promise<StoredLeadName[]> {
  const theirs = sql`(lower(customer_email) = lower(${email}) or id in (${madeFromLeads(userId, 'appointment_id')}))`;
  await tx.execute(sql`
    delete from slot_claims where appointment_id in (
      select id from appointments where ${theirs})`);
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from appointments where ${theirs} returning id::text as id`,
  );
  if (rows.length > 0) await announce(tx, 'openings');
  return rows.map(({ id }) => ({ kind: 'appointment', id }));
}

/** What is found by the address for mail alone. Keys of repeated requests go as well: their answers repeat what was typed. */
export async function eraseTraces(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from estimate_mails where lower(email) = lower(${email})`);
  await tx.execute(sql`delete from newsletter_subscriptions where lower(email) = lower(${email})`);
  await tx.execute(sql`delete from sign_in_codes where lower(email) = lower(${email})`);
  await tx.execute(sql`
    delete from idempotency_keys where position(lower(${email}) in lower(coalesce(answer, ''))) > 0`);
}
