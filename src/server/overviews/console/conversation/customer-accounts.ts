// Whose words a conversation gathers: the account with those merged into it, and the addresses and numbers by which they write.
import { type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';

/**
 * `own` has the accounts, mailboxes and numbers; `chat` the conversations of the desk. Anyone can give an address or a number, so
 * what came under one is marked as not proven, and left out while it is held for review or its sender is blocked.
 */
export function customerAccounts(customerId: string): SQL {
  return sql`
    own as materialized (
      select array_agg(person.id) as ids, array_remove(array_agg(${mailboxOf(sql`person.email`)}), null) as mailboxes,
        array_remove(array_agg((phone_words(person.phone))[1]), null) as numbers, array_remove(array_agg(person.phone), null) as phones
      from (select * from users where id = ${customerId}::uuid
        union all select * from users where merged_into = ${customerId}::uuid) as person),
    chat as materialized (
      select session.*, true as is_proven from own, chat_sessions as session where session.user_id = any(own.ids)
      union all
      select session.*, true from own, chat_sessions as session
        where session.customer_id = any(own.ids) and session.user_id is null
      union all
      select session.*, false from own, chat_sessions as session
        where ${mailboxOf(sql`session.customer_email`)} = any(own.mailboxes) and ${unproven}
      union all
      select session.*, false from own, chat_sessions as session
        where session.text_number = any(own.numbers) and session.customer_email <> all(own.mailboxes) and ${unproven})`;
}

/** No one has said whose it is; a stranger who was stopped is not shown among a customer's words. */
const unproven = sql`session.user_id is null and session.customer_id is null and not session.under_review
  and session.blocked_at is null`;
