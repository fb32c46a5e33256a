// Finds by which ways a customer can be answered: the latest conversation of each kind and the latest request, and what speaks against each.
import { type SQL, sql } from 'drizzle-orm';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { type AnswerWay, answerWays, type OfferedWay } from '#contract/overviews/answer-ways.ts';
import type { Db } from '#server/platform/database/client.ts';
import { customerAccounts } from './customer-accounts.ts';

type WayRow = Pick<OfferedWay, 'way' | 'id' | 'at' | 'seenUpTo' | 'isClosed'> & {
  isBlocked: boolean;
  isHeld: boolean;
  stoppedOn: string | null;
  /** When they used it last, in milliseconds. */
  usedAt: number;
};

/** Why a way that they have never used cannot be taken. */
const UNUSED: Readonly<Record<AnswerWay, string>> = {
  chat: 'They have not chatted with us while signed in.',
  text: 'They have not texted us. A conversation by text begins with theirs.',
  email: 'They have not written to us by email.',
  request: 'They have no request.',
};

/** The ways in their order, each with the reason when it cannot be taken. */
export async function readAnswerWays(
  db: Db,
  customerId: string,
  timeZone: string,
): Promise<OfferedWay[]> {
  const { rows } = await db.execute<WayRow>(waysQuery(customerId));
  const offered = answerWays.map((way) => {
    const row = rows.find((one) => one.way === way);
    return { way, row, whyNot: row ? whyNot(row, timeZone) : UNUSED[way] };
  });
  const open = offered.flatMap(({ row, whyNot }) => (row && whyNot === null ? [row] : []));
  const last = open.toSorted((one, other) => other.usedAt - one.usedAt)[0];
  return offered.map(({ way, row, whyNot }) => ({
    way,
    id: row?.id ?? '',
    at: row && way === 'text' ? formatPhone(row.at) : (row?.at ?? ''),
    seenUpTo: row?.seenUpTo ?? 0,
    isClosed: row?.isClosed ?? false,
    isLast: row !== undefined && row === last,
    whyNot,
  }));
}

function whyNot({ isBlocked, isHeld, stoppedOn }: WayRow, timeZone: string): string | null {
  if (isBlocked) return 'This sender is blocked.';
  if (isHeld) return 'It is held for review at the desk.';
  if (stoppedOn === null) return null;
  return `They have stopped our texts on ${formatDate(dateInZone(new Date(stoppedOn), timeZone))}.`;
}

/** A chat under an address that was only typed is no way: whoever typed it would read the answer. */
function waysQuery(customerId: string): SQL {
  return sql`
    with ${customerAccounts(customerId)}
    select distinct on (way) way, id, at, "seenUpTo", "isClosed", "isBlocked", "isHeld", "stoppedOn", "usedAt" from (
      select case when chat.text_number is not null then 'text' when chat.mail_address is not null then 'email' else 'chat' end as way,
        chat.id::text as id, case when chat.text_number is not null then chat.text_number
          when chat.mail_address is not null then chat.customer_email else 'On our pages' end as at,
        chat.last_event_number as "seenUpTo", chat.status = 'closed' as "isClosed", chat.blocked_at is not null as "isBlocked",
        chat.under_review as "isHeld", to_jsonb(stop.stopped_at) #>> '{}' as "stoppedOn",
        (extract(epoch from coalesce((select message."timestamp" from chat_messages as message
          where message.session_id = chat.id and message.sender = 'customer' order by message.id desc limit 1),
          chat.created_at)) * 1000)::float8 as "usedAt"
      from chat left join text_stops as stop on stop.number = chat.text_number and stop.lifted_at is null
      where chat.last_event_number > 0 and (chat.is_proven or chat.text_number is not null or chat.mail_address is not null)
      union all
      select 'request', request.id::text, request.service_type, 0, false, false, false, null,
        (extract(epoch from coalesce((select max(message.created_at) from request_messages as message
          where message.service_request_id = request.id and not message.from_office), request.created_at)) * 1000)::float8
      from own, service_requests as request where request.user_id = any(own.ids)
    ) as known order by way, "usedAt" desc`;
}
