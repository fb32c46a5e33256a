// Joining and leaving the newsletter (docs/product/newsletter.md).
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { LinkedSubscription } from '#contract/site/newsletter.ts';
import { type Inspection, spend } from '#server/leads/form-guard/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import type { ServerContext } from '../../context.ts';
import { enqueueWelcome } from './newsletter-mails.ts';
import { masked } from './newsletter-receipt.ts';

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
  email: string,
  inspection: Inspection,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const reasons = await spend(tx, inspection);
    const id = await keepSubscription(tx, email, reasons, now);
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
  email: string,
  reasons: ReviewReason[],
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, subscribedAt: now, ...held(reasons) })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriptions.id });
  if (row) return row.id;
  const isThisAddress = sql`lower(${newsletterSubscriptions.email}) = lower(${email})`;
  const isOff = eq(newsletterSubscriptions.isActive, false);
  const isHeld = reasons.length === 0 ? eq(newsletterSubscriptions.underReview, true) : undefined;
  const [back] = await tx
    .update(newsletterSubscriptions)
    .set({ isActive: true, subscribedAt: now, unsubscribedAt: null, ...held(reasons) })
    .where(and(isThisAddress, or(isOff, isHeld)))
    .returning({ id: newsletterSubscriptions.id });
  return back?.id;
}

function held(reasons: ReviewReason[]) {
  return { underReview: reasons.length > 0, reviewReasons: reasons };
}

/** Ends a subscription. Ending it twice, or after its row is gone, is no error: the person gets no mail either way. */
export async function unsubscribe(context: ServerContext, id: number): Promise<void> {
  await context.db
    .update(newsletterSubscriptions)
    .set({ isActive: false, unsubscribedAt: context.clock() })
    .where(isSubscribed(id, true));
}

/** Brings a subscription back by its link. Gives undefined when its row is gone. */
export async function resubscribe(
  context: ServerContext,
  id: number,
): Promise<LinkedSubscription | undefined> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const back = await tx
      .update(newsletterSubscriptions)
      .set({ isActive: true, subscribedAt: now, unsubscribedAt: null })
      .where(isSubscribed(id, false))
      .returning({ id: newsletterSubscriptions.id });
    if (back.length > 0) await enqueueWelcome(context.jobs, tx, id, now);
  });
  return readSubscription(context, id);
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
