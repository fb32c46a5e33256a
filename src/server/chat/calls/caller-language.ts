// In which language whoever called is written to (docs/product/missed-calls.md#in-spanish).
import { type SQL, sql } from 'drizzle-orm';

/**
 * Spanish when everyone whose number it can be is written to in it: the customer whom staff have found behind the conversation, else all who
 * have the number. Who has said no language has that of their last conversation on our pages. `call` and `chat` are rows of the call and
 * of its conversation.
 */
export const callerLanguage: SQL = sql`(
  select case when bool_and(coalesce(person.language, (
      select own.language from chat_sessions as own
      where (own.user_id = person.id or own.customer_id = person.id) and own.text_number is null and own.mail_address is null
      order by own.last_activity desc, own.id limit 1), 'en') = 'es') then 'es' else 'en' end
  from users as person where person.id in (
    select chat.customer_id
    union all select holder.id from customer_search as found join users as holder on holder.id = found.user_id
      where chat.customer_id is null and found.words @@ ('''' || call.phone || '''')::tsquery
        and (phone_words(holder.phone))[1] = call.phone and holder.merged_into is null))`;
