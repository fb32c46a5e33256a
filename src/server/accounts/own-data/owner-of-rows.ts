// Tells what is someone's: by their account and those that turned out to be theirs, by the addresses of all of them, and by the
// leads that staff have made them a customer from.
import { type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';

/** The account and those merged into it, as a query of ids. */
export function membersOf(userId: string): SQL {
  return sql`select id from users where id = ${userId} or merged_into = ${userId}`;
}

/** The addresses of all of them, in small letters. */
export function addressesOf(userId: string): SQL {
  return sql`select lower(email) from users where id = ${userId} or merged_into = ${userId}`;
}

/** Condition for the leads of someone: of their mailboxes, or that staff have made them a customer from. */
export function theirLeads(userId: string): SQL {
  return sql`(customer_id = ${userId} or (mailbox <> '' and mailbox in (
    select ${mailboxOf(sql`email`)} from users where id = ${userId} or merged_into = ${userId})))`;
}

/** What their leads are about: ids of requests or bookings, which may have been sent under another address. */
export function madeFromLeads(
  userId: string,
  column: 'appointment_id' | 'quote_request_id' | 'plan_request_id',
): SQL {
  const name = sql.identifier(column);
  return sql`select ${name} from leads where customer_id = ${userId} and ${name} is not null`;
}
