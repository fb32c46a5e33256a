// Finds whose mail goes next, and claims it: one at a time for each mailing, whatever number of processes send.
import { and, asc, count, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { mailingRecipients, mailings } from '#server/platform/database/schema/mailing.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { ServerContext } from '../../context.ts';
import { claimRecipient, isOpenRecipient, skipRecipient } from '../newsletter/write-recipient.ts';
import { lockMailing } from './mailing.queries.ts';
import { type MailingRow, writeMailing } from './write-mailing.ts';

/** A mail that takes longer than this was given up by its process: the mailer waits for less at each step. */
const LEASE_MS = 180_000;

const MINUTE_MS = 60_000;

/** A claimed recipient with what its mail needs. */
export type Claim = {
  mailing: MailingRow;
  recipientId: number;
  subscriptionId: number;
  email: string;
  language: Language;
  /** With this one. */
  tries: number;
};

/** What comes next: a mail, a look at the next one at once, a while until the pace allows one, or nothing for now. */
export type Next = Claim | 'again' | 'too fast' | 'nothing due';

/** Claims the next mail of any mailing that is being sent, the one that began first. */
export async function claimNext(context: ServerContext, runner: string): Promise<Next> {
  const sending = await context.db
    .select({ id: mailings.id })
    .from(mailings)
    .where(eq(mailings.status, 'sending'))
    .orderBy(asc(mailings.startedAt), asc(mailings.id));
  for (const { id } of sending) {
    const next = await context.db.transaction((tx) => claimOf(context, tx, id, runner));
    if (next !== 'nothing due') return next;
  }
  return 'nothing due';
}

/** The lock on the mailing is what pausing it waits for: once it is paused, nothing is claimed. */
async function claimOf(
  context: ServerContext,
  tx: Tx,
  mailingId: number,
  runner: string,
): Promise<Next> {
  const now = context.clock();
  const mailing = await lockMailing(tx, mailingId);
  if (mailing?.status !== 'sending') return 'nothing due';
  if (await isTooFast(context, tx, now)) return 'too fast';
  const due = await findDue(tx, mailingId, now);
  if (!due) {
    const left = await tx.$count(mailingRecipients, isOpen(mailingId));
    if (left > 0) return 'nothing due';
    const by = { actor: 'system', actorId: null, at: now } as const;
    await writeMailing(tx, mailing, { event: 'finish', by, values: { finishedAt: now } });
    return 'again';
  }
  const { recipientId, subscriptionId, email, language, mayBeWritten } = due;
  if (subscriptionId === null || email === null || !mayBeWritten) {
    await skipRecipient(tx, recipientId);
    return 'again';
  }
  await claimRecipient(tx, { recipientId, runner }, now);
  return { mailing, recipientId, subscriptionId, email, language, tries: due.tries + 1 };
}

/** Whether as many mails were begun within the last minute as the settings allow, by all processes together. */
async function isTooFast(context: ServerContext, tx: Tx, now: Date): Promise<boolean> {
  const most = context.settings().mailsPerMinute;
  const since = new Date(now.getTime() - MINUTE_MS);
  const some = tx
    .select({ id: mailingRecipients.id })
    .from(mailingRecipients)
    .where(gt(mailingRecipients.claimedAt, since))
    .limit(most)
    .as('some');
  const [row] = await tx.select({ found: count() }).from(some);
  return (row?.found ?? 0) >= most;
}

/** The first recipient whose time has come, or whose process has gone silent; with whether they may still be written to. */
async function findDue(tx: Tx, mailingId: number, now: Date) {
  const isDue = and(eq(mailingRecipients.status, 'waiting'), lte(mailingRecipients.nextTryAt, now));
  const isLost = and(
    eq(mailingRecipients.status, 'claimed'),
    lt(mailingRecipients.claimedAt, new Date(now.getTime() - LEASE_MS)),
  );
  const [row] = await tx
    .select({ recipient: mailingRecipients, subscription: newsletterSubscriptions })
    .from(mailingRecipients)
    .leftJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, mailingRecipients.subscriptionId),
    )
    .where(and(isOpen(mailingId), or(isDue, isLost)))
    .orderBy(asc(mailingRecipients.nextTryAt), asc(mailingRecipients.id))
    .limit(1);
  if (!row) return undefined;
  const { recipient, subscription } = row;
  return {
    recipientId: recipient.id,
    subscriptionId: recipient.subscriptionId,
    tries: recipient.tries,
    email: subscription?.email ?? null,
    language: subscription?.language ?? 'en',
    mayBeWritten:
      subscription?.isActive === true &&
      !subscription.underReview &&
      subscription.bouncedAt === null,
  };
}

function isOpen(mailingId: number) {
  return and(eq(mailingRecipients.mailingId, mailingId), isOpenRecipient);
}
