// Writes down every message that is sent: that it is tried, that it was taken, why it failed, what became of it. The one writer of its table.
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { messageKindLabel, messageKindOf, sendsMessage } from '#company/facts/message-kinds.ts';
import { type MessageChannel, OPEN_MESSAGES } from '#company/rules/platform/sent-message.ts';
import type { ServerContext } from '../../context.ts';
import type { Db, Tx } from '../database/client.ts';
import { sentMails } from '../database/schema/customer.ts';
import { type RunningJob, runningJob } from '../jobs/running-job.ts';

/** A message about to be handed over. */
export type MessageRecord = {
  channel: MessageChannel;
  /** The local part of its Message-ID, or the id by which a gateway knows it. */
  mailId: string;
  recipient: string;
  subject: string;
  isList: boolean;
  /** What it says, sealed; null where that is not stored. */
  sealedBody: string | null;
};

/** A code that signs in stands in the subject, so that telephones offer it; no one of the office may read it there. */
const CODE = /\b\d{6,}\b/g;

/** What is written into a row is cut to the length of its column. */
const keyOf = ({ mailId, recipient }: Pick<MessageRecord, 'mailId' | 'recipient'>) => ({
  mailId: mailId.slice(0, 200),
  recipient: recipient.slice(0, 255),
});

/**
 * Writes down that a message is tried. A message to ourselves names other people, so of that one neither subject nor text is stored.
 * So is a mail not written down that was already being written while the account of its reader was deleted: until the farewell has
 * gone, the deletion still knows that address.
 *
 * @returns Whether it may go: not when someone has set it aside.
 */
export async function noteTry(context: ServerContext, message: MessageRecord): Promise<boolean> {
  const { db, clock } = context;
  const { mailId, recipient } = keyOf(message);
  const job = runningJob();
  const kind = job?.kind ?? null;
  const isOurs = ownAddress(context, recipient, message.channel);
  const subject = message.subject.replace(CODE, '••••').slice(0, 300);
  const isStored = message.sealedBody !== null && !messageKindOf(kind)?.isSecret;
  const body = isStored ? message.sealedBody : null;
  const at = sql`${clock().toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ status: string }>(sql`
    insert into ${sentMails} as message (mail_id, recipient, subject, first_tried_at, channel, kind, job_id, job_data, is_ours,
      is_list, tries, last_tried_at, sealed_body)
    select ${mailId}, ${recipient}, case when ours.are then ${messageKindLabel(kind)} else ${subject} end, ${at}, ${message.channel},
      ${kind}, ${job?.id ?? null}::uuid, ${job ? JSON.stringify(job.data) : null}::jsonb, ours.are, ${message.isList}, 1, ${at},
      case when ours.are then null else ${body}::text end
    from (select ${isOurs} as are) as ours
    where not exists (
      select from account_deletions where lower(farewell_to) = lower(${recipient}))
    on conflict (mail_id, recipient) do update set tries = message.tries + 1, last_tried_at = excluded.last_tried_at,
      status = case when message.status = 'failed' then 'waiting' else message.status end,
      job_id = coalesce(excluded.job_id, message.job_id)
    returning message.status`);
  if (job) {
    job.hasHandedOver = true;
    // It could not be made before, and now it is.
    await db.delete(sentMails).where(and(eq(sentMails.jobId, job.id), eq(sentMails.recipient, '')));
  }
  return rows[0]?.status !== 'set_aside';
}

/** Whether an address or number is one of ours. */
function ownAddress(
  { config, settings }: ServerContext,
  recipient: string,
  channel: MessageChannel,
): SQL {
  const { email, chatOnCall } = settings();
  if (channel === 'text')
    return sql`${chatOnCall.some(({ phone }) => phone === recipient)}::boolean`;
  const ours = [config.officeEmail ?? email, email, ...config.staffEmails];
  if (ours.some((one) => one.toLowerCase() === recipient.toLowerCase())) return sql`true`;
  return sql`exists (select from users where lower(email) = lower(${recipient}) and role <> 'customer')`;
}

/** Nothing, when the row went meanwhile with the account of the person. */
export async function noteTaken(
  { db, clock }: ServerContext,
  message: Pick<MessageRecord, 'mailId' | 'recipient'>,
): Promise<void> {
  const { mailId, recipient } = keyOf(message);
  await db.execute(sql`
    update ${sentMails} set taken_at = coalesce(taken_at, ${clock().toISOString()}::timestamptz), status = 'sent', last_reason = null
    where mail_id = ${mailId} and recipient = ${recipient}`);
}

/**
 * Writes down how a job that sends messages ended: why its message did not leave, also when it could not even be made; or that
 * there was nothing left to send of one that someone had asked for again.
 */
export async function noteEnd(
  context: ServerContext,
  job: RunningJob,
  error?: unknown,
): Promise<void> {
  if (!sendsMessage(job.kind) || job.leavesNoRecord) return;
  if (error === undefined) return job.hasHandedOver ? undefined : noteNothingLeft(context.db, job);
  const { db, clock } = context;
  const at = clock();
  const status = job.isLastTry ? 'failed' : 'waiting';
  const lastReason = reasonOf(error);
  const updated = await db
    .update(sentMails)
    .set({
      status,
      lastReason,
      lastTriedAt: at,
      ...(!job.hasHandedOver && { tries: sql`${sentMails.tries} + 1` }),
    })
    .where(and(eq(sentMails.jobId, job.id), inArray(sentMails.status, OPEN_MESSAGES)))
    .returning({ id: sentMails.id });
  if (updated.length > 0 || job.hasHandedOver) return;
  const label = messageKindLabel(job.kind);
  await db
    .insert(sentMails)
    .values({
      ...{
        mailId: unmadeId(job),
        recipient: '',
        subject: label,
        firstTriedAt: at,
        lastTriedAt: at,
      },
      ...{ channel: messageKindOf(job.kind)?.channel ?? 'mail', status, kind: job.kind, tries: 1 },
      ...{ jobId: job.id, jobData: job.data, lastReason },
    })
    .onConflictDoNothing();
}

/** The name of a message that could not be made, so that no one knows yet to whom it goes. */
const unmadeId = ({ id }: Pick<RunningJob, 'id'>) => `unmade-${id}`;

async function noteNothingLeft(db: Db, { id }: RunningJob): Promise<void> {
  await db
    .update(sentMails)
    .set({
      status: 'set_aside',
      lastReason: 'There was nothing left to send: what it was about has changed since.',
    })
    .where(and(eq(sentMails.jobId, id), inArray(sentMails.status, OPEN_MESSAGES)));
}

/** Without line breaks, and not longer than its column. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replace(CODE, '••••').replace(/\s+/g, ' ').trim().slice(0, 300) || 'Unknown reason';
}

/** Has a message wait for its turn in a job anew; one that had left goes once more as a copy. */
export async function putBack(
  tx: Tx,
  { id, jobId, isCopy }: { id: number; jobId: string; isCopy: boolean },
): Promise<void> {
  await tx
    .update(sentMails)
    .set({
      ...{ status: 'waiting', jobId, lastReason: null },
      ...(isCopy && {
        ...{ copies: sql`${sentMails.copies} + 1`, returnedAt: null, returnReason: null },
      }),
    })
    .where(eq(sentMails.id, id));
}

/**
 * Writes down that a mail came back after it had been handed over; the first report counts. Without a recipient the mail has one alone.
 *
 * @returns What its job carried; undefined when there is no such mail, or it is known to have come back.
 */
export async function noteReturned(
  tx: Tx,
  { mailId, recipient }: { mailId: string; recipient?: string },
  { at, reason }: { at: Date; reason: string },
): Promise<Pick<typeof sentMails.$inferSelect, 'jobData'> | undefined> {
  const [row] = await tx
    .update(sentMails)
    .set({ returnedAt: at, returnReason: reason })
    .where(
      and(
        ...[eq(sentMails.mailId, mailId), isNull(sentMails.returnedAt)],
        ...(recipient === undefined ? [] : [eq(sentMails.recipient, recipient)]),
      ),
    )
    .returning({ jobData: sentMails.jobData });
  return row;
}

/** Sets a message aside. Its reason stays. */
export async function putAside(tx: Tx, id: number): Promise<void> {
  await tx.update(sentMails).set({ status: 'set_aside' }).where(eq(sentMails.id, id));
}

/** Forgets what messages said, once it is long ago. */
export async function forgetCopies(db: Db, before: Date): Promise<void> {
  await db
    .update(sentMails)
    .set({ sealedBody: null })
    .where(and(isNotNull(sentMails.sealedBody), lt(sentMails.firstTriedAt, before)));
}

/** Calls failed what waits without a job: the program ended during its last try. */
export async function failAbandoned(db: Db): Promise<void> {
  await db.execute(sql`
    update ${sentMails} set status = 'failed',
      last_reason = coalesce(last_reason, 'The program ended while it was being sent.')
    where status = 'waiting' and job_id is not null and not exists (
      select from pgboss.job where job.id = sent_mails.job_id and job.state in ('created', 'retry', 'active'))`);
}
