// Mails anyone who has not read what the other side wrote after a while: one mail for all that waits in a thread.
import { and, eq, isNull, lte } from 'drizzle-orm';
import { requestMessages } from '#server/platform/database/schema/request-message.ts';
import type { ServerContext } from '../../context.ts';
import { enqueueRequestMails } from './request-mails.ts';

/** Someone who sits at the page reads it there; who writes three messages in a row causes one mail. */
const UNREAD_MS = 5 * 60_000;

/** Enqueues a mail for each thread and side in which a message has waited for long enough. */
export async function notifyOfMessages(context: ServerContext): Promise<void> {
  const now = context.clock();
  const isUntold = and(isNull(requestMessages.readAt), isNull(requestMessages.toldAt));
  const due = await context.db
    .selectDistinct({
      id: requestMessages.serviceRequestId,
      fromOffice: requestMessages.fromOffice,
    })
    .from(requestMessages)
    .where(and(isUntold, lte(requestMessages.createdAt, new Date(now.getTime() - UNREAD_MS))));
  for (const { id, fromOffice } of due) {
    await context.db.transaction(async (tx) => {
      const told = await tx
        .update(requestMessages)
        .set({ toldAt: now })
        .where(
          and(
            isUntold,
            eq(requestMessages.serviceRequestId, id),
            eq(requestMessages.fromOffice, fromOffice),
          ),
        )
        .returning({ id: requestMessages.id });
      if (told.length === 0) return;
      const last = Math.max(...told.map((message) => message.id));
      const sides = [fromOffice ? 'customer' : 'office'] as const;
      await enqueueRequestMails(context.jobs, tx, { id, version: last }, 'message', sides, last);
    });
  }
}
