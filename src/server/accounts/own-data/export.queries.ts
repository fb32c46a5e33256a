// Reads everything that we hold of a customer, section by section, under names that a person can read. A gate code is not
// in it: anyone who finds the file must not get into the garden.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { moneySections } from './export-money.queries.ts';
import { addressesOf, madeFromLeads, membersOf, theirLeads } from './owner-of-rows.ts';

/** Whose data, found by account and by every address that they have shown to be theirs; where their photos can be seen. */
export type ExportOf = { userId: string; photosAt: string };

/** Every section by its name in the file. */
export async function readSections(db: Db, person: ExportOf): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(sectionsOf(person))) {
    const { rows } = await db.execute<Record<string, unknown>>(query);
    sections[name] = rows;
  }
  return sections;
}

function sectionsOf(person: ExportOf): Record<string, SQL> {
  return {
    ...accountSections(person),
    ...workSections(person),
    ...moneySections(person.userId),
    ...requestSections(person),
    ...letterSections(person),
  };
}

/** The column of that name, as people call what it says. */
const LANGUAGE = sql`case language when 'es' then 'Spanish' else 'English' end`;

function accountSections({ userId }: ExportOf): Record<string, SQL> {
  const them = membersOf(userId);
  const addresses = addressesOf(userId);
  return {
    account: sql`
      select email, first_name as "firstName", last_name as "lastName", phone,
        ${LANGUAGE} as "writtenToIn", profile_image_url as "picture",
        created_at as "since",
        (select concat_ws(' ', holder.first_name, holder.last_name) from account_people as shared
          join users as holder on holder.id = shared.customer_id
          where shared.person_id = users.id) as "sharesTheAccountOf" from users where id = ${userId}`,
    properties: sql`
      select address, lot_size as "lotSquareFeet", lawn_area as "lawnSquareFeet", pets,
        special_instructions as "specialInstructions", gate_code_encrypted is not null as "hasGateCode",
        latitude, longitude,
        created_at as "since" from properties where user_id = ${userId} order by id`,
    signedInBrowsers: sql`
      select device, signed_in_by as "signedInBy", created_at as "signedInAt", last_used_at as "lastUsedAt",
        expire as "signedInUntil" from sessions where user_id in (${them}) order by expire`,
    passkeys: sql`
      select name, created_at as "madeAt", last_used_at as "lastUsedAt" from passkeys
      where user_id in (${them}) order by created_at`,
    identityProviders: sql`
      select issuer, subject from provider_identities where user_id in (${them}) order by issuer`,
    notices: sql`
      select kind, channel, is_on as "isOn" from notice_preferences where user_id in (${them}) order by kind`,
    calendarFeed: sql`select is_on as "isOn" from calendar_feeds where user_id in (${them})`,
    newsletter: sql`
      select email, is_active as "isSubscribed", subscribed_at as "subscribedAt", unsubscribed_at as "unsubscribedAt",
        language as "writtenToIn", bounced_at as "bouncedAt", bounce_reason as "bouncedBecause",
        (select coalesce(json_agg(json_build_object('subject', mailing.subject, 'status', recipient.status,
            'sentAt', recipient.sent_at, 'unsubscribedAt', recipient.unsubscribed_at) order by recipient.id), '[]')
          from mailing_recipients as recipient join mailings as mailing on mailing.id = recipient.mailing_id
          where recipient.subscription_id = newsletter_subscriptions.id) as issues
      from newsletter_subscriptions where lower(email) in (${addresses})`,
    peopleOnYourAccount: sql`
      select person.first_name as "firstName", person.last_name as "lastName", person.email, person.phone,
        shared.joined_at as "joinedAt"
      from account_people as shared join users as person on person.id = shared.person_id
      where shared.customer_id in (${them}) order by shared.joined_at`,
    invitationsToYourAccount: sql`
      select first_name as "firstName", last_name as "lastName", email, phone, created_at as "invitedAt",
        expires_at as "expiresAt", accepted_at as "acceptedAt", ended_at as "takenBackAt"
      from account_invitations where customer_id in (${them}) order by created_at`,
    changesOfYourEmail: sql`
      select former_email as "from", email as "to", created_at as "askedAt", done_at as "doneAt"
      from email_changes where user_id in (${them}) order by created_at`,
    whoSawYourPortal: sql`
      select concat_ws(' ', person.first_name, person.last_name) as "who", viewing.reason,
        viewing.started_at as "from", coalesce(viewing.ended_at, viewing.ends_at) as "until"
      from portal_viewings as viewing join users as person on person.id = viewing.staff_id
      where viewing.user_id in (${them}) order by viewing.started_at`,
    consents: sql`
      select channel, purpose, reaches, wording as "whatYouWereShown", given_how as "givenHow", given_at as "givenAt",
        withdrawn_how as "withdrawnHow", withdrawn_at as "withdrawnAt" from consents where user_id = ${userId} order by id`,
    officeNotes: sql`
      select text, created_at as "writtenAt" from customer_notes
      where user_id = ${userId} and removed_at is null order by id`,
    mailsToYou: sql`
      select subject, recipient as "to", first_tried_at as "sentAt", taken_at as "takenAt" from sent_mails
      where ${mailboxOf(sql`recipient`)} in (select ${mailboxOf(sql`email`)} from users where id in (${them}))
        and lower(recipient) in (${addresses}) order by id`,
    textsToYou: sql`
      select recipient as "to", first_tried_at as "sentAt", taken_at as "takenAt" from sent_mails
      where channel = 'text' and ${mailboxOf(sql`recipient`)} in (
        select ${mailboxOf(sql`reaches`)} from consents where user_id in (${them})) order by id`,
    textsYouStopped: sql`
      select number, why as "reason", stopped_at as "stoppedAt", nullif(stopped_by, '') as "youWrote",
        lifted_at as "startedAgainAt"
      from text_stops where number in (select (phone_words(phone))[1] from users where id in (${them}))
      order by stopped_at`,
    otherAccountsOfYours: sql`
      select email, first_name as "firstName", last_name as "lastName", phone,
        ${LANGUAGE} as "writtenToIn" from users
      where merged_into = ${userId} order by created_at`,
    whatYouDid: sql`
      select created_at as "at", action as "what", subject_type as "about" from audit_log
      where actor_id in (${them}) order by id`,
  };
}

function workSections({ userId, photosAt }: ExportOf): Record<string, SQL> {
  return {
    plans: sql`
      select plan.name, property.address, plan.frequency, plan.monthly_price as "monthlyPrice", plan.status,
        plan.starts_on as "startsOn", plan.paused_from as "pausedFrom", plan.paused_until as "pausedUntil",
        plan.cancelled_at as "canceledAt", plan.cancel_reason as "reasonForCanceling",
        (select coalesce(json_agg(json_build_object('kind', kind, 'terms', shown_terms, 'termsSha256', terms_hash,
            'signedName', signed_name, 'agreedAt', agreed_at, 'how', way, 'ourNote', taken_note,
            'objectedAt', objected_at, 'objection', objection,
            'ourAnswerToIt', objection_answer) order by agreement.id), '[]')
          from plan_agreements as agreement where service_plan_id = plan.id) as "agreements",
        plan.every_visit_lines as "everyVisit", plan.first_visit_lines as "firstVisit", plan.rounds,
        plan.lot_size as "lotSquareFeet", plan.lawn_area as "lawnSquareFeet",
        (select coalesce(json_agg(json_build_object('kind', kind, 'status', status, 'reason', reason,
            'from', effective_on, 'before', lines_before, 'after', lines_after) order by change.id), '[]')
          from plan_changes as change where change.service_plan_id = plan.id) as "proposedChanges"
      from service_plans as plan join properties as property on property.id = plan.property_id
      where property.user_id = ${userId} order by plan.id`,
    planOffers: sql`
      select offer.name, property.address, offer.frequency, offer.rounds, offer.status, offer.first_day as "firstDay", offer.message,
        offer.first_visit_lines as "firstVisit", offer.every_visit_lines as "everyVisit", offer.sent_at as "sentAt",
        offer.answered_at as "answeredAt", offer.decline_reason as "reasonForDeclining"
      from plan_offers as offer join properties as property on property.id = offer.property_id
      where property.user_id = ${userId} and offer.status <> 'draft' order by offer.created_at`,
    credits: sql`
      select amount, reason, created_at as "givenAt" from customer_credits
      where user_id = ${userId} order by id`,
    visits: sql`
      select visit.scheduled_date as "date", visit.scheduled_time as "time", property.address,
        visit.service_type as "service", visit.status, crew.name as "crew", visit.duration as "minutes",
        visit.original_date as "firstPlannedFor", visit.reschedule_reason as "reasonForMoving",
        visit.customer_notes as "yourNote", visit.notes as "crewNote",
        (select coalesce(json_agg(split_part(name, ' ', 1)), '[]') from unnest(visit.people) as name) as "crewPeople", visit.rating as "yourStars",
        case when not 'onTheWayAt' = any(visit.unsure_times) then visit.on_the_way_at end as "onTheWayAt",
        case when not 'arrivedAt' = any(visit.unsure_times) then visit.arrived_at end as "arrivedAt",
        case when not 'completedAt' = any(visit.unsure_times) then visit.completed_at end as "completedAt",
        visit.work_done as "workDone", visit.cut_height as "cutHeightInches",
        visit.checklist, visit.price_lines as "price", visit.service_request_id as "addOnRequest", visit.job_price as "chargedForTheJob", visit.skip_reason as "notDoneBecause", visit.photos_missing_reason as "noPhotosBecause",
        (select coalesce(json_agg(json_build_object('name', customer_name, 'address', record.address, 'product', product,
            'registrationNumber', registration_number,
            'target', target, 'squareFeet', area, 'rate', rate, 'amount', amount, 'method', method, 'applicator', applicator,
            'license', license, 'appliedAt', applied_at, 'reEntryHours', re_entry_hours) order by record.id), '[]')
          from application_records as record where record.visit_id = visit.id) as "applications",
        (select coalesce(json_agg(json_build_object('kind', kind,
            'address', ${photosAt}::text || photo.id) order by photo.position, photo.id), '[]')
          from photos as photo where photo.visit_id = visit.id) as "photos",
        (select coalesce(json_agg(json_build_object('kind', kind, 'wish', wish, 'description', description,
            'reportedAt', problem.created_at, 'status', problem.status, 'repliedAt', replied_at, 'closedAt', closed_at,
            'remedy', remedy, 'amount', remedy_amount, 'because', remedy_reason, 'refundedHow', remedy_method, 'decidedAt', remedy_at,
            'photos', (select coalesce(json_agg(${photosAt}::text || photo.id order by photo.position), '[]')
              from photos as photo where photo.visit_problem_id = problem.id),
            'messages', (select coalesce(json_agg(json_build_object('from', party, 'text', text, 'at', message.created_at)
                order by message.id), '[]')
              from visit_problem_messages as message where message.problem_id = problem.id)) order by problem.id), '[]')
          from visit_problems as problem where problem.visit_id = visit.id) as "problems",
        (select json_build_object('stars', review.rating, 'words', review.words, 'shownAs', review.customer_name,
            'status', review.status, 'mayBePublished', review.may_publish, 'writtenAt', review.written_at,
            'notPublishedBecause', review.refusal_reason, 'noteOnThat', review.refusal_note,
            'reply', (select nullif(reply.text, '') from review_replies as reply where reply.review_id = review.id
              order by reply.id desc limit 1))
          from reviews as review join review_requests as asked on asked.id = review.request_id
          where asked.visit_id = visit.id) as "review",
        (select coalesce(json_agg(json_build_object('words', words, 'status', permission.status, 'askedAt', asked_at,
            'allowedAt', allowed_at, 'endedAt', closed_at) order by permission.id), '[]')
          from photo_permissions as permission where permission.visit_id = visit.id) as "photosOnOurSite"
      from visits as visit join properties as property on property.id = visit.property_id
      left join crews as crew on crew.id = visit.crew_id
      where property.user_id = ${userId} order by visit.scheduled_date, visit.id`,
  };
}

function requestSections({ userId, photosAt }: ExportOf): Record<string, SQL> {
  return {
    addOnRequests: sql`
      select request.id as "number", request.created_at as "askedAt", request.customer_name as "name", request.customer_email as "email",
        request.customer_phone as "phone", request.property_address as "address", request.service_type as "service",
        request.description, request.preferred_date as "preferredDate", request.urgency, request.status,
        request.estimated_price as "estimatedPrice", request.final_price as "finalPrice",
        request.assigned_crew as "crew", request.scheduled_date as "scheduledDate",
        request.completed_at as "completedAt", request.decline_reason as "declineReason",
        (select coalesce(json_agg(${photosAt}::text || photo.id order by photo.request_message_id nulls first, photo.position), '[]')
          from photos as photo where photo.service_request_id = request.id) as "photos",
        (select coalesce(json_agg(json_build_object('from', author_name, 'text', text, 'at', message.created_at)
            order by message.id), '[]')
          from request_messages as message where message.service_request_id = request.id) as "messages",
        (select coalesce(json_agg(json_build_object('title', quote.title, 'message', quote.message,
            'status', quote.status, 'total', quote.total::text, 'validUntil', quote.valid_until,
            'lines', (select coalesce(json_agg(json_build_object('description', line.description,
                'quantity', line.quantity::text, 'unit', line.unit, 'unitPrice', line.unit_price::text,
                'isOptional', line.is_optional, 'isChosen', line.is_chosen) order by line.position), '[]')
              from quote_line_items as line where line.quote_id = quote.id),
            'payments', (select coalesce(json_agg(json_build_object('name', step.name, 'percent', step.percent,
                'cents', step.cents, 'dueSince', step.due_since) order by step.position), '[]')
              from quote_payment_steps as step where step.quote_id = quote.id),
            'followedUpOn', (select coalesce(json_agg(followed.sent_on order by followed.id), '[]')
              from quote_follow_ups as followed where followed.quote_id = quote.id),
            'sentAt', quote.sent_at, 'answeredAt', quote.answered_at, 'answeredBy', quote.answered_by,
            'yourAnswer', quote.answer_note,
            'signedContent', accepted.content, 'signedSha256', accepted.content_hash,
            'signedName', accepted.typed_name, 'acceptedAt', accepted.accepted_at)), '[]')
          from quotes as quote left join quote_acceptances as accepted on accepted.quote_id = quote.id
          where quote.service_request_id = request.id and quote.status <> 'draft') as "quotes"
      from service_requests as request
      where request.user_id = ${userId}
        or (request.user_id is null and lower(request.customer_email) in (${addressesOf(userId)}))
      order by request.id`,
  };
}

/** Sent without an account: under an address that is known to be theirs by now, or what staff have made them a customer from. */
function letterSections({ userId, photosAt }: ExportOf): Record<string, SQL> {
  const addresses = addressesOf(userId);
  const leads = theirLeads(userId);
  return {
    consultations: sql`
      select customer_name as "name", customer_email as "email", customer_phone as "phone",
        property_address as "address", service_type as "service", spanish_service_type as "serviceInSpanish",
        appointment_date as "date", appointment_time as "time", duration as "minutes", status, estimated_price as "price",
        customer_notes as "yourNote", reschedule_reason as "reasonForMoving", weather_notes as "weatherNote",
        ${LANGUAGE} as "language", created_at as "bookedAt"
      from appointments where lower(customer_email) in (${addresses})
        or id in (${madeFromLeads(userId, 'appointment_id')}) order by id`,
    quoteRequests: sql`
      select first_name as "firstName", last_name as "lastName", email, phone, service_type as "service",
        project_details as "details", place, power_line as "wireInvolved", call_back_by as "callPromisedBy",
        ${LANGUAGE} as "language", created_at as "sentAt",
        (select coalesce(json_agg(${photosAt}::text || photo.id order by photo.position), '[]')
          from photos as photo where photo.quote_request_id = request.id) as "photos"
      from quote_requests as request where lower(email) in (${addresses})
        or id in (${madeFromLeads(userId, 'quote_request_id')}) order by created_at`,
    planRequests: sql`
      select first_name as "firstName", last_name as "lastName", email, phone, address,
        property_size as "lotSquareFeet", lawn_area as "lawnSquareFeet", frequency, add_ons as "addOns",
        start_date as "startDate", promo_code as "promoCode", price_lines as "priceLines",
        first_visit_total as "firstVisit", every_visit_total as "everyVisit", notes,
        ${LANGUAGE} as "language", created_at as "sentAt"
      from plan_requests where lower(email) in (${addresses})
        or id in (${madeFromLeads(userId, 'plan_request_id')}) order by created_at`,
    estimatesByMail: sql`
      select email, choice, ${LANGUAGE} as "language", created_at as "askedAt" from estimate_mails
      where lower(email) in (${addresses}) order by created_at`,
    calls: sql`
      select name, phone, email, words, created_at as "calledAt" from phone_calls
      where id in (select call_id from leads where ${leads}) order by created_at`,
    lettersAboutRequests: sql`
      select kind as "what", created_at as "at", details ->> 'subject' as "subject", text, quoted_text as "quotedText",
        (select coalesce(json_agg(${photosAt}::text || photo.id order by photo.position), '[]')
          from photos as photo where photo.lead_entry_id = lead_entries.id) as "photos"
      from lead_entries where lead_id in (select id from leads where ${leads}) order by id`,
    chats: sql`
      select chat.customer_name as "name", chat.customer_email as "email", chat.customer_phone as "phone",
        chat.created_at as "begunAt",
        chat.rating_stars as "yourStars", chat.rating_words as "yourWords",
        (select coalesce(json_agg(json_build_object('from', sender_name, 'text', text, 'at', message.timestamp,
            'subject', (select details ->> 'subject' from chat_events where message_id = message.id),
            'photos', (select coalesce(json_agg(${photosAt}::text || photo.id order by photo.position), '[]')
              from photos as photo where photo.chat_message_id = message.id)) order by message.id), '[]')
          from chat_messages as message where message.session_id = chat.id) as "messages",
        (select coalesce(json_agg(json_build_object('card', offer.card, 'sentAt', offer.created_at)
            order by offer.created_at), '[]')
          from chat_offers as offer where offer.session_id = chat.id) as "cards",
        (select coalesce(json_agg(json_build_object('from', details ->> 'authorName', 'text', details ->> 'text',
            'at', created_at) order by number), '[]')
          from chat_events where session_id = chat.id and kind = 'note') as "notesOfOurs"
      from chat_sessions as chat
      where chat.user_id = ${userId} or chat.customer_id = ${userId} or lower(chat.customer_email) in (${addresses}) order by chat.created_at`,
  };
}
