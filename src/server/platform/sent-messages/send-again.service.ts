// What the office does with a message: sends it again, or sets it aside.
import { sql } from 'drizzle-orm';
import { COPY_JOB } from '#company/facts/message-kinds.ts';
import { canSetAside, whyNotAgain } from '#company/rules/platform/sent-message.ts';
import type { MessageText, SentMessage } from '#contract/platform/sent-messages.ts';
import type { ServerContext } from '../../context.ts';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Tx } from '../database/client.ts';
import { sentMails } from '../database/schema/customer.ts';
import { RequestProblem } from '../http/problem.ts';
import type { JobKind } from '../jobs/job.ts';
import { openCopy } from './message-copy.ts';
import { readableCopy } from './message-text.ts';
import { findMessage, type MessageRow, presentMessage, storedOf } from './messages.queries.ts';
import { putAside, putBack } from './write-sent-mail.ts';

/** Sends the stored copy of a mail that had left. */
export const copyMail: JobKind<{ messageId: number; copy: number }> = { name: COPY_JOB };

/** Which message, by whom. */
type Change = { id: number; actorId: string };

/**
 * Sends a message again. One that never left is made anew from what holds now and goes under its own Message-ID, once more with all
 * its tries; one that had left goes as it was, as a copy with a Message-ID of its own. Pressed twice, the second press finds it
 * waiting and only brings its next try forward.
 *
 * @throws RequestProblem 404 for a message that is not there, 409 with the reason for one that cannot be sent again.
 */
export function sendAgain(context: ServerContext, change: Change): Promise<SentMessage> {
  return changeMessage(context, change, 'message-sent-again', async (tx, row) => {
    const why = whyNotAgain(storedOf(row));
    if (why) throw new RequestProblem('wrong_state', why);
    const { id, kind, jobData } = row;
    const jobId = crypto.randomUUID();
    const isCopy = row.takenAt !== null;
    await dropJob(context, tx, row);
    if (isCopy) {
      const copy = row.status === 'sent' ? row.copies + 1 : row.copies;
      await context.jobs.enqueue(tx, copyMail, { messageId: id, copy }, { id: jobId });
    } else {
      await context.jobs.enqueue(tx, { name: kind ?? '' }, jobData ?? {}, { id: jobId });
    }
    await putBack(tx, { id, jobId, isCopy: isCopy && row.status === 'sent' });
  });
}

/**
 * Sets a message aside: its job is never done, and a try that is under way is its last.
 *
 * @throws RequestProblem 404 for a message that is not there, 409 for one that was sent or is set aside already.
 */
export function setAside(context: ServerContext, change: Change): Promise<SentMessage> {
  return changeMessage(context, change, 'message-set-aside', async (tx, row) => {
    if (!canSetAside(row)) {
      const words =
        row.status === 'sent'
          ? 'This message was sent meanwhile.'
          : 'This message is set aside already.';
      throw new RequestProblem('wrong_state', words);
    }
    await dropJob(context, tx, row);
    await putAside(tx, row.id);
  });
}

async function changeMessage(
  context: ServerContext,
  { id, actorId }: Change,
  action: AuditAction,
  change: (tx: Tx, row: MessageRow) => Promise<void>,
): Promise<SentMessage> {
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${sentMails} where id = ${id} for update`);
    await change(tx, await findMessage(tx, id));
    const subject = { type: 'message', id: String(id) } as const;
    await audit(tx, { actorId, action, subject, at: context.clock() });
  });
  return presentMessage(context, await findMessage(context.db, id));
}

/** The job that still had it, which is not done any more. A copy's job is of another kind than the message. */
async function dropJob({ jobs }: ServerContext, tx: Tx, row: MessageRow): Promise<void> {
  if (!row.jobId || row.status === 'sent') return;
  await jobs.cancel(tx, row.takenAt ? copyMail.name : (row.kind ?? ''), row.jobId);
}

/**
 * What a message said.
 *
 * @throws RequestProblem 404 when the message is not there or its text is not stored.
 */
export async function readText(context: ServerContext, id: number): Promise<MessageText> {
  const { sealedBody } = await findMessage(context.db, id);
  const copy = sealedBody && (await openCopy(context, sealedBody));
  if (!copy) throw new RequestProblem('not_found', 'What this message said is not stored.');
  return readableCopy(copy);
}
