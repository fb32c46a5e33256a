// What was said at the desk: on our pages, by text and by mail.
import { type SQL, sql } from 'drizzle-orm';
import { WITHOUT_PICTURES } from '#company/rules/chat/text-state.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { type MailClock, mailReason, mailStatus } from './mail-state.ts';
import { photosOf } from './photos-of.ts';

/** The mails with answers of ours in conversations by mail; each has all that was said up to a number of the log. */
export const letters = sql`
  letter as materialized (
    select chat.id as session_id, substring(sent.mail_id from '-reply-(\\d+)$')::int as up_to, sent.*
    from chat join sent_mails as sent on ${mailboxOf(sql`sent.recipient`)} = ${mailboxOf(sql`chat.customer_email`)}
      and sent.kind = 'chat-mail' and sent.mail_id like 'chat-' || chat.id || '-reply-%'
    where chat.mail_address is not null)`;

/** An answer by mail leaves two minutes after the last one. */
const SOON = 'It leaves two minutes after your last answer.';

/** Of a chat on our pages the answer is there all the same. */
const RETURNED = 'The email with it could not be delivered. ';

export function chatItems(clock: MailClock): SQL {
  const letter = sql`letter`;
  return sql`
  select 'message-' || message.id as id,
    case when event.details ? 'isCall' then 'call' when chat.text_number is not null then 'text'
      when chat.mail_address is not null then 'email' else 'chat' end as source,
    event.created_at as instant,
    case when message.sender = 'customer' then 'customer' else 'office' end as "from",
    message.sender_name as author, event.details ->> 'subject' as title, message.text as text,
    ${photosOf(sql`photo.chat_message_id = message.id`)} as photos,
    case when message.sender = 'customer' then null
      when chat.text_number is not null then text_delivery.state
      when chat.mail_address is not null then
        case when event.number <= chat.mailed_up_to then ${mailStatus(letter, sql`event.created_at`, clock)} else 'waiting' end
      when event.number <= chat.read_by_customer then 'read' else 'sent' end as delivery,
    case when message.sender = 'support' and chat.text_number is null and chat.mail_address is null then returned.reason
      when chat.mail_address is null or message.sender = 'customer' then
        nullif(concat_ws(' ', case when text_delivery.is_without_pictures then ${WITHOUT_PICTURES}::text end, text_delivery.reason), '')
      when event.number > chat.mailed_up_to then ${SOON}::text else ${mailReason(letter, clock)} end as reason,
    chat.is_proven as "isProven", '/admin-support/' || chat.id as path
  from chat join chat_events as event on event.session_id = chat.id
  join chat_messages as message on message.id = event.message_id
  left join text_deliveries as text_delivery on text_delivery.message_id = message.id
  left join (select entry.session_id, (entry.details ->> 'of')::int as number, ${RETURNED}::text || max(entry.details ->> 'reason') as reason
    from chat join chat_events as entry on entry.session_id = chat.id
    where entry.kind = 'delivery' and entry.details ->> 'state' = 'bounced' group by 1, 2) as returned
    on returned.session_id = chat.id and returned.number = event.number
  left join lateral (select * from letter where letter.session_id = chat.id and letter.up_to >= event.number
    order by letter.up_to limit 1) as letter on message.sender = 'support'`;
}
