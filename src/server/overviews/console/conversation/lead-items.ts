// What was said before someone was a customer: quote and plan requests, calls taken down, and mails and calls about them.
import { type SQL, sql } from 'drizzle-orm';
import { type MailClock, mailReason, mailStatus } from './mail-state.ts';
import { photosOf } from './photos-of.ts';

/** By the customer that staff made of it, else by the address that was typed. What is held or spam is not theirs. */
const lead = sql`(
  select lead.*, lead.customer_id is not null as is_proven,
    '/console/leads/' || lead.kind || '/' || coalesce(lead.quote_request_id::text, lead.plan_request_id::text,
      lead.call_id::text, lead.appointment_id::text) as path
  from (
    select lead.* from own, leads as lead where lead.customer_id = any(own.ids)
    union all select lead.* from own, leads as lead
      where lead.customer_id is null and lead.mailbox <> '' and lead.mailbox = any(own.mailboxes)) as lead
  where not lead.is_held and lead.stage <> 'spam') as lead`;

export function leadItems(clock: MailClock): SQL {
  const sent = sql`sent`;
  return sql`
  select 'lead-' || lead.id, case when call.id is null then 'lead' else 'call' end, lead.arrived_at, 'customer', lead.name,
    case when quote.id is not null then 'Quote request' when plan.id is not null then 'Lawn plan request'
      when call.id is not null then 'Call' end,
    coalesce(quote.project_details, plan.notes, call.words, ''), ${photosOf(sql`photo.quote_request_id = quote.id`)}, null, null, lead.is_proven, lead.path
  from ${lead}
  left join quote_requests as quote on quote.id = lead.quote_request_id
  left join plan_requests as plan on plan.id = lead.plan_request_id
  left join phone_calls as call on call.id = lead.call_id
  where lead.kind <> 'booking'
  union all
  select 'lead-entry-' || entry.id, case when entry.kind = 'call' then 'call' else 'lead' end, entry.created_at,
    case when entry.kind = 'mail-in' then 'customer' else 'office' end,
    case when entry.kind = 'mail-in' then coalesce(nullif(entry.details ->> 'fromName', ''), entry.details ->> 'from')
      else nullif(concat_ws(' ', author.first_name, author.last_name), '') end,
    case when entry.kind = 'call' then 'Call' else entry.details ->> 'subject' end, entry.text,
    ${photosOf(sql`photo.lead_entry_id = entry.id`)},
    case when entry.kind = 'mail-out' then ${mailStatus(sent, sql`entry.created_at`, clock)} end, ${mailReason(sent, clock)},
    lead.is_proven and entry.kind <> 'mail-in', lead.path
  from ${lead} join lead_entries as entry on entry.lead_id = lead.id
  left join users as author on author.id = entry.author_id
  left join lateral (select mail.* from sent_mails as mail where entry.kind = 'mail-out'
    and mail.mail_id = 'lead-answer-' || entry.id order by mail.id desc limit 1) as sent on true
  where entry.kind in ('call', 'mail-in', 'mail-out')`;
}
