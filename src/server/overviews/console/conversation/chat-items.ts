// What was said at the desk: on our pages, by text and by mail.
import { sql } from 'drizzle-orm';
import { photosOf } from './photos-of.ts';

export const chatItems = sql`
  select 'message-' || message.id as id,
    case when chat.text_number is not null then 'text' when chat.mail_address is not null then 'email' else 'chat' end as source,
    event.created_at as instant,
    case when message.sender = 'customer' then 'customer' else 'office' end as "from",
    message.sender_name as author, event.details ->> 'subject' as title, message.text as text,
    ${photosOf(sql`photo.chat_message_id = message.id`)} as photos,
    case when message.sender = 'customer' then null
      when chat.text_number is not null then text_delivery.state
      when chat.mail_address is not null then case when event.number <= chat.mailed_up_to then 'sent' else 'waiting' end
      when event.number <= chat.read_by_customer then 'read' else 'sent' end as delivery,
    text_delivery.reason, chat.is_proven as "isProven", '/admin-support/' || chat.id as path
  from chat join chat_events as event on event.session_id = chat.id
  join chat_messages as message on message.id = event.message_id
  left join text_deliveries as text_delivery on text_delivery.message_id = message.id`;
