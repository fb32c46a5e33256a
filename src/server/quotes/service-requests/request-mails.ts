// Enqueues the mails about a service request: one job per recipient, so that a retry never repeats the other one's.
import type { ServiceRequestNews } from '#company/rules/quotes/service-request-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';
import type { Side } from './service-request.queries.ts';

/** What a mail tells of. */
export type RequestNews = ServiceRequestNews | 'message';

/** `mark` tells one piece of news from a later one of the same kind: the request's version, or the message's id. */
export type RequestMailJob = {
  serviceRequestId: number;
  news: RequestNews;
  to: Side;
  mark: number;
};

export const requestMail: JobKind<RequestMailJob> = { name: 'service-request-mail' };

/** Tells some of the two sides, once the transaction has committed. */
export async function enqueueRequestMails(
  jobs: JobQueue,
  tx: Tx,
  row: { id: number; version: number },
  news: RequestNews,
  sides: readonly Side[],
  mark = row.version,
): Promise<void> {
  for (const to of sides) {
    await jobs.enqueue(tx, requestMail, { serviceRequestId: row.id, news, to, mark });
  }
}
