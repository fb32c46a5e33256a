// The one writer of mentions: who is mentioned in a note, who was mailed about it, and who is done.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mentionNames, mentionsIn } from '#company/rules/customers/mentions.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { listOfficePeople, PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { mentions } from '#server/platform/database/schema/mention.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { listLeft } from './mentions.queries.ts';

/** Mails someone the mentions that were taken up at that moment. */
export const mentionMail: JobKind<{ userId: string; mailedAt: string }> = { name: 'mention-mail' };

/** Someone who is at the desk sees it there; after that they are mailed. */
const AWAY_MS = 5 * 60_000;

/** Where the note is. */
type NotePlace = { customerNoteId: number } | { sessionId: string; noteNumber: number };

/**
 * Whom a note mentions.
 *
 * @throws RequestProblem 422 for a first name that several have.
 */
export async function readMentioned(
  db: Db,
  { config }: Pick<ServerContext, 'config'>,
  text: string,
): Promise<CurrentUser[]> {
  if (!text.includes('@')) return [];
  const people = await listOfficePeople(db, config.staffEmails);
  const { ids, unclear } = mentionsIn(text, people);
  const [name] = unclear;
  if (name === undefined) return people.filter(({ id }) => ids.includes(id));
  const handles = mentionNames(people).map(({ handle }) => `@${handle}`);
  const own = handles.filter((one) => one.toLowerCase().startsWith(`@${name.toLowerCase()}`));
  const detail = `Several of us are called ${name}. Please write ${own.join(' or ')}.`;
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/text', detail }] });
}

/** Writes down that a note mentions some, in the transaction of the note. */
export async function writeMentions(
  tx: Tx,
  mentioned: readonly CurrentUser[],
  { place, authorId, now }: { place: NotePlace; authorId: string; now: Date },
): Promise<void> {
  if (mentioned.length === 0) return;
  const rows = mentioned.map(({ id }) => ({ userId: id, authorId, ...place, createdAt: now }));
  await tx.insert(mentions).values(rows).onConflictDoNothing();
  await notifyStaff(tx, 'customer');
}

/** What colleagues who are mentioned are called. */
export function mentionedNames(mentioned: readonly CurrentUser[]): string[] {
  return mentioned.map((person) => personName(person) || person.email);
}

/**
 * Who is mentioned is done with it, or an owner in place of someone who has left; the same once more changes nothing.
 *
 * @throws RequestProblem 404, the same for someone else's.
 */
export async function endMention(
  { db, clock, config }: ServerContext,
  mentionId: number,
  { id, rights }: Pick<CurrentUser, 'id' | 'rights'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const left = rights.includes('owner') ? await listLeft(tx, config.staffEmails) : [];
    const own = and(eq(mentions.id, mentionId), inArray(mentions.userId, [id, ...left]));
    if ((await tx.$count(mentions, own)) === 0) {
      throw new RequestProblem('not_found', 'We could not find this mention.');
    }
    await tx
      .update(mentions)
      .set({ doneAt: clock() })
      .where(and(own, isNull(mentions.doneAt)));
    await notifyStaff(tx, 'customer');
  });
}

/** Enqueues one mail for each colleague who is away and has been mentioned for a while: each mention goes into one. */
export async function mailMentions({ db, clock, jobs }: ServerContext): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const isDue = sql`done_at is null and mailed_at is null and created_at <= ${before(AWAY_MS)}::timestamptz
    and not exists (select from chat_agents as agent where agent.user_id = mentions.user_id
      and not agent.is_away and agent.seen_at > ${before(PRESENT_MS)}::timestamptz)`;
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(mentions)
      .set({ mailedAt: now })
      .where(isDue)
      .returning({ userId: mentions.userId });
    for (const userId of new Set(taken.map((row) => row.userId))) {
      await jobs.enqueue(tx, mentionMail, { userId, mailedAt: now.toISOString() });
    }
  });
}
