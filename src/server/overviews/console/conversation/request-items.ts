// What was said about add-on work: the request itself, both sides' messages about it, and what was answered to its quote.
import { sql } from 'drizzle-orm';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { noPhotos, photosOf } from './photos-of.ts';

/** By account, else by the address that the office was given. */
const request = sql`(
  select request.* from own, service_requests as request where request.user_id = any(own.ids)
  union all select request.* from own, service_requests as request
    where request.user_id is null and ${mailboxOf(sql`request.customer_email`)} = any(own.mailboxes)) as request`;

export const requestItems = sql`
  select 'request-' || request.id, 'request', request.created_at, 'customer', request.customer_name, request.service_type,
    request.description,
    ${photosOf(sql`photo.service_request_id = request.id and photo.request_message_id is null`)}, null, null, request.user_id is not null, '/console/requests/' || request.id
  from ${request}
  union all
  select 'request-message-' || message.id, 'request', message.created_at,
    case when message.from_office then 'office' else 'customer' end, message.author_name, request.service_type, message.text,
    ${photosOf(sql`photo.service_request_id = request.id and photo.request_message_id = message.id`)},
    case when not message.from_office then null when message.read_at is not null then 'read' else 'sent' end, null, true,
    '/console/requests/' || request.id
  from ${request} join request_messages as message on message.service_request_id = request.id
  union all
  select 'quote-' || quote.id, 'quote', quote.answered_at, 'customer', quote.answered_by, quote.title,
    quote.answer_note, ${noPhotos}, null, null, true, '/console/requests/' || request.id
  from ${request} join quotes as quote on quote.service_request_id = request.id
  where quote.answered_at is not null and quote.answer_note <> ''`;
