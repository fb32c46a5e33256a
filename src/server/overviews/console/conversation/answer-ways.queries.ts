// Finds by which ways a customer can be answered: the latest conversation of each kind and the latest request, a conversation that is yet
// to begin, and what speaks against each.
import { type SQL, sql } from 'drizzle-orm';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import { type AnswerWay, answerWays, type OfferedWay } from '#contract/overviews/answer-ways.ts';
import { type Reached, waysToBegin } from '#server/chat/begun/ways-to-begin.ts';
import { newNumberOf, whyNotFollow } from '#server/chat/follow-number.ts';
import { type AskedAt, whyNotText, whyStopped } from '#server/chat/why-not-text.ts';
import { hasSignedIn } from '#server/customers/customer.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { textStopOf } from '#server/platform/text-messages/text-stops.ts';
import { customerAccounts } from './customer-accounts.ts';

type WayRow = Pick<OfferedWay, 'way' | 'id' | 'at' | 'seenUpTo' | 'isClosed'> & {
  isBlocked: boolean;
  isHeld: boolean;
  /** They have written in it, also without a permission for texts. */
  isAnswer: boolean;
  /** Staff have said that a conversation by text is theirs. */
  customerId: string | null;
  /** Until when it is put away, by its own time, and by whom. */
  snoozedUntil: string | null;
  snoozedBy: string | null;
  /** When they used it last, in milliseconds. */
  usedAt: number;
};

/** Why a way cannot be taken that only they can begin. */
const UNUSED = {
  chat: 'They have not chatted with us while signed in.',
  request: 'They have no request.',
} as const;

const ELSEWHERE = 'A conversation with it stands at the desk. Link it to them there first.';

/** The ways in their order, each with the reason when it cannot be taken. */
export async function readAnswerWays(
  db: Db,
  customer: Reached,
  asked: AskedAt,
): Promise<OfferedWay[]> {
  const { rows } = await db.execute<WayRow>(waysQuery(customer.id));
  const beginning = await waysToBegin(db, customer, asked);
  const isConfirmed = await hasSignedIn(db, customer.id);
  const offered: (OfferedWay & { usedAt: number })[] = [];
  for (const way of answerWays) {
    const row = rows.find((one) => one.way === way);
    if (row) {
      const { id, seenUpTo, isClosed, usedAt } = row;
      const next = way === 'text' ? await newNumber(db, row) : null;
      const at = way === 'text' ? formatPhone(next ?? row.at) : row.at;
      const canSnooze = way !== 'request' && !isClosed && !row.isHeld;
      const known = {
        way,
        id,
        at,
        seenUpTo,
        isClosed,
        canSnooze,
        snooze: snoozeOf(row, asked),
        usedAt,
      };
      const whyNot = await whyNotAnswer(db, customer, { ...row, next }, asked);
      offered.push({ ...known, isNew: false, isConfirmed: true, isLast: false, whyNot });
    } else offered.push(notUsed(way, beginning, isConfirmed));
  }
  const open = offered.filter(({ isNew, whyNot }) => !isNew && whyNot === null);
  const last = open.toSorted((one, other) => other.usedAt - one.usedAt)[0];
  return offered.map(({ usedAt, ...way }) => ({ ...way, isLast: way.way === last?.way }));
}

/** A way that they have not used: a text or a mail of ours begins it. */
function notUsed(
  way: AnswerWay,
  beginning: Awaited<ReturnType<typeof waysToBegin>>,
  isConfirmed: boolean,
): OfferedWay & { usedAt: number } {
  const known = { way, id: '', seenUpTo: 0, isClosed: false, canSnooze: false, snooze: null };
  const none = { ...known, isLast: false, usedAt: 0 };
  if (way === 'chat' || way === 'request') {
    return { ...none, at: '', isNew: false, isConfirmed: true, whyNot: UNUSED[way] };
  }
  const { at, isBegun, whyNot } = beginning[way];
  return {
    ...{ ...none, at, isNew: true, isConfirmed: way === 'text' || isConfirmed },
    whyNot: whyNot ?? (isBegun ? ELSEWHERE : null),
  };
}

/** A time that is over counts for nothing (docs/product/chat.md#snooze). */
function snoozeOf({ snoozedUntil: until, snoozedBy: by }: WayRow, { now }: AskedAt) {
  return until === null || new Date(until) <= now ? null : { until, by: by ?? '' };
}

/** The number at which a conversation by text goes on with the next answer. */
function newNumber(db: Db, { customerId, at }: WayRow): Promise<string | null> {
  return newNumberOf(db, { customerId, textNumber: at, numberLeftAt: null });
}

/** `next` is the number that they have instead of that of the conversation. */
type Way = WayRow & { next: string | null };

async function whyNotAnswer(
  db: Db,
  { id }: Reached,
  { way, id: chatId, at, next, isBlocked, isHeld, isAnswer, customerId }: Way,
  asked: AskedAt,
): Promise<string | null> {
  if (isBlocked) return 'This sender is blocked.';
  if (isHeld) return 'It is held for review at the desk.';
  if (way !== 'text') return null;
  if (next) {
    const held = { id: chatId, customerId, textNumber: at, numberLeftAt: null };
    return whyNotFollow(db, held, next, asked);
  }
  const stop = await textStopOf(db, at);
  if (stop) return whyStopped(stop, asked.timeZone);
  return isAnswer ? null : whyNotText(db, id, at, asked);
}

/** A chat under an address that was only typed is no way: whoever typed it would read the answer. */
function waysQuery(customerId: string): SQL {
  return sql`
    with ${customerAccounts(customerId)}
    select distinct on (way) way, id, at, "seenUpTo", "isClosed", "isBlocked", "isHeld", "isAnswer", "customerId", "snoozedUntil", "snoozedBy", "usedAt" from (
      select case when chat.text_number is not null then 'text' when chat.mail_address is not null then 'email' else 'chat' end as way,
        chat.id::text as id, case when chat.text_number is not null then chat.text_number
          when chat.mail_address is not null then chat.customer_email else 'On our pages' end as at,
        chat.last_event_number as "seenUpTo", chat.status = 'closed' as "isClosed", chat.blocked_at is not null as "isBlocked",
        chat.under_review as "isHeld", chat.last_text_at is not null as "isAnswer", chat.customer_id::text as "customerId",
        to_char(chat.snoozed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "snoozedUntil", chat.snoozed_by as "snoozedBy",
        chat.text_number is null or chat.text_number = any(own.numbers) as "isTheirs",
        (extract(epoch from coalesce((select message."timestamp" from chat_messages as message
          where message.session_id = chat.id and message.sender = 'customer' order by message.id desc limit 1),
          chat.created_at)) * 1000)::float8 as "usedAt"
      from own, chat
      where chat.number_left_at is null and chat.last_event_number > 0 and (chat.is_proven or chat.text_number is not null or chat.mail_address is not null)
      union all
      select 'request', request.id::text, request.service_type, 0, false, false, false, true, null, null, null, true,
        (extract(epoch from coalesce((select max(message.created_at) from request_messages as message
          where message.service_request_id = request.id and not message.from_office), request.created_at)) * 1000)::float8
      from own, service_requests as request where request.user_id = any(own.ids)
    ) as known order by way, "isTheirs" desc, "usedAt" desc`;
}
