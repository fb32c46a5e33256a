// Reads what became of a mailing: its recipients by status, who left by it, its links, and whose mail was not taken.
import { and, asc, count, desc, eq, gt, isNotNull, min, sql } from 'drizzle-orm';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import { recipientStatuses } from '#company/rules/site/mailing-rules.ts';
import type { MailingResults } from '#contract/site/mailings.ts';
import type { Db } from '#server/platform/database/client.ts';
import { mailingLinks, mailingRecipients } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';

const TROUBLES_SHOWN = 50;

/** The results so far. */
export async function readResults(db: Db, mailingId: number, now: Date): Promise<MailingResults> {
  const isOfMailing = eq(mailingRecipients.mailingId, mailingId);
  const byStatus = await db
    .select({
      status: mailingRecipients.status,
      found: count(),
      left: count(mailingRecipients.unsubscribedAt),
    })
    .from(mailingRecipients)
    .where(isOfMailing)
    .groupBy(mailingRecipients.status);
  const counts = tableOf(
    recipientStatuses,
    (status) => byStatus.find((one) => one.status === status)?.found ?? 0,
  );
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return {
    recipients: sum(Object.values(counts)),
    counts,
    later: await readLater(db, mailingId, now),
    unsubscribed: sum(byStatus.map(({ left }) => left)),
    links: await db
      .select({ path: mailingLinks.path, clicks: mailingLinks.clicks })
      .from(mailingLinks)
      .where(eq(mailingLinks.mailingId, mailingId))
      .orderBy(desc(mailingLinks.clicks), asc(mailingLinks.id)),
    troubles: await listTroubles(db, mailingId),
  };
}

/** Whose mail the server did not take for now, and when the first of them is tried again. */
async function readLater(db: Db, mailingId: number, now: Date): Promise<MailingResults['later']> {
  const [row] = await db
    .select({ count: count(), firstAt: min(mailingRecipients.nextTryAt) })
    .from(mailingRecipients)
    .where(
      and(
        eq(mailingRecipients.mailingId, mailingId),
        eq(mailingRecipients.status, 'waiting'),
        gt(mailingRecipients.nextTryAt, now),
      ),
    );
  return row?.firstAt ? { count: row.count, firstAt: row.firstAt.toISOString() } : null;
}

/** Bounced ones, those that were set aside, and those that are tried again. */
async function listTroubles(db: Db, mailingId: number): Promise<MailingResults['troubles']> {
  const rows = await db
    .select({ recipient: mailingRecipients, email: newsletterSubscriptions.email })
    .from(mailingRecipients)
    .leftJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, mailingRecipients.subscriptionId),
    )
    .where(
      and(
        eq(mailingRecipients.mailingId, mailingId),
        isNotNull(mailingRecipients.reason),
        sql`${mailingRecipients.status} in ('bounced', 'failed', 'waiting')`,
      ),
    )
    .orderBy(asc(mailingRecipients.status), asc(mailingRecipients.id))
    .limit(TROUBLES_SHOWN);
  return rows.flatMap(({ recipient, email }) => {
    const { status, reason, nextTryAt } = recipient;
    if (status !== 'bounced' && status !== 'failed' && status !== 'waiting') return [];
    return [
      {
        email,
        status,
        reason: reason ?? '',
        nextTryAt: status === 'waiting' ? nextTryAt.toISOString() : null,
      },
    ];
  });
}
