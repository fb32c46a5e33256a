// Mails and texts that left by themselves, one line each. What carries words that stand in the conversation already is left out.
import { type SQL, sql } from 'drizzle-orm';
import type { messageKinds } from '#company/facts/message-kinds.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { type MailClock, mailReason, sentStatus } from './mail-state.ts';
import { noPhotos } from './photos-of.ts';

/** Their words are those of a chat, a lead or a problem. */
const CARRIERS: (typeof messageKinds)[number]['value'][] = [
  'chat-mail',
  'chat-text',
  'missed-call-text',
  'lead-answer-mail',
  'visit-problem-reply-mail',
];

export function sentItems(clock: MailClock): SQL {
  return sql`
  select 'notice-' || sent.id, 'notice', sent.first_tried_at, 'program', null, sent.subject, '', ${noPhotos},
    ${sentStatus(sql`sent`)},
    ${mailReason(sql`sent`, clock)}, true, '/console/settings/mails/' || sent.id
  from own, sent_mails as sent
  where ${mailboxOf(sql`sent.recipient`)} = any(own.mailboxes || own.numbers || own.phones::text[]) and not sent.is_ours
    and (sent.kind is null or sent.kind <> all(${sql.param(CARRIERS)}::text[]))`;
}
