// What the office does with a mailing: writes it, sends it now or later, tests, pauses and cancels it.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { MailingDraft, MailingTime } from '#contract/site/mailings.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { skipThoseLeft } from '../newsletter/write-recipient.ts';
import {
  requireMailing,
  requireMailingTransition,
  requireReaders,
  requireSeenMailing,
  requireTimeAhead,
  requireWords,
} from './mailing.policy.ts';
import { countReaders, lockMailing } from './mailing.queries.ts';
import { contentNow } from './mailing-content.ts';
import { presentMailing } from './present-mailing.ts';
import { deliverMailings, startMailing } from './start-mailing.ts';
import {
  addMailing,
  type MailingActing,
  type MailingRow,
  type MailingWrite,
  writeMailing,
} from './write-mailing.ts';

/** `at` (ISO 8601) names the mail: a second test is another one. */
export const mailingTestMail: JobKind<{ mailingId: number; userId: string; at: string }> = {
  name: 'mailing-test-mail',
};

/** Starts a draft; sent twice it is one. */
export async function startDraft(
  context: ServerContext,
  user: CurrentUser,
  subject: string,
  attempt: Attempt | undefined,
): Promise<{ id: number }> {
  const at = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { id } = await addMailing(tx, subject, { actor: 'staff', actorId: user.id, at });
    return { id };
  });
  return answer;
}

/** A step of the office at a mailing that it has seen. */
export type MailingStep = { user: CurrentUser; id: number; version: number };

/** Saves the words of a draft. @throws RequestProblem as `step`. */
export function changeDraft(
  context: ServerContext,
  act: MailingStep,
  { version: _, ...values }: MailingDraft,
) {
  return step(context, act, (tx, mailing, by) =>
    writeMailing(tx, mailing, { event: 'change', by, values }),
  );
}

/** Has it sent at a time. @throws RequestProblem as `step`; 422 for a time that is over or too far ahead. */
export function scheduleMailing(context: ServerContext, act: MailingStep, time: MailingTime) {
  return step(context, act, async (tx, mailing, by) => {
    requireMailingTransition('schedule', 'staff', mailing.status);
    requireWords(contentNow(context, mailing));
    const sendAt = requireTimeAhead(time, context.settings().timeZone, by.at);
    return writeMailing(tx, mailing, { event: 'schedule', by, values: { sendAt } });
  });
}

/** Begins to send. @throws RequestProblem as `step`; 409 when it is empty, or has no readers. */
export function sendMailing(context: ServerContext, act: MailingStep) {
  return step(context, act, async (tx, mailing, by) => {
    requireMailingTransition('send', 'staff', mailing.status);
    requireWords(contentNow(context, mailing));
    requireReaders(await countReaders(tx));
    return startMailing(context, tx, mailing, 'send', by);
  });
}

/** Sends to those who are left. @throws RequestProblem as `step`. */
export function resumeMailing(context: ServerContext, act: MailingStep) {
  return step(context, act, async (tx, mailing, by) => {
    const values = { haltReason: null };
    const row = await writeMailing(tx, mailing, { event: 'resume', by, values });
    await context.jobs.enqueue(tx, deliverMailings, {});
    return row;
  });
}

/** Cancels it. @throws RequestProblem as `step`. */
export function cancelMailing(context: ServerContext, act: MailingStep) {
  return step(context, act, async (tx, mailing, by) => {
    const row = await writeMailing(tx, mailing, { event: 'cancel', by });
    await skipThoseLeft(tx, mailing.id);
    return row;
  });
}

/** Takes it off the schedule, or pauses it. @throws RequestProblem as `step`. */
export function moveMailing(
  context: ServerContext,
  act: MailingStep,
  event: 'unschedule' | 'pause',
) {
  const values: MailingWrite['values'] = event === 'unschedule' ? { sendAt: null } : {};
  return step(context, act, (tx, mailing, by) => writeMailing(tx, mailing, { event, by, values }));
}

/** Sends the mail to who asks. @throws RequestProblem as `step`; 409 for one with nothing in it. */
export function testMailing(context: ServerContext, act: MailingStep) {
  return step(context, act, async (tx, mailing, { actorId, at }) => {
    const { id } = mailing;
    requireWords(mailing.content ?? contentNow(context, mailing));
    const payload = { mailingId: id, userId: act.user.id, at: at.toISOString() };
    await context.jobs.enqueue(tx, mailingTestMail, payload);
    const subject = { type: 'mailing', id: String(id) } as const;
    await audit(tx, { actorId, action: 'mailing-tested', subject, at });
    return mailing;
  });
}

/**
 * One step at the mailing as it was seen.
 *
 * @throws RequestProblem 404 for no mailing; 409 for one that has changed since, or is in another state.
 */
async function step(
  context: ServerContext,
  { user, id, version }: MailingStep,
  write: (tx: Tx, mailing: MailingRow, by: MailingActing) => Promise<MailingRow>,
) {
  return context.db.transaction(async (tx) => {
    const mailing = requireMailing(await lockMailing(tx, id));
    if (mailing.version !== version) {
      requireSeenMailing(mailing.version, version, await presentMailing(context, tx, mailing));
    }
    const by = { actor: 'staff', actorId: user.id, at: context.clock() } as const;
    return presentMailing(context, tx, await write(tx, mailing, by));
  });
}
