// Turns autopay off: by its customer, by the office with a reason, or because its card was removed.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { lastChangeOf } from './last-change.queries.ts';
import { writeAutopayEnd } from './write-autopay.ts';

/** The mail of what was agreed or ended. */
export const autopayChangeMail: JobKind<{ changeId: number }> = { name: 'autopay-change-mail' };

/** Ends the autopay of an account, which is mailed; one that is off stays so. The account is locked. */
export async function endAutopay(
  { clock, jobs, settings }: ServerContext,
  tx: Tx,
  { userId, actorId, reason }: { userId: string; actorId: string; reason: string },
): Promise<void> {
  const at = clock();
  const by = { actorId, at, on: dateInZone(at, settings().timeZone) };
  const changeId = await writeAutopayEnd(tx, { userId, reason }, by);
  if (changeId !== undefined) await jobs.enqueue(tx, autopayChangeMail, { changeId });
}

/** Ends the autopay of an account that charges a method which is removed. The account is locked. */
export async function endAutopayOf(
  context: ServerContext,
  tx: Tx,
  { userId, methodId, actorId }: { userId: string; methodId: string; actorId: string },
): Promise<void> {
  const last = await lastChangeOf(tx, userId);
  if (last?.kind === 'off' || last?.methodId !== methodId) return;
  await endAutopay(context, tx, { userId, actorId, reason: 'Its card or account was removed.' });
}
