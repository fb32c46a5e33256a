// Takes the wish for an estimate by mail, bounded for each address, so that no one is flooded through it.
import { and, count, gt, lt } from 'drizzle-orm';
import type { EstimateMailRequest } from '#contract/leads/estimate.ts';
import { estimateMails } from '#server/platform/database/schema/estimate.ts';
import { isSameMailbox, lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { type Inspection, spend } from '../form-guard/form-guard.ts';

export const estimateMail: JobKind<{ estimateMailId: string }> = { name: 'estimate-mail' };

const DAY_MS = 86_400_000;
/** Someone who tries a few sizes; a stranger's address gets no more than these, no matter who asks and with whatever tag. */
const PER_ADDRESS_A_DAY = 3;
const KEPT_DAYS = 7;

/**
 * Has the estimate mailed. What looks like a robot's, and what is too much for an address, is answered alike and mailed to
 * no one.
 */
export async function askForEstimate(
  { db, jobs, clock }: ServerContext,
  { email, choice, language }: EstimateMailRequest,
  inspection: Inspection,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const reasons = await spend(tx, inspection);
    // A browser without JavaScript has its token as well: the page that has the form is made for it.
    if (reasons.length > 0) return;
    await tx.execute(lockMailbox('estimate', email));
    const [row] = await tx
      .select({ mails: count() })
      .from(estimateMails)
      .where(
        and(
          isSameMailbox(estimateMails.email, email),
          gt(estimateMails.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      );
    if ((row?.mails ?? 0) >= PER_ADDRESS_A_DAY) return;
    const [kept] = await tx
      .insert(estimateMails)
      .values({ email, choice, language: language ?? 'en', createdAt: now })
      .returning({ id: estimateMails.id });
    if (kept) await jobs.enqueue(tx, estimateMail, { estimateMailId: kept.id });
  });
}

/** Forgets the addresses after a week. */
export async function sweepEstimates({ db, clock }: ServerContext): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(estimateMails).where(lt(estimateMails.createdAt, before));
}
