// Reads the messages that were sent: the list page by page, and one with what can be done about it.
import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { messageKindLabel, messageKindOf, messageKinds } from '#company/facts/message-kinds.ts';
import { messageReasonOf } from '#company/facts/message-reasons.ts';
import {
  adviceFor,
  canSetAside,
  type MessageFilter,
  OPEN_MESSAGES,
  type StoredMessage,
  whyNotAgain,
} from '#company/rules/platform/sent-message.ts';
import type {
  MessageQuery,
  SentMessage,
  SentMessageRow,
} from '#contract/platform/sent-messages.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../database/client.ts';
import { sentMails } from '../database/schema/customer.ts';
import { isSameMailbox } from '../database/schema/mailbox.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { RequestProblem } from '../http/problem.ts';

const PER_PAGE = 50;
/** More than this is not counted. */
const COUNTED = 100;

export type MessageRow = typeof sentMails.$inferSelect;

/** A page of messages, the latest first, with how many wait and have failed. */
export async function listMessages(db: Db, query: MessageQuery) {
  const rows = await db
    .select()
    .from(sentMails)
    .where(and(...conditionsOf(query)))
    .orderBy(desc(sentMails.id))
    .limit(PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  const [waiting, failed, queued] = await Promise.all([
    countOf(db, 'waiting'),
    countOf(db, 'failed'),
    countQueued(db),
  ]);
  return {
    items: shown.map(presentRow),
    next: last ? writeCursor([last.id]) : null,
    counts: { waiting, failed },
    queued,
  };
}

function conditionsOf({ cursor, status, kind, recipient }: MessageQuery): SQL[] {
  const [before] = readCursor(cursor, z.tuple([z.int().positive().max(2_147_483_647)])) ?? [];
  return [
    ...(before === undefined ? [] : [lt(sentMails.id, before)]),
    ...(status ? [isOf(status)] : []),
    ...(kind ? [eq(sentMails.kind, kind)] : []),
    ...(recipient ? [isSameMailbox(sentMails.recipient, recipient)] : []),
  ];
}

/** What came back had left before, so "sent" has it as well. */
function isOf(status: MessageFilter): SQL {
  return status === 'bounced' ? isNotNull(sentMails.returnedAt) : eq(sentMails.status, status);
}

async function countOf(db: Db, status: 'waiting' | 'failed'): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${sentMails} where status = ${status} limit ${COUNTED}) as counted`);
  return rows[0]?.count ?? 0;
}

/** Messages that no one has tried yet, since the program has just started or is behind. */
async function countQueued(db: Db): Promise<number> {
  const names = sql.join(
    messageKinds.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name in (${names}) and state = 'created' and start_after <= now()`);
  return rows[0]?.count ?? 0;
}

/** The last mail to an address that came back; null without one. */
export async function lastReturned(db: Db, email: string) {
  const [row] = await db
    .select({ messageId: sentMails.id, at: sentMails.returnedAt, reason: sentMails.returnReason })
    .from(sentMails)
    .where(and(isSameMailbox(sentMails.recipient, email), isNotNull(sentMails.returnedAt)))
    .orderBy(desc(sentMails.returnedAt))
    .limit(1);
  if (!row?.at) return null;
  return { messageId: row.messageId, at: row.at.toISOString(), reason: row.reason ?? '' };
}

/** @throws RequestProblem 404 for a message that is not there. */
export async function findMessage(db: Db, id: number): Promise<MessageRow> {
  const [row] = await db.select().from(sentMails).where(eq(sentMails.id, id));
  if (!row) throw new RequestProblem('not_found', 'There is no such message.');
  return row;
}

/** One message as its page shows it. */
export function presentMessage({ config }: ServerContext, row: MessageRow): SentMessage {
  const stored = storedOf(row);
  const { lastReason, status, copies } = row;
  const isOpen = OPEN_MESSAGES.includes(status);
  return {
    ...presentRow(row),
    because: becauseOf(row),
    messageId: row.channel === 'mail' ? `<${messageIdOf(row)}@${config.publicUrl.hostname}>` : '',
    copies,
    advice: lastReason && isOpen ? adviceFor(lastReason) : null,
    whyNotAgain: whyNotAgain(stored) ?? null,
    canSetAside: canSetAside(stored),
    storedText: storedText(stored),
  };
}

/** A message of a kind that customers get as well may have gone to ourselves. */
function becauseOf({ kind, isOurs }: MessageRow): SentMessage['because'] {
  const because = messageReasonOf(kind);
  return because && isOurs ? { ...because, consent: 'It went to ourselves.' } : because;
}

/** The local part of the Message-ID under which it goes or went last. */
export function messageIdOf({ mailId, copies }: Pick<MessageRow, 'mailId' | 'copies'>): string {
  return copies > 0 ? `${mailId}-again-${copies}` : mailId;
}

/** What the rules look at. */
export function storedOf(row: MessageRow): StoredMessage {
  const { status, channel, isOurs, isList } = row;
  const kind = messageKindOf(row.kind);
  return {
    ...{ status, channel, isOurs, isList },
    isSecret: kind?.isSecret ?? false,
    hasCopy: row.sealedBody !== null,
    hasJob: kind !== undefined && row.jobData !== null,
  };
}

function storedText({ isSecret, isOurs, hasCopy }: StoredMessage): SentMessage['storedText'] {
  if (isSecret) return 'secret';
  if (isOurs) return 'ours';
  return hasCopy ? 'stored' : 'gone';
}

function presentRow(row: MessageRow): SentMessageRow {
  const { id, channel, recipient, subject, status, tries } = row;
  return {
    ...{ id, channel, recipient, subject, status, tries },
    kind: messageKindLabel(row.kind),
    firstTriedAt: row.firstTriedAt.toISOString(),
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    takenAt: row.takenAt?.toISOString() ?? null,
    reason: row.lastReason,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    returnReason: row.returnReason,
  };
}
