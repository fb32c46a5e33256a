// Reads mailings: one, locked for a change, and the office's list of them.
import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailingRow as ListRow } from '#contract/site/mailings.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { mailingRecipients, mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { MailingRow } from './write-mailing.ts';

const PER_PAGE = 30;

/** When the last mailing of a page was begun, with its id. */
const Place = z.tuple([CursorInstant, z.int().max(2_147_483_647)]);

export async function findMailing(db: Db, id: number): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id));
  return row;
}

/** The address that a recipient has now: empty when it is known no more, undefined when there is no such recipient. */
export async function findRecipientAddress(db: Db, recipientId: number) {
  const [row] = await db
    .select({ email: newsletterSubscriptions.email })
    .from(mailingRecipients)
    .leftJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, mailingRecipients.subscriptionId),
    )
    .where(eq(mailingRecipients.id, recipientId));
  return row && (row.email ?? '');
}

/** The mailing, which no one else changes until the transaction ends. */
export async function lockMailing(tx: Tx, id: number): Promise<MailingRow | undefined> {
  const [row] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update');
  return row;
}

/**
 * A page of the list, the latest first.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function listMailings(db: Db, cursor: string | undefined) {
  const after = readCursor(cursor, Place);
  const { createdAt, id } = mailings;
  const rows = await db
    .select({
      mailing: mailings,
      recipients: countOf(sql`true`),
      sent: countOf(sql`reader.status = 'sent'`),
    })
    .from(mailings)
    .where(
      after &&
        or(
          lt(createdAt, new Date(after[0])),
          and(eq(createdAt, new Date(after[0])), lt(id, after[1])),
        ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1)?.mailing : undefined;
  return {
    items: shown.map(({ mailing, recipients, sent }) => presentRow(mailing, recipients, sent)),
    next: last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

/** Names stand as the database has them: within a statement about one table, columns are written without theirs. */
function countOf(which: ReturnType<typeof sql>) {
  return sql<number>`(select count(*)::int from mailing_recipients reader
    where reader.mailing_id = mailings.id and ${which})`;
}

function presentRow(mailing: MailingRow, recipients: number, sent: number): ListRow {
  const { id, status, subject, createdAt, sendAt, startedAt } = mailing;
  return {
    ...{ id, status, subject, recipients, sent },
    createdAt: createdAt.toISOString(),
    sendAt: sendAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
  };
}

/** How many subscribers get what is sent now. */
export async function countReaders(db: Db): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(newsletterSubscriptions)
    .where(
      sql`${newsletterSubscriptions.isActive} and not ${newsletterSubscriptions.underReview} and ${newsletterSubscriptions.bouncedAt} is null`,
    );
  return row?.found ?? 0;
}
