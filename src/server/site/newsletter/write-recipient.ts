// The one writer of a mailing's recipients: added when sending begins, claimed before each mail goes, settled after it.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { OPEN_RECIPIENTS, type RecipientStatus } from '#company/rules/site/mailing-rules.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { oneOf } from '#server/platform/database/schema/columns.ts';
import { mailingRecipients } from '#server/platform/database/schema/mailing.ts';

/** Whose mail may still go; the condition of the index mailing_recipients_open, word for word. */
export const isOpenRecipient = sql`${mailingRecipients.status} in (${oneOf(OPEN_RECIPIENTS)})`;

/** The process that hands a mail over, and the recipient whose mail it is. */
export type Claimed = { recipientId: number; runner: string };

/** Adds a row for everyone who is subscribed at this moment; the same address never twice. */
export async function addRecipients(tx: Tx, mailingId: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into mailing_recipients (mailing_id, subscription_id, next_try_at)
    select ${mailingId}, id, ${at.toISOString()}::timestamptz from newsletter_subscriptions
    where is_active and not held_for_review and bounced_at is null order by id
    on conflict do nothing`);
}

/** Claims a recipient for the mail that goes next. */
export async function claimRecipient(
  tx: Tx,
  { recipientId, runner }: Claimed,
  at: Date,
): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set({
      status: 'claimed',
      claimedAt: at,
      claimedBy: runner,
      tries: sql`${mailingRecipients.tries} + 1`,
    })
    .where(eq(mailingRecipients.id, recipientId));
}

/** Someone who left since sending began gets nothing. */
export async function skipRecipient(tx: Tx, recipientId: number): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set({ status: 'skipped' })
    .where(eq(mailingRecipients.id, recipientId));
}

type Outcome = {
  status: Exclude<RecipientStatus, 'claimed' | 'skipped'>;
  sentAt?: Date;
  reason?: string | null;
  nextTryAt?: Date;
  /** This try does not count: it was not about this mail. */
  tries?: number;
};

/** Writes down what became of a mail, by the process that had claimed it; of a canceled mailing a mail that went all the same. */
export async function settleRecipient(
  tx: Db,
  { recipientId, runner }: Claimed,
  outcome: Outcome,
): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set(outcome)
    .where(
      and(
        eq(mailingRecipients.id, recipientId),
        eq(mailingRecipients.claimedBy, runner),
        inArray(mailingRecipients.status, ['claimed', 'failed']),
      ),
    );
}

/**
 * Writes down that a mail came back after its server had taken it, once: also when the report is faster than the process that
 * handed it over. Gives whose it was; undefined when it came back before, or was never sent.
 */
export async function noteReturned(
  tx: Tx,
  recipientId: number,
  { status, reason }: { status: 'bounced' | 'failed'; reason: string },
): Promise<{ subscriptionId: number | null } | undefined> {
  const [row] = await tx
    .update(mailingRecipients)
    .set({ status, reason })
    .where(
      and(
        eq(mailingRecipients.id, recipientId),
        inArray(mailingRecipients.status, ['claimed', 'sent']),
      ),
    )
    .returning({ subscriptionId: mailingRecipients.subscriptionId });
  return row;
}

/** Whoever is left of a canceled mailing gets nothing. Of one whose mail was just going, no one knows whether it went. */
export async function skipThoseLeft(tx: Tx, mailingId: number): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set({
      status: sql`case when ${mailingRecipients.status} = 'claimed' then 'failed' else 'skipped' end`,
      reason: sql`case when ${mailingRecipients.status} = 'claimed'
        then 'Canceled while this mail was being sent. It may have arrived.' else ${mailingRecipients.reason} end`,
    })
    .where(and(eq(mailingRecipients.mailingId, mailingId), isOpenRecipient));
}

/** Gives back what a process had claimed that is no more, on a database that only this one uses. */
export async function takeBackClaims(db: Db, runner: string): Promise<void> {
  await db
    .update(mailingRecipients)
    .set({ status: 'waiting' })
    .where(and(eq(mailingRecipients.status, 'claimed'), ne(mailingRecipients.claimedBy, runner)));
}

/** Counts for a mailing that someone left by its link. */
export async function noteUnsubscribed(
  tx: Tx,
  { mailingId, subscriptionId, at }: { mailingId: number; subscriptionId: number; at: Date },
): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set({ unsubscribedAt: at })
    .where(
      and(
        eq(mailingRecipients.mailingId, mailingId),
        eq(mailingRecipients.subscriptionId, subscriptionId),
      ),
    );
}
