// Takes a reply to one of our mails into the thread of its lead.
import { and, eq, sql } from 'drizzle-orm';
import { leadTransition } from '#company/rules/leads/lead-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { leadEntries } from '#server/platform/database/schema/lead.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { keepPictures } from '#server/platform/inbound-mail/mailed-pictures.ts';
import type { InboundMail } from '#server/platform/inbound-mail/parse-mail.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { ReplyTaker } from '../../module.ts';
import { leadNewsMail } from './lead-mails.ts';
import { findLeadById, type LeadRow } from './lead-source.ts';
import { writeLead } from './write-lead.ts';

/** So many mails a day one thread takes; what comes then is a loop. */
const MAILS_PER_DAY = 100;
const MOST_PHOTOS = 8;
const DAY_MS = 86_400_000;

/** The kind in the address of a reply. */
export const LEAD_REPLY = 'lead';

/**
 * Keeps a reply once, with its pictures as photos; other files are named. The office is told, unless a program wrote it
 * (RFC 3834).
 *
 * @throws RequestProblem 429 when the thread has had enough for a day, 503 when pictures cannot be taken right now.
 */
export const takeLeadReply: ReplyTaker = async ({ context, workshop }, id, mail) => {
  const { db } = context;
  const seen = await findLeadById(db, Number(id));
  if (!seen) return false;
  if (await isKnown(db, seen, mail)) return true;
  await requireRoom(context, seen);
  const owner = tokenHash(`lead ${id}`);
  const { photos, names } = await keepPictures({ context, workshop }, mail.files, owner, {
    most: MOST_PHOTOS,
  });
  const now = context.clock();
  return db.transaction(async (tx) => {
    const row = await findLeadById(tx, seen.id, 'lock');
    if (!row) return false;
    const [entry] = await tx
      .insert(leadEntries)
      .values({ ...entryOf(mail, names), leadId: row.id, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: leadEntries.id });
    if (!entry) return true;
    await claimPhotos(tx, photos, owner, { leadEntryId: entry.id }, now);
    if (!mail.isAutomatic && leadTransition('reply', 'customer', row.stage)) {
      // A lead that was closed goes on when its person writes again.
      const values = { hasNews: true, lastNewsAt: now };
      await writeLead(tx, row, { event: 'reply', actor: 'customer', values }, now);
      await context.jobs.enqueue(tx, leadNewsMail, { entryId: entry.id });
    }
    await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
    return true;
  });
};

function entryOf(
  mail: InboundMail,
  files: string[],
): Omit<typeof leadEntries.$inferInsert, 'leadId'> {
  const { from, subject, messageId, isAutomatic, text, quoted, messageHash } = mail;
  return {
    kind: 'mail-in',
    text,
    quotedText: quoted,
    messageHash,
    details: { subject, from: from.address, fromName: from.name, messageId, isAutomatic, files },
  };
}

async function isKnown(db: Db, { id }: LeadRow, { messageHash }: InboundMail): Promise<boolean> {
  const same = and(eq(leadEntries.leadId, id), eq(leadEntries.messageHash, messageHash));
  return (await db.$count(leadEntries, same)) > 0;
}

async function requireRoom({ db, clock }: ServerContext, { id }: LeadRow): Promise<void> {
  const since = new Date(clock().getTime() - DAY_MS).toISOString();
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from lead_entries
    where lead_id = ${id} and kind = 'mail-in' and created_at > ${since}::timestamptz`);
  if ((rows[0]?.count ?? 0) < MAILS_PER_DAY) return;
  throw new RequestProblem('too_many_requests', 'This conversation has had too much mail today.', {
    retryAfterSeconds: 3600,
  });
}
