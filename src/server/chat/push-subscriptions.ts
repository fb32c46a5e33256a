// Which browsers of staff get push messages: kept when they subscribe, forgotten when they do no more.
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { pushSubscriptions } from '#server/platform/database/schema/chat-desk.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';
import type { ServerContext } from '../context.ts';
import { isPushAddress } from './push-address.ts';

/** What a browser gives when it subscribes. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** One person has a few browsers; more would be a mistake, and each costs a request. */
const PER_PERSON = 10;

/**
 * Keeps a browser's subscription for as long as its sign-in lasts. The same browser under another person belongs to the latter.
 *
 * @throws RequestProblem 422 for an address that is not of a push service.
 */
export async function subscribe(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  { userId, sid: sessionSid }: { userId: string; sid: string },
  { endpoint, keys }: Subscription,
): Promise<void> {
  if (!isPushAddress(endpoint) && !isLoopback(config.publicUrl.hostname)) {
    throw new RequestProblem('invalid_input', 'Push messages go to push services only.');
  }
  const row = { userId, sessionSid, endpoint, ...keys };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    const own = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(pushSubscriptions.id);
    for (const { id } of own.slice(0, -PER_PERSON)) {
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    }
  });
}

/** Forgets a browser of a person. */
export async function unsubscribe(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
