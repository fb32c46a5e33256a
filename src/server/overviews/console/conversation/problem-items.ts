// What was said about problems with a visit: the report and both sides' messages about it (docs/decisions/0071-a-problem-is-a-conversation.md).
import { type SQL, sql } from 'drizzle-orm';
import { problemKinds } from '#company/facts/visit-labels.ts';
import { type MailClock, mailReason, sentStatus } from './mail-state.ts';
import { noPhotos, photosOf } from './photos-of.ts';

const kindWords = sql`case problem.kind ${sql.join(
  problemKinds.map(({ value, label }) => sql`when ${value}::text then ${label}::text`),
  sql` `,
)} end`;

/** Whose it is, with the visit that it is about; a problem belongs to an account, so it is proven. */
const problem = sql`own join visit_problems as problem on problem.user_id = any(own.ids)
  join visits as visit on visit.id = problem.visit_id`;

const personWords = sql`nullif(concat_ws(' ', author.first_name, author.last_name), '')`;

export function problemItems(clock: MailClock): SQL {
  return sql`
  select 'problem-' || problem.id, 'problem', problem.created_at, 'customer', ${personWords},
    ${kindWords} || ': ' || visit.service_type, problem.description, ${photosOf(sql`photo.visit_problem_id = problem.id`)},
    null, null, true, '/console/problems/' || problem.id
  from ${problem} join users as author on author.id = problem.user_id
  union all
  select 'problem-message-' || message.id, 'problem', message.created_at,
    case when message.party = 'office' then 'office' else 'customer' end, ${personWords}, visit.service_type, message.text,
    ${noPhotos}, ${sentStatus(sql`sent`)},
    ${mailReason(sql`sent`, clock)}, true, '/console/problems/' || problem.id
  from ${problem} join visit_problem_messages as message on message.problem_id = problem.id
  left join users as author on author.id = message.author_id
  left join lateral (select mail.* from sent_mails as mail where message.party = 'office'
    and mail.mail_id = 'visit-problem-' || problem.id || '-reply-' || message.id order by mail.id desc limit 1) as sent on true`;
}
