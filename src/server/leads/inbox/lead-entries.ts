// The thread of a lead: what was written and done, in order.
import { asc, eq, sql } from 'drizzle-orm';
import { leadStageLabel } from '#company/facts/lead-stages.ts';
import type { LeadEntry } from '#contract/leads/leads.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { leadEntries } from '#server/platform/database/schema/lead.ts';

/** An entry with the name of its author and the photos that came with it. */
export type EntryRow = typeof leadEntries.$inferSelect & {
  authorName: string | null;
  photos: string[];
};

/** More than this is no thread; the latest ones are shown. */
const SHOWN = 500;

/** The entries of a lead, the earliest first. */
export async function listEntries(db: Db, leadId: number): Promise<LeadEntry[]> {
  const rows = await db
    .select({
      entry: leadEntries,
      authorName: sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
      photos: sql<string[]>`(select coalesce(json_agg(photo.id order by photo.position), '[]')
        from photos as photo where photo.lead_entry_id = ${leadEntries.id})`,
    })
    .from(leadEntries)
    .leftJoin(users, eq(users.id, leadEntries.authorId))
    .where(
      sql`${leadEntries.id} in (select id from lead_entries where lead_id = ${leadId} order by id desc limit ${SHOWN})`,
    )
    .orderBy(asc(leadEntries.id));
  return rows.map(({ entry, ...rest }) => presentEntry({ ...entry, ...rest }));
}

export function presentEntry(row: EntryRow): LeadEntry {
  const { id, kind, text, quotedText, details, createdAt, sentAt, photos } = row;
  const word = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  return {
    id,
    kind,
    at: createdAt.toISOString(),
    by: kind === 'mail-in' ? word('fromName') || word('from') : row.authorName,
    text: text || wordsOf(kind, word),
    quotedText,
    subject: word('subject'),
    from: word('from'),
    isAutomatic: details.isAutomatic === true,
    sentAt: sentAt?.toISOString() ?? null,
    photos,
    files: Array.isArray(details.files) ? details.files.map(String) : [],
  };
}

/** What an entry without words of its own says. */
function wordsOf(kind: LeadEntry['kind'], word: (name: string) => string | null): string {
  const to = word('to') ?? '';
  if (kind === 'stage') {
    return `Moved from ${leadStageLabel(word('from') ?? '')} to ${leadStageLabel(to)}`;
  }
  if (kind === 'assignment') return to ? `Assigned to ${to}` : 'Unassigned';
  return kind === 'made' ? (MADE[word('made') ?? ''] ?? '') : '';
}

const MADE: Record<string, string> = {
  customer: 'Created a customer',
  request: 'Created a request',
  booking: 'Booked a consultation',
  'plan-offer': 'Offered a plan',
  plan: 'The plan started',
  'not-spam': 'Marked as not spam',
  hold: 'Held it again',
  release: 'Released its time',
};

/** The ids of the photos that came with a mail. */
export async function photosOfEntry(db: Db, entryId: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from photos where lead_entry_id = ${entryId} order by position`,
  );
  return rows.map(({ id }) => id);
}
