// Asks customers how a visit was, once it is done; every one of them, whatever we think they will say.
import { eq } from 'drizzle-orm';
import { users } from '#server/platform/database/schema/account.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { dueRequests } from './due-requests.ts';
import { linkEnd } from './review.policy.ts';
import { addReviewRequest } from './write-review.ts';

export const reviewRequestMail: JobKind<{ requestId: number }> = { name: 'review-request-mail' };

/** Adds the requests that are due and enqueues their mails. One account at a time, so that two instances never ask it twice. */
export async function askForReviews(context: ServerContext): Promise<void> {
  const now = context.clock();
  for (const { userId } of await dueRequests(context, context.db, [now])) {
    await context.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [due] = await dueRequests(context, tx, [now], userId);
      if (!due) return;
      const values = { visitId: due.visitId, createdAt: now, expiresAt: linkEnd(now) };
      const requestId = await addReviewRequest(tx, values);
      if (requestId !== undefined) {
        await context.jobs.enqueue(tx, reviewRequestMail, { requestId });
      }
    });
  }
}
