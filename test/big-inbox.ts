// What the people of a big company have written, asked for and had done: most of it long ago, some of it waiting.

const ofEach = `from users where email like '%@big.example.com'`;
/** A number of its own for everyone, the same in each statement. */
const dice = '(hashtext(email) & 1048575)';
const diceOfLead = '(hashtext(mailbox) & 1048575)';
/** Somewhere in the last five years. */
const longAgo = `now() - interval '1 minute' * ${dice} * 2.5`;
/** In the last two weeks. */
const lately = `now() - interval '1 minute' * (${dice} % 20000)`;
const fullName = `concat_ws(' ', first_name, last_name)`;
const works = `(array['Mulch Installation','Sod Replacement','Tree Trimming','Bed Cleanup','Drainage Repair','Flower Planting'])`;
const said = `(array['When can you come and look at the sprinkler','Please leave the gate open for the dog','The flower beds need mulch again',
  'How much is a drainage repair','Thank you, the yard looks great','Could the crew come earlier next week'])`;

/** Around rows that are known to fit: neither foreign keys nor the program's own triggers look at each of them. */
export const withoutTriggers = {
  begin: 'set session_replication_role = replica',
  end: 'set session_replication_role = origin',
};

/** The statements, in order, without triggers but where leads come of them; the customers, properties and visits are there. */
export function bigInbox(): string[] {
  const { begin, end } = withoutTriggers;
  return [...staffAtWork, end, ...asked, begin, ...chats, ...visitsToldOf];
}

const staffAtWork = [
  `insert into users (email, role, first_name, last_name, created_at)
   select 'colleague' || n || '@staff.example.com', 'staff', 'Colleague', 'Number ' || n, now() from generate_series(1, 6) as n`,
  `insert into audit_log (actor_id, action, subject_type, subject_id)
   select id, 'signed-in', 'user', id ${ofEach}`,
  `insert into audit_log (actor_id, action, subject_type, subject_id)
   select colleague.ids[1 + visit.id / 5 % 6], 'visit-completed', 'visit', visit.id
   from visits as visit, (select array_agg(id) as ids from users where email like '%@staff.example.com') as colleague
   where visit.id % 5 = 0`,
  `insert into sent_mails (mail_id, recipient, subject, first_tried_at, taken_at, status, kind)
   select 'big-' || id, email, 'Your visit', now(), now(), case when ${dice} % 400 = 0 then 'failed' else 'sent' end, 'visit-notice-mail' ${ofEach}`,
];

const asked = [
  `insert into service_requests (user_id, customer_name, customer_email, customer_phone, property_address, service_type,
     description, status, created_at)
   select id, ${fullName}, email, phone, ${dice} % 9000 || ' Oak Lane, Cypress, TX 77429', ${works}[1 + ${dice} % 6], 'Beds',
     case when ${dice} % 500 = 0 then 'pending' when ${dice} % 300 = 0 then 'quoted' else 'completed' end, ${longAgo} ${ofEach}`,
  `insert into request_messages (service_request_id, author_id, author_name, from_office, text, created_at, read_at)
   select id, user_id, customer_name, false, 'When can you come?', created_at,
     case when id % 2000 > 0 then created_at + interval '1 hour' end from service_requests`,
  `insert into quotes (user_id, customer_name, customer_email, title, service_request_id, created_at, status, sent_at)
   select user_id, customer_name, customer_email, service_type, id, created_at,
     case status when 'pending' then 'draft' when 'quoted' then 'sent' else 'accepted' end,
     case when status <> 'pending' then created_at end from service_requests`,
  `insert into quote_line_items (quote_id, position, description, unit_price) select id, 0, title, 120 from quotes`,
  `insert into quote_requests (first_name, last_name, email, phone, service_type, project_details, created_at)
   select first_name, last_name, email, phone, 'drainage', 'Water stands in the yard',
     case when ${dice} % 1000 = 0 then ${lately} else ${longAgo} end ${ofEach}`,
  `insert into plan_requests (first_name, last_name, email, phone, address, property_size, lawn_area, data_source, frequency,
     start_date, price_lines, first_visit_total, every_visit_total, created_at)
   select first_name, last_name, email, phone, ${dice} % 9000 || ' Creek Lane, Cypress, TX 77429', 9000, 5900, 'local', 'weekly',
     current_date, '[]', 50, 50, case when ${dice} % 1500 = 0 then ${lately} else ${longAgo} end ${ofEach}`,
  `insert into appointments (customer_name, customer_email, customer_phone, property_address, service_type, appointment_date,
     appointment_time, status, created_at)
   select ${fullName}, email, phone, ${dice} % 9000 || ' Pine Lane, Cypress, TX 77429', 'Consultation',
     current_date + 30 - (${dice} % 1800), '09:00', case when ${dice} % 1800 > 30 then 'completed' else 'scheduled' end,
     ${longAgo} ${ofEach}`,
  `update leads set stage = case when kind = 'plan' or ${diceOfLead} % 3 = 0 then 'won' when ${diceOfLead} % 100 = 1 then 'contacted' else 'lost' end
   where kind = 'quote' and ${diceOfLead} % 1000 > 0 or kind = 'plan' and ${diceOfLead} % 1500 > 0`,
  `update leads set first_answered_at = arrived_at + interval '40 minutes' where stage <> 'new'`,
  `insert into lead_entries (lead_id, kind, text, created_at) select id, 'note', 'Asked about the gate', arrived_at from leads`,
];

const chats = [
  `insert into chat_sessions (user_id, customer_name, customer_email, customer_phone, status, waiting_since, last_event_number,
     last_activity, created_at)
   select id, ${fullName}, email, phone,
     case when ${dice} % 2000 = 0 then 'waiting' when ${dice} % 2000 = 1 then 'active' else 'closed' end,
     case when ${dice} % 2000 = 0 then now() end, 3, ${longAgo}, ${longAgo} ${ofEach}`,
  `insert into chat_messages (session_id, text, sender, sender_name, "timestamp")
   select id, ${said}[1 + (hashtext(id::text) & 1023 + n) % 6] || ', ' || customer_name, case when n = 2 then 'support' else 'customer' end,
     customer_name, last_activity from chat_sessions, generate_series(1, 3) as n`,
  `insert into chat_events (session_id, number, kind, message_id, created_at)
   select session_id, row_number() over (partition by session_id order by id), 'message', id, "timestamp" from chat_messages`,
  `insert into chat_visitors (session_id, seen_at, page) select id, last_activity, '/' from chat_sessions`,
  `insert into support_notifications (session_id, phone_number, message, status, notification_type, created_at)
   select id, '(281) 555-0100', 'A chat waits', 'sent', 'waiting', last_activity from chat_sessions`,
];

const visitsToldOf = [
  `insert into photos (owner_hash, byte_size, width, height, storage_key, visit_id, kind)
   select 'big', 1000, 10, 10, 'big-' || id, id, 'after' from visits where id % 10 = 0`,
  `insert into crew_actions (id, crew_id, date, visit_id, device, sequence, kind, content_hash, taken_at, skew_ms, happened_at,
     received_at, outcome, handled_at)
   select gen_random_uuid(), crew_id, scheduled_date, id, gen_random_uuid(), 1, 'problem', '', now(), 0, now(), scheduled_date,
     'taken', case when id % 5000 > 0 then now() end from visits where id % 10 = 0 and crew_id is not null`,
  `insert into application_records (visit_id, action_id, applied_at, customer_name, address, product, registration_number, target,
     area, rate, amount, wind_speed, wind_direction, temperature, method, applicator, license, re_entry_hours, created_at)
   select action.visit_id, action.id, action.received_at, person.first_name || ' ' || person.last_name, property.address,
     'Sample Herbicide', '12345-67', 'Dandelions', 4200, '1.5 oz', '6.3 oz', 5, 'SE', 72, 'Backpack sprayer', 'Luis Sample',
     'TDA 0123456', 4, action.received_at
   from crew_actions as action join visits as visit on visit.id = action.visit_id
   join properties as property on property.id = visit.property_id join users as person on person.id = property.user_id`,
  `insert into visit_problems (visit_id, user_id, kind, wish, description, status, reply_by, replied_at, closed_at, closed_by,
     created_at)
   select visit.id, property.user_id, 'bad-job', 'fix', 'A corner was missed', case when visit.id % 9000 > 0 then 'closed' else 'open' end,
     scheduled_date, case when visit.id % 9000 > 0 then now() end, case when visit.id % 9000 > 0 then now() end,
     case when visit.id % 9000 > 0 then 'office' end, scheduled_date
   from visits as visit join properties as property on property.id = visit.property_id where visit.id % 30 = 0`,
  `insert into review_requests (visit_id, expires_at, created_at)
   select id, now(), now() from visits where status = 'completed' order by id limit 40`,
  `insert into reviews (request_id, rating, words, name_style, customer_name, may_publish, neighborhood, city, zip_code, service_type,
     completed_at, status, written_at, created_at)
   select id, 1 + id % 5, 'They came on time and shut the gate.', 'initials', 'M. G.', true, 'Cypress', 'Cypress', '77429', 'Mowing',
     now(), case when id % 2 = 0 then 'new' else 'published' end, now(), now() from review_requests`,
  `insert into day_moves (from_date, crew_ids, reason, status, sent_at, created_at)
   select current_date - n, (select array_agg(id) from crews), 'Rain', 'sent', now(), now() from generate_series(1, 300) as n`,
  `insert into day_move_visits (day_move_id, visit_id, visit_version, position, choice, to_date)
   select move.id, visit.id, 1, row_number() over (partition by move.id), 'move', visit.scheduled_date
   from day_moves as move join visits as visit on visit.scheduled_date = move.from_date where move.reason = 'Rain'`,
];
