// Whom or what a line of the audit log concerns, by name, as far as the thing is one of those with a page.
import { sql } from 'drizzle-orm';

/** Of a row called `entry`; null for a thing without a name, and for one that is gone. */
export const SUBJECT_NAME = sql`case entry.subject_type
  when 'visit' then (select concat_ws(' ', owner.first_name, owner.last_name) || ', ' || to_char(visit.scheduled_date, 'FMMonth FMDD')
    from visits as visit join properties as land on land.id = visit.property_id join users as owner on owner.id = land.user_id
    where visit.id = entry.subject_id::int)
  when 'service-request' then (select customer_name from service_requests where id = entry.subject_id::int)
  when 'user' then (select coalesce(nullif(concat_ws(' ', owner.first_name, owner.last_name), ''), owner.email)
    from users as owner where owner.id = entry.subject_id::uuid)
  when 'chat' then (select customer_name from chat_sessions where id = entry.subject_id::uuid)
  end`;
