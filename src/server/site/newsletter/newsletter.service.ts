// Joining and leaving the newsletter (docs/product/newsletter.md).
import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { LinkedSubscription, SubscribeRequest } from '#contract/site/newsletter.ts';
import { type Inspection, spend } from '#server/leads/form-guard/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { NewsletterLink } from './newsletter-link.ts';
import { enqueueWelcome } from './newsletter-mails.ts';
import { masked } from './newsletter-receipt.ts';
import { noteUnsubscribed } from './write-recipient.ts';

const DAY_MS = 86_400_000;
/** For one mailbox, however it is tagged. */
const WELCOMES_A_DAY = 3;

/**
 * Subscribes an address or brings it back, and sends the welcome mail in both cases. An address that is subscribed
 * already gets no second mail, so that no one can be flooded through this form. What the guard found odd is noted for
 * review; only the robot that filled the hidden field causes no mail.
 */
export async function subscribe(
  context: ServerContext,
  { email, language = 'en' }: Pick<SubscribeRequest, 'email' | 'language'>,
  inspection: Inspection,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const reasons = await spend(tx, inspection);
    const id = await keepSubscription(tx, { email, language }, reasons, now);
    if (id !== undefined) await notifyStaff(tx, 'mailing');
    if (id !== undefined && !reasons.includes('honeypot') && (await mayWelcome(tx, email, now)))
      await enqueueWelcome(context.jobs, tx, id, now);
  });
}

/** With tags one mailbox has any number of addresses; someone's is not filled with welcomes through them. */
async function mayWelcome(tx: Tx, email: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const lately = await tx.$count(
    newsletterSubscriptions,
    and(
      isSameMailbox(newsletterSubscriptions.email, email),
      gt(newsletterSubscriptions.subscribedAt, dayAgo),
    ),
  );
  return lately <= WELCOMES_A_DAY;
}

/**
 * Writes the subscription and gives its id, or undefined when the address was subscribed before. One that was held for
 * review counts as new when its owner signs up properly.
 */
async function keepSubscription(
  tx: Tx,
  { email, language }: { email: string; language: Language },
  reasons: ReviewReason[],
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, language, subscribedAt: now, ...held(reasons) })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriptions.id });
  if (row) return row.id;
  const isThisAddress = sql`lower(${newsletterSubscriptions.email}) = lower(${email})`;
  // An address that bounced gets the newsletter again when its person asks for it anew.
  const isOff = or(
    eq(newsletterSubscriptions.isActive, false),
    isNotNull(newsletterSubscriptions.bouncedAt),
  );
  const isHeld = reasons.length === 0 ? eq(newsletterSubscriptions.underReview, true) : undefined;
  const [known] = await tx
    .update(newsletterSubscriptions)
    .set({ ...back, language, subscribedAt: now, ...held(reasons) })
    .where(and(isThisAddress, or(isOff, isHeld)))
    .returning({ id: newsletterSubscriptions.id });
  return known?.id;
}

/** Promised in the privacy policy: until then the link of an old issue still brings someone back. */
export const LEFT_KEPT_DAYS = 400;

/** What holds of someone who gets the newsletter again. */
const back = {
  isActive: true,
  unsubscribedAt: null,
  bouncedAt: null,
  bounceReason: null,
  bounceHandledAt: null,
} as const;

function held(reasons: ReviewReason[]) {
  return { underReview: reasons.length > 0, reviewReasons: reasons };
}

/**
 * Ends a subscription. Ending it twice, or after its row is gone, is no error: the person gets no mail either way. The mailing
 * whose link it was counts it.
 */
export async function unsubscribe(
  context: ServerContext,
  { subscriptionId, mailingId }: NewsletterLink,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const left = await tx
      .update(newsletterSubscriptions)
      .set({ isActive: false, unsubscribedAt: now })
      .where(isSubscribed(subscriptionId, true))
      .returning({ id: newsletterSubscriptions.id });
    if (left.length === 0) return;
    if (mailingId !== null) await noteUnsubscribed(tx, { mailingId, subscriptionId, at: now });
    await notifyStaff(tx, 'mailing');
  });
}

/** Forgets the addresses of those who left long ago. The summary looks back over twelve months, in which they count. */
export async function forgetFormerSubscribers({ db, clock }: ServerContext): Promise<void> {
  const longAgo = new Date(clock().getTime() - LEFT_KEPT_DAYS * DAY_MS);
  const { isActive, unsubscribedAt } = newsletterSubscriptions;
  await db
    .delete(newsletterSubscriptions)
    .where(and(eq(isActive, false), lt(unsubscribedAt, longAgo)));
}

/** Brings a subscription back by its link. Gives undefined when its row is gone. */
export async function resubscribe(
  context: ServerContext,
  id: number,
): Promise<LinkedSubscription | undefined> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const returned = await tx
      .update(newsletterSubscriptions)
      .set({ ...back, subscribedAt: now })
      .where(isSubscribed(id, false))
      .returning({ id: newsletterSubscriptions.id });
    if (returned.length > 0) await enqueueWelcome(context.jobs, tx, id, now);
  });
  return readSubscription(context, id);
}

/** In which language the person behind a link is written to; English when their row is gone. */
export async function languageOfSubscription({ db }: ServerContext, id: number): Promise<Language> {
  const [row] = await db
    .select({ language: newsletterSubscriptions.language })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id));
  return row?.language ?? 'en';
}

/** What the page behind the link shows, or undefined when the row is gone. */
export async function readSubscription(
  context: ServerContext,
  id: number,
): Promise<LinkedSubscription | undefined> {
  const [row] = await context.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id));
  return row && { email: masked(row.email), isActive: row.isActive };
}

function isSubscribed(id: number, isActive: boolean) {
  return and(eq(newsletterSubscriptions.id, id), eq(newsletterSubscriptions.isActive, isActive));
}
