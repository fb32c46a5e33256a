// Which texts about missed calls go at which moment: what the job sends now, and what the office sees of the days to come.
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { AheadMessage, Because } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import { stoppedAmong } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../../context.ts';
import { callerLanguage } from './caller-language.ts';

/** After so long a text would say sorry for what they have forgotten. */
const LATEST_HOURS = 24;

/** A missed call about which a text is still to leave. */
export type CallToText = {
  id: string;
  sessionId: string;
  phone: string;
  name: string;
  /** In which they are written to. */
  language: Language;
  cameAt: Date;
  textDueAt: Date;
};

/**
 * Whether someone was answered, called off or wrote since a call: at the desk, in another conversation of theirs, or among the leads, where
 * a call is written down as well. `call` and `chat` are rows of the call and of its conversation.
 */
export const isOver: SQL = sql`(
  call.result = 'answered' or chat.status <> 'waiting'
  or exists (select from chat_events as event left join chat_messages as message on message.id = event.message_id
    where event.session_id = chat.id and event.number > call.entry
      and (event.kind = 'note' or message.sender = 'customer' or message.author_id is not null))
  or exists (select from leads where phone_digits <> '' and phone_digits = right(call.phone, 10)
    and (arrived_at > call.came_at or first_answered_at > call.came_at))
  or exists (select from chat_sessions as other join chat_messages as message on message.session_id = other.id
    where other.id <> chat.id and (other.customer_id = chat.customer_id or other.user_id = chat.customer_id)
      and message.timestamp > call.came_at and (message.sender = 'customer' or message.author_id is not null)))`;

/** Nothing of a conversation that is blocked, held, or no longer of this number leaves by itself. */
const isReached = sql`chat.blocked_at is null and not chat.under_review and chat.number_left_at is null
  and chat.text_number = call.phone`;

/**
 * The texts that go if the job comes at some moments, in ascending order, and nothing happens in between; of several calls from a number the
 * last one counts, since each is over with the next. All or that of one call.
 */
export async function dueCallTexts(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
  id?: string,
): Promise<{ call: CallToText; at: Date }[]> {
  const { missedCallTextsAreOn, timeZone } = settings();
  const [first] = moments;
  if (!missedCallTextsAreOn || !first) return [];
  const { rows } = await db.execute<
    Omit<CallToText, 'cameAt' | 'textDueAt'> & { cameAt: string; textDueAt: string }
  >(sql`
    select call.id, call.session_id as "sessionId", call.phone, chat.customer_name as name, ${callerLanguage} as language,
      to_char(call.came_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cameAt",
      to_char(call.text_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "textDueAt"
    from incoming_calls as call join chat_sessions as chat on chat.id = call.session_id
    where call.text_due_at is not null and call.texted_at is null
      and call.came_at > ${first.toISOString()}::timestamptz - make_interval(hours => ${LATEST_HOURS})
      and ${isReached} and not ${isOver} ${id === undefined ? sql`` : sql`and call.id = ${id}::uuid`}
      and not exists (select from incoming_calls as other where other.phone = call.phone
        and other.texted_at > call.came_at - interval '24 hours')
    order by call.came_at, call.id`);
  const stopped = await stoppedAmong(
    db,
    rows.map(({ phone }) => phone),
  );
  return rows.flatMap(({ cameAt, textDueAt, ...row }) => {
    if (stopped.has(row.phone)) return [];
    const call = { ...row, cameAt: new Date(cameAt), textDueAt: new Date(textDueAt) };
    const until = call.cameAt.getTime() + LATEST_HOURS * 3_600_000;
    const at = moments.find(
      (moment) =>
        moment >= call.textDueAt && moment.getTime() < until && isTextHour(moment, timeZone),
    );
    return at ? [{ call, at }] : [];
  });
}

/** Why someone is texted about a call, and by what they agreed to it. */
function becauseOfCall({ cameAt }: CallToText, timeZone: string): Because {
  const day = formatDate(dateInZone(cameAt, timeZone));
  return {
    reason: `They called on ${day} at ${timeLabel(timeInZone(cameAt, timeZone))}, and no one answered.`,
    consent: 'They called us. One text answers that, once in 24 hours at most.',
  };
}

/** A text as the office sees it before it leaves. */
export function callTextAhead(
  { call, at }: { call: CallToText; at: Date },
  text: string,
  timeZone: string,
): AheadMessage {
  return {
    ...becauseOfCall(call, timeZone),
    ...{ key: `missed-call-${call.id}`, kind: 'missed-call-text', at },
    to: { name: call.name, address: formatPhone(call.phone) },
    path: `/admin-support/${call.sessionId}`,
    preview: async () => ({ subject: 'Text message', text, html: '' }),
  };
}
