// Begins to send a mailing: its words, links and recipients are written down as they are at this moment.
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { addRecipients } from '../newsletter/write-recipient.ts';
import { dueMailings } from './due-mailings.ts';
import { lockMailing } from './mailing.queries.ts';
import { contentNow } from './mailing-content.ts';
import { addLinks, ownPathsOf } from './mailing-links.ts';
import { type MailingActing, type MailingRow, writeMailing } from './write-mailing.ts';

/** Sends what is due of all mailings. */
export const deliverMailings: JobKind<Record<string, never>> = { name: 'deliver-mailings' };

/** Makes the transition, and has the first mails sent once the transaction commits. */
export async function startMailing(
  context: ServerContext,
  tx: Tx,
  mailing: MailingRow,
  event: 'send' | 'begin',
  by: MailingActing,
): Promise<MailingRow> {
  const content = contentNow(context, mailing);
  const values = { content, startedAt: by.at, sendAt: null };
  const row = await writeMailing(tx, mailing, { event, by, values });
  await addLinks(tx, row.id, ownPathsOf(content, context.config.publicUrl));
  await addRecipients(tx, row.id, by.at);
  await context.jobs.enqueue(tx, deliverMailings, {});
  return row;
}

/** Begins those whose time has come, also while no program ran; and has what is under way go on. */
export async function startDueMailings(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  for (const { id } of await dueMailings(db, [clock()])) {
    await db.transaction(async (tx) => {
      const mailing = await lockMailing(tx, id);
      const at = clock();
      // Another instance was faster, or someone has changed their mind.
      if (mailing?.status !== 'scheduled' || !mailing.sendAt || mailing.sendAt > at) return;
      await startMailing(context, tx, mailing, 'begin', { actor: 'system', actorId: null, at });
    });
  }
  const sending = await db.$count(mailings, eq(mailings.status, 'sending'));
  if (sending > 0) await db.transaction((tx) => context.jobs.enqueue(tx, deliverMailings, {}));
}
