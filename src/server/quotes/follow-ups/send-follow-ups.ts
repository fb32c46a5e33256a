// Asks customers about quotes that they have not answered, while the office is open: each step once, whatever is restarted in between
// (docs/product/portal.md#follow-ups).
import { eq } from 'drizzle-orm';
import { quoteFollowUps, quotes } from '#server/platform/database/schema/quote.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { oneByOne } from '#server/platform/jobs/one-by-one.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { dueFollowUps } from './due-follow-ups.ts';

/** The mail of one follow-up. */
export const followUpMail: JobKind<{ followUpId: number }> = { name: 'quote-follow-up-mail' };

/** Writes down the follow-ups that are due, each with the job that mails it. @throws Error when one failed */
export async function sendFollowUps(context: ServerContext): Promise<void> {
  const now = context.clock();
  const due = await dueFollowUps(context, context.db, [now]);
  await oneByOne(context.log, due, {
    what: 'follow-ups of quotes',
    nameOf: ({ quote }) => quote.id,
    work: ({ quote }) => followUp(context, quote.id, now),
  });
}

/** Looks again while no one else changes the quote. */
async function followUp(context: ServerContext, id: string, now: Date): Promise<void> {
  const { db, jobs } = context;
  await db.transaction(async (tx) => {
    await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update');
    const [due] = await dueFollowUps(context, tx, [now], id);
    if (!due) return;
    const { quote, step, on } = due;
    const [row] = await tx
      .insert(quoteFollowUps)
      .values({
        ...{ quoteId: id, quoteSentAt: quote.sentAt, step, sentOn: on },
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: quoteFollowUps.id });
    if (!row) return;
    await jobs.enqueue(tx, followUpMail, { followUpId: row.id });
    await notifyStaff(tx, 'request');
  });
}
