// Reads what a customer has answered by mail to our mails about a problem: it stands in their conversation by mail, since no sender proves who it is.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import type { VisitProblemRow } from './problem.queries.ts';

/** More are in the conversation. */
const MOST = 20;

/** An answer by mail, and the conversation in which it stands. */
export type MailAnswer = { at: string; text: string; sessionId: string };

/** The answers of a problem, the oldest first: only in a conversation that staff have linked to its customer. */
export async function mailAnswersOf(
  db: Db,
  { id, userId }: VisitProblemRow,
): Promise<MailAnswer[]> {
  const { rows } = await db.execute<{ at: string; text: string; sessionId: string }>(sql`
    select to_json(event.created_at) #>> '{}' as at, message.text, chat.id as "sessionId"
    from chat_sessions as chat join chat_events as event on event.session_id = chat.id
    join chat_messages as message on message.id = event.message_id
    where chat.customer_id = ${userId} and chat.mail_address is not null and chat.blocked_at is null and not chat.under_review
      and event.kind = 'message' and event.details -> 'mail' ->> 'answers' like ${`visit-problem-${id}-%`}
    order by event.created_at, event.number limit ${MOST}`);
  return rows.map(({ at, ...answer }) => ({ ...answer, at: new Date(at).toISOString() }));
}
